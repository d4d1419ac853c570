import { limits } from '../../limits.js';
import type { Document, DocumentName, LocatedGolden, NearTrigger } from '../../model/index.js';
import type { AskedKnowledge } from '../goldens/goldens.js';
import type { Engine } from '../open/engine.js';

/** An opened version of a knowledge base. */
export interface AskedVersion {
  readonly name: string;
  readonly engine: Pick<Engine, 'documents' | 'info' | 'show'> & AskedKnowledge;
  readonly goldens: readonly LocatedGolden[];
}

/** A question that a document asks of itself. */
export interface OwnQuestion {
  readonly id: string;
  readonly text: string;
  /** The path of the document. */
  readonly document: string;
}

/** The titles and symptoms of all documents of both versions, each text once; those of large knowledge bases in part. */
export function ownQuestions(base: AskedVersion, head: AskedVersion): OwnQuestion[] {
  const questions = new Map<string, OwnQuestion>();
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

/** Triggers of the newer version to which the older one gives another document as its answer. */
export function nearTriggers(base: AskedVersion, head: AskedVersion): NearTrigger[] {
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

/** What a symptom says that a trigger hits; empty for a pattern. */
const phraseOf = ({ all, any }: Document['triggers'][number]): string => [...all, ...any.slice(0, 1)].join(' ');

function answerOf({ engine }: AskedVersion, phrase: string): DocumentName | undefined {
  const { status, matches } = engine.query(phrase, { limit: 1 });
  return status === 'matched' && matches[0] !== undefined ? nameOf(matches[0]) : undefined;
}

const nameOf = ({ id, path, title }: DocumentName): DocumentName => ({
  id,
  path,
  title,
});
