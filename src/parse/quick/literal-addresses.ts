import type { Budget } from './hand-over.js';
import { isAlphanumeric, isLetter } from './references.js';

/** A bare e-mail address of a text. */
export interface EmailPlace {
  readonly start: number;
  readonly end: number;
}

/** The bare e-mail addresses of a text, as GFM finds them; each counts only where nothing else has begun before it. */
export function emailPlaces(text: string): EmailPlace[] {
  const places: EmailPlace[] = [];
  let behind = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > behind && isEmailCharacter(text.charCodeAt(start - 1))) start--;
    behind = at + 1;
    // A `_` is taken for a mark of emphasis first.
    if (start === at || text.charCodeAt(start - 1) === 47 || text.charCodeAt(start) === 95) continue;
    const end = emailDomainEnd(text, at + 1);
    if (end > 0) places.push({ start, end });
  }
  return places;
}

function emailDomainEnd(text: string, from: number): number {
  let at = from;
  let hasDot = false;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 46) {
      if (!isAlphanumeric(text.charCodeAt(at + 1))) break;
      hasDot = true;
    } else if (code !== 45 && code !== 95 && !isAlphanumeric(code)) break;
  }
  return hasDot && isLetter(text.charCodeAt(at - 1)) ? at : -1;
}

/** Where a bare address that starts with `http://` or `https://` at `at` ends; -1 when none does. */
export function protocolLinkEnd(text: string, at: number, budget: Budget): number {
  const match = /^https?:\/\//i.exec(text.slice(at, at + 8));
  if (!match || isLetter(text.charCodeAt(at - 1))) return -1;
  const domain = at + match[0].length;
  const code = text.charCodeAt(domain);
  if (isSpace(code) || code < 32 || code === 127 || isMark(code)) return -1;
  return addressEnd(text, domain, budget);
}

/** Where a bare address that starts with `www.` at `at` ends; -1 when none does. */
export function wwwLinkEnd(text: string, at: number, budget: Budget): number {
  if (text.slice(at, at + 4).toLowerCase() !== 'www.' || at + 4 >= text.length) return -1;
  if (at > 0 && !'(*_[]~ \t\n'.includes(text[at - 1]!)) return -1;
  return addressEnd(text, at, budget);
}

function addressEnd(text: string, from: number, budget: Budget): number {
  const domain = domainEnd(text, from, budget);
  return domain < 0 ? -1 : pathEnd(text, domain, budget);
}

function domainEnd(text: string, from: number, budget: Budget): number {
  let underscoreInLast = false;
  let underscoreBefore = false;
  let seen = false;
  let at = from;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 95) {
      if (isTrail(text, at, budget)) break;
      if (code === 95) underscoreInLast = true;
      else {
        underscoreBefore = underscoreInLast;
        underscoreInLast = false;
      }
    } else if (isSpace(code) || (code !== 45 && isMark(code))) break;
    else seen = true;
  }
  return underscoreBefore || underscoreInLast || !seen ? -1 : at;
}

function pathEnd(text: string, from: number, budget: Budget): number {
  let opened = 0;
  let closed = 0;
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) return at;
    if (code === 40) opened++;
    else if (code === 41 && closed < opened) closed++;
    else if (isPathTrail[code]) {
      if (isTrail(text, at, budget)) return at;
      if (code === 41) closed++;
    }
  }
}

const isPathTrail = tableOf('!"&\'),*.:;<?]_~');
const isPlainTrail = tableOf('!"\'),*.:;?_~');

/** Whether only punctuation follows up to white space or `<`: it ends the sentence, not the address. */
function isTrail(text: string, from: number, budget: Budget): boolean {
  let at = from;
  try {
    for (; ; at++) {
      const code = text.charCodeAt(at);
      if (isPlainTrail[code]) continue;
      if (code === 93) {
        const next = text.charCodeAt(at + 1);
        if (next === 40 || next === 91 || isSpace(next)) return true;
      } else if (code === 38) {
        const end = at + 1;
        at = end;
        while (isLetter(text.charCodeAt(at))) at++;
        if (at === end || text.charCodeAt(at) !== 59) return false;
      } else return code === 60 || isSpace(code);
    }
  } finally {
    budget.spend(at - from);
  }
}

function isEmailCharacter(code: number): boolean {
  return code === 43 || code === 45 || code === 46 || code === 95 || isAlphanumeric(code);
}

/** Also the end of the text. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return Number.isNaN(code) || /\s/u.test(String.fromCharCode(code));
}

function isMark(code: number): boolean {
  if (code < 128) return code > 32 && code < 127 && !isAlphanumeric(code);
  return /[\p{P}\p{S}]/u.test(String.fromCharCode(code));
}

function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
