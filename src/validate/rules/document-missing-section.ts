import type { Document } from '../../model/index.js';
import type { DocumentRule } from '../rule.js';
import { titlePlace } from '../source-text.js';

export const missingSection: DocumentRule = {
  id: 'document/missing-section',
  description: 'A workflow has steps and says what it is for; a case says what was seen, why, and what was done.',
  severity: 'info',
  *check({ document, source, frontMatter }) {
    const missing = missingParts(document);
    if (missing.length === 0) return;
    yield {
      message: `Unexpected ${document.kind} without ${missing.map(({ what }) => what).join(', ')}, expected ${missing.length === 1 ? 'that part' : 'those parts'}`,
      note: `Headings that are recognised: ${missing.map(({ heading }) => heading).join('; ')}.`,
      range: titlePlace(document, frontMatter, source),
    };
  },
};

interface Part {
  readonly what: string;
  readonly heading: string;
}

const steps: Part = { what: 'steps', heading: 'Diagnosis / 诊断步骤' };
const symptoms: Part = { what: 'symptoms', heading: 'Symptoms / 现象' };
const cause: Part = { what: 'a cause', heading: 'Root cause / 根因' };
const resolution: Part = { what: 'a resolution', heading: 'Resolution / 解决方案' };

function missingParts(document: Document): Part[] {
  const has = (items: readonly unknown[], ...kinds: string[]) =>
    items.length > 0 || document.sections.some(({ kind }) => kinds.includes(kind));
  const { causes, resolutions, workarounds, triggers } = document;
  const parts: Record<Document['kind'], readonly (readonly [boolean, Part])[]> = {
    workflow: [
      [document.steps.length > 0, steps],
      [has([...document.symptoms, ...triggers], 'overview', 'summary', 'symptoms', 'impact', 'preamble'), symptoms],
    ],
    case: [
      [has(document.symptoms, 'symptoms', 'overview', 'summary'), symptoms],
      [has(causes, 'cause', 'known-causes'), cause],
      [has([...resolutions, ...workarounds], 'resolution', 'workaround'), resolution],
    ],
    article: [],
  };
  return parts[document.kind].filter(([isPresent]) => !isPresent).map(([, part]) => part);
}
