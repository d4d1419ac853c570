import { addTo } from '../../collections.js';
import type { Matcher } from '../../engine.js';
import { limits } from '../../limits.js';
import { groupOf, type Knowledge } from '../../match/index.js';
import type { Diagnostic, Document, Range } from '../../model/index.js';
import { documentFinding, type EngineRule } from '../../validate/index.js';
import { allOf, shippedBuildWords, wholeWords } from '../../vocabulary/index.js';
import { type Ask, type Outcome, type Probe, probesOf } from './retrieval-probes.js';

/** Maximum number of triggers that are tried one by one. */
const triedTriggers = 20;

const combined = 6;

/** Reports a document that none of its own texts ranks first. Its symptoms and signatures have been queried before. */
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
    if (outcome.status !== 'no_match' && first !== undefined) addTo(before, first, 1);
  }
  if (tried === 0) return [];
  const [shadow] = [...before].sort(([left, times], [right, others]) => others - times || left - right);
  const winner = shadow && knowledge.path(shadow[0]);
  const found = winner === undefined ? 'they find nothing' : `they find ${winner} first`;
  return [
    documentFinding('retrieval/shadowed', path, {
      message: `Unexpected document that none of its own texts ranks first (${found}), expected symptoms or triggers of its own`,
      range: titleRange({ sections }),
      note: `${tried} ${tried === 1 ? 'text was' : 'texts were'} tried: its title, symptoms, signatures and triggers, one by one and together.`,
      ...(winner === undefined ? {} : { related: [{ path: winner, message: 'is ranked before it' }] }),
    }),
  ];
}

const moved = new RegExp(wholeWords(allOf(shippedBuildWords.ruleWords.moved)), 'i');

/** Whether a page only refers to its new location, which should then rank first. */
function isMoved(sections: Document['sections']): boolean {
  const [first] = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph'));
  return moved.test(first?.text.slice(0, 200) ?? '');
}

function titleRange({ sections }: Pick<Document, 'sections'>): Range {
  const title = sections.find(({ level }) => level > 0);
  const start = title?.range.start ?? { line: 1, column: 1, offset: 0 };
  const length = title ? title.level + 1 + title.heading.length : 0;
  return { start, end: { ...start, column: start.column + length, offset: start.offset + length } };
}

interface Text {
  readonly text: string;
}

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

/** Number of results that count, because users do not see lower ranks. */
const resultLimit = 5;

/** Estimated number of symptoms and error messages per document. */
const questionsOfADocument = 3;

