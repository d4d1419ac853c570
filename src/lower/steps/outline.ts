import type { DocumentKind, Section, SectionKind } from '../../model/index.js';
import { headings } from '../../vocabulary/index.js';
import { foldHeading } from '../headings.js';
import { isNumberedItem } from '../kind.js';
import type { Phase } from './draft.js';
import { type HeadingLabel, isExpectedLabel, readLabel } from './label.js';

/** How a section's heading and content become steps. */
export type SectionRole =
  /** Its heading is no step; its content becomes steps of its own. */
  | 'root'
  /** Its heading is a step, its content belongs to it. */
  | 'step'
  /** Its content belongs to the step around it. */
  | 'part'
  /** Its content says what the step around it should show. */
  | 'expected'
  /** Nothing but the place of other sections. */
  | 'transparent';

export interface OutlineEntry {
  readonly section: Section;
  readonly parent: OutlineEntry | null;
  readonly role: SectionRole;
  readonly phase: Phase;
  /** True when only commands make steps here: the section is no procedure. */
  readonly quiet: boolean;
  readonly label: HeadingLabel;
  /** True when a heading around it, or its own, is a step. */
  readonly insideStep: boolean;
}

const phases: Partial<Record<SectionKind, Phase>> = {
  diagnosis: 'diagnosis',
  resolution: 'resolution',
  workaround: 'workaround',
  verification: 'verification',
  branches: 'diagnosis',
  'decision-tree': 'diagnosis',
  'known-causes': 'resolution',
};
const decisions = new Set<SectionKind>(['branches', 'decision-tree', 'known-causes']);
const inherits = new Set<SectionKind>(['other', 'preamble', 'faq', 'summary']);
/** Facts about the problem: inside a step they are its text. */
const asides = new Set<SectionKind>([
  'overview',
  'symptoms',
  'impact',
  'cause',
  'environment',
  'not-applicable',
  'history',
  'related',
]);
const longestGeneric = 60;
const generic = new Set(headings.sections.flatMap((entry) => entry.headings as readonly string[]));

export interface SectionFacts {
  /** The section, or one below it, has commands in its code. */
  readonly hasCommands: boolean;
  /** Its heading is a bold run-in of a paragraph. */
  readonly isRunIn: boolean;
}

/**
 * Says for every section what it is for the procedure. Linear: parents stand
 * before their children; a parent that does not is taken for none.
 */
export function buildOutline(
  sections: readonly Section[],
  kind: DocumentKind,
  factsOf: (section: Section) => SectionFacts,
): OutlineEntry[] {
  const byId = new Map<string, OutlineEntry>();
  const entries: OutlineEntry[] = [];
  const title = titleOf(sections);
  const isWhole = sections.filter(({ level }) => level > 0).length === 1;
  for (const section of sections) {
    const parent = section.parent === null ? null : (byId.get(section.parent) ?? null);
    const entry = outlineEntry(section, parent, { ...factsOf(section), isTitle: section === title, isWhole, kind });
    entries.push(entry);
    byId.set(section.id, entry);
  }
  return entries;
}

/** The first heading when it is of level 1 and names the document, not the first of several parts. */
function titleOf(sections: readonly Section[]): Section | null {
  const tops = sections.filter((section) => section.level === 1);
  const first = sections.find((section) => section.level > 0);
  if (first?.level !== 1) return null;
  return tops.length > 1 && isGeneric(first) ? null : first;
}

interface SectionPlace extends SectionFacts {
  /** It is the title of the document. */
  readonly isTitle: boolean;
  /** It is the only section with a heading. */
  readonly isWhole: boolean;
  readonly kind: DocumentKind;
}

function outlineEntry(section: Section, parent: OutlineEntry | null, place: SectionPlace): OutlineEntry {
  const { isTitle, isWhole, kind, hasCommands, isRunIn } = place;
  const label = readLabel(section.heading);
  const insideStep = parent?.insideStep ?? false;
  if (isTitle || section.level === 0) {
    const phase = kind === 'workflow' ? 'diagnosis' : 'other';
    // A workflow without any other heading is the numbered list below its title.
    const isList = section.blocks.filter(isNumberedItem).length >= 2;
    const quiet = !(isTitle && isWhole && isList && kind === 'workflow');
    return { section, parent, role: 'root', phase, quiet, label, insideStep };
  }
  const { phase, quiet } = phaseOf(section, parent, label, place);
  const role = roleOf(section, label, { insideStep, hasCommands, isRunIn });
  return { section, parent, role, phase, quiet, label, insideStep: insideStep || role === 'step' };
}

function phaseOf(
  section: Section,
  parent: OutlineEntry | null,
  label: HeadingLabel,
  { kind, hasCommands }: SectionPlace,
): { phase: Phase; quiet: boolean } {
  const around = parent && parent.section.level > 0 && !isRootTitle(parent) ? parent : null;
  const own = phases[section.kind];
  // 常见事件及原因 inside a step belongs to what the step is for.
  if (around && !around.quiet && decisions.has(section.kind)) return { phase: around.phase, quiet: false };
  // 步骤1：确认冲突 is still diagnosis: only a heading that says nothing else opens a verification there.
  const confirms = own === 'verification' && around?.phase === 'diagnosis' && !isGeneric(section);
  // A heading among best practices that sounds like a procedure is none.
  if (own && around?.quiet && !isGeneric(section) && !hasCommands) return { phase: own, quiet: true };
  if (own) return { phase: confirms ? 'diagnosis' : own, quiet: false };
  if (around && (!asides.has(section.kind) || (label.role !== 'none' && label.role !== 'number')))
    return { phase: around.phase, quiet: around.quiet && label.role !== 'step' };
  if (around) return { phase: around.quiet ? 'other' : around.phase, quiet: true };
  if (!inherits.has(section.kind)) return { phase: 'other', quiet: true };
  if (kind === 'workflow' && hasCommands) return { phase: 'diagnosis', quiet: false };
  const named = label.role === 'step' || (kind === 'workflow' && branchHeading.test(section.heading));
  return { phase: named && label.role !== 'step' ? 'diagnosis' : 'other', quiet: !named };
}

/** 单副本分支: what a branch of the document leads to is a procedure. */
const branchHeading = /^.{1,38}(?:[^条件判断]分支|\sbranch)$/i;

/** True for a heading that is nothing but a name of its kind: 诊断步骤, Resolution. */
function isGeneric(section: Section): boolean {
  return section.heading.length <= longestGeneric && generic.has(foldHeading(section.heading));
}

function isRootTitle(entry: OutlineEntry): boolean {
  return entry.role === 'root' && entry.quiet;
}

function roleOf(section: Section, label: HeadingLabel, state: SectionFacts & { insideStep: boolean }): SectionRole {
  if (isExpectedLabel(section.heading)) return 'expected';
  if (label.role === 'step' || label.role === 'condition' || label.role === 'choice') return 'step';
  if (decisions.has(section.kind)) return 'step';
  const procedural = phases[section.kind] !== undefined;
  const isBare = isGeneric(section);
  if (!state.insideStep && isBare && (procedural || section.blocks.length === 0)) return 'root';
  if (state.insideStep && isBare && section.blocks.length === 0) return 'transparent';
  const isAside = (isBare && state.isRunIn) || asides.has(section.kind);
  if (state.insideStep && isAside && !state.hasCommands) return 'part';
  return 'step';
}
