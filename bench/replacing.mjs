import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a snapshot under a running server every so often: both versions in turn, and every third time one with a bit
 * turned over, which must not be taken.
 */
export function replaceEvery(milliseconds, live, versions, child) {
  const good = versions.map((path) => readFileSync(path));
  const broken = Buffer.from(good[0]);
  broken[broken.length >> 1] ^= 0x10;
  let [replaced, sound] = [0, 0];
  const timer = setInterval(() => {
    replaced++;
    writeFileSync(`${live}.new`, replaced % 3 === 0 ? broken : good[++sound % 2]);
    renameSync(`${live}.new`, live);
    child.kill('SIGHUP');
  }, milliseconds);
  return {
    /** How often it was replaced. */
    end() {
      clearInterval(timer);
      return replaced;
    },
  };
}
