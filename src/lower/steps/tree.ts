/** A node of a decision tree drawn with box characters or `|--`. */
export interface TreeNode {
  readonly text: string;
  /** What stands behind an arrow, one entry an arrow: `是 → 扩容`. */
  readonly leads: string[];
  /** True when an arrow down says that the next question follows. */
  readonly next: boolean;
  /** Line of the drawing, from 0. */
  readonly line: number;
  /** Place of the connector in its line. */
  readonly column: number;
  readonly parent: TreeNode | null;
  readonly children: TreeNode[];
}

export interface DecisionTree {
  /** All nodes, top to bottom; parents stand before their children. */
  readonly nodes: readonly TreeNode[];
  /** Lines (from 0) that are drawn wrongly: a connector without a text, or in no column of its branch. */
  readonly malformed: readonly number[];
}

const connector = /^([\s│┃|║]*)([├└┣┗╰┝┖]|[|+`\\](?=--))[─━═\-╴┈>▶]*\s*(.*)$/u;
const continuation = /^[\s│┃|]*(?:→|-->|->|=>)\s*(\S.*)$/u;
const question = /[?？]\s*$/;
const answer = /^(?:是|否|yes|no|y|n|有|无|正常|异常|成功|失败)(?=$|[\s:：→,，?？(（])/i;

/** Reads a drawing. Null when the text is no decision tree: a folder listing or a sketch asks nothing and answers nothing. */
export function readDecisionTree(text: string, isNamedTree: boolean): DecisionTree | null {
  if (!/[├└┣┗╰]|[|+`\\]--/u.test(text)) return null;
  const nodes: TreeNode[] = [];
  const malformed: number[] = [];
  const open: TreeNode[] = [];
  const lines = text.split('\n');
  for (const [line, content] of lines.entries()) {
    const match = connector.exec(content);
    if (match) addNode(match, line, { nodes, malformed, open });
    else if (isRoot(content, lines[line + 1])) addRoot(content.trim(), line, { nodes, malformed, open });
    else {
      const more = continuation.exec(content)?.[1];
      if (more) nodes.at(-1)?.leads.push(more.trim());
    }
  }
  const asks = nodes.some((node) => question.test(node.text) || answer.test(node.text));
  const leads = nodes.some((node) => node.leads.length > 0);
  if (
    nodes.length < 2 ||
    !(asks || (isNamedTree && leads) || (isNamedTree && nodes.some((node) => node.children.length > 0)))
  )
    return null;
  return { nodes, malformed };
}

interface Reading {
  readonly nodes: TreeNode[];
  readonly malformed: number[];
  readonly open: TreeNode[];
}

/** What the whole tree asks, above its first connector at the margin. */
function isRoot(content: string, below: string | undefined): boolean {
  const first = below === undefined ? null : connector.exec(below);
  if (first?.[1] !== '' || /^\s*(?:$|[#│┃|])/u.test(content)) return false;
  return question.test(content) || answer.test(first[3] ?? '');
}

function addRoot(text: string, line: number, { nodes, open }: Reading): void {
  const root: TreeNode = { text, leads: [], next: false, line, column: -1, parent: null, children: [] };
  open.length = 0;
  nodes.push(root);
  open.push(root);
}

function addNode(match: RegExpExecArray, line: number, { nodes, malformed, open }: Reading): void {
  const column = (match[1] ?? '').length;
  let sibling: TreeNode | undefined;
  while (open.length > 0 && (open.at(-1)?.column ?? -1) >= column) sibling = open.pop();
  if (sibling && sibling.column !== column) malformed.push(line);
  const { text, leads, next } = readText(match[3] ?? '');
  if (!text) {
    malformed.push(line);
    return;
  }
  const parent = open.at(-1) ?? null;
  const node: TreeNode = { text, leads, next, line, column, parent, children: [] };
  parent?.children.push(node);
  nodes.push(node);
  open.push(node);
}

function readText(content: string): { text: string; leads: string[]; next: boolean } {
  const next = /[↓⬇]\s*$/u.test(content);
  const [text = '', ...leads] = content.replace(/[↓⬇]\s*$/u, '').split(/\s*(?:→|-->|->|=>|⇒)\s*/u);
  return { text: text.trim(), leads: leads.map((lead) => lead.trim()).filter(Boolean), next };
}

/** The question of a node without its mark, and without the answer that leads to it. */
export function questionOf(node: TreeNode): string {
  const shown = isAnswer(node) && node.leads.length > 0 ? (node.leads.at(-1) ?? node.text) : node.text;
  return shown.replace(/[?？:：]\s*$/, '').trim();
}

/** `是` alone, which leads to what stands below it. */
export function onlyAnswers(node: TreeNode): boolean {
  return node.parent !== null && node.leads.length === 0 && isAnswer(node) && /^[\p{L}]+[:：]?$/u.test(node.text);
}

export function isAnswer(node: TreeNode): boolean {
  return answer.test(node.text);
}

export function isYes(node: TreeNode): boolean {
  return /^(?:是|yes|y|有|成功)(?=$|[\s:：→,，?？(（])/i.test(node.text);
}
