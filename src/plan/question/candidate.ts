import type { Language, Trigger } from '../../model/index.js';
import { isLevelField, lazily } from '../../text/index.js';
import type { Wording } from '../start/index.js';

/** What a document that may be meant shows, most telling first: symptoms, error lines, phrases of its author. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Letters and digits of the title: documents of one name are about one thing. */
  readonly name: string;
  readonly signs: readonly CandidateSign[];
  /** All signs, folded. */
  readonly shown: string;
  /** Words of the signs, and concepts that they stand for. */
  readonly said: () => ReadonlySet<string>;
}

export interface CandidateSign {
  readonly text: string;
  readonly folded: string;
  readonly language: Language;
  /** Whether it says enough, and not too much, to be asked for. */
  readonly says: boolean;
  /** Its words, each with the concepts that say it as well and with what it tells. */
  readonly words: () => readonly SignWord[];
}

export interface SignWord {
  readonly said: readonly string[];
  readonly told: number;
}

/** What is needed of a document. */
export interface AskableDocument {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly symptoms: readonly { readonly text: string }[];
  readonly signatures: readonly { readonly text: string }[];
  readonly triggers: readonly Pick<Trigger, 'any' | 'not' | 'regex'>[];
}

/** Signs of one document that a question may use. */
const signsOfOne = 12;
const longestSign = 100;
/** Characters below which a sign says nothing, a Han character counting twice. */
const shortestSign = 6;

/** A document as questions need it, the same for every symptom. */
export function candidateOf(document: AskableDocument, wording: Wording): Candidate {
  const { id, title, path, symptoms, signatures, triggers } = document;
  const phrases = triggers.flatMap(({ any, not, regex }) => (regex === null && not.length === 0 ? any : []));
  const texts = [...symptoms, ...signatures].map(({ text }) => text);
  const signs = [...new Set([...texts, ...phrases])].slice(0, signsOfOne).map((sign) => signOf(sign, wording));
  return {
    id,
    title,
    path,
    name: nameOf(wording.fold(title)),
    signs,
    shown: signs.map(({ folded }) => folded).join('\n'),
    said: lazily(() => new Set(signs.flatMap(({ words }) => words().flatMap(({ said }) => said)))),
  };
}

function signOf(written: string, wording: Wording): CandidateSign {
  const [text, folded] = [written.trim(), wording.fold(written).trim()];
  return {
    text,
    folded,
    language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
    says: says(text, folded),
    words: lazily(() => wordsOf(text.slice(0, longestSign), wording)),
  };
}

/** The words of a text, for finding what another one says of them. */
export function wordsOf(text: string, wording: Wording): SignWord[] {
  const spans = wording.spans(text);
  const concepts = spans.filter(({ isConcept }) => isConcept);
  return spans
    .filter(({ isConcept }) => !isConcept)
    .map(({ word, start, end }) => {
      const around = concepts.filter((concept) => concept.start <= start && end <= concept.end);
      return { said: [word, ...around.map((concept) => concept.word)], told: wording.told(word) };
    });
}

/** Letters and digits of a folded text. */
export const nameOf = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '');

/** How bad it is says nothing of what is wrong. */
function says(text: string, folded: string): boolean {
  if (text.length > longestSign || isLevelField(text)) return false;
  let weight = 0;
  for (const character of folded) {
    weight += /\p{Script=Han}/u.test(character) ? 2 : /[\p{L}\p{N}]/u.test(character) ? 1 : 0;
    if (weight >= shortestSign) return true;
  }
  return false;
}
