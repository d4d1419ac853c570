import type { Readable } from 'node:stream';
import { limits } from '../../../limits.js';

/** Lines of a stream, decoded as UTF-8, one at a time. A line longer than what is ever read is cut. */
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

/** Pasted lines up to one with only a dot, or the end; what is longer than the engine reads is let go. */
export async function pasted(lines: AsyncIterator<string>): Promise<string> {
  const kept: string[] = [];
  let characters = 0;
  for (;;) {
    const next = await lines.next();
    if (next.done || next.value.trim() === '.') return kept.join('\n');
    characters += next.value.length + 1;
    if (characters <= limits.outputCharacters + longestLine) kept.push(next.value.replace(/\r$/, ''));
  }
}
