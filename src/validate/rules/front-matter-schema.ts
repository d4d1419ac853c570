import type { DefinedError } from 'ajv/dist/2020.js';
import { nearestRange } from '../places.js';
import { frontMatterErrors } from '../schemas.js';
import type { DocumentRule, Finding, FrontMatterPlaces } from '../types.js';
import { describeValue, expectationOf } from '../wording.js';

/** One finding per place: what `anyOf` tried in vain and what stands below a wrong type says nothing more. */
export const schema: DocumentRule = {
  id: 'front-matter/schema',
  description: 'The values of the front matter have the types and bounds that their keys promise.',
  severity: 'error',
  check: ({ document, frontMatter }) => {
    if (!frontMatter.present) return [];
    const seen = new Set<string>();
    return frontMatterErrors(document.kind, frontMatter.data)
      .filter((error) => !isAttempt(error) && !isNameOfKind(error))
      .filter((error) => !seen.has(error.instancePath) && seen.add(error.instancePath))
      .map((error) => finding(error, frontMatter));
  },
};

/** A branch that was tried, or a key that the rule front-matter/unknown-key reports. */
function isAttempt(error: DefinedError): boolean {
  return /\/(anyOf|oneOf)\/|\/(if|additionalProperties)$/.test(error.schemaPath);
}

/** A kind that is a word is judged where the kind is decided: kind/unknown. */
function isNameOfKind({ instancePath, data }: DefinedError): boolean {
  const names = Array.isArray(data) ? data : [data];
  return /^\/kind(?:\/|$)/.test(instancePath) && names.every((name) => typeof name === 'string');
}

function finding(error: DefinedError, frontMatter: FrontMatterPlaces): Finding {
  const range = nearestRange(error.instancePath, frontMatter);
  return { message: message(error), ...(range ? { range } : {}) };
}

function message(error: DefinedError): string {
  if (error.keyword === 'dependentRequired') {
    const { property, missingProperty } = error.params;
    return `Unexpected \`${property}\` without \`${missingProperty}\`, expected both`;
  }
  const where = error.instancePath.split('/').filter(Boolean)[0];
  const inKey = where ? ` in \`${where.replaceAll('~1', '/').replaceAll('~0', '~')}\`` : '';
  return `Unexpected ${describeValue(error.data)}${inKey}, expected ${expectationOf(error)}`;
}
