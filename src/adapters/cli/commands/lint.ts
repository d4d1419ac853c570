import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addTo, plural } from '../../../collections.js';
import type { Diagnostic } from '../../../index.js';
import {
  command,
  flag,
  format,
  formatOf,
  knowledgeBase,
  number,
  plugins,
  preset,
  text,
  type ValuesOf,
} from '../command.js';
import { type Cached, type Context, type Library, pluginsOf } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { shownPaths, sourceLines, warnOfPart, withShownPaths } from '../paths.js';
import { watching } from '../watch.js';

const options = {
  ...knowledgeBase,
  ...format('text', 'json', 'sarif', 'github', 'junit', 'checkstyle', 'rdjson'),
  ...plugins,
  maxWarnings: preset(number('n', [0, 1_000_000], 'warnings to allow'), 0),
  fix: flag('apply every fix, then report what is left'),
  dryRun: flag('with --fix: print the fixes as a patch without writing them'),
  only: flag('report only on the named files, checked within the whole knowledge base; other files are ignored'),
  baseline: text('file', 'known findings, which are not reported again'),
  writeBaseline: text('file', 'write the findings to a baseline and end with exit code 0'),
  watch: flag('keep running, and lint again whenever a file changes'),
};
type LintOptions = ValuesOf<typeof options>;

export const lint = command({
  name: 'lint',
  summary: 'what is wrong in the documents, and where',
  description: 'Prints the diagnostics of a knowledge base. Exit code 1: errors, or more warnings than allowed.',
  args: [['[PATH...]', 'folders, files or snapshots; --kb says the same']],
  options,
  examples: [
    'triagraph lint ./runbooks',
    'triagraph lint workflows cases --max-warnings 10',
    'triagraph lint ./runbooks --format sarif > findings.sarif',
    'triagraph lint ./runbooks --fix --dry-run',
    'triagraph lint ./runbooks --write-baseline lint-baseline.json',
    'triagraph lint ./runbooks --baseline lint-baseline.json',
    'triagraph lint --only workflows/en/ip-management.md',
    'triagraph lint ./runbooks --rules ./our-rules.mjs',
  ],
  chinese: '中文：检查文档，逐条指出问题所在的文件、行、列和改法。',
  run: (options, context, paths) => {
    const { kb = [], only } = options;
    return runLint({ ...options, kb: only ? kb : [...paths, ...kb] }, context, only ? paths : null);
  },
});

/** @param only files to report on; null for all */
async function runLint(options: LintOptions, context: Context, only: readonly string[] | null): Promise<number> {
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run needs --fix');
  if (options.watch && options.fix) throw new UsageError('--watch only reports; run --fix by itself');
  if (options.watch && only) throw new UsageError('--watch reports on every document; leave out --only');
  const paths = await context.ownKnowledgeBase(options.kb);
  if (options.watch) {
    const { memoryCache } = await context.library();
    const again = { ...options, cache: await memoryCache(options.cache) };
    return watching(paths, (changed) => lintOnce(again, context, changed), context);
  }
  if (options.fix) {
    const changes = await runFix(options, context, only);
    if (options.dryRun) return changes ? exitCodes.findings : exitCodes.ok;
  }
  return lintOnce(options, context, only);
}

/** @param changed files whose documents alone are checked for self-retrieval; with --only, nothing else is reported */
function lintOnce(options: Cached<LintOptions>, context: Context, changed: readonly string[] | null): Promise<number> {
  return context.withEngine(options, async (engine, library) => {
    const roots = library.resolveKnowledgeBase(options.kb, context.streams.cwd);
    let found: readonly Diagnostic[] = [
      ...engine.lint(),
      ...(await context.audit(engine, { cache: options.cache }, changed && { files: changed, roots })),
    ];
    if (options.only) {
      const [fileOf, wanted] = [library.documentFiles(roots), filesOf(changed ?? [], context)];
      // Faults of the configuration concern every document.
      found = found.filter(({ path, ruleId }) => ruleId.startsWith('config/') || wanted.has(fileOf(path) ?? ''));
    }
    if (!options.only) {
      const advice = 'name it too, or give single files with --only, which reads everything';
      await warnOfPart(options.kb ?? [], found, { context, advice });
    }
    if (options.writeBaseline !== undefined) {
      const file = resolve(context.streams.cwd, options.writeBaseline);
      writeBaseline(file, found);
      await context.log(`wrote ${plural(found.length, 'finding')} to ${options.writeBaseline}`);
      return exitCodes.ok;
    }
    if (options.baseline !== undefined) {
      const { fresh, gone } = withoutBaseline(resolve(context.streams.cwd, options.baseline), found);
      found = fresh;
      if (gone > 0)
        await context.log(
          `${plural(gone, 'finding')} of ${options.baseline} no longer ${gone === 1 ? 'occurs' : 'occur'}; update it with --write-baseline`,
        );
    }
    return reportFindings(found, { roots, documents: engine.info().documents }, options, library, context);
  });
}

