import type { Command, Range } from '../../model/index.js';
import { analyzeCommand } from './analyze.js';

export { analyzeCommand, type CommandAnalysis } from './analyze.js';
export { type CommandKnowledge, compileCommandTable, mergeCommandTables } from './effects/table.js';

/** A part of a code fence, in order. `range` is its exact place in the source. */
export type FencePart =
  | { readonly kind: 'command'; readonly command: Omit<Command, 'id'> }
  | { readonly kind: 'manifest' | 'output' | 'comment'; readonly text: string; readonly range: Range };

/** A code block as the Markdown tree has it, with the text of the whole document that `range` counts in. */
export interface FenceSource {
  readonly text: string;
  readonly language: string;
  readonly range: Range;
  readonly source: string;
}

const shellLanguages = new Set([
  'bash',
  'sh',
  'shell',
  'console',
  'zsh',
  'ksh',
  'ash',
  'shell-session',
  'shellsession',
  'sh-session',
  'terminal',
  'command',
  'commandline',
  'shellscript',
]);

export function isShellLanguage(language: string): boolean {
  return shellLanguages.has(language.trim().toLowerCase());
}

export function splitFence(code: FenceSource): FencePart[] {
  const parts: FencePart[] = [];
  let description: string[] = [];
  let held: string[] = [];
  for (const line of code.text.split('\n')) {
    if (!held.length && !line.trim()) continue;
    if (!held.length && /^\s*#/.test(line)) {
      description.push(line.replace(/^\s*#+\s?/, ''));
      continue;
    }
    held.push(line);
    if (line.endsWith('\\')) continue;
    const text = held.join('\n');
    held = [];
    parts.push({
      kind: 'command',
      command: {
        text,
        language: code.language,
        description: description.join('\n'),
        range: code.range,
        ...analyzeCommand(text),
      },
    });
    description = [];
  }
  return parts;
}

export function inlineCommand(text: string, range: Range): Omit<Command, 'id'> | null {
  if (!/^(?:kubectl|oc|ovn-nbctl|ovn-sbctl|ovs-vsctl|ip|systemctl|journalctl|helm|docker|crictl|curl)\s+\S/.test(text))
    return null;
  return { text, language: '', description: '', range, ...analyzeCommand(text) };
}
