import { createHash } from 'node:crypto';
import type { GapTrigger, Language } from '../../model/index.js';
import { detectLanguage, isStopWord } from '../../text/index.js';
import { skeleton } from '../skeleton.js';
import type { LoggedSymptom } from './log.js';
import { isAlarmingLine } from './terms.js';

const longestTitle = 80;
const mostSymptoms = 5;
const longestSymptom = 160;
const slugWords = 6;
/** Share of the lines that one message makes up, from which on the cluster is one incident that comes again. */
const oneMessageShare = 0.8;

/** A document that a cluster lacks. */
export interface Stub {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly kind: 'workflow' | 'case';
  readonly language: Language;
  readonly symptoms: readonly string[];
}

/** One message of a program that comes again and again is an incident to note; many ways to say it ask for a procedure. */
export function missingKind(members: readonly LoggedSymptom[]): 'workflow' | 'case' {
  const first = members[0]!;
  const total = members.reduce((sum, { count }) => sum + count, 0);
  const isMessage = !/\p{Script=Han}{4}/u.test(first.masked) && isAlarmingLine(first.masked);
  return isMessage && first.count > 1 && first.count >= total * oneMessageShare ? 'case' : 'workflow';
}

/** Name, place and words of the document; `taken` says which ids there are already. */
export function planStub(members: readonly LoggedSymptom[], taken: (id: string) => boolean): Stub {
  const lines = members.slice(0, mostSymptoms).map(({ text, masked }) => symptomLine(text, masked));
  const language = detectLanguage(
    members
      .slice(0, mostSymptoms)
      .map(({ text }) => text)
      .join('\n'),
  );
  const title = shorten(
    lines[0]!
      .replace(/<[a-z]{2,8}>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s\p{P}]+|[\s,:;，：；(（]+$/gu, ''),
    longestTitle,
  );
  const kind = missingKind(members);
  const id = freeId(title, members[0]!.masked, taken);
  return {
    id,
    path: `${kind === 'case' ? 'cases' : 'workflows'}/${id}.md`,
    title: title === '' ? id : title,
    kind,
    language,
    symptoms: lines.map((line) => shorten(line, longestSymptom)),
  };
}

/** The line that tells what is wrong, with marks in the place of names, addresses and times: a document is for others too. */
function symptomLine(text: string, masked: string): string {
  const lines = masked.split('\n');
  // What ends in a colon only announces the line that tells.
  const telling = lines.filter((line) => !/[:：]$/.test(line));
  const best = telling.find(isAlarmingLine) ?? telling[0] ?? lines[0]!;
  // Masked lines are in small letters: one that holds no mark stands in the text as it was said.
  const at = lines.length === 1 && !best.includes('<') ? text.toLowerCase().indexOf(best) : -1;
  const said = at >= 0 ? text.slice(at, at + best.length) : best;
  return said
    .replace(/[\w.+-]{1,64}@[\w.-]{1,255}/g, '<email>')
    .replace(/\ufffd+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '').trim();
}

function freeId(title: string, masked: string, taken: (id: string) => boolean): string {
  const words = (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !isStopWord(word, 'en'));
  const slug = words.slice(0, slugWords).join('-').slice(0, 60);
  const hash = createHash('sha256').update(masked).digest('hex').slice(0, 8);
  const base = words.filter((word) => /[a-z]{2}/.test(word)).length >= 2 ? slug : `gap-${hash}`;
  return taken(base) ? `${base}-${hash}` : base;
}

export function stubText({ id, title, kind, language, symptoms }: Stub, triggers: readonly GapTrigger[]): string {
  return skeleton({ kind, title, id, language, symptoms, triggers: triggers.map(({ phrase }) => phrase) });
}
