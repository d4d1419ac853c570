import { addToGroup } from '../../collections.js';
import type { Diagnosis, Match, NearDocument, SimilarCase } from '../../model/index.js';
import { cut, displayWidth, type Page, prose, truncate } from '../layout.js';
import { fillMessage, type Messages } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { alikeText, lackSentence, notesOf, quoted, quotedPhrases, reasonOf, topPhrases } from './phrases.js';

/** The candidates of an ambiguous answer: those that its question distinguishes, else all matches. */
export function candidatesOf({ matches, question }: Diagnosis): readonly Match[] {
  if (!question) return matches;
  const named = new Set(question.options.map(({ id }) => id));
  const candidates = matches.filter(({ id }) => named.has(id));
  return candidates.length > 1 ? candidates : matches;
}

/**
 * The answers of a question, each with the numbers and names of the matches, or the near documents, that it leaves. After a
 * refusal, "none of these" leaves the general workflow.
 */
export function answersOf(
  { matches, suggestions, fallback, question }: Diagnosis,
  messages: Messages,
): { readonly answer: string; readonly candidates: string[] }[] {
  if (!question) return [];
  const answers = new Map<string, string[]>();
  for (const { answer, id } of question.options) {
    const match = matches.find((each) => each.id === id);
    const near = suggestions.find((each) => each.id === id);
    addToGroup(answers, answer, match ? `${match.rank}. ${match.title}` : (near?.title ?? id));
  }
  if (fallback) addToGroup(answers, messages.noneOfThese, fallback.title);
  return [...answers].map(([answer, candidates]) => ({ answer, candidates }));
}

const shownCases = 3;
const shownOthers = 3;
const shownNotes = 5;
/** Limits of a brief screen: the number of notes, and the lines of an option of a question. */
const briefNotes = 2;
const briefOptionLines = 2;

export function caseLines(diagnosis: Diagnosis, page: Page): string[] {
  const { messages, paint } = page;
  const shown = page.all ? diagnosis.cases : diagnosis.cases.slice(0, shownCases);
  if (shown.length === 0) return [];
  return [paint('bold', messages.cases), ...shown.flatMap((each) => oneCase(each, page))];
}

function oneCase(each: SimilarCase, page: Page): string[] {
  const { messages, paint } = page;
  const version = each.forVersion ? prose(page, sanitizeLine(each.forVersion.text), 4, 2) : [];
  if (!page.all) return [...briefLines(each, page), ...version.map((line) => paint('dim', line))];
  const part = (label: string, text: string | null): string[] =>
    prose(page, `${label}${messages.colon}${text === null ? messages.noCause : sanitizeLine(text)}`, 4, 2);
  return [
    ...prose(page, `- ${sanitizeLine(each.title)}  (${sanitizeLine(each.path)})`, 2),
    ...prose(page, alikeText(each.alike, messages), 4, 2).filter((line) => line.trim() !== ''),
    ...[...part(messages.cause, each.cause), ...part(messages.resolution, each.resolution), ...version].map((line) =>
      paint('dim', line),
    ),
  ];
}

/** A document in one line: its title as far as it fits, its id, and how many are alike. A long id has a line of its own. */
function briefLines({ title, id, alike }: Pick<Match, 'title' | 'id' | 'alike'>, page: Page): string[] {
  const others = alikeText(alike && { ...alike, versions: [] }, page.messages);
  const name = `(${sanitizeLine(id)})${others === '' ? '' : `  ${others}`}`;
  const head = `  - ${sanitizeLine(title)}`;
  const room = page.width - displayWidth(name) - 2;
  if (room >= Math.min(shortestTitle, displayWidth(head)))
    return [`${truncate(head, room)}  ${page.paint('dim', name)}`];
  return [truncate(head, page.width), `    ${page.paint('dim', name)}`];
}

const shortestTitle = 30;

export function otherLines(diagnosis: Diagnosis, page: Page): string[] {
  const { messages, paint } = page;
  const candidates = diagnosis.status === 'ambiguous' ? candidatesOf(diagnosis) : [];
  const shownIds = new Set([diagnosis.workflow?.id, ...[...diagnosis.cases, ...candidates].map((each) => each.id)]);
  const others = diagnosis.matches.filter((match) => !shownIds.has(match.id));
  const shown = page.all ? others : others.slice(0, shownOthers);
  if (shown.length === 0) return [];
  return [paint('bold', messages.others), ...shown.flatMap((match) => otherLine(match, page))];
}

function otherLine(match: Match, page: Page): string[] {
  if (!page.all) return briefLines(match, page);
  const phrases = quoted(topPhrases(match.evidence, 2), page.messages);
  const why = phrases === '' ? '' : page.messages.colon + phrases;
  return prose(page, `- ${sanitizeLine(match.title)}  (${sanitizeLine(match.path)})${why}`, 2);
}

