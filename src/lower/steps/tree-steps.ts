import type { Range } from '../../model/index.js';
import type { BranchTarget, DraftList, StepDraft } from './draft.js';
import { type DecisionTree, isAnswer, isYes, onlyAnswers, questionOf, type TreeNode } from './tree.js';

/** Every question of a decision tree becomes a sub-step of `owner`; its answers are the branches. */
export function addTreeSteps(
  tree: DecisionTree,
  owner: StepDraft,
  list: DraftList,
  rangeOfLine: (line: number) => Range,
): void {
  const questions = new Map<TreeNode, StepDraft>();
  for (const node of tree.nodes) {
    if (node.children.length === 0 || onlyAnswers(node)) continue;
    const parent = nearest(node.parent, questions) ?? owner;
    const title = questionOf(node);
    const { phase, section, quiet } = owner;
    questions.set(node, list.add({ parent, title, phase, section, quiet, range: rangeOfLine(node.line) }));
  }
  const following = nextQuestions(tree.nodes);
  for (const node of tree.nodes) {
    if (onlyAnswers(node) && node.children.length > 0) continue;
    if (node.parent) addAnswer(node, node.parent, questions, following, rangeOfLine(node.line));
    else if (node.children.length === 0) addLeaf(node, owner, rangeOfLine(node.line));
  }
}

function nearest(node: TreeNode | null, questions: ReadonlyMap<TreeNode, StepDraft>): StepDraft | null {
  const asking = node && onlyAnswers(node) ? node.parent : node;
  return asking ? (questions.get(asking) ?? null) : null;
}

/** For every node the sibling that asks next. */
function nextQuestions(nodes: readonly TreeNode[]): Map<TreeNode, TreeNode> {
  const latest = new Map<TreeNode | null, TreeNode>();
  const following = new Map<TreeNode, TreeNode>();
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index]!;
    const next = latest.get(node.parent);
    if (next) following.set(node, next);
    if (node.children.length > 0) latest.set(node.parent, node);
  }
  return following;
}

function addAnswer(
  node: TreeNode,
  parent: TreeNode,
  questions: ReadonlyMap<TreeNode, StepDraft>,
  following: ReadonlyMap<TreeNode, TreeNode>,
  range: Range,
): void {
  const answered = onlyAnswers(parent) ? parent : node;
  const asking = answered === parent ? parent.parent! : parent;
  const from = questions.get(asking);
  if (!from) return;
  const asked = questionOf(asking);
  const when = isAnswer(answered) && !isYes(answered) ? answered.text : asked;
  const own = questions.get(node);
  if (own) {
    from.branches.push({ when, target: { kind: 'draft', draft: own }, text: questionOf(node), range });
    return;
  }
  const next = node.next ? questions.get(following.get(parent) ?? parent) : undefined;
  if (next && next !== from) {
    from.branches.push({ when, target: { kind: 'draft', draft: next }, text: next.title, range });
  }
  if (node.leads.length > 0) addLeads(node, when, from, range);
  else if (!node.next && !isAnswer(node)) {
    from.branches.push({ when, target: { kind: 'resolution', text: node.text }, text: node.text, range });
  }
}

function addLeaf(node: TreeNode, owner: StepDraft, range: Range): void {
  if (node.leads.length > 0) addLeads(node, questionOf(node), owner, range);
}

/** `检查Events → "no IP available"`: what is quoted is seen, and decides; anything else is to be done. */
function addLeads(node: TreeNode, when: string, from: StepDraft, range: Range): void {
  for (const lead of node.leads) {
    const seen = /^["“「]([^"”」]{2,160})["”」]$/.exec(lead)?.[1];
    const target: BranchTarget = { kind: 'resolution', text: seen ?? lead };
    from.branches.push({ when: seen ?? when, target, text: seen ? node.text : lead, range });
  }
}
