import type { Block, Fix } from '../../model/index.js';
import type { DocumentRule } from '../types.js';
import type { DocumentView } from '../view.js';

export const fenceNoLanguage: DocumentRule = {
  id: 'fence/no-language',
  description: 'A code fence names its language: `bash` for commands, `yaml` for manifests, `text` for output.',
  severity: 'info',
  *check(view) {
    for (const { block } of view.blocks) {
      if (block.kind !== 'code' || block.language !== '') continue;
      const fence = openingFence(view, block);
      if (fence === null) continue;
      const { start } = block.range;
      const range = view.source.range(start.offset, start.offset + fence.length);
      const fix = mend(view, block, start.offset + fence.length);
      yield {
        message: 'Unexpected fence without a language, expected one such as bash, yaml or text',
        range,
        ...(fix ? { fix } : {}),
      };
    }
  },
};

/** The marks that open a fence; null for indented code and for fences that name a language after all. */
function openingFence({ source }: DocumentView, { range }: Block): string | null {
  const fence = /^(?:`{3,}|~{3,})(?=[ \t]*\r?\n)/.exec(source.text.slice(range.start.offset, range.start.offset + 120));
  return fence?.[0] ?? null;
}

/** `bash`, when every line of the fence was read as a command: output would be read otherwise. */
function mend(view: DocumentView, block: Block, at: number): Fix | null {
  const inside = view.commands.filter(
    ({ command: { range } }) =>
      range.start.offset >= block.range.start.offset && range.end.offset <= block.range.end.offset,
  );
  const lines = block.text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const covered = inside.reduce(
    (sum, { command }) =>
      sum + command.text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#')).length,
    0,
  );
  if (inside.length === 0 || covered < lines.length) return null;
  const range = view.source.range(at, at);
  return { title: 'Name the language', edits: [{ range, text: 'bash' }] };
}
