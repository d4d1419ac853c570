import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const note = '\n\n## Note\n\nRestart the gateway when the checksum of the ledger differs.\n';

/** The same documents in another folder, of which every hundredth was edited: what mostly becomes of a knowledge base in a day. */
export function editedCopy(paths, folder) {
  return paths.map((path) => {
    const copy = join(folder, basename(path));
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    files.forEach((entry, number) => {
      const from = join(entry.parentPath, entry.name);
      const to = join(copy, from.slice(path.length));
      mkdirSync(dirname(to), { recursive: true });
      const isEdited = number % 100 === 50 && entry.name.endsWith('.md');
      writeFileSync(to, isEdited ? `${readFileSync(from, 'utf8')}${note}` : readFileSync(from));
    });
    return copy;
  });
}

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
