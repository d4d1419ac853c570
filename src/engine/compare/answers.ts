import { limits } from '../../limits.js';
import type {
  AnswerChange,
  AnswerPart,
  ComparedAnswer,
  ComparedDocument,
  Diagnosis,
  Document,
  DocumentName,
  Evidence,
  EvidenceChange,
  LocatedGolden,
  Match,
  NearTrigger,
  Standing,
  VersionComparison,
} from '../../model/index.js';
import { type AskedKnowledge, runGoldens } from '../goldens/goldens.js';
import type { Engine } from '../open/engine.js';

export interface AskedVersion {
  readonly name: string;
  readonly engine: Pick<Engine, 'documents' | 'info' | 'show'> & AskedKnowledge;
  readonly goldens: readonly LocatedGolden[];
}

export interface AskedQuery {
  readonly id: string;
  readonly text: string;
}

const depth = 10;
const shownEvidence = 6;
/** Smaller differences are ignored, because scores are displayed with two decimals. */
const minDifference = 0.005;

interface Question extends AskedQuery {
  readonly golden?: LocatedGolden;
  /** Path of the document whose title or symptom it is. */
  readonly document?: string;
}

/** Compares the answers to goldens and queries; without any, the answers to the titles and symptoms of the documents. */
export function compareAnswers(
  base: AskedVersion,
  head: AskedVersion,
  queries: readonly AskedQuery[],
): VersionComparison {
  const goldens = distinctGoldens([...head.goldens, ...base.goldens]);
  const ofGoldens = goldens.map((golden): Question => {
    const { path, range } = golden;
    return { id: `${path}:${range.start.line}`, text: golden.golden.symptom, golden };
  });
  const own = goldens.length + queries.length === 0 ? ownQuestions(base, head) : [];
  return {
    schema: 'triagraph/comparison/1',
    base: summaryOf(base),
    head: summaryOf(head),
    asked: { goldens: goldens.length, queries: queries.length, own: own.length },
    changes: [...ofGoldens, ...queries, ...own].flatMap((each) => compareOne(base.engine, head.engine, each) ?? []),
    near: nearTriggers(base, head),
  };
}

function summaryOf({ name, engine }: AskedVersion): VersionComparison['base'] {
  const { hash, documents } = engine.info();
  return { name, hash, documents };
}

/** Removes duplicates, because both versions usually contain the same goldens, possibly on different lines. */
function distinctGoldens(goldens: readonly LocatedGolden[]): LocatedGolden[] {
  const keys = new Set<string>();
  return goldens.filter(({ golden }) => {
    const key = JSON.stringify(golden);
    return !keys.has(key) && keys.add(key);
  });
}

function compareOne(
  base: AskedKnowledge,
  head: AskedKnowledge,
  { id, text, golden, document: asking }: Question,
): AnswerChange | null {
  const [old, next] = [base.query(text, { limit: depth }), head.query(text, { limit: depth })];
  const [before, after] = [comparedAnswer(old), comparedAnswer(next)];
  const parts = changedParts(before, after);
  if (parts.length === 0 || isExpected(asking, before.first?.path, after.first?.path)) return null;
  const ids = [...new Set([before.first?.id, after.first?.id].filter((each) => each !== undefined))];
  const pairs = ids.map((each) => [each, find(old, each), find(next, each)] as const);
  return {
    id,
    symptom: text,
    parts,
    before,
    after,
    documents: pairs.map(([document, left, right]): ComparedDocument => {
      const exists = { before: base.show(document) !== null, after: head.show(document) !== null };
      return { id: document, before: standing(left), after: standing(right), exists };
    }),
    evidence: parts.some((part) => part === 'first' || part === 'status') ? movedEvidence(pairs) : [],
    golden: golden === undefined ? null : { before: isUnchanged(base, golden), after: isUnchanged(head, golden) },
  };
}

/** A document that was added or removed answers its own questions in one version only. */
const isExpected = (asking: string | undefined, before: string | undefined, after: string | undefined): boolean =>
  asking !== undefined && ((before === undefined && after === asking) || (before === asking && after === undefined));

const isUnchanged = (knowledge: AskedKnowledge, golden: LocatedGolden): boolean =>
  runGoldens(knowledge, [golden])[0]!.diagnostics.length === 0;

const find = ({ matches }: Diagnosis, id: string): Match | undefined => matches.find((match) => match.id === id);

