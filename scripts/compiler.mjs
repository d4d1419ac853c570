import { fileURLToPath } from 'node:url';

/** TypeScript 7, several times faster. TypeScript 6 stays beside it for typedoc, which needs its programming interface. */
export const compiler = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url));
