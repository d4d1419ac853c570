import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Deletes the declarations below the folder that nothing reaches from the named ones: types of rooms' insides. */
export function dropUnreachable(folder, entries) {
  const reached = new Set(entries.map((entry) => resolve(folder, entry)));
  for (const file of reached) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?['"](\.[^'"]+)\.js['"]/g)) {
      reached.add(resolve(dirname(file), `${path}.d.ts`));
    }
  }
  drop(resolve(folder), reached);
}

function drop(folder, reached) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) drop(path, reached);
    else if (!reached.has(path)) rmSync(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
