import type { Evidence, ExplainedDocument, Explanation } from '../model/index.js';
import { stepTitle } from './diagnosis/outline.js';
import { confidenceSentence, drawbacksOf, quoted } from './diagnosis/phrases.js';
import { evidenceJson, toJson } from './json.js';
import { checkPresentOptions, joinParts, type Page, type PresentOptions, pageFor, prose, truncate } from './layout.js';
import { type ExplanationMessages, explanationMessages } from './messages/explanation.js';
import { fillMessage } from './messages/index.js';
import { sanitizeLine } from './sanitize.js';

const shownItems = 6;
const longestValue = 60;
const longestChange = 200;

interface View {
  readonly page: Page;
  readonly messages: ExplanationMessages;
}

/** An explanation for a terminal: the document and why, unmatched parts, its rival, what would change the order. */
export function explanationText(explanation: Explanation, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.explanation.text', options);
  const { language, corrections } = explanation.query;
  const view: View = { page: pageFor(language, options), messages: explanationMessages(language) };
  const { page, messages } = view;
  const { document, rival } = explanation;
  const corrected = corrections.map(({ from, to }) =>
    fillMessage(page.messages.corrected, { from: sanitizeLine(from), to: sanitizeLine(to) }),
  );
  return joinParts([
    documentLines(view, document, explanation.excluded.length > 0),
    listLines(view, messages.exclusions, exclusionLines(view, explanation)),
    listLines(view, messages.answer, answerLines(view, explanation)),
    corrected.flatMap((line) => prose(page, line)).map((line) => page.paint('yellow', line)),
    listLines(
      view,
      messages.unexplained,
      [unexplainedLine(view, explanation)].filter((line) => line !== ''),
    ),
    listLines(view, messages.silent, silentLines(view, explanation)),
    rival ? [headLine(view, document), ...documentLines(view, rival)] : [],
    listLines(view, messages.differences, differenceLines(view, explanation)),
    rival ? changeLines(view, explanation) : [],
  ]);
}

function headLine({ page, messages }: View, document: ExplainedDocument): string {
  return page.paint(
    'bold',
    `${document.rank === 1 ? messages.second : messages.first}${page.messages.colon.trimEnd()}`,
  );
}

function exclusionLines({ page, messages }: View, { excluded }: Explanation): string[] {
  return excluded.map(({ rule, path, line }) => {
    const source = `${sanitizeLine(path)}:${line}`;
    return `- ${fillMessage(messages.exclusion, { rule: quoted([sanitizeLine(rule)], page.messages), source })}`;
  });
}

/** Why this status, this confidence and this start, and how far the next document is. */
function answerLines(view: View, explanation: Explanation): string[] {
  const { page, messages } = view;
  const { status, assessment, document, rival } = explanation;
  if (!assessment) return [];
  const basis = assessment.basis === null ? messages.nothing : page.messages.basis[assessment.basis];
  const drawbacks = drawbacksOf(assessment, status, page.messages).join(page.messages.drawbackSeparator);
  const lines = [
    fillMessage(messages.status[status], { basis, drawbacks }),
    confidenceSentence(explanation, page.messages),
    ...startLines(view, explanation),
  ];
  if (document.rank === 1) {
    const percent = Math.round((assessment.margin ?? 0) * 100);
    const next = rival && fillMessage(messages.next, { document: named(view, rival.title), percent });
    lines.push(next ?? messages.alone);
  }
  return lines.map((line) => `- ${line}`);
}

const named = ({ page }: View, title: string): string => quoted([sanitizeLine(title)], page.messages);

function startLines(view: View, { start, document }: Explanation): string[] {
  if (!start) return [];
  const { messages } = view;
  const { number, because, confirm } = start;
  const title = stepTitle(start);
  const step = { number, title, document: named(view, start.document.title) };
  const isFirst = /^1(?:\.1)*$/.test(number);
  return [
    fillMessage(start.document.id === document.id ? messages.start : messages.startOf, step) +
      (because === null ? '' : fillMessage(messages.startBecause, { text: named(view, because) })) +
      (because === null && isFirst ? messages.startFirst : '') +
      (confirm === null ? '' : fillMessage(messages.confirm, { number: confirm })),
  ];
}

function documentLines({ page, messages }: View, document: ExplainedDocument, isExcluded = false): string[] {
  const { paint } = page;
  const position =
    document.rank === null
      ? messages[isExcluded ? 'excluded' : 'unranked']
      : fillMessage(messages.rank, { rank: document.rank, score: figure(document.score) });
  const facts = [page.messages.kind[document.kind], sanitizeLine(document.path), position];
  return [
    ...prose(page, sanitizeLine(document.title)).map((line) => paint('bold', line)),
    ...prose(page, facts.join(' · ')).map((line) => paint('dim', line)),
    ...document.evidence.flatMap((branch) => [
      `  ${figure(branch.score)}  ${messages.evidenceKind[branch.kind]}`,
      ...branch.leaves.map((leaf) => paint('dim', leafLine(messages, page, leaf))),
    ]),
    ...(document.evidence.length === 0 ? [`  ${messages.nothing}`] : []),
  ];
}

