import type { Diagnostic, DocumentKind, Language, Section, Step, TextItem } from '../../model/index.js';
import { builtInCommands } from '../commands/analyze.js';
import type { CommandKnowledge } from '../commands/effects/table.js';
import type { ReadingContext } from './code.js';
import { DraftList, type StepDraft } from './draft.js';
import { emitSteps } from './emit.js';
import { FenceIndex } from './fences.js';
import { isEmptyText } from './label.js';
import { buildOutline, type OutlineEntry, type SectionFacts } from './outline.js';
import { contradictingVerdicts } from './overlap.js';
import { SectionReader } from './reader.js';
import { incoherentThresholds } from './thresholds.js';
import { titleOf } from './title.js';

export interface StepsContext {
  readonly path: string;
  readonly language: Language;
  /** Source of the document, which the sections' ranges count in. */
  readonly text: string;
  readonly kind: DocumentKind;
  /** The programs that are known; the shipped ones when absent. */
  readonly commands?: CommandKnowledge;
}

/**
 * Reads the procedure of a document: steps in document order with their commands, expectations and branches. Total and linear:
 * what is drawn or referred to wrongly becomes a diagnostic, its text stays. `outputs` is what shells print below commands.
 */
export function extractSteps(
  sections: readonly Section[],
  context: StepsContext,
): { steps: Step[]; outputs: TextItem[]; diagnostics: Diagnostic[] } {
  const fences = new FenceIndex(sections, context.text, context.commands ?? builtInCommands);
  const list = new DraftList();
  const diagnostics: Diagnostic[] = [];
  const reading: ReadingContext = { path: context.path, source: context.text, fences, list, diagnostics };
  const factsOf = (section: Section): SectionFacts => ({
    hasCommands: fences.hasCommands(section),
    isRunIn: /[*_]/.test(context.text.charAt(section.range.start.offset)),
  });
  const hosts = new Map<OutlineEntry, StepDraft | null>();
  for (const entry of buildOutline(sections, context.kind, factsOf)) {
    const host = hostOf(entry, hosts, list, context.text);
    hosts.set(entry, host);
    if (entry.section.blocks.length > 0) new SectionReader(entry, host, reading).read();
  }
  const emitted = emitSteps(list, sections, context.path);
  diagnostics.push(
    ...emitted.diagnostics,
    ...incoherentThresholds(emitted.steps, context.path),
    ...contradictingVerdicts(emitted.steps, context.path),
  );
  return { steps: emitted.steps, outputs: fences.outputs(), diagnostics };
}

/** The anchor or the link to itself that a heading ends with. */
const permalink = /\s*(?:\{#[^{}]*\}|(?<=[^\s#])[#¶])\s*$/;
const numeral = /[\d一二三四五六七八九十]/;

/** The heading; behind one that is only a number (`Step 2`), what its text says first. */
function stepTitle({ section, label }: OutlineEntry, source: string): string {
  const heading = section.heading.replace(permalink, '');
  const first = section.blocks[0];
  if (label.role !== 'step' || !numeral.test(heading) || label.rest !== '' || first?.kind !== 'paragraph')
    return heading;
  const said = titleOf(first, source);
  return said && !isEmptyText(said) ? `${heading}: ${said}` : heading;
}

/** The step that a section's content belongs to: its own, or the one around it. */
function hostOf(
  entry: OutlineEntry,
  hosts: ReadonlyMap<OutlineEntry, StepDraft | null>,
  list: DraftList,
  source: string,
): StepDraft | null {
  const around = entry.parent ? (hosts.get(entry.parent) ?? null) : null;
  const { section, phase, quiet, label, role } = entry;
  if (role !== 'step') return around;
  const condition = label.role === 'condition' && label.rest ? label.rest : null;
  const draft = list.add({
    parent: around,
    title: stepTitle(entry, source),
    phase,
    section: section.id,
    quiet,
    range: section.range,
    condition,
  });
  if (condition && around) {
    around.branches.push({
      when: condition,
      target: { kind: 'draft', draft },
      text: section.heading,
      range: section.range,
    });
  }
  return draft;
}
