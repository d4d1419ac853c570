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

function missingParts({
  kind,
  sections,
  steps,
  symptoms,
  causes,
  resolutions,
  workarounds,
  triggers,
}: Document): Part[] {
  const has = (...kinds: string[]) => sections.some((section) => kinds.includes(section.kind));
  const parts: [boolean, Part][] = [];
  if (kind === 'workflow') {
    parts.push([steps.length > 0, { what: 'steps', heading: 'Diagnosis / 诊断步骤' }]);
    const told = symptoms.length + triggers.length > 0 || has('overview', 'summary', 'symptoms', 'impact', 'preamble');
    parts.push([told, { what: 'symptoms', heading: 'Symptoms / 现象' }]);
  }
  if (kind === 'case') {
    const mended = resolutions.length + workarounds.length > 0 || has('resolution', 'workaround');
    parts.push([
      symptoms.length > 0 || has('symptoms', 'overview', 'summary'),
      { what: 'symptoms', heading: 'Symptoms / 现象' },
    ]);
    parts.push([causes.length > 0 || has('cause', 'known-causes'), { what: 'a cause', heading: 'Root cause / 根因' }]);
    parts.push([mended, { what: 'a resolution', heading: 'Resolution / 解决方案' }]);
  }
  return parts.filter(([there]) => !there).map(([, part]) => part);
}
