import type { Diagnosis, Observation, SessionView, StartOptions } from '../../../index.js';
import type { Context, Library, OpenEngine, SessionWords } from '../context.js';
import { oneLine } from '../failure.js';
import { type Lines, pasted } from '../input.js';
import type { Questions } from '../questions.js';

type Presenters = Library['presenters']['session'];

export class SessionRun {
  readonly views: SessionView[];

  constructor(
    readonly engine: OpenEngine,
    first: SessionView,
    readonly present: Presenters,
    readonly layout: ReturnType<Context['layout']> & { readonly asked: boolean },
    readonly json: boolean,
  ) {
    this.views = [first];
  }

  get view(): SessionView {
    return this.views.at(-1)!;
  }

  async answer(observation: Observation): Promise<SessionView> {
    if (this.view.token !== null) this.views.push(await this.tryAnswer(observation));
    return this.view;
  }

  /** The view that an answer would lead to; the session stays where it is. */
  async tryAnswer(observation: Observation): Promise<SessionView> {
    const { token } = this.view;
    return token === null ? this.view : this.engine.reading((open) => open.advance(token, observation));
  }

  text(view: SessionView): string {
    return this.present.text(view, this.layout);
  }

  words(): SessionWords {
    return this.present.words(this.view.language);
  }
}

/** Chooses where the session starts; asks on a terminal, and offers the general procedure when nothing matches. */
export async function beginAt(
  engine: OpenEngine,
  text: string,
  settings: StartOptions,
  questions: Questions | null,
  words: Presenters['words'],
): Promise<ReturnType<OpenEngine['start']>> {
  const begun = await engine.begin(text, settings);
  if (questions === null || settings.document !== undefined) return begun;
  const document = await askWhich(begun.diagnosis, questions, words);
  return document === null ? begun : engine.begin(text, { ...settings, document });
}

/** Id or path of the document that the answer selects; null when there is no question to ask. */
async function askWhich(
  { status, question, matches, fallback, query }: Diagnosis,
  questions: Questions,
  words: Presenters['words'],
): Promise<string | null> {
  if (status === 'no_match' && fallback) {
    const message = words(query.language).ask.fallback.replace('{title}', () => fallback.title);
    return (await questions.confirm(message)) ? fallback.path : null;
  }
  if (status !== 'ambiguous' || question === null) return null;
  const titles = new Map(matches.map(({ id, title }) => [id, title]));
  return questions.select(
    question.text,
    question.options.map(({ answer, id }) => ({ value: id, label: answer, hint: titles.get(id) ?? id })),
  );
}

type Answer =
  | { readonly kind: 'observation'; readonly observation: Observation }
  | { readonly kind: 'paste' }
  | { readonly kind: 'help' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unread'; readonly line: string };

const keywords = {
  paste: ['paste', '粘贴'],
  help: ['help', '?', '？', '帮助'],
  finish: ['done', 'quit', 'exit', '结束', 'report', '报告'],
  back: ['back', '返回'],
};

const keywordOf = (text: string) =>
  (Object.keys(keywords) as (keyof typeof keywords)[]).find((name) => keywords[name].includes(text));

const command = /^(?:(?<jump>jump|跳到|跳转)|(?<set>set|设置)|(?<use>use|打开)|(?<note>note|备注))\s+(?<rest>.+)$/iu;

/** Chinese input methods type full-width digits. */
const narrow = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)));

/** Parses one line. `#` begins a comment; a line without a keyword is an outcome, which the engine reads. */
export function readAnswer(line: string): Answer {
  const text = line.replace(/\r$/, '').trim();
  if (text === '' || text.startsWith('#')) return { kind: 'nothing' };
  const keyword = keywordOf(text.toLowerCase());
  if (keyword === 'back') return observing({ back: true });
  if (keyword !== undefined) return { kind: keyword };
  if (/^\d{1,4}$/.test(narrow(text))) return observing({ branch: Number(narrow(text)) });
  const { jump, use, note, rest } = command.exec(text)?.groups ?? {};
  if (rest === undefined) return observing({ outcome: text });
  if (jump) return observing({ jump: narrow(rest) });
  if (use) return observing({ document: rest });
  if (note) return observing({ note: rest });
  const at = rest.indexOf('=');
  if (at < 1) return { kind: 'unread', line: text };
  const set: Record<string, string> = Object.create(null);
  set[rest.slice(0, at).trim()] = rest.slice(at + 1).trim();
  return observing({ set });
}

const observing = (observation: Observation): Answer => ({ kind: 'observation', observation });

/** Reads answers line by line until they end; true when an answer finished the session. */
export async function runLines(session: SessionRun, lines: Lines, context: Context): Promise<boolean> {
  const words = session.words();
  for (;;) {
    const next = await lines.next();
    if (next.done) return false;
    const answer = readAnswer(next.value);
    if (answer.kind === 'nothing') continue;
    if (answer.kind === 'finish') return true;
    if (answer.kind === 'help') await context.log(words.help.join('\ntriagraph: '));
    else if (answer.kind === 'unread') await context.log(words.unread.replace('{line}', () => answer.line));
    else {
      const observation = answer.kind === 'paste' ? { output: await pasted(lines) } : answer.observation;
      const view = await session.answer(observation);
      const text = `\n> ${oneLine(next.value)}\n\n${session.text(view)}`;
      await context.print(session.json ? session.present.json(view) : text);
    }
  }
}

type LineKind = 'command' | 'result' | 'shell' | 'blank' | 'other';

/**
 * Classifies a line where both answers and command output may arrive. `command`: a keyword that output does not begin
 * with. `result`: an outcome, a number or a condition. `shell`: a command that is not run. `blank`: an empty line or a comment.
 */
export async function kindOf(line: string, session: SessionRun): Promise<LineKind> {
  const answer = readAnswer(line);
  if (answer.kind === 'nothing') return 'blank';
  if (answer.kind === 'unread') return 'other';
  if (answer.kind !== 'observation') return 'command';
  const { observation } = answer;
  if ('branch' in observation) return 'result';
  if (!('outcome' in observation)) return 'command';
  const view = await session.tryAnswer(observation);
  if (view.notices.some(({ code }) => code === 'unknown-outcome')) return 'other';
  if (view.notices.some(({ code }) => code === 'only-command')) return 'shell';
  const { outcome, branch = null } = view.visits.at(-1) ?? {};
  return branch === null && (outcome === 'done' || outcome === 'skipped') ? 'command' : 'result';
}
