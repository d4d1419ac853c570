import { addTo } from '../../collections.js';
import type { Branch, Diagnostic, Section, Step } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import type { BranchDraft, StepDraft } from './draft.js';
import { TargetIndex } from './targets.js';

/** Maximum length of an action that may be the name of a step. */
const longestName = 60;

interface EmitContext {
  readonly sections: readonly Section[];
  readonly path: string;
  readonly vocabulary?: Vocabulary | undefined;
}

/** Drops empty drafts, numbers the rest, and resolves the targets of branches. */
export function emitSteps(
  all: readonly StepDraft[],
  { sections, path, vocabulary }: EmitContext,
): { steps: Step[]; diagnostics: Diagnostic[] } {
  const drafts = usedDrafts(all);
  const { numbers, ids } = numbered(drafts);
  const index = new TargetIndex(drafts, sections, vocabulary);
  const steps = drafts.map((draft): Step => {
    const id = ids.get(draft)!;
    const { parent, title, prose, phase, section, expectations, range } = draft;
    const commands = [...draft.commands, ...draft.asides].sort((a, b) => a.range.start.offset - b.range.start.offset);
    return {
      id,
      parent: parent && ids.get(parent)!,
      number: numbers.get(draft)!,
      title,
      text: prose.join('\n').trim(),
      phase,
      section,
      commands: commands.map((command, place) => ({ id: `${id}/${place + 1}`, ...command })),
      expectations,
      branches: draft.branches.flatMap((branch) => resolved(branch, draft, { ids, index }) ?? []),
      range,
    };
  });
  const unresolved = steps.flatMap(({ branches }) => branches.filter(({ toKind }) => toKind === 'unresolved'));
  return { steps, diagnostics: unresolved.map((branch) => diagnosticOf(branch, path)) };
}

/** Numbers within each parent, and ids of the numbers on all levels: `step-3.1` is shown as step 3.1. */
function numbered(drafts: readonly StepDraft[]) {
  const counts = new Map<StepDraft | null, number>();
  const numbers = new Map<StepDraft, number>();
  const ids = new Map<StepDraft, string>();
  for (const draft of drafts) {
    const { parent } = draft;
    const number = addTo(counts, parent, 1);
    numbers.set(draft, number);
    ids.set(draft, parent ? `${ids.get(parent)!}.${number}` : `step-${number}`);
  }
  return { numbers, ids };
}

/** The drafts that are kept. Children follow their parents, so a pass from the end visits them first. */
function usedDrafts(drafts: readonly StepDraft[]): StepDraft[] {
  for (const draft of drafts) if (draft.commands.length > 0 && draft.group) draft.group.used = true;
  for (const draft of drafts.toReversed()) {
    const leads = draft.branches.some(({ target }) => target.kind !== 'draft');
    const says = !draft.quiet && (draft.prose.length > 0 || draft.expectations.length > 0 || leads);
    if (draft.commands.length > 0 || draft.group?.used === true || says) draft.used = true;
    if (draft.used && draft.parent) draft.parent.used = true;
  }
  return drafts.filter(({ used }) => used);
}

function resolved(
  branch: BranchDraft,
  from: StepDraft,
  { ids, index }: { ids: ReadonlyMap<StepDraft, string>; index: TargetIndex },
): Branch | null {
  const { when, text, range, target } = branch;
  const to = (toKind: Branch['toKind'], id: string): Branch => ({ when, to: id, toKind, text, range });
  if (target.kind === 'document') return to('document', target.target);
  if (target.kind === 'draft') {
    const id = ids.get(target.draft);
    return id === undefined ? null : to('step', id);
  }
  if (target.kind === 'resolution') {
    const same = target.text.length <= longestName ? index.step(target.text, from) : null;
    return same && same !== from ? to('step', ids.get(same)!) : to('resolution', target.text);
  }
  const { name, fallback } = target;
  const step = index.step(name, from);
  if (step) return step === from ? null : to('step', ids.get(step)!);
  const section = index.section(name);
  if (section) return to('section', section);
  const row = index.row(name, when);
  if (row) return to('resolution', row);
  if (index.isInternal(name)) return to('unresolved', name);
  return fallback ? to('resolution', fallback) : null;
}

function diagnosticOf(branch: Branch, path: string): Diagnostic {
  return {
    ruleId: 'branch/unresolved',
    severity: 'warning',
    message: `Unexpected reference to "${branch.to}", expected a step or a section of this document`,
    path,
    range: branch.range,
    note: 'Name a heading of this document as it is written, or link to the document that is meant.',
  };
}
