import type { FencePart, FenceSource } from '../../../src/lower/commands/split/fence.js';
import type { Command } from '../../../src/model/index.js';

/** A code block as it stands in a document, indented as in a list; the text comes without the indentation, as a parser gives it. */
export function fenceOf(language: string, text: string, indent = ''): FenceSource {
  const before = `# Title\n\nProse.\n\n`;
  const block = [`\`\`\`${language}`, ...text.split('\n'), '```']
    .map((line) => (line ? indent + line : line))
    .join('\n');
  const source = `${before}${block}\n\nMore.\n`;
  const offset = before.length + indent.length;
  const lines = block.split('\n').length;
  return {
    text,
    language,
    source,
    range: {
      start: { line: 5, column: indent.length + 1, offset },
      end: { line: 4 + lines, column: indent.length + 4, offset: before.length + block.length },
    },
  };
}

export function commandsOf(parts: readonly FencePart[]): Omit<Command, 'id'>[] {
  return parts.flatMap((part) => (part.kind === 'command' ? [part.command] : []));
}
