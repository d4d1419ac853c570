// node write-again.mjs INDEX_JS OUTPUT SNAPSHOT...: writes the snapshots to one path, one after the other, until it is
// killed. Prints a line once it has written them all.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [program, output, ...paths] = process.argv.slice(2);
const { writeSnapshot } = await import(pathToFileURL(program).href);
const snapshots = paths.map((path) => readFileSync(path));
for (let isFirst = true; ; isFirst = false) {
  for (const snapshot of snapshots) await writeSnapshot(output, snapshot);
  if (isFirst) console.log('written');
}
