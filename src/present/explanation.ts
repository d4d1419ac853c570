import type { Evidence, ExplainedDocument, Explanation } from '../model/index.js';
import { stepTitle } from './diagnosis/outline.js';
import { confidenceSentence, drawbacksOf, quoted } from './diagnosis/phrases.js';
import { checkPresentOptions, joinParts, type Page, type PresentOptions, pageFor, prose, truncate } from './layout.js';
import { type ExplanationMessages, explanationMessages } from './messages/explanation.js';
import { fillMessage } from './messages/index.js';
import { sanitizeLine } from './sanitize.js';

const shownItems = 6;
const longestValue = 60;
const longestChange = 200;

interface View extends Page {
  readonly words: ExplanationMessages;
}

/** An explanation for a terminal: the document and why, unmatched parts, its rival, what would change the order. */
export function explanationText(explanation: Explanation, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.explanation.text', options);
  const { language, corrections } = explanation.query;
  const page: View = { ...pageFor(language, options), words: explanationMessages(language) };
  const { document, rival } = explanation;
  const corrected = corrections.map(({ from, to }) =>
    fillMessage(page.messages.corrected, { from: sanitizeLine(from), to: sanitizeLine(to) }),
  );
  return joinParts([
    documentLines(page, document, explanation.excluded.length > 0),
    listLines(page, page.words.exclusions, exclusionLines(page, explanation)),
    listLines(page, page.words.answer, answerLines(page, explanation)),
    corrected.flatMap((line) => prose(page, line)).map((line) => page.paint('yellow', line)),
    listLines(page, page.words.unexplained, unexplainedLines(page, explanation)),
    listLines(page, page.words.silent, silentLines(page, explanation)),
    rival ? [headLine(page, document), ...documentLines(page, rival)] : [],
    listLines(page, page.words.differences, differenceLines(page, explanation)),
    rival ? changeLines(page, explanation) : [],
  ]);
}

function headLine(page: View, document: ExplainedDocument): string {
  return page.paint(
    'bold',
    `${document.rank === 1 ? page.words.second : page.words.first}${page.messages.colon.trimEnd()}`,
  );
}

function exclusionLines(page: View, { excluded }: Explanation): string[] {
  return excluded.map(({ rule, path, line }) => {
    const source = `${sanitizeLine(path)}:${line}`;
    return `- ${fillMessage(page.words.exclusion, { rule: quoted([sanitizeLine(rule)], page.messages), source })}`;
  });
}

/** Why this status, this confidence and this start, and how far the next document is. */
function answerLines(page: View, explanation: Explanation): string[] {
  const { status, assessment, document, rival } = explanation;
  if (!assessment) return [];
  const basis = assessment.basis === null ? page.words.nothing : page.messages.basis[assessment.basis];
  const drawbacks = drawbacksOf(assessment, status, page.messages).join(page.messages.drawbackSeparator);
  const lines = [
    fillMessage(page.words.status[status], { basis, drawbacks }),
    confidenceSentence(explanation, page.messages),
    ...startLines(page, explanation),
  ];
  if (document.rank === 1) {
    const percent = Math.round((assessment.margin ?? 0) * 100);
    const next = rival && fillMessage(page.words.next, { document: named(page, rival.title), percent });
    lines.push(next ?? page.words.alone);
  }
  return lines.map((line) => `- ${line}`);
}

const named = (page: View, title: string): string => quoted([sanitizeLine(title)], page.messages);

function startLines(page: View, { start, document }: Explanation): string[] {
  if (!start) return [];
  const { number, because, confirm } = start;
  const title = stepTitle(start);
  const step = { number, title, document: named(page, start.document.title) };
  const isFirst = /^1(?:\.1)*$/.test(number);
  return [
    fillMessage(start.document.id === document.id ? page.words.start : page.words.startOf, step) +
      (because === null ? '' : fillMessage(page.words.startBecause, { text: named(page, because) })) +
      (because === null && isFirst ? page.words.startFirst : '') +
      (confirm === null ? '' : fillMessage(page.words.confirm, { number: confirm })),
  ];
}

function documentLines(page: View, document: ExplainedDocument, isExcluded = false): string[] {
  const { paint } = page;
  const position =
    document.rank === null
      ? page.words[isExcluded ? 'excluded' : 'unranked']
      : fillMessage(page.words.rank, { rank: document.rank, score: figure(document.score) });
  const facts = [page.messages.kind[document.kind], sanitizeLine(document.path), position];
  return [
    ...prose(page, sanitizeLine(document.title)).map((line) => paint('bold', line)),
    ...prose(page, facts.join(' · ')).map((line) => paint('dim', line)),
    ...document.evidence.flatMap((branch) => [
      `  ${figure(branch.score)}  ${page.words.evidenceKind[branch.kind]}`,
      ...branch.leaves.map((leaf) => paint('dim', leafLine(page, leaf))),
    ]),
    ...(document.evidence.length === 0 ? [`  ${page.words.nothing}`] : []),
  ];
}

