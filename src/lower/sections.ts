import type { Heading, Nodes, Paragraph, PhrasingContent, Text } from 'mdast';
import type { Range, Section, SectionKind } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { blocksOf } from './blocks.js';
import {
  behindLabel,
  type DocumentPatterns,
  documentPatterns,
  type HeadingClassifier,
  headingClassifier,
} from './headings.js';
import { plainText, rangeOf, spanOf } from './inline.js';

interface OpenSection {
  readonly id: string;
  readonly parent: string | null;
  readonly kind: SectionKind;
  readonly heading: string;
  readonly level: number;
  /** The level; that of a run-in heading is half a level below its parent's. */
  readonly rank: number;
  readonly runIn: boolean;
  readonly headingRange: Range;
  readonly nodes: Nodes[];
}

/**
 * Cuts a document at its headings, at known headings in bold (`**原因**：…`) and at the labels of a record in one paragraph
 * (`现象：… 原因：…`). The latter two are one level below their parent.
 */
export function buildSections(parsed: ParsedDocument, vocabulary?: Vocabulary): Section[] {
  const builder = new SectionBuilder(headingClassifier(vocabulary), documentPatterns(vocabulary));
  for (const node of parsed.tree.children) builder.add(node);
  return builder.finish();
}

class SectionBuilder {
  private readonly sections: OpenSection[] = [];
  private readonly stack: OpenSection[] = [];

  constructor(
    private readonly headings: HeadingClassifier,
    private readonly patterns: DocumentPatterns,
  ) {}

  add(node: Nodes): void {
    const parts = node.type === 'paragraph' ? this.partsOf(node) : [];
    for (const part of parts) this.openRunIn(node as Paragraph, part);
    if (node.type === 'heading') this.openHeading(node);
    else if (parts.length === 0) this.addContent(node);
  }

  private partsOf(node: Paragraph): readonly RunIn[] {
    const runIn = readRunIn(node, this.headings, this.patterns);
    return runIn ? [runIn] : readLabels(node, this.headings);
  }

  private addContent(node: Nodes): void {
    const top = this.stack.at(-1);
    // A run-in heading `**Symptoms**:` with a list ends with the list.
    if (top?.runIn && top.kind === 'symptoms' && top.nodes.length === 1 && top.nodes[0]?.type === 'list')
      this.stack.pop();
    if (this.stack.length === 0)
      this.open({ kind: 'preamble', heading: '', level: 0, rank: 0, runIn: false, headingRange: rangeOf(node) });
    this.stack.at(-1)?.nodes.push(node);
  }

  finish(): Section[] {
    return this.sections.map(({ id, parent, kind, heading, level, headingRange, nodes }) => {
      const blocks = blocksOf(nodes);
      const last = blocks.at(-1);
      const range = last ? spanOf(headingRange, last.range) : headingRange;
      return { id, parent, kind, heading, level, blocks, range };
    });
  }

  private openHeading(node: Heading): void {
    const heading = plainText(node.children).trim();
    this.closeTo(node.depth);
    // A title is about the whole document: "Recovering a stuck subscription" opens no resolution section.
    const isTitle = node.depth === 1 && this.sections.every((section) => section.level === 0);
    const kind = isTitle ? this.kindOfTitle(heading) : this.headings.classify(heading);
    this.open({ kind, heading, level: node.depth, rank: node.depth, runIn: false, headingRange: rangeOf(node) });
  }

  /** The kind of a title, `other` when it names the document after a label: `Runbook: disk full`. */
  private kindOfTitle(heading: string): SectionKind {
    const kind = this.headings.exact(heading);
    return kind !== null && this.headings.exact(behindLabel(heading)) !== null ? kind : 'other';
  }

  private openRunIn(node: Paragraph, runIn: RunIn): void {
    while (this.stack.at(-1)?.runIn) this.stack.pop();
    const level = Math.min((this.stack.at(-1)?.level ?? 0) + 1, 6);
    const rank = (this.stack.at(-1)?.rank ?? 0) + 0.5;
    this.open({ kind: runIn.kind, heading: runIn.heading, level, rank, runIn: true, headingRange: rangeOf(node) });
    if (runIn.rest.length > 0) this.stack.at(-1)?.nodes.push({ ...node, children: runIn.rest });
  }

  /** Closes the sections that a heading of this level ends. Any heading ends a run-in section with content. */
  private closeTo(level: number): void {
    for (let top = this.stack.at(-1); top; top = this.stack.at(-1)) {
      const staysOpen = top.rank < level && !(top.runIn && top.nodes.length > 0);
      if (staysOpen) return;
      this.stack.pop();
    }
  }

  private open(heading: Omit<OpenSection, 'id' | 'parent' | 'nodes'>): void {
    const parent = this.stack.findLast((section) => section.level > 0)?.id ?? null;
    const section: OpenSection = { ...heading, id: `section-${this.sections.length + 1}`, parent, nodes: [] };
    this.sections.push(section);
    this.stack.push(section);
  }
}

