import { type Command, Option } from 'commander';
import type { QueryOptions } from '../../../index.js';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { exitCodes } from '../failure.js';
import { readSymptom } from '../input.js';
import {
  collect,
  examples,
  formatOf,
  formatOptions,
  knowledgeBaseOptions,
  namedValues,
  wholeNumber,
} from '../options.js';
import { warnOfUnreadFiles } from '../paths.js';

interface QueryCommandOptions extends KnowledgeBaseOptions {
  readonly format: 'text' | 'markdown' | 'json' | keyof typeof chatFormats;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly limit?: number;
  readonly lang?: 'zh' | 'en';
  readonly product?: string;
  readonly version?: string;
  readonly param?: readonly string[];
}

/** Chat formats print the platform's message JSON; only the first message when an answer needs several. */
const chatFormats = { slack: 'slack', feishu: 'feishu', 'adaptive-card': 'adaptiveCard' } as const;

const isChat = (format: string): format is keyof typeof chatFormats => Object.hasOwn(chatFormats, format);

export function queryCommand(program: Command, context: Context): void {
  const command = program
    .command('query')
    .summary('the ordered workflow for a symptom, with its commands, explained')
    .description(
      'Finds the diagnostic workflow for a symptom: a sentence, an alert or a log. Exit code 3: nothing matches.',
    )
    .argument('[TEXT...]', 'the symptom, or - to read it from stdin');
  formatOptions(knowledgeBaseOptions(command), ['text', 'markdown', 'json', ...Object.keys(chatFormats)])
    .option('--all', 'every step in full, also of a long workflow')
    .addOption(new Option('--limit <n>', 'candidates to return').argParser(wholeNumber(1, 100)))
    .addOption(
      new Option('--lang <language>', "language of the answer; the symptom's when absent").choices(['zh', 'en']),
    )
    .option('--product <name>', 'prefer documents for this product')
    .option('--version <version>', 'prefer documents for this version')
    .addOption(new Option('--param <name=value>', 'value of a placeholder; repeatable').argParser(collect))
    .addHelpText(
      'after',
      examples(
        [
          'triagraph query "Pod stuck in ContainerCreating, no ip available"',
          'kubectl logs -n kube-system deploy/kube-ovn-controller | triagraph query - --json',
          'triagraph query "子网 IP 耗尽" --param subnet-name=ovn-default',
        ],
        '中文：输入一句现象、一条告警或一段日志，返回有序的诊断流程和命令。',
      ),
    )
    .action(async (words: string[], options: QueryCommandOptions) => {
      context.exitCode = await runQuery(words, options, context);
    });
}

async function runQuery(words: readonly string[], options: QueryCommandOptions, context: Context): Promise<number> {
  const settings = settingsOf(options);
  const text = await readSymptom(words, context);
  return context.withEngine(options, async (engine, { presenters }) => {
    const diagnosis = engine.query(text, settings);
    const format = formatOf(options);
    if (isChat(format)) {
      const { message } = presenters.chat.diagnosis[chatFormats[format]](diagnosis);
      await context.print(`${JSON.stringify(message, null, 2)}\n`);
    } else await context.print(presenters.diagnosis[format](diagnosis, context.layout(options.all === true)));
    if (diagnosis.status !== 'no_match') return exitCodes.ok;
    await warnOfUnreadFiles(engine, context);
    return exitCodes.noMatch;
  });
}

function settingsOf({ limit, lang, product, version, param = [] }: QueryCommandOptions): QueryOptions {
  const params: Record<string, string> = Object.create(null);
  for (const [name, value] of namedValues(param, '--param')) params[name] = value;
  return {
    ...(limit === undefined ? {} : { limit }),
    ...(lang === undefined ? {} : { language: lang }),
    ...(product === undefined ? {} : { product }),
    ...(version === undefined ? {} : { version }),
    ...(param.length === 0 ? {} : { params }),
  };
}
