import type { Readable } from 'node:stream';
import { limits } from '../../limits.js';
import type { Context } from './context.js';
import { UsageError } from './failure.js';

const how = 'give the symptom as text, triagraph query "…", or - to read it from stdin';

/** The symptom from the arguments, or from stdin when they are just `-`. */
export async function readSymptom(words: readonly string[], context: Context): Promise<string> {
  if (words.length === 0) throw new UsageError(`missing TEXT; ${how}`);
  const fromStdin = words.length === 1 && words[0] === '-';
  const text = fromStdin ? await readInput(context) : words.join(' ');
  if (text.trim() === '') throw new UsageError(`${fromStdin ? 'stdin' : 'TEXT'} is empty; ${how}`);
  if (text.length > limits.queryCharacters) throw tooLong();
  return text;
}

function tooLong(): UsageError {
  const most = limits.queryCharacters.toLocaleString('en-US');
  return new UsageError(
    `the symptom is longer than ${most} characters; cut it to the part around the error, e.g. tail -n 2000`,
  );
}

async function readInput({ streams }: Context): Promise<string> {
  const { stdin, isTTY } = streams;
  if (isTTY.stdin) streams.stderr.write('triagraph: paste the symptom, then press Ctrl-D\n');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stdin) {
    const bytesRead = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : (chunk as Uint8Array);
    bytes += bytesRead.length;
    // A character takes at most four bytes in any supported encoding; longer input need not be read to the end.
    if (bytes > limits.queryCharacters * 4) throw tooLong();
    chunks.push(bytesRead);
  }
  return decode(Buffer.concat(chunks));
}

/** Decodes UTF-8, else GB18030 (terminals and editors of Chinese Windows). */
function decode(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Try the next encoding.
    }
  }
  return new TextDecoder('utf-8').decode(bytes);
}

/** Lines of a stream, decoded as UTF-8, one at a time. Overlong lines are cut. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop()!.slice(0, longestLine);
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

const longestLine = limits.outputCharacters + 1;

export type Lines = AsyncIterator<string> | Iterator<string>;

/** Reads pasted lines up to a line with only a dot, or the end. Text beyond the engine's limit is dropped. */
export async function pasted(lines: Lines): Promise<string> {
  const kept: string[] = [];
  let characters = 0;
  for (;;) {
    const next = await lines.next();
    if (next.done || next.value.trim() === '.') return kept.join('\n');
    characters += next.value.length + 1;
    if (characters <= limits.outputCharacters + longestLine) kept.push(next.value.replace(/\r$/, ''));
  }
}
