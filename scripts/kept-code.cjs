'use strict';
const { readFileSync, statSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { Script } = require('node:vm');
const { crc32 } = require('node:zlib');

/** Bytes behind the code: the CRC-32 of the source and the code, without which V8 would run what is damaged. */
const sumBytes = 4;

/** What one build of Node compiled, which no other may run. Builds of one version differ, as Alpine's does, in their size. */
const folder = join(__dirname, 'code', `${process.version}-${process.platform}-${process.arch}-${sizeOfNode()}`);

function sizeOfNode() {
  return statSync(process.execPath, { throwIfNoEntry: false })?.size ?? 0;
}

/** Node has the checksum from 20.15 on. */
const canKeep = crc32 !== undefined;

/** A checksum of a source and what was compiled of it. */
const sumOf = (source, code) => crc32(code, crc32(source));

/** What was compiled of a file; null when that was another file or another Node, or is damaged. */
function codeOf(name, source) {
  let kept;
  try {
    kept = readFileSync(join(folder, `${name}.code`));
  } catch {
    return null;
  }
  if (kept.length < sumBytes) return null;
  const code = kept.subarray(0, -sumBytes);
  return kept.readUInt32LE(code.length) === sumOf(source, code) ? code : null;
}

/** V8 leaves code aside that was compiled with other settings, and compiles anew. */
function scriptOf(path, source, code) {
  return new Script(Module.wrap(source.toString('utf8')), {
    filename: path,
    ...(code === null ? {} : { cachedData: code }),
  });
}

/**
 * Loads CommonJS files beside this one, and what they require there, as modules that `require` knows.
 * @param {(path: string, name: string) => Script | null} compile null leaves the file to `require`
 * @returns {(id: string) => unknown} takes `./name.cjs`; any other id is `require`d
 */
function loading(compile) {
  const load = (id) => {
    if (!id.startsWith('./')) return require(id);
    const path = join(__dirname, id);
    if (require.cache[path] !== undefined) return require.cache[path].exports;
    const script = compile(path, id.slice(2));
    return script === null ? require(path) : run(script, path, load);
  };
  return load;
}

function run(script, path, load) {
  const loaded = new Module(path, module);
  loaded.filename = path;
  require.cache[path] = loaded;
  try {
    script.runInThisContext().call(loaded.exports, loaded.exports, load, loaded, path, __dirname);
  } catch (error) {
    delete require.cache[path];
    throw error;
  }
  loaded.loaded = true;
  return loaded.exports;
}

function compileKept(path, name) {
  const source = readFileSync(path);
  const code = codeOf(name, source);
  return code === null ? null : scriptOf(path, source, code);
}

Object.assign(exports, { canKeep, folder, loading, scriptOf, sumOf });
/** `import()` for scripts: those that V8 has code of lose their own. */
exports.importing = (id) => import(id);
exports.load = canKeep ? loading(compileKept) : require;
