import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../../collections.js';
import type { DocumentEntry } from '../../../index.js';
import { command, format, formatOf, knowledgeBase } from '../command.js';
import type { Context, KnowledgeBaseOptions, Library, OpenEngine } from '../context.js';
import { exitCodes, failureOf, oneLine, UsageError, withoutUsers } from '../failure.js';
import { shownPaths } from '../paths.js';
import { wantsColor } from '../streams.js';

const config = 'triagraph.config.json';

/** The report of `doctor`; its keys are those of `--json`. */
type Checkup = Awaited<ReturnType<typeof checkup>>;

export const doctor = command({
  name: 'doctor',
  summary: 'what is configured, found and cached, and where it comes from',
  description:
    'Shows which program, configuration, knowledge base and cache are used, how old they are, and what is wrong with them. Exit codes: 0 nothing is wrong, 1 problems were found.',
  options: { ...knowledgeBase, ...format('text', 'json') },
  examples: ['triagraph doctor', 'triagraph doctor --kb ./runbooks --json'],
  chinese: '中文：检查程序、配置、知识库和缓存：用的是哪一份、在哪里、多旧、有什么问题。',
  async run(options, context) {
    const found = await checkup(options.kb, options.cache, context);
    const text = formatOf(options) === 'json' ? `${JSON.stringify(found, null, 2)}\n` : checkupText(found, context);
    await context.print(text);
    return found.problems.length > 0 ? exitCodes.findings : exitCodes.ok;
  },
});

export const cache = command({
  name: 'cache',
  summary: 'location and size of the cache; clears it',
  description: 'Shows where analyses and compiled knowledge bases are kept, and how large they are, or deletes them.',
  args: [['[ACTION]', 'path: only the folder; clear: delete what is in it', ['path', 'clear']]],
  options: { ...format('text', 'json') },
  examples: ['triagraph cache', 'triagraph cache clear', 'du -sh "$(triagraph cache path)"'],
  chinese: '中文：查看缓存的位置和大小，或清空缓存。TRIAGRAPH_CACHE 可指定位置。',
  async run(options, context, [action]) {
    const { clearUserCache, userCache } = await context.library();
    const found = action === 'clear' ? clearUserCache() : userCache();
    if (action === 'path') {
      if (found.folder === null)
        throw new UsageError('no folder for a cache: there is no home folder; set TRIAGRAPH_CACHE to a folder');
      await context.print(`${found.folder}\n`);
    } else if (formatOf(options) === 'json') {
      await context.print(`${JSON.stringify({ ...found, cleared: action === 'clear' }, null, 2)}\n`);
    } else {
      const line = cacheLine({ ...found, used: found.used?.toISOString() ?? null }, context);
      await context.print(action === 'clear' ? `cleared ${line}\n` : `${line}\n`);
    }
    return exitCodes.ok;
  },
});

async function checkup(kb: readonly string[] | undefined, cached: boolean, context: Context) {
  const library = await context.library();
  const { cwd, columns, env, isTTY } = context.streams;
  const problems: string[] = [];
  const configPath = join(cwd, config);
  const { used, ...cacheFound } = library.userCache();
  if (cacheFound.folder === null)
    problems.push('no folder for a cache: there is no home folder; set TRIAGRAPH_CACHE to a folder');
  const color = wantsColor(context.streams);
  return {
    program: { version: library.version, node: process.versions.node, platform: process.platform },
    config: existsSync(configPath) ? configPath : null,
    knowledgeBase: await knowledgeBaseOf({ kb, cache: cached }, problems, context),
    cache: { ...cacheFound, used: used?.toISOString() ?? null },
    terminal: { columns: isTTY.stdout ? (columns ?? null) : null, color, pager: env.PAGER ?? 'less' },
    problems,
  };
}

async function knowledgeBaseOf(options: KnowledgeBaseOptions, problems: string[], context: Context) {
  const library = await context.library();
  const { kb } = options;
  const from = sourceOf(kb, library, context.streams.cwd);
  try {
    const paths = library.resolveKnowledgeBase(kb, context.streams.cwd);
    return await context.withEngine(options, async (engine) => {
      const documents = engine.documents();
      problems.push(...problemsOf(engine, library, { paths, folder: context.streams.cwd }));
      const changed = newest(documents, paths, library);
      return { from, paths: paths.map(withoutUsers), hash: engine.info().hash, documents: kinds(documents), changed };
    });
  } catch (error) {
    problems.push(failureOf(error).line ?? String(error));
    return { from, paths: (kb ?? []).map(withoutUsers), hash: null, documents: {}, changed: null };
  }
}

