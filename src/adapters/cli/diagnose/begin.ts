import type { Diagnosis, SessionView } from '../../../index.js';
import type { Context } from '../context.js';
import type { StartOptions } from '../../../index.js';
import type { Library, OpenEngine } from '../library.js';
import { oneLine } from '../one-line.js';

type Prompts = typeof import('@clack/prompts');

interface Beginning {
  readonly diagnosis: Diagnosis;
  readonly view: SessionView;
}

/**
 * Where the walk begins. At a terminal, the question that separates equal candidates is asked first, and where nothing
 * matches the general procedure is offered.
 */
export async function beginAt(
  engine: OpenEngine,
  text: string,
  settings: StartOptions,
  prompts: Prompts | null,
  library: Library,
  context: Context,
): Promise<Beginning> {
  const begun = engine.start(text, settings);
  if (prompts === null || settings.document !== undefined) return begun;
  const document = await askWhich(begun.diagnosis, prompts, library, context);
  return document === null ? begun : engine.start(text, { ...settings, document });
}

/** Id or path of the document that the answer leads to; null when nothing is to be asked. */
async function askWhich(
  { status, question, matches, fallback, query }: Diagnosis,
  prompts: Prompts,
  { presenters }: Library,
  { streams }: Context,
): Promise<string | null> {
  const io = { input: streams.stdin, output: streams.stdout };
  const words = presenters.session.words(query.language);
  if (status === 'no_match' && fallback) {
    const message = oneLine(words.ask.fallback.replace('{title}', () => fallback.title));
    return (await prompts.confirm({ message, ...io })) === true ? fallback.path : null;
  }
  if (status !== 'ambiguous' || question === null) return null;
  const titles = new Map(matches.map(({ id, title }) => [id, title]));
  const chosen = await prompts.select({
    message: oneLine(question.text),
    showInstructions: false,
    options: question.options.map(({ answer, id }) => ({
      value: id,
      label: oneLine(answer),
      hint: oneLine(titles.get(id) ?? id),
    })),
    ...io,
  });
  return prompts.isCancel(chosen) ? null : chosen;
}
