import { basename, resolve } from 'node:path';
import { defined } from '../../../collections.js';
import type { Diagnostic, SkeletonOptions } from '../../../index.js';
import {
  command,
  flag,
  format,
  formatOf,
  knowledgeBase,
  language,
  list,
  namedValues,
  number,
  type OptionSpec,
  plugins,
  preset,
  text,
  type ValuesOf,
} from '../command.js';
import { type Context, pluginsOf } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { warnOfPart } from '../paths.js';
import { Questions } from '../questions.js';

export const compile = command({
  name: 'compile',
  summary: 'a knowledge base as one file that opens at once',
  description: 'Compiles documents into a snapshot. Exit code 1: written, but the content has errors.',
  args: [['[PATH...]', 'folders or files; --kb says the same']],
  options: {
    ...knowledgeBase,
    ...plugins,
    output: { ...text('file', 'where to write the snapshot'), short: '-o' },
    json: flag('the summary as JSON'),
    workers: number('n', [1, 64], 'threads to parse with'),
  },
  examples: ['triagraph compile ./runbooks -o kb.snapshot', 'triagraph query "no ip available" --kb kb.snapshot'],
  chinese: '中文：把文档编译成一个快照文件，打开即用。',
  async run(options, context, asked) {
    const { output, cache, workers, kb = [], json } = options;
    if (!output) throw new UsageError('missing -o FILE; triagraph compile PATH -o kb.snapshot');
    const { cwd } = context.streams;
    const library = await context.library();
    const paths = library.resolveKnowledgeBase([...asked, ...kb], cwd);
    const settings = defined({ paths, cache, workers, ...pluginsOf(options, cwd) });
    const compiled = await context.progressing((onProgress) =>
      library.compileKnowledgeBase({ ...settings, onProgress }),
    );
    const { info, diagnostics } = compiled;
    await library.writeSnapshot(resolve(cwd, output), compiled);
    await warnOfPart([...asked, ...kb], diagnostics, { context, advice: 'name it too' });
    const present = library.presenters.compilation[json ? 'json' : 'text'];
    await context.print(present({ output, info, diagnostics }, context.layout()));
    return diagnostics.some((each) => each.severity === 'error') ? exitCodes.findings : exitCodes.ok;
  },
});

const joined: OptionSpec<readonly string[] | undefined> = {
  value: 'path...',
  about: 'the knowledge base that they join: proposed triggers change no answer of its goldens',
};

const lost = ({ ruleId }: Diagnostic): boolean => ruleId === 'import/lost-words';

export const importDocuments = command({
  name: 'import',
  summary: 'converts foreign or damaged documents to canonical Markdown',
  description:
    'Writes documents of any dialect as canonical Markdown, and reports what was recognised, repaired, refused, or needs a person. Exit code 1: something was refused, or words were lost.',
  args: [['<PATH...>', 'folders, files or globs of documents; or an export of tickets: CSV or JSON']],
  options: {
    to: text('folder', 'where to write the canonical documents; for tickets, a .jsonl file'),
    column: list('key=name', 'which column of tickets is title, cause, resolution …; others are guessed'),
    kb: joined,
    overwrite: flag('replace existing files'),
    all: flag('report on every file and every change'),
    ...format('text', 'json'),
  },
  examples: [
    'triagraph import ./wiki-export --to ./runbooks',
    'triagraph import old/*.md --to ./runbooks --kb ./runbooks',
    'triagraph import export.csv --to ./runbooks/tickets.jsonl --column cause="Root cause"',
  ],
  chinese: '中文：把其他写法或损坏的文档转换成规范的 Markdown，并逐个报告。',
  async run(options, context, paths) {
    const { to, kb = [], overwrite = false, all } = options;
    if (!to) throw new UsageError('missing --to FOLDER; triagraph import PATH --to ./runbooks');
    const at = (path: string): string => resolve(context.streams.cwd, path);
    const library = await context.library();
    if (paths.length === 1 && /\.(?:csv|tsv|json|jsonl|ndjson)$/i.test(paths[0]!)) {
      if (!/\.jsonl$/i.test(to))
        throw new UsageError(`--to ${to} is not a .jsonl file; triagraph import ${paths[0]} --to tickets.jsonl`);
      const columns = namedValues(options.column ?? [], '--column');
      const tickets = await library.importTickets({ path: at(paths[0]!), to: at(to), columns, overwrite });
      await context.print(library.presenters.tickets[formatOf(options)](tickets));
      return tickets.written > 0 ? exitCodes.ok : exitCodes.findings;
    }
    const joining = kb.length > 0 ? library.resolveKnowledgeBase(kb, context.streams.cwd) : [];
    const settings = { paths: paths.map(at), to: at(to), joining, overwrite };
    const report = await library.importKnowledgeBase(settings);
    await context.print(library.presenters.import[formatOf(options)](report, context.layout(all)));
    const isWhole = report.refused === 0 && !report.files.some(({ diagnostics }) => diagnostics.some(lost));
    return isWhole ? exitCodes.ok : exitCodes.findings;
  },
});

