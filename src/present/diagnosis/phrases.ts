import type { Evidence, Match, PlannedWorkflow } from '../../model/index.js';
import { distinctPhrases } from '../../text/index.js';
import { fillMessage, type Messages } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import { truncate } from '../width.js';

/** What an author or an error line said weighs more for a reader than single words of the text. */
const tellingOrder = ['trigger', 'signature', 'case', 'text', 'correction'];
const longestPhrase = 60;

type Targets = ReadonlyMap<string, { readonly number: string }>;

/** Agreement with a title as a whole (`~title`), and what is summed up (`+3`), quote nothing. */
const quotes = ({ kind, query, value }: Evidence): boolean =>
  kind !== 'text' || query !== null || !/^(~[a-z]+|\+\d+)$/.test(value);

/** The values of the evidence that tell a person most; what stands in one of them is not said again. */
export function tellingPhrases(evidence: readonly Evidence[], count: number): string[] {
  const rank = (each: Evidence): number =>
    (tellingOrder.indexOf(each.kind) + tellingOrder.length) % tellingOrder.length;
  const all = evidence.filter(quotes);
  // The title of a solved case is not in the symptom: it is told where nothing else is.
  const inSymptom = all.filter(({ kind }) => kind !== 'case');
  const sorted = (inSymptom.length > 0 ? inSymptom : all).sort((a, b) => rank(a) - rank(b) || b.score - a.score);
  const values = sorted.map(({ value }) => sanitizeLine(value)).filter((value) => value !== '');
  return distinctPhrases(values, count);
}

/** `“no ip”、“耗尽”`. */
export function quoted(phrases: readonly string[], messages: Messages): string {
  const [open, close] = messages.quote;
  return phrases.map((phrase) => `${open}${truncate(phrase, longestPhrase)}${close}`).join(messages.listSeparator);
}

/** Why a document was chosen, from its evidence; empty without any. */
export function reasonOf(match: Match | undefined, messages: Messages): string {
  const phrases = tellingPhrases(match?.evidence ?? [], 4);
  if (phrases.length === 0) return '';
  return fillMessage(messages.matchedPhrases, { phrases: quoted(phrases, messages) });
}

/** For which words of the document it starts there, to be put behind the start; empty where its title says them. */
export function becauseOf({ start, startBecause, steps }: PlannedWorkflow, messages: Messages): string {
  const told = sanitizeLine(startBecause ?? '');
  const title = sanitizeLine(steps.find(({ id }) => id === start)?.title ?? '');
  if (told === '' || title.includes(told)) return '';
  return fillMessage(messages.startBecause, { text: quoted([told], messages) });
}

/** The check to make before what changes something; empty where the start only looks. */
export function confirmationLine(
  { confirm, startBecause }: PlannedWorkflow,
  targets: Targets,
  messages: Messages,
): string {
  const target = confirm && targets.get(confirm.step);
  if (!target) return '';
  const when = sanitizeLine(confirm.when);
  const told = when === '' || sanitizeLine(startBecause ?? '').includes(when);
  const condition = told ? '' : messages.colon + fillMessage(messages.when, { condition: when });
  return fillMessage(messages.confirm, { number: target.number }) + condition;
}
