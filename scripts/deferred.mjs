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
 * @param {RegExp} constants modules that belong to the entry in any case: whoever needs them need load no more files
 * @returns {{ name: string, modules: Set<string> }[]} in the order in which they may take modules: the bundler takes what a
 * module imports into its group, so what more of them need goes first
 */
export function groupsOf(output, [first, ...deferred], constants) {
  const chunks = chunksOf(output);
  const modulesOf = (name) => [...closureOf(chunks, [`${name}.js`])].flatMap((file) => chunks.get(file).moduleIds);
  const needing = new Map();
  for (const name of deferred) for (const id of modulesOf(name)) needing.set(id, [...(needing.get(id) ?? []), name]);
  const needed = [...needing.keys()].filter((id) => constants.test(id));
  const opening = { name: 'opening', modules: new Set([...modulesOf(first), ...needed]) };
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
 * Files to publish for the chunks of a build, by name. The entry is one ES module with all that opening needs: reading a
 * second file takes as long as running its code. What others need of it, it hands on as `internals`. All that deferred modules
 * need is CommonJS, and an ES module that hands on its exports. Others are as they are.
 */
export function* filesOf(output, [first, ...deferred]) {
  const chunks = chunksOf(output);
  const entry = chunks.get(`${first}.js`);
  const opening = chunks.get(onlyImport(entry, chunks));
  const late = closureOf(
    chunks,
    deferred.map((name) => `${name}.js`),
  );
  for (const chunk of chunks.values()) {
    const { fileName, code, exports } = chunk;
    if (chunk === entry) yield [fileName, toDoor(entry, opening)];
    else if (chunk === opening) yield [fileName, handOn(exports, 'internals')];
    else if (late.has(fileName)) {
      yield [commonName(fileName), toCommonJs(code, opening.fileName)];
      yield [fileName, handOn(exports, `internals.late("./${commonName(fileName)}")`)];
    } else yield [fileName, code];
  }
  yield [loader, readFileSync(new URL(loader, import.meta.url), 'utf8')];
}

/** The file that an entry hands on, which must need no other. */
function onlyImport(entry, chunks) {
  const [opening, ...others] = entry.imports.filter((name) => chunks.has(name));
  const further = chunks.get(opening).imports.filter((name) => chunks.has(name));
  if (others.length + further.length > 0)
    throw new Error(`${entry.fileName} needs ${[...others, ...further].join(', ')}.`);
  return opening;
}

const commonName = (name) => name.replace(/\.js$/, '.cjs');

const handOn = (names, from) => `import { internals } from "./index.js";
export const { ${names.join(', ')} } = ${from};
`;

/** The code of the opening with the exports of the entry. What is deferred is loaded by a loader, which is given the same. */
function toDoor(entry, opening) {
  const inside = new Map(); // name of an export → what has it in the code
  const text = edited(opening.code, (node, change) => {
    if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) inside.set(exported.name, local.name);
      change('');
    } else if (isDeferral(node)) change(`late("./${node.source.value.slice(prefix.length)}.cjs")`);
    else refuseExports(node);
  });
  const imported = new Map();
  const handed = [];
  edited(entry.code, ({ type, source, specifiers }) => {
    if (type === 'ImportDeclaration')
      for (const each of specifiers) imported.set(each.local.name, inside.get(each.imported.name));
    if (type === 'ExportNamedDeclaration')
      for (const { local, exported } of specifiers)
        handed.push(`${(source ? inside : imported).get(local.name)} as ${exported.name}`);
  });
  const internals = [...inside].map(([name, local]) => `${name}: ${local}`);
  return `import { createRequire as requireFrom } from "node:module";
${text}
const internals = { ${[...internals, 'late'].join(', ')} };
let files;
function late(name) {
	files ??= Object.assign(requireFrom(import.meta.url)("./${loader}"), { opening: internals });
	return files.load(name);
}
export { ${[...handed, 'internals'].join(', ')} };
`;
}

/** As a script is run, which cannot `import()` by itself. */
function toCommonJs(code, opening) {
  const exported = [];
  const fileOf = ({ value }) => {
    if (value === `./${opening}`) return `require("./${loader}").opening`;
    return `require(${JSON.stringify(value.startsWith('./') ? commonName(value) : value)})`;
  };
  const text = edited(code, (node, change) => {
    if (node.type === 'ImportDeclaration') change(requiring(node, fileOf(node.source)));
    else if (node.type === 'ExportNamedDeclaration' && node.source) {
      exported.push(
        ...node.specifiers.map((each) => `${each.exported.name}: ${fileOf(node.source)}.${each.local.name}`),
      );
      change('');
    } else if (node.type === 'ExportNamedDeclaration') {
      exported.push(...node.specifiers.map(({ local, exported }) => `${exported.name}: ${local.name}`));
      change('');
    } else if (isDeferral(node))
      change(`require("./${loader}").load("./${node.source.value.slice(prefix.length)}.cjs")`);
    else if (node.type === 'ImportExpression')
      change(`require("./${loader}").importing(`, node.start, node.source.start);
    else if (node.type === 'MetaProperty') change('{ url: require("node:url").pathToFileURL(__filename).href }');
    else refuseExports(node);
  });
  return `"use strict";\n${text}module.exports = { ${exported.join(', ')} };\n`;
}

const isDeferral = (node) => node.type === 'ImportExpression' && node.source.value?.startsWith(prefix);

function refuseExports({ type }) {
  if (/^Export(All|Default)/.test(type)) throw new Error(`The bundler writes ${type}, which is not expected here.`);
}

function requiring({ specifiers }, loaded) {
  const whole = specifiers.find(({ type }) => type !== 'ImportSpecifier');
  if (whole) return `const ${whole.local.name} = ${loaded};`;
  if (specifiers.length === 0) return `${loaded};`;
  return `const { ${specifiers.map(({ imported, local }) => `${imported.name}: ${local.name}`).join(', ')} } = ${loaded};`;
}

/** The code with what `look` changes of its nodes. */
function edited(code, look) {
  const edits = [];
  visitNodes(parseAst(code), (node) =>
    look(node, (text, start = node.start, end = node.end) => edits.push({ start, end, text })),
  );
  let text = code;
  for (const edit of edits.sort((left, right) => right.start - left.start))
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  return text;
}

function visitNodes(node, look) {
  if (typeof node?.type === 'string') look(node);
  for (const value of Object.values(node ?? {})) {
    if (Array.isArray(value)) for (const each of value) visitNodes(each, look);
    else if (typeof value === 'object' && value !== null) visitNodes(value, look);
  }
}
