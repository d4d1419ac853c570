import type { Range } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { instructs } from './clause.js';
import { addDraft, type BranchTarget, type StepDraft } from './draft.js';
import { grammar } from './words.js';

/** A line of a decision tree that is drawn with box characters or `|--`. */
interface TreeNode {
  readonly text: string;
  /** The text after each arrow: `yes → scale out`. */
  readonly leads: string[];
  /** True when a downward arrow leads to the next question. */
  readonly next: boolean;
  readonly line: number;
  /** Column of the connector in its line. */
  readonly column: number;
  readonly parent: TreeNode | null;
  readonly children: TreeNode[];
  readonly answer: 'yes' | 'other' | null;
}

export interface DecisionTree {
  /** All nodes, top to bottom; parents precede their children. */
  readonly nodes: readonly TreeNode[];
  /** Lines, from 0, that are drawn wrongly: a connector without text, or in another column than its siblings. */
  readonly malformed: readonly number[];
}

const connector = /^([\s│┃|║]*)([├└┣┗╰┝┖]|[|+`\\](?=--))[─━═\-╴┈>▶]*\s*(.*)$/u;
const continuation = /^[\s│┃|]*(?:→|-->|->|=>)\s*(\S.*)$/u;
const arrow = /\s*(?:→|-->|->|=>|⇒)\s*/u;
const arrowDown = /[↓⬇]\s*$/u;
const question = /[?？]\s*$/;
const behindAnswer = '(?=$|[\\s:：→,，?？(（])';
const rulesOf = grammar({ answer: `^{treeAnswer}${behindAnswer}`, yes: `^{treeYes}${behindAnswer}` });

/** Reads a drawing; null for a folder listing or a sketch, which has neither questions nor answers. */
export function readDecisionTree(text: string, isNamedTree: boolean, vocabulary?: Vocabulary): DecisionTree | null {
  if (!/[├└┣┗╰]|[|+`\\]--/u.test(text)) return null;
  const reader = new TreeReader(vocabulary);
  const lines = text.split('\n');
  for (const [line, content] of lines.entries()) reader.read(content, line, lines[line + 1]);
  const { nodes, malformed } = reader;
  const asks = nodes.some((node) => question.test(node.text) || node.answer !== null);
  const leads = nodes.some((node) => node.leads.length > 0 || node.children.length > 0);
  return nodes.length >= 2 && (asks || (isNamedTree && leads)) ? { nodes, malformed } : null;
}

class TreeReader {
  readonly nodes: TreeNode[] = [];
  readonly malformed: number[] = [];
  private readonly open: TreeNode[] = [];

  constructor(private readonly vocabulary?: Vocabulary) {}

  read(content: string, line: number, below: string | undefined): void {
    const match = connector.exec(content);
    if (match) this.addNode(match[1]!.length, match[3]!, line);
    else if (this.isRoot(content, below)) this.add({ content: content.trim(), column: -1, line });
    else {
      const more = continuation.exec(content)?.[1];
      if (more) this.nodes.at(-1)?.leads.push(more.trim());
    }
  }

