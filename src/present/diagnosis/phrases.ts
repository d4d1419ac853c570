import { groupBy } from '../../collections.js';
import type {
  AlikeCases,
  Assessment,
  Diagnosis,
  Evidence,
  Match,
  NearDocument,
  PlaceholderBinding,
  PlannedWorkflow,
  Status,
} from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { distinctPhrases } from '../../text/index.js';
import { displayWidth, labelled, type Page, truncate } from '../layout.js';
import { fillMessage, type Messages, noteText, refusalText, versionIn } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { type OutlineBranch, stepTitle } from './outline.js';

/** Triggers and error lines explain a match better than single words of the text. */
const kindOrder = ['trigger', 'signature', 'case', 'text', 'correction'];
const longestPhrase = 60;

/** Agreement with a whole title (`~title`) and sums (`+3`) quote nothing. */
const quotes = ({ kind, query, value }: Evidence): boolean =>
  (kind !== 'text' && kind !== 'meaning') || query !== null || !/^(~[a-z]+|\+\d+)$/.test(value);

/** The most informative values of the evidence, without those contained in another. */
export function topPhrases(evidence: readonly Evidence[], count: number): string[] {
  const rank = (each: Evidence): number => (kindOrder.indexOf(each.kind) + kindOrder.length) % kindOrder.length;
  const all = evidence.filter(quotes);
  // The title of a solved case is not in the symptom: it is shown only when nothing else is.
  const inSymptom = all.filter(({ kind }) => kind !== 'case');
  const sorted = (inSymptom.length > 0 ? inSymptom : all).sort((a, b) => rank(a) - rank(b) || b.score - a.score);
  const values = sorted.map(({ value }) => sanitizeLine(value)).filter((value) => value !== '');
  return distinctPhrases(values, count);
}

/** `“no ip”“耗尽”`. */
export function quoted(phrases: readonly string[], messages: Messages): string {
  const [open, close] = messages.quote;
  return phrases.map((phrase) => `${open}${truncate(phrase, longestPhrase)}${close}`).join(messages.quotedSeparator);
}

/** Why a document was chosen, from its evidence; empty without evidence. */
export function reasonOf(match: Match | undefined, messages: Messages): string {
  const phrases = topPhrases(match?.evidence ?? [], 4);
  if (phrases.length === 0) return '';
  return fillMessage(messages.matchedPhrases, { phrases: quoted(phrases, messages) });
}

/** Margins, as a share of the first score, up to which the next match is close, and up to which the two are tied. */
const nearMargin = 0.25;
const tieMargin = 0.03;

type Assessed = Pick<Diagnosis, 'status' | 'confidence' | 'assessment'>;

/** `confidence: high (matched by its error message, and nothing else comes close)`. */
export function confidenceSentence(answer: Assessed, messages: Messages): string {
  const reason = confidenceReason(answer, messages);
  const line = fillMessage(messages.confidenceLine, { confidence: messages.confidence[answer.confidence] });
  return reason === '' ? line : line + fillMessage(messages.confidenceReason, { reason });
}

/** What the confidence rests on, and what speaks against it; empty when nothing matches. */
export function confidenceReason({ status, confidence, assessment }: Assessed, messages: Messages): string {
  if (!assessment?.basis) return '';
  const basis = messages.basis[assessment.basis];
  const { margin } = assessment;
  if (confidence !== 'high' || status !== 'matched') {
    const drawbacks = drawbacksOf(assessment, status, messages).join(messages.drawbackSeparator);
    return fillMessage(messages.basisBut, { basis, drawbacks });
  }
  if (margin === null) return fillMessage(messages.basisAlone, { basis });
  return fillMessage(margin < nearMargin ? messages.basisOnly : messages.basisFar, { basis });
}

/** What speaks against an answer: parts of the symptom that it lacks, and another answer that is close. */
export function drawbacksOf(
  { margin, lacks, unknown, startIsUncertain, excludedBy }: Assessment,
  status: Status,
  messages: Messages,
): string[] {
  const { tie, near, little, start, excluded, ...absent } = messages.drawback;
  const distance = status === 'no_match' ? 1 : status === 'ambiguous' ? 0 : (margin ?? 1);
  const [template, missing] = unknown.length > 0 ? [absent.unknown, unknown] : [absent.lacks, lacks];
  const phrases = quotedPhrases(missing, messages);
  const drawbacks = phrases === '' ? [] : [fillMessage(template, { phrases })];
  if (distance < nearMargin) drawbacks.push(distance < tieMargin ? tie : near);
  if (startIsUncertain) drawbacks.push(start);
  if (excludedBy !== undefined)
    drawbacks.push(fillMessage(excluded, { document: quoted([sanitizeLine(excludedBy)], messages) }));
  return drawbacks.length > 0 ? drawbacks : [little];
}

const shownMissing = 2;

/** The first parts of a symptom that are missing, quoted; empty when there are none. */
export const quotedPhrases = (missing: readonly string[], messages: Messages): string =>
  quoted(missing.slice(0, shownMissing).map(sanitizeLine), messages);

/** The parts of the symptom that a document lacks, in one clause; empty when it lacks none. */
export function lackSentence({ lacks = [] }: NearDocument, messages: Messages): string {
  return lacks.length === 0 ? '' : fillMessage(messages.lacks, { phrases: quoted(lacks.map(sanitizeLine), messages) });
}

