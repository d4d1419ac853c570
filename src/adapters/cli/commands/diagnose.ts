import { basename, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { defined } from '../../../collections.js';
import type { Diagnosis } from '../../../index.js';
import { command, flag, knowledgeBase, text, type ValuesOf } from '../command.js';
import type { Context, Library, OpenEngine } from '../context.js';
import { Prompting } from '../diagnose/interactive.js';
import { beginAt, runLines, SessionRun } from '../diagnose/session.js';
import { exitCodes, oneLine, UsageError } from '../failure.js';
import { linesOf, readSymptom } from '../input.js';
import { Questions } from '../questions.js';
import { asked, paramsOf, symptomArgument } from './answers.js';

const options = {
  ...knowledgeBase,
  json: flag('each turn as a line of JSON'),
  doc: text('id', 'go through this document, whatever matches'),
  all: flag('long prose in full'),
  ...asked,
  report: text('file', 'write the report to a new file: Markdown, or JSON where its name ends in .json'),
  case: text('file', 'write a draft of a solved case to a new file, instead of the report'),
};
type DiagnoseOptions = ValuesOf<typeof options>;

export const diagnose = command({
  name: 'diagnose',
  summary: 'go through the workflow step by step',
  description:
    'Shows one step at a time, takes its outcome or pasted output, and follows the branch. Ends with a report. On a terminal, answers are chosen or typed, even when the symptom is read from a pipe (-). Without a terminal, answers are read from stdin, one per line. Exit code 3: nothing matches.',
  args: [symptomArgument],
  options,
  examples: [
    'triagraph diagnose "Pod stuck in ContainerCreating, no ip available"',
    'printf \'abnormal\\n1\\nset subnet-name=ovn-default\\ndone\\n\' | triagraph diagnose "no available ip"',
    'triagraph diagnose "子网 IP 耗尽" --case cases/my-case.md',
  ],
  chinese:
    '中文：逐步排查。每步回答 正常/异常、分支编号，或粘贴命令输出；结束时生成报告或案例草稿。\nAnswers: normal, warning, abnormal, next, a number, paste … ., set NAME=VALUE, note TEXT, back, jump STEP, use ID, done.',
  run: (options, context, words) => runDiagnose(words, options, context),
});

async function runDiagnose(words: readonly string[], options: DiagnoseOptions, context: Context): Promise<number> {
  const { doc, lang, product, version, forVersion } = options;
  const params = paramsOf(options.param);
  const settings = defined({ document: doc, language: lang, product, version, forVersion, params });
  if (options.case !== undefined) checkCaseFile(options.case);
  const text = await readSymptom(words, context);
  const fromStdin = words.length === 1 && words[0] === '-';
  const terminal = options.json ? null : terminalOf(context, fromStdin);
  const asking = terminal ? context.reading(terminal) : context;
  const questions = terminal ? await Questions.load(asking) : null;
  const work = async (engine: OpenEngine, library: Library): Promise<number> => {
    const { presenters } = library;
    const { diagnosis, view } = await beginAt(engine, text, settings, questions, presenters.session.words);
    if (view.status === 'no_match') {
      const none = options.json
        ? presenters.session.json(view)
        : presenters.diagnosis.text(diagnosis, context.layout());
      await context.print(none);
      return exitCodes.noMatch;
    }
    const layout = { ...context.layout(options.all), asked: questions !== null };
    const session = new SessionRun(engine, view, presenters.session, layout, options.json === true);
    await context.print(
      options.json ? session.present.json(view) : `${ambiguity(diagnosis, options)}${session.text(view)}`,
    );
    if (questions) await new Prompting(session, questions, asking).run();
    else if (!fromStdin) await runLines(session, linesOf(context.streams.stdin), context);
    await session.answer({ finish: true });
    await finish(session, options, library, context);
    return exitCodes.ok;
  };
  try {
    return await context.withEngine(options, work);
  } finally {
    if (fromStdin) terminal?.destroy();
  }
}

/** The terminal where a person answers; null without one. When stdin provides the symptom, the terminal is opened anew. */
function terminalOf({ streams }: Context, fromStdin: boolean): Readable | null {
  if (!streams.isTTY.stdout) return null;
  if (fromStdin) return streams.openTerminal?.() ?? null;
  return streams.isTTY.stdin ? streams.stdin : null;
}

/** Lists the other documents that explain the symptom about as well, and how to continue with one of them. */
function ambiguity(diagnosis: Diagnosis, options: DiagnoseOptions): string {
  if (diagnosis.status !== 'ambiguous' || options.doc !== undefined || diagnosis.question === null) return '';
  const titles = new Map(diagnosis.matches.map(({ id, title }) => [id, title]));
  const lines = diagnosis.question.options.map(({ answer, id }) => {
    const title = `${titles.get(id) ?? id} (use ${id})`;
    return `  ${oneLine(`${answer} → ${title}`)}`;
  });
  return `${oneLine(diagnosis.question.text)}\n${lines.join('\n')}\n\n`;
}

async function finish(
  session: SessionRun,
  options: DiagnoseOptions,
  library: Library,
  context: Context,
): Promise<void> {
  if (options.json) await context.print(session.present.json(session.view));
  const { case: draft, report, product, version } = options;
  const file = draft ?? report;
  if (file === undefined) {
    if (!options.json) await context.print(`\n${session.present.report(session.views)}`);
    return;
  }
  const id = basename(file).replace(/\.[^.]*$/, '');
  const text =
    draft !== undefined
      ? session.present.caseDraft(session.views, defined({ id, product, version }))
      : session.present[file.endsWith('.json') ? 'reportJson' : 'report'](session.views);
  await library.writeNewText(resolve(context.streams.cwd, file), text);
  await context.log(`wrote ${file}`);
}

function checkCaseFile(path: string): void {
  if (!/^[\w.-]+\.md$/.test(basename(path)))
    throw new UsageError(`--case '${path}' is not a file name for a case; give one such as cases/my-case.md`);
}