function leafLine(page: View, leaf: Evidence): string {
  const position = leaf.source ? `  (${sanitizeLine(leaf.source.path)}:${leaf.source.line})` : '';
  return `    ${figure(leaf.score)}  ${shownValue(page, leaf)}${position}`;
}

/** Key texts and sums are named by their kind; everything else is quoted. */
function shownValue(
  page: View,
  { kind, value, query, concept }: Pick<Evidence, 'kind' | 'value' | 'concept'> & Partial<Pick<Evidence, 'query'>>,
): string {
  const statement = kind === 'text' && value.startsWith('~') ? page.words.statement[value.slice(1)] : undefined;
  if (statement !== undefined && !query) return fillMessage(page.words.agreement, { statement });
  if (kind === 'text' && /^\+\d+$/.test(value) && !query)
    return fillMessage(page.words.morePieces, { count: value.slice(1) });
  const phrase = quoted([truncate(sanitizeLine(value), longestValue)], page.messages);
  return concept === undefined
    ? phrase
    : fillMessage(page.words.otherWords, { said: phrase, concept: sanitizeLine(concept).replaceAll('-', ' ') });
}

function listLines(page: View, title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [
    page.paint('bold', `${title}${page.messages.colon.trimEnd()}`),
    ...lines.flatMap((line) => prose(page, line, 2)),
  ];
}

function unexplainedLines(page: View, { unexplained }: Explanation): string[] {
  if (unexplained.length === 0) return [];
  const shown = (page.all ? unexplained : unexplained.slice(0, shownItems)).map(({ text }) => sanitizeLine(text));
  const more = unexplained.length - shown.length;
  const rest = more > 0 ? page.messages.listSeparator + fillMessage(page.words.more, { count: more }) : '';
  return [quoted(shown, page.messages) + rest];
}

/** Triggers that nearly matched, one line each with the failing condition; those without any match on one line. */
function silentLines(page: View, { silentTriggers }: Explanation): string[] {
  const shown = page.all ? silentTriggers : silentTriggers.slice(0, shownItems);
  const absent = shown.filter(({ reason }) => reason === 'absent');
  const lines = shown
    .filter(({ reason }) => reason !== 'absent')
    .map(({ trigger, line, reason, phrases }) => {
      const named = quoted(phrases.map(sanitizeLine), page.messages);
      const why = fillMessage(page.words.reason[reason], { phrases: named });
      return `- ${truncate(sanitizeLine(trigger), longestValue)} (:${line})${page.messages.colon}${why}`;
    });
  if (absent.length > 0) {
    const named = absent.map(({ trigger, line }) => `${quoted([sanitizeLine(trigger)], page.messages)} (:${line})`);
    lines.push(`- ${fillMessage(page.words.reason.absent, { phrases: named.join(page.messages.listSeparator) })}`);
  }
  const more = silentTriggers.length - shown.length;
  return more > 0 ? [...lines, fillMessage(page.words.more, { count: more })] : lines;
}

function differenceLines(page: View, { differences }: Explanation): string[] {
  return (page.all ? differences : differences.slice(0, shownItems)).map(({ kind, value, document, rival }) => {
    const phrase = shownValue(page, { kind, value });
    const named =
      kind === 'text' ? phrase : fillMessage(page.words.ofKind, { value: phrase, kind: page.words.evidenceKind[kind] });
    return `- ${fillMessage(page.words.difference, { value: named, document: figure(document), rival: figure(rival) })}`;
  });
}

function changeLines(page: View, { changes, tried }: Explanation): string[] {
  if (tried === 0) return prose(page, page.words.tooLong);
  if (changes.length === 0) return prose(page, page.words.noChange);
  const lines = changes.map(({ kind, text, document, rival }) => {
    const [open, close] = page.messages.quote;
    // Cut generously: the text is meant to be tried.
    const shown = `${open}${truncate(sanitizeLine(text), longestChange)}${close}`;
    const change = fillMessage(page.words.change[kind], { text: shown });
    return `- ${fillMessage(page.words.outcome, { change, document: figure(document), rival: figure(rival) })}`;
  });
  return listLines(page, page.words.changes, lines);
}

const figure = (score: number): string => score.toFixed(4);
