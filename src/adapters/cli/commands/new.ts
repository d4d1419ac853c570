import { basename, resolve } from 'node:path';
import { Argument, type Command, Option } from 'commander';
import type { SkeletonOptions } from '../../../index.js';
import type { Context } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { collect, examples } from '../options.js';

type Kind = SkeletonOptions['kind'];
type Prompts = typeof import('@clack/prompts');

interface NewOptions {
  readonly title?: string;
  readonly id?: string;
  readonly symptom?: readonly string[];
  readonly trigger?: readonly string[];
  readonly lang?: 'zh' | 'en';
  readonly output?: string;
}

export function newCommand(program: Command, context: Context): void {
  program
    .command('new')
    .summary('a skeleton of a workflow or case')
    .description('Writes a document to begin with, which lints clean. What is not given is asked for at a terminal.')
    .addArgument(new Argument('[KIND]', 'what to write').choices(['workflow', 'case']))
    .option('--title <text>', 'what is wrong, in one line')
    .option('--id <id>', "stable name; the file's name when absent")
    .addOption(new Option('--symptom <text>', 'what a person or a log says; repeatable').argParser(collect))
    .addOption(new Option('--trigger <phrase>', 'phrase that speaks for the document; repeatable').argParser(collect))
    .addOption(
      new Option('--lang <language>', "language of the document; the title's when absent").choices(['zh', 'en']),
    )
    .option('-o, --output <file>', 'file to write, which must not be there yet; stdout when absent')
    .addHelpText(
      'after',
      examples(
        [
          'triagraph new workflow --title "Node stays NotReady" --symptom "PLEG is not healthy" -o workflows/node-not-ready.md',
          'triagraph new case --title "磁盘写满导致 etcd 无法启动" --lang zh -o cases/etcd-disk-full.md',
        ],
        '中文：生成工作流或案例的骨架；未给出的内容在终端中询问，不会覆盖已有文件。',
      ),
    )
    .action(async (kind: Kind | undefined, options: NewOptions) => {
      context.exitCode = await runNew(kind, options, context);
    });
}

async function runNew(kind: Kind | undefined, options: NewOptions, context: Context): Promise<number> {
  if (!kind) throw new UsageError('missing KIND; triagraph new workflow, or triagraph new case');
  const answered = options.title === undefined ? await askFor(options, context) : options;
  if (answered === null) return exitCodes.ok;
  const { title = '', symptom, trigger, lang, output } = answered;
  if (title.trim() === '') throw new UsageError('--title is empty; say in one line what is wrong');
  const id = options.id ?? idOf(output);
  const { skeleton, writeNewText } = await context.library();
  const text = await skeleton({
    kind,
    title,
    language: lang ?? (/\p{Script=Han}/u.test(title) ? 'zh' : 'en'),
    ...(id === undefined ? {} : { id }),
    ...(symptom === undefined ? {} : { symptoms: symptom }),
    ...(trigger === undefined ? {} : { triggers: trigger }),
  });
  if (output === undefined) await context.print(text);
  else {
    await writeNewText(resolve(context.streams.cwd, output), text);
    await context.log(`wrote ${output}; triagraph lint ${output} looks at it`);
  }
  return exitCodes.ok;
}

/** `workflows/node-not-ready.md` → `node-not-ready`. */
function idOf(output: string | undefined): string | undefined {
  return output === undefined ? undefined : basename(output).replace(/\.(?:md|markdown|mdx)$/i, '') || undefined;
}

/** Prompts for title, symptom and file. Null when cancelled. */
async function askFor(options: NewOptions, { streams }: Context): Promise<NewOptions | null> {
  const prompts = streams.isTTY.stdin ? await loadPrompts() : null;
  if (prompts === null) throw new UsageError('missing --title; say in one line what is wrong');
  const ask = (message: string, placeholder: string): Promise<string | symbol> =>
    prompts.text({ message, placeholder, input: streams.stdin, output: streams.stdout });
  const answers: string[] = [];
  for (const [message, placeholder] of questionsFor(options)) {
    const answer = await ask(message, placeholder);
    if (typeof answer === 'symbol') return null;
    answers.push((answer ?? '').trim());
  }
  const [title = '', symptom = '', output = ''] = answers;
  return {
    ...options,
    title,
    ...(symptom === '' ? {} : { symptom: [...(options.symptom ?? []), symptom] }),
    ...(output === '' ? {} : { output }),
  };
}

function questionsFor({ lang, output }: NewOptions): readonly (readonly [message: string, placeholder: string])[] {
  const questions: readonly (readonly [string, string])[] =
    lang === 'zh'
      ? [
          ['标题：出了什么问题', '节点一直 NotReady'],
          ['现象：人或日志的原话（可留空）', 'PLEG is not healthy'],
          ['写到哪个文件（留空则输出到终端）', 'workflows/node-not-ready.md'],
        ]
      : [
          ['Title: what is wrong', 'Node stays NotReady'],
          ['Symptom: what a person or a log says (may be empty)', 'PLEG is not healthy'],
          ['File to write (empty: print it)', 'workflows/node-not-ready.md'],
        ];
  return output === undefined ? questions : questions.slice(0, 2);
}

/** Null when Node is too old for the prompts. */
async function loadPrompts(): Promise<Prompts | null> {
  return import('@clack/prompts').catch(() => null);
}