function sourceOf(kb: readonly string[] | undefined, library: Library, cwd: string): keyof typeof sources {
  if (kb && kb.length > 0) return 'option';
  try {
    const paths = library.resolveKnowledgeBase(undefined, cwd, { shipped: false });
    const usual = ['workflows', 'cases'].map((name) => join(cwd, name));
    return existsSync(join(cwd, config)) && paths.some((path) => !usual.includes(path)) ? 'config' : 'folder';
  } catch (error) {
    return (error as { readonly code?: string }).code === 'kb-missing' ? 'shipped' : 'config';
  }
}

/** An empty knowledge base, and the first errors; `lint` reports everything. */
function problemsOf(
  engine: OpenEngine,
  library: Library,
  { paths, folder }: { readonly paths: readonly string[]; readonly folder: string },
): string[] {
  if (engine.info().documents === 0) return ['the knowledge base has no documents: Markdown files are read'];
  const shown = shownPaths(library.documentFiles(paths), folder);
  const errors = engine.lint().filter(({ severity }) => severity === 'error');
  const first = errors
    .slice(0, mostErrors)
    .map(({ path, message, ruleId }) => `${shown(path)}: ${message} (${ruleId})`);
  const more = errors.length - first.length;
  return more > 0 ? [...first, `${more} more errors: triagraph lint`] : first;
}

const mostErrors = 5;

const kinds = (documents: readonly DocumentEntry[]): Record<string, number> =>
  Object.fromEntries([...groupBy(documents, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]));

/** When the newest file was changed: a document, or the snapshot itself. */
function newest(documents: readonly DocumentEntry[], paths: readonly string[], library: Library): string | null {
  const fileOf = library.documentFiles(paths);
  const files = documents.flatMap(({ path }) => fileOf(path) ?? []);
  const times = (files.length > 0 ? files : paths).map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  const latest = times.reduce((most, time) => Math.max(most, time), 0);
  return latest === 0 ? null : new Date(latest).toISOString();
}

const sources = {
  option: 'named by --kb',
  config: `named in ${config}`,
  folder: 'in this folder',
  shipped: 'shipped with the program',
} as const;

function checkupText(found: Checkup, context: Context): string {
  const { program, knowledgeBase: kb, terminal, problems } = found;
  const counts = Object.entries(kb.documents).map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`);
  const width = terminal.columns === null ? 'no terminal' : `${terminal.columns} columns`;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    ['program', `triagraph ${program.version}, Node.js ${program.node}, ${program.platform}`],
    ['configuration', found.config ?? `none (no ${config} in ${context.streams.cwd})`],
    ['knowledge base', `${sources[kb.from]}: ${kb.paths.join(', ')}`],
    ['', counts.length === 0 ? null : `${counts.join(', ')}${age(', newest file', kb.changed, context)}`],
    ['', kb.hash],
    ['cache', cacheLine(found.cache, context)],
    ['terminal', `${width}, ${terminal.color ? 'colour and links' : 'no colour'}, pager ${terminal.pager || 'none'}`],
    ...problems.map((problem) => ['problem', problem] as const),
    ['', problems.length === 0 ? 'nothing is wrong' : null],
  ];
  return rows
    .flatMap(([label, value]) => (value === null ? [] : `${label.padEnd(labelColumns)}${oneLine(value)}\n`))
    .join('');
}

const labelColumns = 16;

function cacheLine({ folder, entries, bytes, used }: Checkup['cache'], context: Context): string {
  if (folder === null) return 'none: no home folder and no TRIAGRAPH_CACHE';
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${folder}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${size}${age(', last used', used, context)}`;
}

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** `, last used 3 days ago`; the time itself where there is no clock. */
function age(label: string, time: string | null, { streams }: Context): string {
  if (time === null) return '';
  const passed = streams.clock ? streams.clock().getTime() - Date.parse(time) : Number.NaN;
  if (!(passed >= 0)) return `${label} ${time}`;
  const [unit, length] = units.find(([, least]) => passed >= least) ?? ['minute', minute];
  const count = Math.floor(passed / length);
  return count === 0 ? `${label} just now` : `${label} ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