const standing = (match: Match | undefined): Standing =>
  match === undefined ? null : { rank: match.rank, score: match.score, priority: match.priority };

function comparedAnswer({ status, confidence, matches, workflow }: Diagnosis): ComparedAnswer {
  const [first] = matches;
  const start = workflow?.steps.find(({ id }) => id === workflow.start);
  return {
    status,
    confidence,
    first: first === undefined ? null : nameOf(first),
    start: start?.title ?? null,
    commands: workflow?.steps.flatMap(({ commands }) => commands.map(({ text }) => text)) ?? [],
  };
}

/** Changes of start and commands are reported only if the first document stays the same, since it determines them. */
function changedParts(before: ComparedAnswer, after: ComparedAnswer): AnswerPart[] {
  const parts: AnswerPart[] = [];
  if (before.first?.id !== after.first?.id) parts.push('first');
  if (before.status !== after.status) parts.push('status');
  if (parts.includes('first')) return parts;
  if (before.start !== after.start) parts.push('start');
  if (before.commands.join('\0') !== after.commands.join('\0')) parts.push('commands');
  return parts;
}

function movedEvidence(pairs: readonly (readonly [string, Match | undefined, Match | undefined])[]): EvidenceChange[] {
  const moved = pairs.flatMap(([document, before, after]) => {
    const old = byKey(before?.evidence ?? []);
    const next = byKey(after?.evidence ?? []);
    return [...new Set([...old.keys(), ...next.keys()])].flatMap((key): EvidenceChange[] => {
      const [left, right] = [old.get(key), next.get(key)];
      const { kind, value, source } = (right ?? left)!;
      if (Math.abs((right?.score ?? 0) - (left?.score ?? 0)) < minDifference) return [];
      return [{ document, kind, value, before: left?.score ?? null, after: right?.score ?? null, source }];
    });
  });
  const size = (each: EvidenceChange): number => Math.abs((each.after ?? 0) - (each.before ?? 0));
  return moved.sort((a, b) => size(b) - size(a)).slice(0, shownEvidence);
}

function byKey(evidence: readonly Evidence[]): Map<string, Evidence> {
  const known = new Map<string, Evidence>();
  for (const each of evidence) {
    const key = `${each.kind}\0${each.value}`;
    const same = known.get(key);
    known.set(key, same === undefined ? each : { ...same, score: same.score + each.score });
  }
  return known;
}

function ownQuestions(base: AskedVersion, head: AskedVersion): Question[] {
  const questions = new Map<string, Question>();
  for (const { engine } of [head, base]) {
    const documents = engine.documents();
    const most = Math.max(1, Math.floor(limits.auditComparisons / Math.max(1, documents.length)));
    for (const { path, title } of documents) {
      if (questions.size >= most) break;
      const symptoms = engine.show(path)?.symptoms ?? [];
      const texts = [
        { text: title, line: 1 },
        ...symptoms.map(({ text, range }) => ({ text, line: range.start.line })),
      ];
      for (const { text, line } of texts)
        if (text.trim() !== '' && !questions.has(text))
          questions.set(text, { id: `${path}:${line}`, text, document: path });
    }
  }
  return [...questions.values()];
}

function nearTriggers(base: AskedVersion, head: AskedVersion): NearTrigger[] {
  return head.engine.documents().flatMap((document) => {
    const before = new Set(base.engine.show(document.path)?.triggers.map(phraseOf));
    const added = (head.engine.show(document.path)?.triggers ?? []).filter((each) => !before.has(phraseOf(each)));
    return added.flatMap((trigger): NearTrigger[] => {
      const phrase = phraseOf(trigger);
      const answer = phrase === '' ? undefined : answerOf(base, phrase);
      if (answer === undefined || answer.id === document.id) return [];
      return [
        {
          trigger: phrase,
          document: nameOf(document),
          line: trigger.range.start.line,
          answer,
          after: answerOf(head, phrase) ?? null,
        },
      ];
    });
  });
}

/** A symptom that a trigger matches; empty for a pattern. */
const phraseOf = ({ all, any }: Document['triggers'][number]): string => [...all, ...any.slice(0, 1)].join(' ');

function answerOf({ engine }: AskedVersion, phrase: string): DocumentName | undefined {
  const { status, matches } = engine.query(phrase, { limit: 1 });
  return status === 'matched' && matches[0] !== undefined ? nameOf(matches[0]) : undefined;
}

const nameOf = ({ id, path, title }: DocumentName): DocumentName => ({ id, path, title });
