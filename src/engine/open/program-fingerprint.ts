import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from '../../version.js';

/** Another build of the program understands documents otherwise: its caches are its own. */
export function programFingerprint(): string {
  return `${version}\0${statSync(fileURLToPath(import.meta.url)).mtimeMs}`;
}
