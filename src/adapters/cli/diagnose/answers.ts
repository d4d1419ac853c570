import type { Observation } from '../../../index.js';

/** What a line of the answer language asks for. */
export type Answer =
  | { readonly kind: 'observation'; readonly observation: Observation }
  | { readonly kind: 'paste' }
  | { readonly kind: 'help' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unread'; readonly line: string };

const keywords: ReadonlyMap<string, 'paste' | 'help' | 'finish' | 'back'> = new Map([
  ['paste', 'paste'],
  ['粘贴', 'paste'],
  ['help', 'help'],
  ['?', 'help'],
  ['？', 'help'],
  ['帮助', 'help'],
  ['done', 'finish'],
  ['quit', 'finish'],
  ['exit', 'finish'],
  ['结束', 'finish'],
  ['back', 'back'],
  ['返回', 'back'],
]);

const command = /^(jump|跳到|set|设置|use|打开)\s+(.+)$/iu;

/** Reads one line; lines that begin with `#` say nothing. What is no keyword is an outcome, which the engine reads. */
export function readAnswer(line: string): Answer {
  const text = line.replace(/\r$/, '').trim();
  if (text === '' || text.startsWith('#')) return { kind: 'nothing' };
  const keyword = keywords.get(text.toLowerCase());
  if (keyword === 'back') return observing({ back: true });
  if (keyword !== undefined) return { kind: keyword };
  if (/^\d{1,4}$/.test(text)) return observing({ branch: Number(text) });
  const [, name, rest] = command.exec(text) ?? [];
  if (name === undefined || rest === undefined) return observing({ outcome: text });
  if (/^(?:jump|跳到)$/i.test(name)) return observing({ jump: rest });
  if (/^(?:use|打开)$/i.test(name)) return observing({ document: rest });
  const at = rest.indexOf('=');
  if (at < 1) return { kind: 'unread', line: text };
  const set: Record<string, string> = Object.create(null);
  set[rest.slice(0, at).trim()] = rest.slice(at + 1).trim();
  return observing({ set });
}

const observing = (observation: Observation): Answer => ({ kind: 'observation', observation });
