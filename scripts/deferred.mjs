import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * Modules that are loaded when a function first needs them, and at once: `query` gives its answer, no promise, and opening a
 * snapshot need not load what answers. Node can do that for CommonJS alone (`require` of an ES module is not in every version
 * that is supported). So whatever such a module needs is published as CommonJS, each with an ES module of the same name that
 * hands its exports on. Nothing is in two files: a class is the same one everywhere.
 *
 * In the sources it is a module `deferred-….ts` that imports another and has a function that returns it: what runs the
 * sources, and the bundle for browsers, loads both together.
 */
const deferring = /[\\/]deferred-[\w-]+\.js$/;
const shape = /^import \* as (\w+) from '(\.\/[\w-]+\.js)';\n([\s\S]*) => \1;\n$/;
const prefix = 'deferred:';
/** Beside the published files: runs those that are loaded later with what was compiled of them (keep-code.mjs). */
const loader = 'kept-code.cjs';

/**
 * What modules `deferred-….js` in a folder of compiled sources defer: name of the published file → module.
 * @returns {Record<string, string>}
 */
export function deferredEntries(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const targets = files.filter((file) => deferring.test(file)).map((file) => read(file, readFileSync(file, 'utf8')));
  return Object.fromEntries(targets.map(({ name, target }) => [name, target]));
}

function read(file, code) {
  const found = shape.exec(code);
  if (!found) throw new Error(`${file} is not of the form that is loaded later (scripts/deferred.mjs).`);
  const target = join(dirname(file), found[2]);
  return { name: `${basename(dirname(target))}-${basename(target, '.js')}`, target, head: found[3] };
}

/** For the bundler: leaves a mark where `filesOf` then puts the call that loads. */
export const deferModules = {
  name: 'defer-modules',
  resolveId: (id) => (id.startsWith(prefix) ? { id, external: true } : null),
  transform(code, id) {
    if (!deferring.test(id)) return null;
    const { name, head } = read(id, code);
    return `${head} => import('${prefix}${name}');\n`;
  },
};

/** Chunks by file name, with all that they import statically. */
function closureOf(chunks, names) {
  const reached = new Set();
  const visit = (name) => {
    if (reached.has(name) || !chunks.has(name)) return;
    reached.add(name);
    chunks.get(name).imports.forEach(visit);
  };
  for (const name of names) visit(name);
  return reached;
}

/**
 * Which modules are loaded together: those that the entry needs, and of the others those that the same deferred modules need.
 * @param output of a build of the entries alone
 * @param {readonly string[]} names of the entries, the one that others are deferred from first
 * @returns {{ name: string, modules: Set<string> }[]} in the order in which they may take modules: the bundler takes what a
 * module imports into its group, so what more of them need goes first
 */
export function groupsOf(output, [first, ...deferred]) {
  const chunks = chunksOf(output);
  const modulesOf = (name) => [...closureOf(chunks, [`${name}.js`])].flatMap((file) => chunks.get(file).moduleIds);
  const needing = new Map();
  for (const name of deferred) for (const id of modulesOf(name)) needing.set(id, [...(needing.get(id) ?? []), name]);
  const opening = { name: 'opening', modules: new Set(modulesOf(first)) };
  for (const id of opening.modules) needing.delete(id);
  const groups = new Map();
  for (const [id, names] of [...needing].sort(([, left], [, right]) => right.length - left.length)) {
    const key = names.join(' ');
    if (!groups.has(key)) groups.set(key, { name: names.length > 1 ? 'common' : key, modules: new Set() });
    groups.get(key).modules.add(id);
  }
  return [opening, ...groups.values()];
}

const chunksOf = (output) =>
  new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));

/**
 * Files to publish for the chunks of a build, by name: CommonJS and an ES module that hands on its exports for all that the
 * named entries need, the others as they are.
 */
export function* filesOf(output, names) {
  const chunks = chunksOf(output);
  const [opening, ...late] = names.map((name) => closureOf(chunks, [`${name}.js`]));
  const common = new Set([opening, ...late].flatMap((files) => [...files]));
  for (const { fileName, code, exports } of chunks.values()) {
    if (common.has(fileName)) {
      yield [commonName(fileName), toCommonJs(code, !opening.has(fileName))];
      yield [fileName, handOn(commonName(fileName), exports)];
    } else yield [fileName, code];
  }
  yield [loader, readFileSync(new URL(loader, import.meta.url), 'utf8')];
}

const commonName = (name) => name.replace(/\.js$/, '.cjs');

/** Node looks through the text of CommonJS that is imported for its exports; what is required it only runs. */
function handOn(name, exports) {
  return `import { createRequire } from "node:module";
const shared = createRequire(import.meta.url)("./${name}");
export const { ${exports.join(', ')} } = shared;
`;
}

/** @param late whether it is run as a script, which cannot `import()` by itself */
function toCommonJs(code, late) {
  const edits = [];
  const exported = [];
  visitNodes(parseAst(code), (node) => {
    const change = (text) => edits.push({ start: node.start, end: node.end, text });
    if (node.type === 'ImportDeclaration') change(requiring(node));
    else if (node.type === 'ExportNamedDeclaration') {
      change(node.source ? reexporting(node, exported) : '');
      if (!node.source) exported.push(...node.specifiers.map(pair));
    } else if (node.type === 'ImportExpression' && node.source.value?.startsWith(prefix))
      change(`require("./${loader}").load("./${node.source.value.slice(prefix.length)}.cjs")`);
    else if (node.type === 'ImportExpression' && late)
      edits.push({ start: node.start, end: node.source.start, text: `require("./${loader}").importing(` });
    else if (node.type === 'MetaProperty') change('{ url: require("node:url").pathToFileURL(__filename).href }');
    else if (/^Export(All|Default)/.test(node.type))
      throw new Error(`The bundler writes ${node.type}, which is not expected here.`);
  });
  let text = code;
  for (const { start, end, text: replacement } of edits.sort((left, right) => right.start - left.start))
    text = text.slice(0, start) + replacement + text.slice(end);
  return `"use strict";\n${text}module.exports = { ${exported.join(', ')} };\n`;
}

const pair = ({ local, exported }) => `${exported.name}: ${local.name}`;

const fileOf = ({ value }) => JSON.stringify(value.startsWith('./') ? commonName(value) : value);

function requiring({ source, specifiers }) {
  const loaded = `require(${fileOf(source)})`;
  const whole = specifiers.find(({ type }) => type !== 'ImportSpecifier');
  if (whole) return `const ${whole.local.name} = ${loaded};`;
  if (specifiers.length === 0) return `${loaded};`;
  return `const { ${specifiers.map(({ imported, local }) => `${imported.name}: ${local.name}`).join(', ')} } = ${loaded};`;
}

function reexporting({ source, specifiers }, exported) {
  exported.push(...specifiers.map((each) => `${each.exported.name}: require(${fileOf(source)}).${each.local.name}`));
  return '';
}

function visitNodes(node, look) {
  if (typeof node?.type === 'string') look(node);
  for (const value of Object.values(node ?? {})) {
    if (Array.isArray(value)) for (const each of value) visitNodes(each, look);
    else if (typeof value === 'object' && value !== null) visitNodes(value, look);
  }
}