export const gaps = command({
  name: 'gaps',
  summary: 'symptoms that are asked and not answered',
  description:
    'Clusters the symptoms of logs, asks them again, and proposes triggers or documents that would answer them without taking an answer from a golden.',
  args: [['[LOG...]', 'logs of serve --feedback-log, JSON lines with a text, or plain lines']],
  options: {
    write: text('folder', 'write the proposed documents; existing files are never replaced'),
    limit: preset(number('n', [1, 1_000], 'gaps to report'), 20),
    least: preset(number('n', [1, 1_000_000], 'minimum of lines in a gap'), 1),
    all: flag('all examples and words'),
    ...knowledgeBase,
    ...format('text', 'json'),
  },
  examples: [
    'triagraph gaps feedback.jsonl --kb ./runbooks',
    'triagraph gaps feedback.jsonl --kb ./runbooks --least 3 --write drafts',
  ],
  chinese: '中文：从日志中找出没有答好的现象，归类后给出建议的触发词或待写的文档，不影响 goldens 的答案。',
  async run(options, context, logs) {
    if (logs.length === 0)
      throw new UsageError('missing LOG; triagraph gaps feedback.jsonl reads what serve --feedback-log wrote');
    const { cwd } = context.streams;
    const { limit, least, cache, write, all } = options;
    const library = await context.library();
    const kb = await context.ownKnowledgeBase(options.kb);
    const report = await library.findGaps({ logs: logs.map((path) => resolve(cwd, path)), kb, limit, least, cache });
    const written = write === undefined ? [] : await library.writeGapDocuments(report, resolve(cwd, write));
    await context.print(library.presenters.gaps[formatOf(options)](report, context.layout(all)));
    if (write !== undefined)
      await context.log(`wrote ${written.length} documents to ${write}; check them with triagraph lint ${write}`);
  },
});

const newOptions = {
  title: text('text', 'what is wrong, in one line'),
  id: text('id', "stable name; the file's name when absent"),
  symptom: list('text', 'what a person or a log says'),
  trigger: list('phrase', 'phrase that triggers the document'),
  lang: language("language of the document; the title's when absent"),
  output: { ...text('file', 'file to write, which must not exist yet; stdout when absent'), short: '-o' },
};
type NewOptions = ValuesOf<typeof newOptions>;

export const newDocument = command({
  name: 'new',
  summary: 'a skeleton of a workflow or case',
  description:
    'Writes a template; `lint` fails on each part that is still to be written. On a terminal, missing values are asked for.',
  args: [['[KIND]', 'what to write', ['workflow', 'case']]],
  options: newOptions,
  examples: [
    'triagraph new workflow --title "Node stays NotReady" --symptom "PLEG is not healthy" -o workflows/node-not-ready.md',
    'triagraph new case --title "磁盘写满导致 etcd 无法启动" --lang zh -o cases/etcd-disk-full.md',
  ],
  chinese: '中文：生成工作流或案例的骨架；未给出的内容在终端中询问，不会覆盖已有文件。',
  async run(options, context, [kind]) {
    if (!kind) throw new UsageError('missing KIND; triagraph new workflow, or triagraph new case');
    const answered = options.title === undefined ? await askFor(options, context) : options;
    if (answered === null) return exitCodes.ok;
    const { title = '', symptom, trigger, lang, output, id = idOf(output) } = answered;
    if (title.trim() === '') throw new UsageError('--title is empty; say in one line what is wrong');
    const { skeleton, writeNewText } = await context.library();
    const document = await skeleton(
      defined({
        kind: kind as SkeletonOptions['kind'],
        title,
        language: lang ?? (/\p{Script=Han}/u.test(title) ? 'zh' : 'en'),
        id,
        symptoms: symptom,
        triggers: trigger,
      }),
    );
    if (output === undefined) await context.print(document);
    else {
      await writeNewText(resolve(context.streams.cwd, output), document);
      await context.log(`wrote ${output}; check it with triagraph lint ${output}`);
    }
    return exitCodes.ok;
  },
});

/** `workflows/node-not-ready.md` → `node-not-ready`. */
function idOf(output: string | undefined): string | undefined {
  return output === undefined ? undefined : basename(output).replace(/\.(?:md|markdown|mdx)$/i, '') || undefined;
}

async function askFor(options: NewOptions, context: Context): Promise<NewOptions | null> {
  const questions = context.streams.isTTY.stdin ? await Questions.load(context) : null;
  if (questions === null) throw new UsageError('missing --title; say in one line what is wrong');
  const answers: string[] = [];
  for (const [message, placeholder] of questionsFor(options)) {
    const answer = await questions.text(message, { placeholder });
    if (answer === null) return null;
    answers.push(answer.trim());
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
