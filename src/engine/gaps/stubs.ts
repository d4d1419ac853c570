import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { GapReport } from '../../model/index.js';
import { detectLanguage, isStopWord } from '../../text/index.js';
import { refuseExisting, writeNewText } from '../atomic-file.js';
import type { SkeletonOptions } from '../skeleton.js';
import { isErrorLine, withoutMasks } from './cluster.js';
import type { LoggedSymptom } from './log.js';

const longestTitle = 80;
const maxSymptoms = 5;
const longestSymptom = 160;
const slugWords = 6;
/** Minimum fraction of lines with the same message in a cluster that counts as one recurring incident. */
const oneMessageShare = 0.8;

export function planStub(
  members: readonly LoggedSymptom[],
  isTaken: (id: string) => boolean,
): SkeletonOptions & { readonly id: string } {
  const shown = members.slice(0, maxSymptoms);
  const lines = shown.map(symptomLine);
  const plain = withoutMasks(lines[0]!).replace(/\s+/g, ' ');
  const title = shorten(plain.replace(/^[\s\p{P}]+|[\s,:;，：；(（]+$/gu, ''), longestTitle);
  const id = freeId(title, members[0]!.masked, isTaken);
  return {
    id,
    title: title === '' ? id : title,
    kind: missingKind(members),
    language: detectLanguage(shown.map(({ text }) => text).join('\n')),
    symptoms: lines.map((line) => shorten(line, longestSymptom)),
  };
}

/** A case for a recurring message of one program, a workflow for symptoms in varied wording. */
function missingKind(members: readonly LoggedSymptom[]): 'workflow' | 'case' {
  const first = members[0]!;
  const total = members.reduce((sum, { count }) => sum + count, 0);
  const isMessage = !/\p{Script=Han}{4}/u.test(first.masked) && isErrorLine(first.masked);
  return isMessage && first.count > 1 && first.count >= total * oneMessageShare ? 'case' : 'workflow';
}

function symptomLine({ text, masked }: LoggedSymptom): string {
  const lines = masked.split('\n');
  // A line that ends in a colon introduces the next one.
  const candidates = lines.filter((line) => !/[:：]$/.test(line));
  const best = candidates.find(isErrorLine) ?? candidates[0] ?? lines[0]!;
  // Masked lines are lower case; a line without placeholders is taken from the text in its original spelling.
  const at = lines.length === 1 && !best.includes('<') ? text.toLowerCase().indexOf(best) : -1;
  return (at < 0 ? best : text.slice(at, at + best.length))
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

function freeId(title: string, masked: string, isTaken: (id: string) => boolean): string {
  const words = (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !isStopWord(word, 'en'));
  const slug = words.slice(0, slugWords).join('-').slice(0, 60);
  const hash = createHash('sha256').update(masked).digest('hex').slice(0, 8);
  const base = words.filter((word) => /[a-z]{2}/.test(word)).length >= 2 ? slug : `gap-${hash}`;
  return isTaken(base) ? `${base}-${hash}` : base;
}

export function writeGapDocuments(report: GapReport, folder: string): string[] {
  const documents = report.clusters.flatMap(({ proposal }) =>
    proposal === null || proposal.text === null ? [] : [{ path: proposal.document.path, text: proposal.text }],
  );
  const files = documents.map(({ path }) => join(folder, path));
  refuseExisting(files, 'Name another folder, or move it away.');
  for (const { path, text } of documents) writeNewText(join(folder, path), text);
  return documents.map(({ path }) => path);
}