/** The words of the document that make it the start step; empty when the title contains them. */
function becauseOf({ start, startBecause, steps }: PlannedWorkflow, messages: Messages): string {
  const because = sanitizeLine(startBecause ?? '');
  const title = sanitizeLine(steps.find(({ id }) => id === start)?.title ?? '');
  if (because === '' || title.includes(because)) return '';
  return fillMessage(messages.startBecause, { text: quoted([because], messages) });
}

/** `Start at step 3 …` with the words that select it; empty without a start step. */
export function startSentence(workflow: PlannedWorkflow, messages: Messages): string {
  const start = workflow.steps.find(({ id }) => id === workflow.start);
  if (!start) return '';
  const sentence = fillMessage(messages.startAt, {
    number: new StepTree(workflow.steps).number(start.id)!,
    title: stepTitle(start),
  });
  return sentence + becauseOf(workflow, messages);
}

/** `if x == 0: go to step 3.1 "…"`; when brief, without the title. */
export function branchText({ when, to, title, target }: OutlineBranch, messages: Messages, brief = false): string {
  const condition = when === '' ? '' : fillMessage(messages.when, { condition: when }) + messages.colon;
  if (target)
    return condition + fillMessage(brief ? messages.goToNumber : messages.goTo, { number: target.number, title });
  return condition + (/^section-\d+$/.test(to) ? messages.sectionOfDocument : to);
}

export function notesOf({ query, diagnostics }: Diagnosis, messages: Messages): string[] {
  const corrections = query.corrections.map(({ from, to }) => fillMessage(messages.corrected, { from, to }));
  return [...corrections, ...diagnostics.map((each) => noteText(each, messages))];
}

/** The confirming step; empty when the start step changes nothing. */
export function confirmationLine(
  { confirm, startBecause, steps }: Pick<PlannedWorkflow, 'confirm' | 'startBecause' | 'steps'>,
  messages: Messages,
): string {
  const number = confirm && new StepTree(steps).number(confirm.step);
  if (!number) return '';
  const when = sanitizeLine(confirm.when);
  const isRepeated = when === '' || sanitizeLine(startBecause ?? '').includes(when);
  return fillMessage(messages.confirm, { number }) + (isRepeated ? '' : messages.colon + when);
}

/** One parameter of an answer: a name stands for one value in all steps. */
export type Parameter = ReturnType<typeof parametersOf>[number];

export function parametersOf(workflow: PlannedWorkflow) {
  const tree = new StepTree(workflow.steps);
  const used = workflow.steps.flatMap(({ id, commands }) =>
    commands.flatMap(({ placeholders }) => placeholders.map((binding) => ({ binding, step: tree.number(id)! }))),
  );
  return [...groupBy(used, ({ binding }) => binding.name).values()].map((all) => ({
    binding: all[0]!.binding,
    steps: [...new Set(all.map(({ step }) => step))],
  }));
}

/** ` — refused: …`; empty when no value was refused. */
export function refusalOf(binding: PlaceholderBinding, messages: Messages): string {
  if (!binding.refused) return '';
  return ` — ${fillMessage(messages.parameterRefused, { reason: sanitizeLine(refusalText(binding, messages)) })}`;
}

const shownVersions = 3;

/** "37 similar cases, newest 2026-10-02 (v1.12 × 20, v1.13 × 17)"; empty for a case that stands for itself. */
export function alikeText(alike: AlikeCases | undefined, messages: Messages): string {
  if (alike === undefined) return '';
  const { count, newest, versions } = alike;
  const text =
    newest === null ? fillMessage(messages.alike, { count }) : fillMessage(messages.alikeNewest, { count, newest });
  const named = versions
    .slice(0, shownVersions)
    .map((each) => `${sanitizeLine(versionIn(each.version, messages))} × ${each.count}`);
  return named.length === 0 ? text : `${text} (${named.join(messages.listSeparator)})`;
}

const longestStepList = 6;
const widestName = 24;

/** All parameters: the known values with their origin, then the open ones. */
export function parameterLines(workflow: PlannedWorkflow, page: Page): string[] {
  const { messages, paint } = page;
  const all = parametersOf(workflow);
  if (all.length === 0) return [];
  const known = all.filter(({ binding }) => binding.value !== null);
  const open = all.filter(({ binding }) => binding.value === null);
  const nameWidth = Math.min(widestName, Math.max(...all.map((each) => displayWidth(nameOf(each)))));
  return [
    paint('bold', messages.parameters),
    ...[...known, ...open].flatMap((each) => labelled(page, nameOf(each), nameWidth, valueText(each, page))),
  ];
}

const nameOf = ({ binding }: Parameter): string => sanitizeLine(binding.name);

function valueText({ binding, steps }: Parameter, page: Page): string {
  const { messages } = page;
  const more = steps.length > longestStepList ? ' …' : '';
  const numbers = steps.slice(0, longestStepList).join(messages.listSeparator) + more;
  const used = fillMessage(messages.parameterUsed, { numbers });
  const origin = binding.from === null ? '' : `(${messages.parameterFrom[binding.from]})`;
  const value = binding.value === null ? '' : `= ${sanitizeLine(binding.value)} ${origin} `;
  return `${value}${used}${refusalOf(binding, messages)}`;
}
