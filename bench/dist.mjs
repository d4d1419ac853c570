import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The built program that is measured: `dist/`, or the folder that TRIAGRAPH_BENCH_DIST names. */
export const distFolder = resolve(
  process.env.TRIAGRAPH_BENCH_DIST ?? fileURLToPath(new URL('../dist', import.meta.url)),
);

/** Imports a module of the built program before it was bundled: `load('parse/index.js')`. */
export const load = (path) => import(pathToFileURL(resolve(distFolder, 'rooms', path)).href);

/** Address of the program as it is published. */
export const published = pathToFileURL(resolve(distFolder, 'index.js')).href;

/** Imports the program as it is published. */
export const loadPublished = () => import(published);

/**
 * Imports what a published file exports by name, with all that stands in it, as the program does when it is first wanted.
 * @param part name of the module, as files of it begin
 */
export async function loadPublishedPart(part, name) {
  for (const file of readdirSync(distFolder).sort()) {
    if (!file.startsWith(`${part}-`) || !file.endsWith('.js')) continue;
    const module = await import(pathToFileURL(resolve(distFolder, file)).href);
    if (name in module) return module[name];
  }
  throw new Error(`No file ${part}-….js of ${distFolder} exports ${name}.`);
}

export function requireDist() {
  if (existsSync(resolve(distFolder, 'rooms', 'engine.js'))) return;
  throw new Error(`${distFolder} holds no built program: run \`npm run build\` first.`);
}
