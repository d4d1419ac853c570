import type { Wording } from './wording.js';

/**
 * Quoted texts and the parts between separators; a title such as `A / B` names A and B, `失败，显示 no route to host` the
 * error in its Chinese sentence, and `the event says no route to host` what it says.
 */
export function phrasesOf(text: string): string[] {
  const errors = /\p{Script=Han}/u.test(text) ? (text.match(errorInHan) ?? []) : [];
  const parts = text.split(/[/|、，,；;`"“”()（）]|\s或\s|\sor\s|(?<=\p{Script=Han})或|或(?=\p{Script=Han})/u);
  const reported = parts.flatMap((part) => reporting.exec(part)?.[1] ?? []);
  return [...parts, text, ...errors, ...reported].map((part) => part.trim()).filter((part) => part !== '');
}

/** `the event says …`: what follows stands in the event. */
const reporting = /\b(?:says|reads|prints|reports|shows|mentions|contains|gets?)\s+(.+)$/i;

/** Three words or more in Latin letters: an error line, and not a name. */
const errorInHan = /[A-Za-z][\w.:-]*(?: [\w.:-]+){2,12}/g;

/** `AddressOutOfRange`, `nf_conntrack`, `EXTERNAL-IP`: words that programs print, and people do not say otherwise. */
export function identifiersOf(text: string): string[] {
  return (text.match(word) ?? []).filter((each) => each.length >= shortestIdentifier && isIdentifier(each));
}

export const shortestIdentifier = 6;
const word = /(?<![A-Za-z\d])[A-Za-z][A-Za-z\d]*(?:[_.-][A-Za-z\d]+)*/g;

/** Humps, parts that `_` joins, or the name of a file. What `-` joins is a name of something as often as an event. */
function isIdentifier(text: string): boolean {
  return /[a-z\d][A-Z]|[A-Z]{2}[a-z]|_|[a-z]\.[a-z]{2,5}$/.test(text);
}

/**
 * Text for finding one phrase in another: folded, and `-`, `_` and white space are one, and none beside Han characters: some
 * write a space between the scripts, and some do not.
 */
export const loosen = (wording: Pick<Wording, 'fold'>, text: string): string => looseFolded(wording.fold(text)).trim();

export const looseFolded = (folded: string): string => {
  const loose = folded.replace(looseGap, ' ');
  return han.test(loose) ? loose.replace(gapBesideHan, '') : loose;
};

/** What is not one space already: most gaps are, and stay. */
const looseGap = /(?: [\s_-]|[^\S ]|[_-])[\s_-]*/g;

const han = /\p{Script=Han}/u;
const gapBesideHan = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu;

/** Where the text has the phrase, whose edges touch no other letter or digit of the same script; -1 when it has not. */
export function placeOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = text.charAt(at - 1);
    const behind = text.charAt(at + phrase.length);
    const cut = (outer: string, inner: string) => letter.test(outer) && letter.test(inner);
    if (!cut(before, phrase.charAt(0)) && !cut(behind, phrase.charAt(phrase.length - 1))) return at;
  }
  return -1;
}

const letter = /[a-z\d]/;

/** Letters that a phrase needs before it says anything: two Latin words or four Han characters, about. */
export const telling = 8;

/** Letters and digits; a Han character says as much as two of them, about. */
export function weigh(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
