import type { Knowledge } from '../../match/index.js';
import type { Diagnostic, Document, Range } from '../../model/index.js';
import { documentFinding } from '../../validate/index.js';
import { allOf, shippedBuildWords, wholeWords } from '../../vocabulary/index.js';
import type { Ask, Outcome } from './retrieval-probes.js';

/** Triggers tried one by one; when the first fail, later ones hardly succeed. */
const triedTriggers = 20;

/** Texts of a combination. */
const combined = 6;

/**
 * Reports a document that no text of its own ranks first, with the document that most often ranks before it. Its
 * symptoms and signatures were queried before; this tries its title, its triggers, and combinations of all texts.
 * @returns nothing when a text ranks it first, or when it has no texts
 */
export function findShadowed(
  knowledge: Knowledge,
  document: number,
  ask: Ask,
  isWitness: (outcome: Outcome) => boolean,
): Diagnostic[] {
  const language = knowledge.language(document);
  const { title, triggers, symptoms, signatures, path } = knowledge.head(document);
  const { sections } = knowledge.body(document);
  if (isMoved(sections)) return [];
  const before = new Map<number, number>();
  let tried = 0;
  for (const text of witnesses(title, triggers, [...symptoms, ...signatures])) {
    const outcome = ask(text, language);
    if (isWitness(outcome)) return [];
    tried++;
    const [first] = outcome.documents;
    if (outcome.status !== 'no_match' && first !== undefined) before.set(first, (before.get(first) ?? 0) + 1);
  }
  if (tried === 0) return [];
  const [shadow] = [...before].sort(([left, times], [right, others]) => others - times || left - right);
  const winner = shadow && knowledge.path(shadow[0]);
  const found = winner === undefined ? 'finds nothing at all' : `finds ${winner} before it`;
  return [
    documentFinding('retrieval/shadowed', path, {
      message: `Unexpected document that nothing it says brings to the first place (${found}), expected symptoms or triggers of its own`,
      range: titleRange({ sections }),
      note: `${tried} ${tried === 1 ? 'text was' : 'texts were'} tried: its title, symptoms, signatures, triggers, and all of them together.`,
      ...(winner === undefined ? {} : { related: [{ path: winner, message: 'stands before it' }] }),
    }),
  ];
}

const moved = new RegExp(wholeWords(allOf(shippedBuildWords.ruleWords.moved)), 'i');

/** A page that only refers to its new location: the other document should rank first. */
function isMoved(sections: Document['sections']): boolean {
  const [first] = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph'));
  return moved.test(first?.text.slice(0, 200) ?? '');
}

/** The line of the title, or the first line of a document without one. */
function titleRange({ sections }: Pick<Document, 'sections'>): Range {
  const title = sections.find(({ level }) => level > 0);
  const start = title?.range.start ?? { line: 1, column: 1, offset: 0 };
  const length = title ? title.level + 1 + title.heading.length : 0;
  return { start, end: { ...start, column: start.column + length, offset: start.offset + length } };
}

interface Text {
  readonly text: string;
}

/** The title, example texts of each trigger, and combinations, the most informative last. */
function* witnesses(
  title: string,
  triggers: readonly { readonly any: readonly string[]; readonly all: readonly string[] }[],
  items: readonly Text[],
): Generator<string> {
  if (title.trim() !== '') yield title;
  const phrases = triggers.map(({ any, all }) => [...all, ...any.slice(0, 1)].join(' ')).filter(Boolean);
  yield* phrases.slice(0, triedTriggers);
  const texts = items.slice(0, combined).map(({ text }) => text);
  if (texts.length > 0) yield [title, ...texts.slice(0, 1)].join('\n');
  if (phrases.length > 0) yield [title, ...phrases.slice(0, combined)].join('\n');
  if (texts.length + phrases.length > 1) yield [title, ...phrases.slice(0, combined), ...texts].join('\n');
}
