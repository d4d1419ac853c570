// Loaded before the program under test: leaves the processor time it took, threads included, where the test looks.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(process.env.TRIAGRAPH_TEST_CPU, String((user + system) / 1_000));
  });
}
