import type { EditorRange, EditorSymbol, Section, Step } from '../../model/index.js';
import { compareEditorPositions, type EditedDocument } from './cursor.js';

interface Growing {
  readonly kind: EditorSymbol['kind'];
  readonly name: string;
  readonly detail: string;
  range: EditorRange;
  readonly children: Growing[];
}

/** The outline of sections and steps. A step that is a section is one symbol. */
export function symbolsOf({ document: { sections, steps } }: EditedDocument): EditorSymbol[] {
  const roots: Growing[] = [];
  const bySection = new Map<string, Growing>();
  const heads = new Map(steps.map((step) => [`${step.section} ${step.range.start.line}`, step]));
  const add = (parent: Growing | undefined, symbol: Growing): Growing => {
    (parent?.children ?? roots).push(symbol);
    return symbol;
  };
  for (const section of sections) {
    if (section.level === 0) continue;
    const parent = section.parent === null ? undefined : bySection.get(section.parent);
    bySection.set(
      section.id,
      add(parent, sectionSymbol(section, heads.get(`${section.id} ${section.range.start.line}`))),
    );
  }
  const byStep = new Map<string, Growing>();
  for (const step of steps) {
    const section = bySection.get(step.section);
    if (section && isStepOf(step, section)) byStep.set(step.id, section);
    else
      byStep.set(
        step.id,
        add((step.parent === null ? undefined : byStep.get(step.parent)) ?? section, stepSymbol(step)),
      );
  }
  return closed(roots);
}

function sectionSymbol(section: Section, step: Step | undefined): Growing {
  if (step) return stepSymbol(step);
  return { kind: 'section', name: section.heading, detail: section.kind, range: section.range, children: [] };
}

const isStepOf = (step: Step, symbol: Growing): boolean =>
  symbol.kind === 'step' && symbol.range.start.line === step.range.start.line;

function stepSymbol({ id, title, range }: Step): Growing {
  return { kind: 'step', name: title, detail: id, range, children: [] };
}

/**
 * Editors require the range of a parent to contain its children. Bottom up without recursion: the depth comes from the
 * document.
 */
function closed(roots: Growing[]): EditorSymbol[] {
  const order: Growing[] = [...roots];
  for (let at = 0; at < order.length; at++) order.push(...order[at]!.children);
  for (const symbol of order.reverse()) {
    for (const { range } of symbol.children) symbol.range = union(symbol.range, range);
  }
  return roots;
}

function union(left: EditorRange, right: EditorRange): EditorRange {
  return {
    start: compareEditorPositions(left.start, right.start) <= 0 ? left.start : right.start,
    end: compareEditorPositions(left.end, right.end) >= 0 ? left.end : right.end,
  };
}
