import type { DocumentRule } from '../rule.js';

/** `Step 2: …`, `2. …`: what is before the number, and the number. */
const numbered = /^(\D{0,12}?)(\d+)\s*[:：.、]/;

export const flowDoubled: DocumentRule = {
  id: 'procedure/flow-doubled',
  description: 'Each step of a procedure has a number of its own.',
  severity: 'warning',
  *check({ document: { steps, sections }, source }) {
    const ofSteps = new Set(steps.map(({ section }) => section));
    const seen = new Map<string, string>();
    for (const section of sections) {
      const [, before = '', number] = numbered.exec(section.heading) ?? [];
      if (number === undefined || before.trim() === '' || !ofSteps.has(section.id)) continue;
      const key = `${section.parent} ${section.level} ${before.toLowerCase()}${number}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, section.heading);
      else
        yield {
          message: `Unexpected second '${before}${number}', expected a number of its own`,
          note: `A branch to it leads to '${first}'.`,
          range: source.line(section.range),
        };
    }
  },
};