interface RunIn {
  readonly kind: SectionKind;
  readonly heading: string;
  readonly rest: PhrasingContent[];
}

/** Reads `**Known heading**`, `**Known heading**: text` (the colon may be in bold too) and `【已知标题】 text`. */
function readRunIn(node: Paragraph, headings: HeadingClassifier, { stepHeading }: DocumentPatterns): RunIn | null {
  const strong = node.children[0];
  if (strong?.type === 'text') return readBracketed(node, strong, headings);
  if (strong?.type !== 'strong') return null;
  const bold = plainText(strong.children).trim();
  const next = node.children[1];
  const after = next ? plainText([next]) : '';
  const hasColon = /[:：]$/.test(bold) || colonBehind.test(after);
  if ((next && !hasColon) || bold.length > 40) return null;
  const heading = bold.replace(/\s*[:：]$/, '');
  // A step such as `步骤一：确认 webhook` is a known heading only as a whole.
  const kind = stepHeading.test(heading) ? headings.exact(heading) : headings.classify(heading);
  if (kind === null || kind === 'other') return null;
  return { kind, heading, rest: restAfterColon(node.children.slice(1)) };
}

/** `【原因】 text`; `[workaround]` only on a line of its own. */
const bracketed = /^\s*(?:【([^【】\n]{1,20})】\s*|\[([^[\]\n]{1,20})\]\s*$)/;

function readBracketed(node: Paragraph, first: Text, headings: HeadingClassifier): RunIn | null {
  const match = bracketed.exec(first.value);
  const heading = match?.[1] ?? match?.[2] ?? '';
  const kind = match ? headings.exact(heading) : null;
  if (!match || kind === null || kind === 'other' || (match[2] && node.children.length > 1)) return null;
  const rest = { ...first, value: first.value.slice(match[0].length) };
  return { kind, heading: heading.trim(), rest: restAfterColon([rest, ...node.children.slice(1)]) };
}

/** What a short record tells; a paragraph with labels for two of them is such a record. */
const recorded: ReadonlySet<SectionKind> = new Set(['symptoms', 'cause', 'resolution', 'workaround']);

/** `现象：… 原因：… 解决办法：…`: the parts of a record in one paragraph; none unless it begins with a label and has two kinds. */
function readLabels({ children }: Paragraph, headings: HeadingClassifier): RunIn[] {
  const parts: (RunIn & { rest: PhrasingContent[] })[] = [];
  for (const child of children) {
    const labels = child.type === 'text' ? labelsIn(child.value, headings) : [];
    const [first] = labels;
    const isLabel = first !== undefined && (child as Text).value.slice(0, first.start).trim() === '';
    if (parts.length === 0 && !isLabel) return [];
    if (first === undefined) parts.at(-1)!.rest.push(child);
    else if (!isLabel) {
      const value = (child as Text).value.slice(0, first.start).trimEnd();
      parts.at(-1)!.rest.push({ ...(child as Text), value });
    }
    for (const [index, { kind, heading, end }] of labels.entries()) {
      const next = labels[index + 1]?.start;
      const text = (child as Text).value.slice(end, next).trimStart();
      // Before other inline content, the space at the end belongs to the text.
      const value = next === undefined ? text : text.trimEnd();
      parts.push({ kind, heading, rest: value === '' ? [] : [{ ...(child as Text), value }] });
    }
  }
  return new Set(parts.map(({ kind }) => kind)).size > 1 ? parts : [];
}

interface Label {
  readonly kind: SectionKind;
  readonly heading: string;
  /** Offsets of the label with its colon. */
  readonly start: number;
  readonly end: number;
}

function labelsIn(text: string, headings: HeadingClassifier): Label[] {
  return [...text.matchAll(/[:：]/g)].flatMap(({ index }) => {
    let [heading = ''] =
      /(?:[\p{L}\p{N}]{1,20} ){0,2}[\p{L}\p{N}]{1,20}$/u.exec(text.slice(Math.max(0, index - 62), index)) ?? [];
    for (; heading !== ''; heading = heading.split(' ').slice(1).join(' ')) {
      const kind = headings.exact(heading);
      const start = index - heading.length;
      const isWhole = !/[\p{L}\p{N}]/u.test(text[start - 1] ?? '');
      if (isWhole && kind !== null && recorded.has(kind)) return [{ kind, heading, start, end: index + 1 }];
    }
    return [];
  });
}

/** The colon of a run-in heading, which may follow a remark: `**紧急处理** (2 分钟内)：`. */
const colonBehind = /^\s*(?:[(（][^()（）\n]{1,40}[)）]\s*)?[:：]/;

function restAfterColon(nodes: PhrasingContent[]): PhrasingContent[] {
  const [first, ...others] = nodes;
  if (first?.type !== 'text') return nodes;
  const value = first.value.replace(/^\s*[:：]?\s*/, '');
  if (value) return [{ ...first, value }, ...others];
  return others.some((child) => plainText([child]).trim() || child.type === 'image') ? others : [];
}