/** Prints the findings and returns the exit code. JSON has the contract's document paths, other formats file paths. */
async function reportFindings(
  diagnostics: readonly Diagnostic[],
  { roots, documents }: { readonly roots: readonly string[]; readonly documents: number },
  options: Cached<LintOptions>,
  { presenters, documentFiles, listRules, version }: Library,
  context: Context,
): Promise<number> {
  const format = formatOf(options);
  const fileOf = documentFiles(roots);
  const shown = format === 'json' ? (path: string) => path : shownPaths(fileOf, baseFolder(format, context));
  // Presenters look up source lines by the paths that they were given.
  const files = new Map(
    diagnostics.flatMap((each) => [each, ...(each.related ?? [])]).map(({ path }) => [shown(path), path]),
  );
  const sourceLine = sourceLines((path) => fileOf(files.get(path) ?? path));
  const settings = { ...context.layout(true), documents, sourceLine, rules: await listRules(), version };
  await context.print(presenters.lint[format](withShownPaths(diagnostics, shown), settings));
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length;
  return count('error') > 0 || count('warning') > options.maxWarnings ? exitCodes.findings : exitCodes.ok;
}

/** Code hosts expect paths relative to the repository, people relative to the working folder. */
function baseFolder(format: LintOptions['format'], { streams: { cwd, env } }: Context): string {
  const workspace = env.GITHUB_WORKSPACE;
  const forHost = format === 'github' || format === 'sarif';
  return forHost && workspace && `${cwd}/`.startsWith(`${workspace}/`) ? workspace : cwd;
}

/** Fixes the documents, or prints the patch; a summary goes to stderr. Returns whether there was anything to fix. */
async function runFix(options: LintOptions, context: Context, only: readonly string[] | null): Promise<boolean> {
  const { fixFiles, resolveKnowledgeBase, documentFiles, presenters } = await context.library();
  const { cwd, isTTY } = context.streams;
  const dryRun = options.dryRun === true;
  const paths = resolveKnowledgeBase(options.kb, cwd);
  const { files, refused } = await fixFiles({
    ...{ paths, cache: options.cache, dryRun, ...pluginsOf(options, cwd) },
    ...(only && { files: filesOf(only, context) }),
  });
  const shown = shownPaths(documentFiles(paths), cwd);
  for (const { path, message, note } of withShownPaths(refused, shown))
    await context.log(`${path}: ${message}${note === undefined ? '' : `. ${note}`}`);
  if (dryRun) {
    const patch = presenters.fixes.patch(
      files.map((file) => ({ ...file, path: shown(file.path) })),
      { terminal: isTTY.stdout, color: context.layout(true).color },
    );
    await context.print(patch);
  }
  const count = files.reduce((sum, { titles }) => sum + titles.length, 0);
  if (count > 0)
    await context.log(
      `${dryRun ? 'would fix' : 'fixed'} ${plural(count, 'finding')} in ${plural(files.length, 'file')}`,
    );
  else if (dryRun) await context.log('nothing to fix');
  return count > 0;
}

const filesOf = (files: readonly string[], { streams: { cwd } }: Context): Set<string> =>
  new Set(files.map((file) => resolve(cwd, file)));

/** Known findings, by document, rule and message: they may move to another line. Equal findings are counted. */
interface Baseline {
  readonly schema: 'triagraph/baseline/1';
  readonly findings: readonly {
    readonly path: string;
    readonly rule: string;
    readonly message: string;
    readonly count: number;
  }[];
}

const keyOf = (path: string, rule: string, message: string): string => JSON.stringify([path, rule, message]);

export function writeBaseline(file: string, diagnostics: readonly Diagnostic[]): void {
  const counts = new Map<string, number>();
  for (const { path, ruleId, message } of diagnostics) addTo(counts, keyOf(path, ruleId, message), 1);
  const findings = [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, count]) => {
      const [path, rule, message] = JSON.parse(key) as [string, string, string];
      return { path, rule, message, count };
    });
  writeFileSync(file, `${JSON.stringify({ schema: 'triagraph/baseline/1', findings } satisfies Baseline, null, 2)}\n`);
}

/**
 * Compares findings with a baseline.
 * @returns those that it does not have, and the number of its findings that no longer occur
 * @throws UsageError for a file that is not a baseline
 */
export function withoutBaseline(
  file: string,
  diagnostics: readonly Diagnostic[],
): { readonly fresh: Diagnostic[]; readonly gone: number } {
  const left = new Map(
    readBaseline(file).findings.map(({ path, rule, message, count }) => [keyOf(path, rule, message), count]),
  );
  const fresh = diagnostics.filter(({ path, ruleId, message }) => addTo(left, keyOf(path, ruleId, message), -1) < 0);
  return { fresh, gone: [...left.values()].filter((count) => count > 0).reduce((sum, count) => sum + count, 0) };
}

function readBaseline(file: string): Baseline {
  const text = readFileSync(file, 'utf8');
  try {
    const baseline = JSON.parse(text) as Partial<Baseline>;
    if (baseline.schema === 'triagraph/baseline/1' && Array.isArray(baseline.findings)) return baseline as Baseline;
  } catch {
    // Reported below.
  }
  throw new UsageError(`${file} is not a baseline; write one with triagraph lint --write-baseline ${file}`);
}
