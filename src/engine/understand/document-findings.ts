import type { Diagnostic, Document } from '../../model/index.js';
import type { ParsedDocument } from '../../parse/index.js';
import {
  type OptionsOf,
  saidOnce,
  validateDocument,
  validatePatterns,
  withHints,
  withMends,
  withoutRiskyMends,
  withPlaces,
} from '../../validate/index.js';
import { headingFindings } from './heading-form.js';

/** Everything that is found in one document by itself, mends included: what parsing and lowering told, then the rules. */
export async function documentFindings(
  parsed: ParsedDocument,
  { document, diagnostics }: { readonly document: Document; readonly diagnostics: readonly Diagnostic[] },
  optionsOf?: OptionsOf,
): Promise<readonly Diagnostic[]> {
  const { frontMatter, text } = parsed;
  const found = [
    ...withHints(withMends(withPlaces([...parsed.diagnostics, ...diagnostics], text), text), text),
    ...validateDocument(document, { frontMatter, text, ...(optionsOf ? { optionsOf } : {}) }),
    ...headingFindings(parsed),
    ...(await validatePatterns(document, frontMatter)),
  ];
  return withoutRiskyMends(saidOnce(found, frontMatter.range), frontMatter);
}
