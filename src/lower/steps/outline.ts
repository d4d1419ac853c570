import type { DocumentKind, Section, SectionKind } from '../../model/index.js';
import { derivedForBuild, type Vocabulary } from '../../vocabulary/index.js';
import { documentPatterns, foldHeading } from '../headings.js';
import { isNumberedItem } from '../kind.js';
import type { Phase } from './draft.js';
import { type HeadingLabel, isExpectedLabel, readLabel } from './label.js';
import { grammar } from './words.js';

/** How a section's heading and content become steps. */
export type SectionRole =
  /** The heading is not a step; the content becomes separate steps. */
  | 'root'
  /** The heading is a step, and the content belongs to it. */
  | 'step'
  /** The content belongs to the step around it. */
  | 'part'
  /** The content states expectations of the step around it. */
  | 'expected';

export interface OutlineEntry {
  readonly section: Section;
  readonly parent: OutlineEntry | null;
  readonly role: SectionRole;
  readonly phase: Phase;
  /** True for a section that is no procedure: only its commands make steps. */
  readonly quiet: boolean;
  readonly label: HeadingLabel;
  /** True when the heading of the section, or of one around it, is a step. */
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
/** Sections that describe the problem. Inside a step they are text of the step. */
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
export interface SectionFacts {
  readonly hasCommands: boolean;
  readonly isRunIn: boolean;
}

interface OutlineContext {
  readonly kind: DocumentKind;
  readonly factsOf: (section: Section) => SectionFacts;
  readonly vocabulary?: Vocabulary | undefined;
}

const rulesOf = grammar({ branch: '^.{1,40}{branchEnding}$' });
const longestGeneric = 60;
const genericOf = derivedForBuild(({ headings }) => new Set(headings.sections.flatMap((entry) => entry.headings)));

/** The role and phase of each section. Parents precede their children. */
export function buildOutline(sections: readonly Section[], context: OutlineContext): OutlineEntry[] {
  const reader = new OutlineReader(sections, context);
  const byId = new Map<string, OutlineEntry>();
  for (const section of sections) {
    const parent = section.parent === null ? null : (byId.get(section.parent) ?? null);
    byId.set(section.id, reader.entry(section, parent));
  }
  return [...byId.values()];
}

class OutlineReader {
  /** The first heading, when it is of level 1 and names the document rather than the first of several parts. */
  private readonly title: Section | null;
  /** True when the document has one heading. */
  private readonly isWhole: boolean;

  constructor(
    sections: readonly Section[],
    private readonly context: OutlineContext,
  ) {
    const headed = sections.filter(({ level }) => level > 0);
    const first = headed[0]?.level === 1 ? headed[0] : null;
    const isPart = first !== null && this.isGeneric(first) && headed.filter(({ level }) => level === 1).length > 1;
    this.title = isPart ? null : first;
    this.isWhole = headed.length === 1;
  }

  entry(section: Section, parent: OutlineEntry | null): OutlineEntry {
    const label = readLabel(section.heading, this.context.vocabulary);
    const insideStep = parent?.insideStep ?? false;
    const isWorkflow = this.context.kind === 'workflow';
    if (section === this.title || section.level === 0) {
      // Without any other heading, the numbered list below the title is the workflow.
      const isList = section.blocks.filter(isNumberedItem).length >= 2;
      const quiet = !(section === this.title && this.isWhole && isList && isWorkflow);
      return { section, parent, role: 'root', phase: isWorkflow ? 'diagnosis' : 'other', quiet, label, insideStep };
    }
    const facts = this.context.factsOf(section);
    const { phase, quiet } = this.phaseOf(section, parent, { label, ...facts });
    const role = this.roleOf(section, label, { insideStep, ...facts });
    return { section, parent, role, phase, quiet, label, insideStep: insideStep || role === 'step' };
  }

  private phaseOf(
    section: Section,
    parent: OutlineEntry | null,
    { label, hasCommands }: SectionFacts & { readonly label: HeadingLabel },
  ): { phase: Phase; quiet: boolean } {
    const isRoot = !parent || parent.section.level <= 0 || (parent.role === 'root' && parent.quiet);
    const around = isRoot ? null : parent;
    const own = phases[section.kind];
    // A table of causes inside a step belongs to the phase of the step.
    if (around && !around.quiet && decisions.has(section.kind)) return { phase: around.phase, quiet: false };
    // `Step 1: confirm the conflict` is still diagnosis. There, only a bare heading such as `Verification` is one.
    const confirms = own === 'verification' && around?.phase === 'diagnosis' && !this.isGeneric(section);
    // A heading such as `Verify the backups` among best practices is no procedure.
    if (own && around?.quiet && !this.isGeneric(section) && !hasCommands) return { phase: own, quiet: true };
    if (own) return { phase: confirms ? 'diagnosis' : own, quiet: false };
    if (around && (!asides.has(section.kind) || (label.role !== 'none' && label.role !== 'number')))
      return { phase: around.phase, quiet: around.quiet && label.role !== 'step' };
    if (around) return { phase: around.quiet ? 'other' : around.phase, quiet: true };
    if (!inherits.has(section.kind)) return { phase: 'other', quiet: true };
    const isWorkflow = this.context.kind === 'workflow';
    if (isWorkflow && hasCommands) return { phase: 'diagnosis', quiet: false };
    if (label.role === 'step') return { phase: 'other', quiet: false };
    // The section that a branch leads to is a procedure.
    const isBranch = isWorkflow && rulesOf(this.context.vocabulary).branch.test(section.heading);
    return isBranch ? { phase: 'diagnosis', quiet: false } : { phase: 'other', quiet: true };
  }

  private roleOf(
    section: Section,
    label: HeadingLabel,
    { insideStep, hasCommands, isRunIn }: SectionFacts & { readonly insideStep: boolean },
  ): SectionRole {
    if (isExpectedLabel(section.heading, this.context.vocabulary)) return 'expected';
    if (label.role === 'step' || label.role === 'situation' || label.role === 'choice') return 'step';
    if (decisions.has(section.kind)) return 'step';
    const isBare = this.isGeneric(section);
    const isEmpty = section.blocks.length === 0;
    if (!insideStep) return isBare && (phases[section.kind] !== undefined || isEmpty) ? 'root' : 'step';
    if (isBare && isEmpty) return 'part';
    return ((isBare && isRunIn) || asides.has(section.kind)) && !hasCommands ? 'part' : 'step';
  }

  /** True for a heading that only names its kind, such as `Resolution`. */
  private isGeneric({ heading }: Section): boolean {
    return (
      heading.length <= longestGeneric &&
      genericOf(this.context.vocabulary).has(foldHeading(heading, documentPatterns(this.context.vocabulary)))
    );
  }
}
