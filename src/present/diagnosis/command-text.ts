import type { Effect, PlannedCommand } from '../../model/index.js';
import { displayWidth, type Page, type Style, truncate, wrap } from '../layout.js';
import { fillMessage } from '../messages/index.js';
import { holdsHiddenCharacters, sanitize, sanitizeLine } from '../sanitize.js';

const effectStyle: Readonly<Record<Effect, readonly Style[]>> = {
  read: ['green'],
  change: ['yellow'],
  destroy: ['bold', 'red'],
  unknown: ['magenta'],
};

const shellLanguages = new Set(['', 'bash', 'sh', 'shell', 'zsh', 'console', 'shell-session', 'text']);

/**
 * A command ready to paste into a shell: labels and description as a comment above it, then its lines, never wrapped.
 * Lines are indented, unless leading white space is significant.
 */
export function commandLines(command: PlannedCommand, page: Page, indent: number): string[] {
  const margin = ' '.repeat(indent);
  const text = sanitize(command.rendered).replace(/\n+$/, '');
  const exact = startOfLineMatters(text);
  const lines = text.split('\n').map((line) => (exact || line === '' ? line : margin + line));
  return [...comment(command, page, margin), ...lines.map((line) => page.paint('bold', line))];
}

function comment(command: PlannedCommand, page: Page, margin: string): string[] {
  const { effect, needs } = labelsOf(command, page);
  const around = displayWidth(`${margin}# ${effect}  ${needs}`);
  const whole = sanitizeLine(command.description);
  const description = page.cutsTexts ? truncate(whole, Math.max(1, page.width - around)) : whole;
  const parts = [effect, description, needs].filter((part) => part !== '');
  const lines = wrap(parts.join(' '), { width: page.width, first: `${margin}# `, rest: `${margin}# ` });
  const [first = '', ...rest] = lines;
  return [page.paint(effectStyle[command.effect], first), ...rest.map((line) => page.paint('dim', line))];
}

/** `[read]`, `[change] [interactive] [needs pod]`. */
export function commandLabels(command: PlannedCommand, page: Pick<Page, 'messages'>): string {
  const { effect, needs } = labelsOf(command, page);
  return needs === '' ? effect : `${effect} ${needs}`;
}

/** What a command does, and what must be known before it is run: the one before its description, the other after it. */
function labelsOf(command: PlannedCommand, { messages }: Pick<Page, 'messages'>): { effect: string; needs: string } {
  const open = command.placeholders.filter((placeholder) => placeholder.value === null);
  const names = [...new Set(open.map((placeholder) => sanitizeLine(placeholder.name)))];
  const bracketed = (labels: readonly string[]): string => labels.map((label) => `[${label}]`).join(' ');
  return {
    effect: bracketed([messages.effect[command.effect], ...(command.interactive ? [messages.interactive] : [])]),
    needs: bracketed([
      ...(names.length > 0 ? [fillMessage(messages.needs, { names: names.join(messages.listSeparator) })] : []),
      ...(shellLanguages.has(command.language) ? [] : [sanitizeLine(command.language)]),
      ...(holdsHiddenCharacters(command.rendered) ? [messages.hiddenCharacters] : []),
    ]),
  };
}

/** True for here-documents and multi-line quotes: indentation would become part of the value. */
function startOfLineMatters(text: string): boolean {
  if (!text.includes('\n')) return false;
  if (/<<-?\s*['"\\]?\w/.test(text)) return true;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character === '\n' && quote !== '') return true;
    if (character === '\\' && quote !== "'") index++;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '#' && /^$|\s/.test(text[index - 1] ?? '')) index = endOfLine(text, index) - 1;
    else if (character === "'" || character === '"') quote = character;
  }
  return false;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
