import { availableParallelism, loadavg, totalmem } from 'node:os';

/** The machine in general terms: figures are ratios, and this says what they were taken on. */
export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const major = process.versions.node.split('.')[0];
  const busy = loadavg()[0] > availableParallelism() / 2 ? ', busy with other work' : '';
  return `${availableParallelism()} cores, ${memory} GB of memory, ${process.platform} ${process.arch}, Node.js ${major}${busy}`;
}