export interface RetrievalAudit {
  /** Paths of the documents to check; default: all. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly onProgress?: (done: number, total: number) => void;
  readonly mostComparisons?: number;
}

/** Checks all documents; above the limit of queries, an evenly spread sample, which a diagnostic reports. */
export function auditRetrieval(
  knowledge: Knowledge,
  matcher: Matcher,
  { only, onProgress, mostComparisons = limits.auditComparisons }: RetrievalAudit = {},
): Diagnostic[] {
  let asked = 0;
  const ask: Ask = (text, language) => {
    asked++;
    const { status, ranked } = matcher.match(text, resultLimit, language);
    return { status, documents: ranked.map(({ document }) => document) };
  };
  const siblings = siblingsOf(knowledge);
  const mostAsked = Math.max(1, Math.floor(mostComparisons / Math.max(1, knowledge.documents)));
  const wanted = documentsToAsk(knowledge, only);
  const findings = new Map<number, Diagnostic[]>();
  for (const document of spread(wanted, mostAsked)) {
    if (asked >= mostAsked) break;
    findings.set(document, auditDocument(knowledge, document, ask, siblings));
    onProgress?.(findings.size, wanted.length);
  }
  const inOrder = [...findings].sort(([left], [right]) => left - right).flatMap(([, found]) => found);
  return findings.size < wanted.length ? [...inOrder, notAllAsked(findings.size, wanted.length)] : inOrder;
}

function auditDocument(
  knowledge: Knowledge,
  document: number,
  ask: Ask,
  siblings: (left: number, right: number) => boolean,
): Diagnostic[] {
  const language = knowledge.language(document);
  const outcomes = probesOf(knowledge, document).map((probe) => ({ probe, outcome: ask(probe.item.text, language) }));
  const findings = outcomes.flatMap(({ probe, outcome }) => judge(knowledge, document, probe, outcome, siblings) ?? []);
  const isWitness = (outcome: Outcome): boolean => isFirst(knowledge, document, outcome);
  if (!outcomes.some(({ outcome }) => isWitness(outcome)))
    findings.push(...findShadowed(knowledge, document, ask, isWitness));
  return findings;
}

function documentsToAsk(knowledge: Knowledge, only?: ReadonlySet<string>): number[] {
  const all = Array.from({ length: knowledge.documents }, (_, document) => document);
  return only ? all.filter((document) => only.has(knowledge.path(document))) : all;
}

/** All documents, in an order whose prefixes are evenly spread. */
function* spread(documents: readonly number[], most: number): Generator<number> {
  const step = Math.max(1, Math.ceil((documents.length * questionsOfADocument) / most));
  for (let offset = 0; offset < step; offset++)
    for (let at = offset; at < documents.length; at += step) yield documents[at]!;
}

const notAllAsked = (done: number, total: number): Diagnostic => ({
  ruleId: 'retrieval/not-asked',
  severity: 'info',
  message: `Unexpected size of the knowledge base, expected one that can be checked completely: ${done} of ${total} documents, evenly spread, were checked (auditComparisons)`,
  note: `Queries times documents are limited to ${limits.auditComparisons}. Check folders one by one to check all of their documents.`,
  path: '.',
});

function isFirst(knowledge: Knowledge, document: number, { status, documents }: Outcome): boolean {
  const [first] = documents;
  return status !== 'no_match' && first !== undefined && groupOf(knowledge, first) === groupOf(knowledge, document);
}

function judge(
  knowledge: Knowledge,
  document: number,
  { what, item }: Probe,
  outcome: Outcome,
  siblings: (left: number, right: number) => boolean,
): Diagnostic | null {
  if (isFirst(knowledge, document, outcome)) return null;
  const rule: EngineRule = what === 'symptom' ? 'retrieval/symptom-not-found' : 'retrieval/signature-not-found';
  const path = knowledge.path(document);
  const shown = item.text.length > 60 ? `${item.text.slice(0, 60)}…` : item.text;
  const [first] = outcome.documents;
  if (outcome.status === 'no_match' || first === undefined) {
    return documentFinding(rule, path, {
      message: `Unexpected ${what} '${shown}' that finds nothing, expected it to find this document`,
      note: 'It is not specific enough by itself. Describe what a user sees in the words of a user, or add a trigger.',
      range: item.range,
    });
  }
  const among = outcome.documents.some((other) => groupOf(knowledge, other) === groupOf(knowledge, document));
  // A document often quotes an error that a related document treats, but its symptoms should be its own.
  const shared = what === 'signature' || (among && outcome.status === 'ambiguous');
  if (shared && siblings(document, first)) return null;
  const winner = knowledge.path(first);
  return documentFinding(rule, path, {
    message: `Unexpected ${what} '${shown}' that finds ${winner} first, expected it to find this document`,
    note: siblings(document, first)
      ? 'The two documents are already related: add a symptom or a trigger that only this document has.'
      : 'Add a trigger that only this document has, or name the other document in `related` if both are right.',
    range: item.range,
    related: [{ path: winner, message: 'is ranked first' }],
  });
}

/** Whether two documents are declared as related: one follows or names the other, or both follow one workflow. */
function siblingsOf(knowledge: Knowledge): (left: number, right: number) => boolean {
  const groupsNamedBy = (document: number): ReadonlySet<number> => {
    const { workflow, related, references, path } = knowledge.head(document);
    const targets = [...(workflow === null ? [] : [workflow]), ...related, ...references.map(({ target }) => target)];
    const found = targets.map((target) => knowledge.resolve(target, path)).filter((target) => target !== null);
    return new Set(found.map((target) => groupOf(knowledge, target)));
  };
  return (left, right) => {
    const [ofLeft, ofRight] = [groupsNamedBy(left), groupsNamedBy(right)];
    if (ofLeft.has(groupOf(knowledge, right)) || ofRight.has(groupOf(knowledge, left))) return true;
    const [one, other] = [knowledge.follows(left), knowledge.follows(right)];
    return one >= 0 && other >= 0 && groupOf(knowledge, one) === groupOf(knowledge, other);
  };
}
