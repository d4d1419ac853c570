import type { Branch, Diagnostic, Section, Step } from '../../model/index.js';
import type { BranchDraft, DraftList, StepDraft } from './draft.js';
import { looksInternal, ReferenceIndex } from './reference.js';

/** Longer texts of an action are no name of a step. */
const longestName = 60;
const says = /[\p{L}\p{N}]/u;

/** Drops what stayed empty, numbers the rest, and resolves where the branches lead. */
export function emitSteps(
  list: DraftList,
  sections: readonly Section[],
  path: string,
): { steps: Step[]; diagnostics: Diagnostic[] } {
  const kept = keep(list.drafts);
  const ids = new Map(kept.map((draft, index) => [draft, `step-${index + 1}`]));
  const index = new ReferenceIndex(kept, sections);
  const places = new Map<StepDraft | null, number>();
  const diagnostics: Diagnostic[] = [];
  const steps = kept.map((draft): Step => {
    const id = ids.get(draft)!;
    const number = (places.get(draft.parent) ?? 0) + 1;
    places.set(draft.parent, number);
    const branches: Branch[] = [];
    for (const branch of draft.branches) {
      const resolved = resolveBranch(branch, draft, ids, index);
      if (!resolved) continue;
      branches.push(resolved);
      if (resolved.toKind === 'unresolved') diagnostics.push(unresolved(resolved, path));
    }
    return {
      id,
      parent: draft.parent ? ids.get(draft.parent)! : null,
      number,
      title: draft.title,
      text: draft.prose.join('\n').trim(),
      phase: draft.phase,
      section: draft.section,
      commands: draft.commands.map((command, place) => ({ id: `${id}.${place + 1}`, ...command })),
      expectations: draft.expectations,
      branches,
      range: draft.range,
    };
  });
  return { steps, diagnostics };
}

/** Children stand behind their parents, so one walk from the end sees every child before its parent. */
function keep(drafts: readonly StepDraft[]): StepDraft[] {
  for (const draft of drafts) if (draft.commands.length > 0 && draft.group) draft.group.used = true;
  for (let index = drafts.length - 1; index >= 0; index--) {
    const draft = drafts[index]!;
    const content =
      draft.prose.length +
      draft.expectations.length +
      draft.branches.filter((branch) => branch.target.kind !== 'draft').length;
    const own = draft.commands.length > 0 || draft.group?.used === true || (!draft.quiet && content > 0);
    if (own) draft.used = true;
    if (draft.used && draft.parent) draft.parent.used = true;
  }
  return drafts.filter((draft) => draft.used);
}

function resolveBranch(
  branch: BranchDraft,
  from: StepDraft,
  ids: ReadonlyMap<StepDraft, string>,
  index: ReferenceIndex,
): Branch | null {
  const { when, text, range, target } = branch;
  if (target.kind === 'draft') {
    const to = ids.get(target.draft);
    return to ? { when, to, toKind: 'step', text, range } : null;
  }
  // Connectors of a tree that is drawn wrongly say nothing.
  if (target.kind === 'resolution' && !(says.test(when) && says.test(target.text))) return null;
  if (target.kind === 'document') return { when, to: target.target, toKind: 'document', text, range };
  if (target.kind === 'resolution') {
    const same = target.text.length <= longestName ? index.step(target.text, from) : null;
    if (same && same !== from) return { when, to: ids.get(same)!, toKind: 'step', text, range };
    return { when, to: target.text, toKind: 'resolution', text, range };
  }
  const named = (target.longer && index.step(target.longer, from)) || index.step(target.name, from);
  if (named === from) return null;
  if (named) return { when, to: ids.get(named)!, toKind: 'step', text, range };
  const section = (target.longer && index.section(target.longer)) || index.section(target.name);
  if (section) return { when, to: section, toKind: 'section', text, range };
  const row = index.row(target.name, when);
  if (row) return { when, to: row, toKind: 'resolution', text, range };
  if (looksInternal(target.name)) return { when, to: target.name, toKind: 'unresolved', text, range };
  return target.fallback ? { when, to: target.fallback, toKind: 'resolution', text, range } : null;
}

function unresolved(branch: Branch, path: string): Diagnostic {
  return {
    ruleId: 'branch/unresolved',
    severity: 'warning',
    message: `Unexpected reference to "${branch.to}", expected a step or a section of this document`,
    path,
    range: branch.range,
    note: 'Name a heading of this document as it is written, or link to the document that is meant.',
  };
}
