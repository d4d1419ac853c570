import type { EditorRange, EditorSymbol, Step } from '../../model/index.js';
import { compareEditorPositions, type EditedDocument } from './cursor.js';

type Growing = Omit<EditorSymbol, 'range' | 'children'> & { range: EditorRange; readonly children: Growing[] };

export function symbolsOf({ document: { sections, steps } }: EditedDocument): EditorSymbol[] {
  const roots: Growing[] = [];
  const bySection = new Map<string, Growing>();
  const byStep = new Map<string, Growing>();
  const add = (parent: Growing | undefined, symbol: Growing): Growing => {
    (parent?.children ?? roots).push(symbol);
    return symbol;
  };
  for (const { id, level, parent, heading, kind, range } of sections) {
    if (level === 0) continue;
    const step = steps.find((each) => each.section === id && each.range.start.line === range.start.line);
    const symbol: Growing = step
      ? stepSymbol(step)
      : { kind: 'section', name: heading, detail: kind, range, children: [] };
    bySection.set(id, add(parent === null ? undefined : bySection.get(parent), symbol));
    if (step) byStep.set(step.id, symbol);
  }
  for (const step of steps) {
    if (byStep.has(step.id)) continue;
    const parent = (step.parent === null ? undefined : byStep.get(step.parent)) ?? bySection.get(step.section);
    byStep.set(step.id, add(parent, stepSymbol(step)));
  }
  return closed(roots);
}

const stepSymbol = ({ id, title, range }: Step): Growing => ({
  kind: 'step',
  name: title,
  detail: id,
  range,
  children: [],
});

/** Extends ranges over their children, as editors require. Not recursive, because the depth is that of the document. */
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
