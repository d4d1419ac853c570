import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import type { TestPaths, TestReport, TestRuns } from '../../../index.js';
import type { Cached, Context, KnowledgeBaseOptions, Library, OpenEngine } from '../context.js';
import { exitCodes } from '../failure.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions } from '../options.js';
import { shownPaths, sourceLines, withShownPaths } from '../paths.js';
import { watching } from '../watch.js';

const formats = ['text', 'json', 'junit', 'github'] as const;

export interface TestOptions extends KnowledgeBaseOptions {
  readonly format: (typeof formats)[number];
  readonly json?: boolean;
  readonly watch?: boolean;
}

/** With what one run keeps for the next. */
type TestRun = Cached<TestOptions> & { readonly runs?: TestRuns };

export function testCommand(program: Command, context: Context): void {
  const command = program
    .command('test')
    .summary("run the knowledge base's goldens, and ask what documents say of themselves")
    .description(
      'Asks the symptoms of goldens/*.yaml and compares the answers with what they demand, and every symptom and error message of every document, which must find it. Exit code 1: failures.',
    )
    .argument('[PATH...]', 'folders of documents, YAML files of goldens, or folders named goldens');
  formatOptions(knowledgeBaseOptions(command), formats)
    .option('--watch', 'go on, and ask again whenever a file changes')
    .addHelpText(
      'after',
      examples(
        [
          'triagraph test',
          'triagraph test ./runbooks --format junit > goldens.xml',
          'triagraph test goldens/network.yaml --kb ./runbooks',
        ],
        '中文：用 goldens/*.yaml 中的现象提问，检查答案是否符合期望；每篇文档列出的现象和报错信息都必须能找到该文档。',
      ),
    )
    .action(async (paths: string[], options: TestOptions) => {
      context.exitCode = await runTest(paths, options, context);
    });
}

async function runTest(paths: readonly string[], options: TestOptions, context: Context): Promise<number> {
  const { documents, goldens } = splitPaths(paths);
  const asked = [...documents, ...(options.kb ?? [])];
  if (!options.watch) return testOnce(asked, goldens, options, context);
  const { resolveKnowledgeBase, findGoldenFiles, memoryCache, testRuns } = await context.library();
  const cache = await memoryCache(options.cache);
  const runs = await testRuns(cache);
  const again = { ...options, cache, runs };
  const roots = resolveKnowledgeBase(asked, context.streams.cwd);
  // Folders of golden files too, so that a new one is seen.
  const files = goldens.length > 0 ? goldens : (await findGoldenFiles(roots)).map((file) => dirname(file));
  const watched = [...new Set([...roots, ...files.map((path) => resolve(context.streams.cwd, path))])];
  try {
    return await watching(watched, () => testOnce(asked, goldens, again, context), context);
  } finally {
    await runs.close();
  }
}

function testOnce(
  asked: readonly string[],
  goldens: readonly string[],
  options: TestRun,
  context: Context,
): Promise<number> {
  return context.withEngine({ ...options, kb: asked }, async (engine, library) => {
    const { cwd } = context.streams;
    const roots = library.resolveKnowledgeBase(asked, cwd);
    const named = goldens.map((path) => resolve(cwd, path));
    return reportTests(engine, { documents: roots, goldens: named }, options, library, context);
  });
}

/** Tells golden files from documents: a YAML file, or a folder of that name. */
function splitPaths(paths: readonly string[]): TestPaths {
  const isGolden = (path: string): boolean => /(?:\.ya?ml|(?:^|[\\/])goldens[\\/]?)$/i.test(path);
  return { documents: paths.filter((path) => !isGolden(path)), goldens: paths.filter(isGolden) };
}

/** Asks the goldens and what documents say of themselves, prints what came out, and gives the exit code. */
async function reportTests(
  engine: OpenEngine,
  paths: TestPaths,
  options: TestRun,
  library: Library,
  context: Context,
): Promise<number> {
  const { cwd } = context.streams;
  const goldens = await (options.runs?.test(engine, paths, cwd) ?? library.testKnowledgeBase(engine, paths, cwd));
  const shown = shownPaths(library.documentFiles(paths.documents), cwd);
  const audit = withShownPaths(await context.audit(engine, { cache: options.cache, demanded: true }), shown);
  const report: TestReport = { ...goldens, diagnostics: [...goldens.diagnostics, ...audit] };
  if (report.goldens.length === 0)
    await context.tell('no goldens found; write goldens/*.yaml beside the documents, or name their files');
  const sourceLine = sourceLines((path) => resolve(cwd, path));
  const present = library.presenters.goldens[formatOf(options)];
  await context.print(present(report, { ...context.layout(true), sourceLine }));
  return hasFailures(report) ? exitCodes.findings : exitCodes.ok;
}

function hasFailures({ goldens, diagnostics }: TestReport): boolean {
  return (
    goldens.some((each) => each.diagnostics.length > 0) || diagnostics.some(({ severity }) => severity === 'error')
  );
}
