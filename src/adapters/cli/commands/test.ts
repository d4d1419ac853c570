import { dirname, resolve } from 'node:path';
import type { TestPaths, TestReport } from '../../../index.js';
import { command, flag, format, formatOf, knowledgeBase, type ValuesOf } from '../command.js';
import type { Cached, Context } from '../context.js';
import { exitCodes } from '../failure.js';
import { shownPaths, sourceLines, withShownPaths } from '../paths.js';
import { watching } from '../watch.js';

const options = {
  ...knowledgeBase,
  ...format('text', 'json', 'junit', 'github'),
  watch: flag('keep running, and test again whenever a file changes'),
};
type TestOptions = ValuesOf<typeof options>;

export const test = command({
  name: 'test',
  summary: "runs the knowledge base's goldens, and checks that documents find themselves",
  description:
    'Asks the symptoms of goldens/*.yaml and compares the answers with the expected ones; asks every symptom and error message of every document, which must find that document. Exit code 1: failures.',
  args: [['[PATH...]', 'folders of documents, YAML files of goldens, or folders named goldens']],
  options,
  examples: [
    'triagraph test',
    'triagraph test ./runbooks --format junit > goldens.xml',
    'triagraph test goldens/network.yaml --kb ./runbooks',
  ],
  chinese:
    '中文：用 goldens/*.yaml 中的现象提问，检查答案是否符合期望；每篇文档列出的现象和报错信息都必须能找到该文档。',
  run: (options, context, paths) => runTest(paths, options, context),
});

async function runTest(paths: readonly string[], options: TestOptions, context: Context): Promise<number> {
  const { documents, goldens } = splitPaths(paths);
  const asked = { ...options, kb: [...documents, ...(options.kb ?? [])] };
  const roots = await context.ownKnowledgeBase(asked.kb);
  if (!options.watch) return testOnce(goldens, asked, context);
  const { findGoldenFiles, memoryCache } = await context.library();
  const again = { ...asked, cache: await memoryCache(options.cache) };
  // Folders of golden files are watched too, so that a new file is noticed.
  const files = goldens.length > 0 ? goldens : (await findGoldenFiles(roots)).map((file) => dirname(file));
  const watched = [...new Set([...roots, ...files.map((path) => resolve(context.streams.cwd, path))])];
  return watching(watched, (changed) => testOnce(goldens, again, context, changed), context);
}

/**
 * Runs goldens and self-retrieval, prints the results and returns the exit code.
 * @param changed in watch mode: self-retrieval runs only for documents of these files
 */
function testOnce(
  goldens: readonly string[],
  options: Cached<TestOptions>,
  context: Context,
  changed: readonly string[] | null = null,
): Promise<number> {
  return context.withEngine(options, async (engine, library) => {
    const { cwd } = context.streams;
    const roots = library.resolveKnowledgeBase(options.kb, cwd);
    const paths = { documents: roots, goldens: goldens.map((path) => resolve(cwd, path)) };
    const tested = await library.testKnowledgeBase(engine, paths, cwd);
    const settings = { cache: options.cache, demanded: true };
    const audit = await context.audit(engine, settings, changed && { files: changed, roots });
    const shown = withShownPaths(audit, shownPaths(library.documentFiles(roots), cwd));
    const report: TestReport = { ...tested, diagnostics: [...tested.diagnostics, ...shown] };
    if (report.goldens.length === 0)
      await context.log('no goldens found; write goldens/*.yaml beside the documents, or name the files');
    const sourceLine = sourceLines((path) => resolve(cwd, path));
    const present = library.presenters.goldens[formatOf(options)];
    await context.print(present(report, { ...context.layout(true), sourceLine }));
    return hasFailures(report) ? exitCodes.findings : exitCodes.ok;
  });
}

function splitPaths(paths: readonly string[]): TestPaths {
  const isGolden = (path: string): boolean => /(?:\.ya?ml|(?:^|[\\/])goldens[\\/]?)$/i.test(path);
  return { documents: paths.filter((path) => !isGolden(path)), goldens: paths.filter(isGolden) };
}

function hasFailures({ goldens, diagnostics }: TestReport): boolean {
  return (
    goldens.some((each) => each.diagnostics.length > 0) || diagnostics.some(({ severity }) => severity === 'error')
  );
}