function leafLine(messages: ExplanationMessages, page: Page, leaf: Evidence): string {
  const position = leaf.source ? `  (${sanitizeLine(leaf.source.path)}:${leaf.source.line})` : '';
  return `    ${figure(leaf.score)}  ${shownValue(messages, page, leaf)}${position}`;
}

/** Key texts and sums are named by their kind; everything else is quoted. */
function shownValue(
  messages: ExplanationMessages,
  page: Page,
  { kind, value, query, concept }: Pick<Evidence, 'kind' | 'value' | 'concept'> & Partial<Pick<Evidence, 'query'>>,
): string {
  const statement = kind === 'text' && value.startsWith('~') ? messages.statement[value.slice(1)] : undefined;
  if (statement !== undefined && !query) return fillMessage(messages.agreement, { statement });
  if (kind === 'text' && /^\+\d+$/.test(value) && !query)
    return fillMessage(messages.morePieces, { count: value.slice(1) });
  const phrase = quoted([truncate(sanitizeLine(value), longestValue)], page.messages);
  return concept === undefined
    ? phrase
    : fillMessage(messages.otherWords, { said: phrase, concept: sanitizeLine(concept).replaceAll('-', ' ') });
}

function listLines({ page }: View, title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [
    page.paint('bold', `${title}${page.messages.colon.trimEnd()}`),
    ...lines.flatMap((line) => prose(page, line, 2, 2)),
  ];
}

function unexplainedLine({ page, messages }: View, { unexplained }: Explanation): string {
  const shown = page.all ? unexplained : unexplained.slice(0, shownItems);
  const parts = quoted(
    shown.map(({ text }) => sanitizeLine(text)),
    page.messages,
  );
  const more = unexplained.length - shown.length;
  return more > 0 ? `${parts}${page.messages.listSeparator}${fillMessage(messages.more, { count: more })}` : parts;
}

/** Triggers that nearly matched, one line each with the failing condition; those without any match on one line. */
function silentLines({ page, messages }: View, { silentTriggers }: Explanation): string[] {
  const shown = page.all ? silentTriggers : silentTriggers.slice(0, shownItems);
  const absent = shown.filter(({ reason }) => reason === 'absent');
  const lines = shown
    .filter(({ reason }) => reason !== 'absent')
    .map(({ trigger, line, reason, phrases }) => {
      const named = quoted(phrases.map(sanitizeLine), page.messages);
      const why = fillMessage(messages.reason[reason], { phrases: named });
      return `- ${truncate(sanitizeLine(trigger), longestValue)} (:${line})${page.messages.colon}${why}`;
    });
  if (absent.length > 0) {
    const named = absent.map(({ trigger, line }) => `${quoted([sanitizeLine(trigger)], page.messages)} (:${line})`);
    lines.push(`- ${fillMessage(messages.reason.absent, { phrases: named.join(page.messages.listSeparator) })}`);
  }
  const more = silentTriggers.length - shown.length;
  return more > 0 ? [...lines, fillMessage(messages.more, { count: more })] : lines;
}

function differenceLines({ page, messages }: View, { differences }: Explanation): string[] {
  return (page.all ? differences : differences.slice(0, shownItems)).map(({ kind, value, document, rival }) => {
    const phrase = shownValue(messages, page, { kind, value });
    const named =
      kind === 'text' ? phrase : fillMessage(messages.ofKind, { value: phrase, kind: messages.evidenceKind[kind] });
    return `- ${fillMessage(messages.difference, { value: named, document: figure(document), rival: figure(rival) })}`;
  });
}

function changeLines(view: View, { changes, tried }: Explanation): string[] {
  const { page, messages } = view;
  if (tried === 0) return prose(page, messages.tooLong);
  if (changes.length === 0) return prose(page, messages.noChange);
  const lines = changes.map(({ kind, text, document, rival }) => {
    const [open, close] = page.messages.quote;
    // Cut generously: the text is meant to be tried.
    const shown = `${open}${truncate(sanitizeLine(text), longestChange)}${close}`;
    const change = fillMessage(messages.change[kind], { text: shown });
    return `- ${fillMessage(messages.outcome, { change, document: figure(document), rival: figure(rival) })}`;
  });
  return listLines(view, messages.changes, lines);
}

const figure = (score: number): string => score.toFixed(4);

/** `explain --json`: keys in the order of the type. */
export function explanationJson(explanation: Explanation): string {
  const { document, rival } = explanation;
  return toJson({ ...explanation, document: documentJson(document), rival: rival && documentJson(rival) });
}

function documentJson(document: ExplainedDocument): object {
  const evidence = document.evidence.map((branch) => ({ ...branch, leaves: branch.leaves.map(evidenceJson) }));
  return { ...document, evidence };
}
