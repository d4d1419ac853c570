import type { Document, ImportChange } from '../model/index.js';
import type { Edit } from './edits.js';

/** Placeholders of commands in their canonical spelling, `<name>`. A shell variable stays one: its value may be set elsewhere. */
export function editPlaceholders(document: Document, text: string): { edits: Edit[]; changes: ImportChange[] } {
  const edits = new Map<number, Edit>();
  const renamed = new Map<string, string>();
  for (const { commands } of document.steps) {
    for (const { range, placeholders } of commands) {
      const source = text.slice(range.start.offset, range.end.offset);
      for (const { raw, name } of placeholders) {
        const canonical = `<${name}>`;
        if (raw === canonical || raw.startsWith('$')) continue;
        renamed.set(raw, canonical);
        for (let at = source.indexOf(raw); at >= 0; at = source.indexOf(raw, at + raw.length)) {
          const start = range.start.offset + at;
          edits.set(start, { start, end: start + raw.length, text: canonical });
        }
      }
    }
  }
  const changes = [...renamed].map(([from, to]): ImportChange => ({ kind: 'placeholder', from, to }));
  return { edits: [...edits.values()], changes };
}
