import { runChild } from './child.mjs';
import { atMost, milliseconds, plain, times } from './figures.mjs';
import { assertCount } from './statistics.mjs';

export const title = 'Text';

/** Throughput of what every document and every question goes through. */
export async function measure({ sources }) {
  const result = await runChild('text.mjs', { paths: sources.paths });
  assertCount('nothing was read', result.characters > 0 && result.rates.every(({ count }) => count > 0));
  return {
    notes: [
      `${(result.bytes / 1e6).toFixed(2)} MB of documents, ${(result.shellBytes / 1e6).toFixed(2)} MB of commands; medians of ${result.rounds} rounds.`,
    ],
    figures: [
      ...result.rates.map(({ name, rate, count }) => plain(name, `${rate.toFixed(1)} MB/s`, `${count} found`)),
      atMost(
        'building the index',
        result.indexBuild / result.plainBuild,
        2,
        times,
        `plain BM25 over the same texts (${milliseconds(result.plainBuild)})`,
      ),
    ],
  };
}
