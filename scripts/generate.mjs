#!/usr/bin/env node
// Embeds data/*.json and schema/*.json as typed modules under src/generated, so that the package needs no file access
// for them and the type checker holds the data to its types; the validators of front matter and configuration are compiled
// here, so that no run has to. `--check` fails when a generated file is out of date.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validatorsModule } from './validators.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

/** data file → type exported by src/model/lexicon.ts; a file without an entry is embedded as `as const`. */
const dataTypes = {
  'headings.json': 'HeadingLexicon',
  'decisive.json': 'DomainLexicon',
  'lexicon.json': 'DomainLexicon',
  'commands.json': 'CommandTable',
};

const camel = (name) => name.replace(/\.(schema\.)?json$/, '').replace(/-(\w)/g, (_, c) => c.toUpperCase());

function moduleFor(folder, file) {
  const value = JSON.parse(readFileSync(join(root, folder, file), 'utf8'));
  // `Schema` keeps names such as `case` from being reserved words.
  const name = folder === 'schema' ? `${camel(file)}Schema` : camel(file);
  const body = JSON.stringify(value, null, 1);
  const type = folder === 'data' ? dataTypes[file] : undefined;
  const head = `// Generated from ${folder}/${file} by scripts/generate.mjs. Do not edit.\n`;
  if (type)
    return `${head}import type { ${type} } from '../../model/index.js';\n\nexport const ${name}: ${type} = ${body};\n`;
  return `${head}export const ${name} = ${body} as const;\n`;
}

let stale = 0;

function keep(target, text) {
  let old = '';
  try {
    old = readFileSync(target, 'utf8');
  } catch {
    // a new file
  }
  if (old === text) return;
  stale++;
  if (check) console.error(`${target} is out of date: run npm run generate`);
  else writeFileSync(target, text);
}

for (const folder of ['data', 'schema']) {
  const out = join(root, 'src', 'generated', folder);
  mkdirSync(out, { recursive: true });
  for (const file of readdirSync(join(root, folder))
    .filter((f) => f.endsWith('.json'))
    .sort()) {
    keep(join(out, `${basename(file).replace(/\.(schema\.)?json$/, '')}.ts`), moduleFor(folder, file));
  }
}
keep(join(root, 'src', 'generated', 'validators.ts'), validatorsModule(join(root, 'schema')));
if (check && stale) process.exit(1);
