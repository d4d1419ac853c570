import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { limits } from '../../../limits.js';

/** A terminal delivers a paste at once: after this many milliseconds without input it is complete. */
const pasteEndMs = 250;

/**
 * Reads text pasted into a terminal, up to a final empty line, a line with only a dot, or the end of input. Empty
 * lines inside the paste are part of it.
 */
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

/** Nobody types this many characters at once. A line break may be the Enter key together with its answer. */
const typedAtOnce = 8;
const typedWithEnter = 3;

const escapeSequence = /\u001b(?:\[[\d;?]*[ -/]*[@-~]|O.)/g;

/** Whether a chunk from the terminal is pasted text (command output) rather than key presses. */
export function isPaste(chunk: string): boolean {
  const typed = chunk.replace(escapeSequence, '');
  const characters = typed.replace(/[\u0000-\u001f\u007f]/g, '').length;
  return characters > (/[\r\n]/.test(typed) ? typedWithEnter : typedAtOnce);
}

type TerminalInput = Readable & { readonly setRawMode?: (raw: boolean) => unknown };

/**
 * Treats text pasted into a menu as command output instead of letting its letters select entries. `signal` closes the
 * menu; `pasted` then resolves to the text, or to null when nothing was pasted.
 */
export class MenuPaste {
  readonly #closing = new AbortController();
  readonly #decoder = new TextDecoder('utf-8');
  #text = '';
  #settle: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly stdin: TerminalInput) {
    // Before the menu's own listener, which would read it as keys.
    stdin.prependListener('data', this.#onData);
  }

  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  async pasted(): Promise<string | null> {
    if (this.#closing.signal.aborted) {
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
    return this.#closing.signal.aborted ? this.#text.replace(/\r\n?/g, '\n') : null;
  }

  readonly #onData = (chunk: Buffer | string): void => {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    if (!this.#closing.signal.aborted) {
      if (!isPaste(text)) return;
      this.#closing.abort();
      // The menu has released the terminal while the rest of the paste is still arriving.
      this.stdin.setRawMode?.(true);
      this.stdin.resume();
    }
    if (this.#text.length <= limits.outputCharacters * 2) this.#text += text.replace(escapeSequence, '');
    this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle?.(), pasteEndMs);
  }
}
