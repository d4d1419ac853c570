import { type Command, Option } from 'commander';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { readSymptom } from '../input.js';
import { examples, formatOf, formatOptions, knowledgeBaseOptions } from '../options.js';
import { unknownId } from './show.js';

interface ExplainOptions extends KnowledgeBaseOptions {
  readonly doc?: string;
  readonly format: 'text' | 'json';
  readonly json?: boolean;
  readonly all?: boolean;
  readonly lang?: 'zh' | 'en';
}

export function explainCommand(program: Command, context: Context): void {
  const command = program
    .command('explain')
    .summary('why a document is the answer, or why not')
    .description(
      'Says why a document is the answer to a symptom, or why not, and what would change it. Exit code 4: unknown id.',
    )
    .argument('[TEXT...]', 'the symptom, or - to read it from stdin')
    .option('--doc <id>', 'id or path of the document, as query prints it');
  formatOptions(knowledgeBaseOptions(command), ['text', 'json'])
    .option('--all', 'every reason in full')
    .addOption(
      new Option('--lang <language>', "language of the answer; the symptom's when absent").choices(['zh', 'en']),
    )
    .addHelpText(
      'after',
      examples(
        ['triagraph explain "pod has no ip" --doc ip-management', 'triagraph explain - --doc dns --json < pod.log'],
        '中文：说明某篇文档为什么是（或不是）答案，以及怎样改动会改变结果。',
      ),
    )
    .action(async (words: string[], options: ExplainOptions) => {
      context.exitCode = await runExplain(words, options, context);
    });
}

async function runExplain(words: readonly string[], options: ExplainOptions, context: Context): Promise<number> {
  const { doc, lang } = options;
  if (!doc) throw new UsageError('missing --doc ID; triagraph explain TEXT --doc ID, with an id that query prints');
  const text = await readSymptom(words, context);
  return context.withEngine(options, async (engine, { presenters }) => {
    const explanation = engine.explain(text, { doc, ...(lang === undefined ? {} : { language: lang }) });
    if (!explanation) return unknownId(doc, engine, context);
    const present = presenters.explanation[formatOf(options)];
    await context.print(present(explanation, context.layout(options.all === true)));
    return exitCodes.ok;
  });
}