  /** Whether a line is the root question, above the first connector at the margin. */
  private isRoot(content: string, below = ''): boolean {
    const [, margin, , answer = ''] = connector.exec(below) ?? [];
    if (margin !== '' || /^\s*(?:$|[#│┃|])/u.test(content)) return false;
    return question.test(content) || rulesOf(this.vocabulary).answer.test(answer);
  }

  private addNode(column: number, content: string, line: number): void {
    let sibling: TreeNode | undefined;
    while ((this.open.at(-1)?.column ?? -2) >= column) sibling = this.open.pop();
    const isBent = sibling !== undefined && sibling.column !== column;
    if (isBent) this.malformed.push(line);
    const isEmpty = content.replace(arrowDown, '').split(arrow)[0]!.trim() === '';
    if (isEmpty) this.malformed.push(line);
    else this.add({ content, column, line });
  }

  private add({ content, column, line }: { content: string; column: number; line: number }): void {
    if (column < 0) this.open.length = 0;
    const { answer, yes } = rulesOf(this.vocabulary);
    const [first = '', ...leads] = column < 0 ? [content] : content.replace(arrowDown, '').split(arrow);
    const text = first.trim();
    const parent = this.open.at(-1) ?? null;
    const node: TreeNode = {
      text,
      leads: leads.map((lead) => lead.trim()).filter(Boolean),
      next: column >= 0 && arrowDown.test(content),
      line,
      column,
      parent,
      children: [],
      answer: yes.test(text) ? 'yes' : answer.test(text) ? 'other' : null,
    };
    parent?.children.push(node);
    this.nodes.push(node);
    this.open.push(node);
  }
}

/** The question of a node, without the answer that leads to it. */
function questionOf({ text, answer, leads }: TreeNode): string {
  const shown = answer === null ? text : (leads.at(-1) ?? text);
  return shown.replace(/[?？:：]\s*$/, '').trim();
}

/** Whether a node is only an answer (`yes`), which leads to the nodes below it. */
const onlyAnswers = ({ parent, leads, answer, text }: TreeNode): boolean =>
  parent !== null && leads.length === 0 && answer !== null && /^\p{L}+[:：]?$/u.test(text);

interface TreePlace {
  readonly drafts: StepDraft[];
  readonly rangeOfLine: (line: number) => Range;
  readonly vocabulary?: Vocabulary | undefined;
}

/** Every question of a decision tree becomes a sub-step of `owner`; its answers are the branches. */
export function addTreeSteps(
  { nodes }: DecisionTree,
  owner: StepDraft,
  { drafts, rangeOfLine, vocabulary }: TreePlace,
): void {
  const questions = new Map<TreeNode, StepDraft>();
  const isBare = (node: TreeNode) => onlyAnswers(node) && node.children.length > 0;
  for (const node of nodes) {
    if (node.children.length === 0 || onlyAnswers(node)) continue;
    const asking = node.parent && onlyAnswers(node.parent) ? node.parent.parent : node.parent;
    const parent = (asking && questions.get(asking)) ?? owner;
    const { phase, section, quiet } = owner;
    const range = rangeOfLine(node.line);
    questions.set(node, addDraft(drafts, { parent, title: questionOf(node), phase, section, quiet, range }));
  }
  const following = nextQuestions(nodes);
  for (const node of nodes) {
    if (isBare(node)) continue;
    const range = rangeOfLine(node.line);
    if (node.parent) addAnswer(node, { questions, following, range, vocabulary });
    else if (node.children.length === 0) addLeads(node, owner, { when: questionOf(node), range });
  }
}

/** For each node, the next sibling that is a question. */
function nextQuestions(nodes: readonly TreeNode[]): Map<TreeNode, TreeNode> {
  const latest = new Map<TreeNode | null, TreeNode>();
  const following = new Map<TreeNode, TreeNode>();
  for (const node of nodes.toReversed()) {
    const next = latest.get(node.parent);
    if (next) following.set(node, next);
    if (node.children.length > 0) latest.set(node.parent, node);
  }
  return following;
}

interface Answers {
  readonly questions: ReadonlyMap<TreeNode, StepDraft>;
  readonly following: ReadonlyMap<TreeNode, TreeNode>;
  readonly range: Range;
  readonly vocabulary?: Vocabulary | undefined;
}

/** One of several situations: `CrashLoopBackOff → step 3` below `Which state?`; no question and nothing to do. */
function isSituation({ text, answer, leads, children }: TreeNode, vocabulary?: Vocabulary): boolean {
  const goesOn = leads.length > 0 || children.length > 0;
  return answer === null && goesOn && !question.test(text) && !instructs(text, vocabulary);
}

function addAnswer(node: TreeNode, { questions, following, range, vocabulary }: Answers): void {
  const parent = node.parent!;
  const answered = onlyAnswers(parent) ? parent : node;
  const asking = answered.parent!;
  const from = questions.get(asking);
  if (!from) return;
  const saysWhen = answered.answer === 'other' || isSituation(answered, vocabulary);
  const when = saysWhen ? answered.text.replace(/\s*[:：]$/, '') : questionOf(asking);
  const add = (target: BranchTarget, text: string) => from.branches.push({ when, target, text, range });
  const own = questions.get(node);
  if (own) {
    add({ kind: 'draft', draft: own }, questionOf(node));
    return;
  }
  const next = node.next ? questions.get(following.get(parent) ?? parent) : undefined;
  if (next && next !== from) add({ kind: 'draft', draft: next }, next.title);
  if (node.leads.length > 0) addLeads(node, from, { when, range });
  else if (!node.next && node.answer === null) add({ kind: 'resolution', text: node.text }, node.text);
}

/** `look at events → "no IP available"`: quoted text is an observation; anything else is an action. */
function addLeads(node: TreeNode, from: StepDraft, { when, range }: { when: string; range: Range }): void {
  for (const lead of node.leads) {
    const seen = /^["“「]([^"”」]{2,160})["”」]$/.exec(lead)?.[1];
    const target: BranchTarget = { kind: 'resolution', text: seen ?? lead };
    from.branches.push({ when: seen ?? when, target, text: seen ? node.text : lead, range });
  }
}
