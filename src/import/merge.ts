import type { Document } from '../model/index.js';

/** White space says nothing. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');

/**
 * What a copy of an incident says and the kept document does not, as Markdown to add to it; empty when it says the same.
 */
export function mergeCopies(kept: Document, copy: Document): string {
  const known = new Set(
    kept.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)].map(squeeze)),
  );
  const lines: string[] = [];
  for (const section of copy.sections) {
    const more = section.blocks.filter(({ text }) => text.trim() !== '' && !known.has(squeeze(text)));
    if (more.length === 0) continue;
    if (section.heading !== '') lines.push(`### ${section.heading}`);
    for (const block of more) {
      lines.push(block.kind === 'code' ? `\`\`\`\`${block.language ?? ''}\n${block.text}\n\`\`\`\`` : block.text);
    }
  }
  const heading = kept.language === 'zh' ? `## 另一来源：${copy.id}` : `## Another source: ${copy.id}`;
  return lines.length === 0 ? '' : `\n${[heading, ...lines].join('\n\n')}\n`;
}
