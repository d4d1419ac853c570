import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { TestReport } from '../../../index.js';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes } from '../exit-codes.js';
import type { Library, OpenEngine, TestPaths } from '../library.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions } from '../options.js';
import { sourceLines } from '../source-lines.js';

const formats = ['text', 'json', 'junit', 'github'] as const;

export interface TestOptions extends KnowledgeBaseOptions {
  readonly format: (typeof formats)[number];
  readonly json?: boolean;
}

export function testCommand(program: Command, context: Context): void {
  const command = program
    .command('test')
    .summary("run the knowledge base's goldens")
    .description(
      'Asks the symptoms of goldens/*.yaml and compares the answers with what they demand. Exit code 1: failures.',
    )
    .argument('[PATH...]', 'folders of documents, YAML files of goldens, or folders named goldens');
  formatOptions(knowledgeBaseOptions(command), formats)
    .addHelpText(
      'after',
      examples(
        [
          'triagraph test',
          'triagraph test ./runbooks --format junit > goldens.xml',
          'triagraph test goldens/network.yaml --kb ./runbooks',
        ],
        '中文：用 goldens/*.yaml 中的现象提问，检查答案是否符合期望。',
      ),
    )
    .action(async (paths: string[], options: TestOptions) => {
      context.exitCode = await runTest(paths, options, context);
    });
}

function runTest(paths: readonly string[], options: TestOptions, context: Context): Promise<number> {
  const { documents, goldens } = splitPaths(paths);
  const asked = [...documents, ...(options.kb ?? [])];
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

/** Asks the goldens, prints what came out, and gives the exit code. */
async function reportTests(
  engine: OpenEngine,
  paths: TestPaths,
  options: TestOptions,
  library: Library,
  context: Context,
): Promise<number> {
  const { cwd } = context.streams;
  const report = await library.testKnowledgeBase(engine, paths, cwd);
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
