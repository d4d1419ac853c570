import type { Diagnostic, DocumentKind, Section, Step, TextItem } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { addDraft, type StepDraft } from './draft.js';
import { emitSteps } from './emit.js';
import { FenceIndex } from './fences.js';
import { isEmptyText, titleOf } from './label.js';
import { buildOutline, type OutlineEntry } from './outline.js';
import type { ReadingContext } from './prose.js';
import { readSection } from './section.js';
import { thresholdDiagnostics } from './thresholds.js';
import { grammar } from './words.js';

export interface StepsContext {
  readonly path: string;
  /** Source of the document, which the sections' ranges count in. */
  readonly text: string;
  readonly kind: DocumentKind;
  readonly vocabulary?: Vocabulary | undefined;
}

/**
 * Reads the procedure of a document: steps in document order with their commands, expectations and branches. Never throws,
 * in linear time. A wrong drawing or reference is reported, and its text is kept. `outputs` is the output below commands in
 * shell fences.
 *
 * - words.ts: word classes (data/procedure.json), and regular expressions built from them
 * - outline.ts, section.ts, open-section.ts, lists.ts, tables.ts, trees.ts, fences.ts: which parts of a document are steps
 * - label.ts: numbers, labels and titles of headings and items
 * - prose.ts: what a paragraph or a fence adds to a step
 * - clause.ts, branch.ts, reference.ts: sentences that say where to go next
 * - expectation.ts, claims.ts, condition.ts, comparison.ts, assertion.ts, quantity.ts: sentences that say what should be seen
 * - draft.ts, emit.ts, targets.ts: steps that are being read, their numbers, and the targets of references
 * - thresholds.ts: contradictory bounds
 */
export function extractSteps(
  sections: readonly Section[],
  context: StepsContext,
): { steps: Step[]; outputs: TextItem[]; diagnostics: Diagnostic[] } {
  const { path, text: source, kind, vocabulary } = context;
  const fences = new FenceIndex(sections, source, vocabulary);
  const drafts: StepDraft[] = [];
  const diagnostics: Diagnostic[] = [];
  const reading: ReadingContext = { path, source, fences, drafts, diagnostics, vocabulary };
  const factsOf = (section: Section) => ({
    hasCommands: fences.hasCommands(section),
    isRunIn: /[*_]/.test(source.charAt(section.range.start.offset)),
  });
  const hosts = new Map<OutlineEntry, StepDraft | null>();
  for (const entry of buildOutline(sections, { kind, factsOf, vocabulary })) {
    const around = entry.parent ? (hosts.get(entry.parent) ?? null) : null;
    const host = entry.role === 'step' ? addStep(entry, around, reading) : around;
    hosts.set(entry, host);
    if (entry.section.blocks.length > 0 && !(host && listsSymptoms(entry))) readSection(entry, host, reading);
  }
  const emitted = emitSteps(drafts, { sections, path, vocabulary });
  diagnostics.push(...emitted.diagnostics, ...thresholdDiagnostics(emitted.steps, path, vocabulary));
  return { steps: emitted.steps, outputs: fences.outputs(), diagnostics };
}

/** Whether a section is a list of symptoms (`**Symptoms**:`) inside a step: they belong to the document, and are no instructions. */
const listsSymptoms = ({ section: { kind, blocks }, role }: OutlineEntry): boolean =>
  role === 'part' && kind === 'symptoms' && blocks.length > 0 && blocks.every((block) => block.kind === 'list-item');

/** Adds the step of a heading. `Scenario 1: the queue is full` also makes a branch of the step around it. */
function addStep(entry: OutlineEntry, around: StepDraft | null, reading: ReadingContext): StepDraft {
  const { section, phase, quiet, label } = entry;
  const { range, id, heading } = section;
  const condition = label.role === 'situation' && label.rest ? label.rest : null;
  const title = stepTitle(entry, reading);
  const draft = addDraft(reading.drafts, { parent: around, title, phase, section: id, quiet, range, condition });
  if (condition) around?.branches.push({ when: condition, target: { kind: 'draft', draft }, text: heading, range });
  return draft;
}

/** The anchor or permalink at the end of a heading. */
const permalink = /\s*(?:\{#[^{}]*\}|(?<=[^\s#])[#¶])\s*$/;
const rulesOf = grammar({ numeral: '{numeral}' });

/** The heading. One that is only a number (`Step 2`) is followed by the title of its first paragraph. */
function stepTitle({ section, label }: OutlineEntry, { source, vocabulary }: ReadingContext): string {
  const heading = section.heading.replace(permalink, '');
  const [first] = section.blocks;
  const isNumber = label.role === 'step' && label.rest === '' && rulesOf(vocabulary).numeral.test(heading);
  if (!isNumber || first?.kind !== 'paragraph') return heading;
  const title = titleOf(first, source, vocabulary);
  return title && !isEmptyText(title, vocabulary) ? `${heading}: ${title}` : heading;
}
