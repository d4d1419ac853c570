import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { limits } from '../../../limits.js';

/** A terminal delivers a paste at once: after this many milliseconds without input it is complete. */
const pasteEndMs = 250;

/** Reads pasted text up to a final empty line, a line with only a dot, or the end of input. */
export function pasteFrom(stdin: Readable): Promise<string> {
  return new Promise((resolve) => {
    const lines: string[] = [];
    let characters = 0;
    let timer: NodeJS.Timeout | undefined;
    const reader = createInterface({ input: stdin, terminal: false });
    const end = (): void => {
      clearTimeout(timer);
      reader.close();
      resolve(lines.join('\n'));
    };
    reader.on('line', (line) => {
      clearTimeout(timer);
      if (line.trim() === '.') {
        end();
        return;
      }
      characters += line.length + 1;
      if (characters <= limits.outputCharacters * 2) lines.push(line);
      if (line.trim() === '' && lines.some((each) => each.trim() !== '')) timer = setTimeout(end, pasteEndMs);
    });
    reader.once('close', end);
  });
}

/** Keys that one person presses arrive in separate chunks; after this many milliseconds they no longer belong together. */
const burstEndMs = 40;
/** Longest text without a line break that may be keys pressed in quick succession. */
const typedAtOnce = 8;

const pasteStart = '\u001b[200~';
const pasteEnd = '\u001b[201~';
const bracketedPaste = { on: '\u001b[?2004h', off: '\u001b[?2004l' };
const escapeSequence = /\u001b(?:\[[\d;?]*[ -/]*[@-~]|O.)/g;

/** Whether a chunk from the terminal writes something, instead of moving in the menu or choosing an entry. */
export function isWriting(chunk: string): boolean {
  return chunk.includes(pasteStart) || /[^\s\u0000-\u001f\u007f]/.test(chunk.replace(escapeSequence, ''));
}

export interface Entered {
  readonly text: string;
  /** `keys`: the beginning of a line. `lines`: whole lines at once. `paste`: certainly or probably pasted. */
  readonly kind: 'keys' | 'lines' | 'paste';
}

type TerminalInput = Readable & { readonly setRawMode?: (raw: boolean) => unknown };

/**
 * Reads text that is written where a menu is, so that its letters do not select entries. `signal` closes the menu;
 * `entered` then resolves to the text, or to null when an entry was chosen.
 */
export class MenuInput {
  readonly #closing = new AbortController();
  readonly #decoder = new TextDecoder('utf-8');
  #text = '';
  #settle: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** @param output the terminal, which is asked to mark pastes */
  constructor(
    readonly stdin: TerminalInput,
    readonly output: Writable,
  ) {
    // Before the menu's own listener, which would read it as keys.
    stdin.prependListener('data', this.#onData);
    output.write(bracketedPaste.on);
  }

  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  async entered(): Promise<Entered | null> {
    const written = this.#closing.signal.aborted;
    if (written) {
      await new Promise<void>((resolve) => {
        this.#settle = resolve;
        this.#wait();
        this.stdin.once('end', resolve);
      });
      this.stdin.pause();
      this.stdin.setRawMode?.(false);
    }
    clearTimeout(this.#timer);
    this.stdin.off('data', this.#onData);
    this.output.write(bracketedPaste.off);
    return written ? enteredOf(this.#text) : null;
  }

  readonly #onData = (chunk: Buffer | string): void => {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    if (!this.#closing.signal.aborted) {
      if (!isWriting(text)) return;
      this.#closing.abort();
      // The menu has released the terminal while the rest of the text is still arriving.
      this.stdin.setRawMode?.(true);
      this.stdin.resume();
    }
    if (this.#text.length <= limits.outputCharacters * 2) this.#text += text;
    this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    const isLong = this.#text.length > 2 * typedAtOnce || this.#text.includes(pasteStart);
    this.#timer = setTimeout(() => this.#settle?.(), isLong ? pasteEndMs : burstEndMs);
  }
}

function enteredOf(given: string): Entered {
  const isPaste = given.includes(pasteStart) || given.includes(pasteEnd);
  const text = given.replace(escapeSequence, '').replace(/\r\n?/g, '\n');
  if (isPaste) return { text, kind: 'paste' };
  if (text.includes('\n')) return { text, kind: 'lines' };
  return { text, kind: text.length <= typedAtOnce ? 'keys' : 'paste' };
}