/** The candidates of an ambiguous answer, their differences, and the question that decides. */
export function ambiguityParts(diagnosis: Diagnosis, page: Page): string[][] {
  const { messages, paint } = page;
  const between = candidatesOf(diagnosis);
  const count = between.length;
  const head = prose(page, fillMessage(messages.ambiguous, { count })).map((line) => paint(['bold', 'yellow'], line));
  // The question names the candidates too.
  const listed = diagnosis.question && !page.all ? [] : between;
  const candidates = listed.map((match) => candidateLines(match, between, page));
  const tentative = diagnosis.workflow ? prose(page, messages.tentatively) : [];
  return [[...head, ...candidates.flat()], questionLines(diagnosis, messages.question, page), tentative];
}

export function onlyHere(match: Match, all: readonly Match[]): string[] {
  const elsewhere = new Set(
    all.filter((other) => other !== match).flatMap((other) => other.evidence.map((each) => each.value)),
  );
  return topPhrases(
    match.evidence.filter((each) => !elsewhere.has(each.value)),
    3,
  );
}

function candidateLines(match: Match, all: readonly Match[], page: Page): string[] {
  const { messages, paint } = page;
  const own = onlyHere(match, all);
  const why =
    own.length > 0 ? `${messages.onlyHere}${messages.colon}${quoted(own, messages)}` : reasonOf(match, messages);
  return [
    ...prose(page, `${match.rank}. ${sanitizeLine(match.title)}  (${sanitizeLine(match.path)})`, 2),
    ...(why === '' ? [] : prose(page, why, 5).map((line) => paint('dim', line))),
  ];
}

function questionLines(diagnosis: Diagnosis, label: string, page: Page): string[] {
  const { messages, paint } = page;
  const { question } = diagnosis;
  if (!question) return [];
  const head = prose(page, `${label}${messages.colon}${sanitizeLine(question.text)}`, 0, 2);
  const options = answersOf(diagnosis, messages).flatMap(({ answer, candidates }) => {
    const named = candidates.map(sanitizeLine).join(' / ');
    const option = fillMessage(messages.answerNamed, { answer: sanitizeLine(answer), candidate: named });
    const lines = prose(page, option, 2, 2);
    return page.density === 'brief' ? cut(lines, briefOptionLines, page.width) : lines;
  });
  return [...head.map((line) => paint('bold', line)), ...options];
}

/** Why nothing is guessed. Where no document comes near, the words that none of them mentions say it. */
export function noMatchReason({ kb, assessment, suggestions }: Diagnosis, messages: Messages): string {
  const { documents } = kb;
  if (documents === 0) return messages.noDocuments;
  const phrases = suggestions.length === 0 ? quotedPhrases(assessment?.unknown ?? [], messages) : '';
  return phrases === ''
    ? fillMessage(messages.noMatchHonest, { documents })
    : fillMessage(messages.noMatchUnknown, { documents, phrases });
}

/** A refusal, and what is offered instead. */
export function noMatchParts(diagnosis: Diagnosis, page: Page): string[][] {
  const { messages, paint } = page;
  const { fallback, suggestions } = diagnosis;
  const honest = noMatchReason(diagnosis, messages);
  const offer = (title: string, offers: Diagnosis['suggestions']): string[] =>
    offers.length === 0
      ? []
      : [
          paint('bold', `${title}${messages.colon.trimEnd()}`),
          ...offered(offers[0]!, page),
          ...prose(page, fillMessage(messages.showCommand, { id: sanitizeLine(offers[0]!.id) }), 4),
          ...offers.slice(1).flatMap((each) => offered(each, page)),
        ];
  return [
    [...prose(page, messages.noMatch).map((line) => paint(['bold', 'yellow'], line)), ...prose(page, honest)],
    offer(messages.suggestions, suggestions),
    questionLines(diagnosis, messages.decides, page),
    offer(messages.fallback, fallback ? [fallback] : []),
    // Without documents, a better symptom does not help.
    diagnosis.kb.documents === 0
      ? []
      : [
          paint('bold', messages.addTitle),
          ...messages.add.flatMap((each, index) => prose(page, `- ${each}${index === 0 ? messages.pipeLog : ''}`, 2)),
        ],
  ];
}

function offered(document: NearDocument, page: Page): string[] {
  const lack = lackSentence(document, page.messages);
  const why = lack === '' ? '' : page.messages.colon + lack;
  return prose(page, `- ${sanitizeLine(document.title)}  (${sanitizeLine(document.path)})${why}`, 2);
}

export function noteLines(diagnosis: Diagnosis, page: Page): string[] {
  const { messages, paint } = page;
  const notes = notesOf(diagnosis, messages).map(sanitizeLine);
  const isBrief = page.density === 'brief';
  const shown = page.all ? notes : notes.slice(0, isBrief ? briefNotes : shownNotes);
  const lines = shown.flatMap((note) => {
    const whole = prose(page, `${messages.note}${messages.colon}${note}`, 0, 2);
    return isBrief ? cut(whole, 1, page.width) : whole;
  });
  const more = notes.length - shown.length;
  if (more > 0) lines.push(...prose(page, fillMessage(messages.moreNotes, { count: more })));
  return lines.map((line) => paint('yellow', line));
}
