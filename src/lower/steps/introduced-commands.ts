import type { Block } from '../../model/index.js';
import type { ReadingContext } from './code.js';
import { readRunIn } from './title.js';

/** Pairs of a paragraph and the commands below it; none where there is a list, whose items are told apart otherwise. */
export function countPairs(blocks: readonly Block[], { source, fences }: ReadingContext): number {
  let pairs = 0;
  let led = false;
  for (const block of blocks) {
    if (block.kind === 'list-item') return 0;
    if (block.kind === 'paragraph') led = readRunIn(block, source) === null;
    else if (block.kind === 'code' && led && fences.holdsCommand(block)) {
      pairs++;
      led = false;
    }
  }
  return pairs;
}

/** Places of the bold run-ins that have commands before the next one. */
export function headedCommands(blocks: readonly Block[], { source, fences }: ReadingContext): Set<number> {
  const headed = new Set<number>();
  let commands = false;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index]!;
    if (block.kind === 'code') commands ||= fences.holdsCommand(block);
    if (block.kind !== 'paragraph' || !readRunIn(block, source)) continue;
    if (commands) headed.add(index);
    commands = false;
  }
  return headed;
}
