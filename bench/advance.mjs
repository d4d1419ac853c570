import { runChild } from './child.mjs';
import { atMost, milliseconds, plain } from './figures.mjs';
import { assertCount } from './statistics.mjs';

export const title = 'Walking';

/** The next turn of walks that have 20 answers, in every procedure that is long enough. */
export async function measure({ sources }) {
  const result = await runChild('advance.mjs', { kb: sources.paths, documents: 60, rounds: 12 });
  assertCount(`only ${result.walks} walks`, result.walks >= 20);
  return {
    notes: [
      `${result.walks} walks of 20 answers, ${result.turns} turns in one process; a token has ${Math.round(result.token)} characters.`,
      'A turn opens the token, moves, plans the document with its values, and seals the next token.',
    ],
    figures: [
      atMost('`advance`, 20 answers, p50', result.p50, 1, milliseconds, 'milliseconds on this machine'),
      plain('the same, p99', milliseconds(result.p99), ''),
      plain(`a turn with ${(result.outputBytes / 1e6).toFixed(1)} MB of pasted log`, milliseconds(result.output), ''),
    ],
  };
}
