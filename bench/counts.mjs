import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { published } from './dist.mjs';
import { libraries } from './libraries.mjs';
import { askAll } from './query.mjs';
import { benchmarkSources } from './sources.mjs';
import { assertCount } from './statistics.mjs';

/**
 * What the benchmarks count, without what they time, over the shipped knowledge base: shows that they still measure
 * something. A few seconds.
 */
export async function checkCounts() {
  const { paths } = benchmarkSources({ small: true });
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));
  try {
    const snapshot = join(folder, 'counts.snapshot');
    const compiled = await runChild('compile.mjs', { paths, output: snapshot, workers: 1 });
    const remark = await runChild('remark.mjs', { paths });
    assertCount(`${compiled.documents} documents, ${remark.files} files`, compiled.documents === remark.files);
    assertCount('an empty knowledge base', compiled.documents > 0 && remark.nodes > 0);
    const opened = await runChild('open.mjs', { program: published, snapshot });
    assertCount('opening lost documents', opened.documents === compiled.documents);
    const made = join(folder, 'made.snapshot');
    await runChild('generate.mjs', { paths, documents: 60, output: made, folder });
    const beside = libraries.map(({ name }) => name);
    for (const [name, path] of [
      ['shipped', snapshot],
      ['made', made],
    ]) {
      const asked = await askAll(['Triagraph', ...beside], { snapshot: path, count: 20, warmUp: 0, budget: 2000 });
      for (const { kind, results } of asked.kinds) {
        for (const { name: who, queries, hits } of results) {
          assertCount(`${name}, ${kind}: ${who} answered no question`, queries > 0);
          const every = who === 'Triagraph' || who === 'plain BM25';
          assertCount(`${name}, ${kind}: ${who} found ${hits} of ${queries}`, !every || hits > queries / 4);
        }
      }
      assertCount(`${name}: documents`, asked.documents === (name === 'made' ? 60 : compiled.documents));
    }
    const text = await runChild('text.mjs', { paths });
    assertCount(
      'a pass over the text found nothing',
      text.rates.every(({ count }) => count > 0),
    );
    return `${compiled.documents} documents, ${statSync(snapshot).size} bytes`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
