import { procedure } from '../../vocabulary/index.js';
import type { BranchTarget } from './draft.js';
import { alternation } from './pattern.js';

/** A target in a block's source: `**分支 A：…**`, `"场景1"`, `[[name]]`, `[text](other.md)`. */
export interface NamedTarget {
  readonly target: BranchTarget;
  readonly shown: string;
}

interface PlacedName extends NamedTarget {
  readonly start: number;
  readonly end: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const nameMark =
  /["“「『第]|步骤|章节|场景|分支|方案|事件|错误|问题|情况|原因|方法|step|section|scenario|branch|option|case|issue|cause|problem|method|solution|\*\*/i;
const wordsBefore = /[\p{Script=Han}A-Za-z\d]+$/u;
const longestWords = 24;
const verbs = new RegExp(alternation([...procedure.references.zh, ...procedure.references.en]), 'i');
const quotedName = /["“「『]([^"“”「」『』]{2,80})["”」』]/g;
const boldName = /\*\*([^*\n]{2,80})\*\*/g;
const wikiName = /\[\[([^\]|#\n]{1,160})(?:#[^\]|\n]*)?(?:\|[^\]\n]*)?\]\]/g;
const anyLink = /\[([^\]\n]{1,160})\]\(([^()\s]{1,300})\)/g;
const markdownFile = /^([^#]+\.mdx?)(?:#.*)?$/;
const remote = /^[a-z][a-z\d+.-]*:/i;
/** A document that is named without a link: `ip-management.md`, `工作流 ip-management`. */
const namedDocument =
  /(?<![\w./-])[\w./-]{1,120}\.mdx?(?![\w-])|(?:工作流|案例|文档|手册|workflow|runbook|document|guide)\s{0,2}[a-z\d]{1,40}(?:-[a-z\d]{1,40}){1,12}(?![\w-])/gi;
const ordinalName =
  /(第\s*[一二三四五六七八九十\d]{1,3}\s*步|(?:步骤|场景|分支|方案|事件|错误|问题|情况|原因|方法)\s*[A-Z\d一二三四五六七八九十]{1,3}(?![A-Za-z\d]|\.\d)|\b(?:step|scenario|branch|option|case|issue|cause|problem|method|solution)\s+(?:\d{1,3}|[A-Z])\b(?!\.\d)|(?:\b(?:step|section)|步骤|章节|第)\s*\d{1,3}(?:\.\d{1,3})+(?:\s*[节步章])?(?![\d.]))/gi;

/** An action that is nothing but a step: `是 → 步骤 4`. */
const onlyStep = /^(?:第\s*[一二三四五六七八九十\d]{1,3}\s*步|(?:步骤|step)\s*\d{1,3})\s*[。.；;，,]?$/i;

/** What a reference names: only behind a verb that refers (参考, 进入, see, go to), or a link to another document. */
export function namedTargets(action: string, raw: string): NamedTarget[] {
  const verb = nameMark.test(action) || raw.includes('**') ? verbs.exec(action) : null;
  const targets: NamedTarget[] = [];
  if (!verb && onlyStep.test(action)) return ordinalTargets(action, 0);
  if (verb) {
    const from = verb.index + verb[0].length;
    const others = otherDocuments(action, raw);
    const own = (names: readonly PlacedName[]) => (others.length > 0 ? withoutForeign(names, others, action) : names);
    const titles = [...quotedTargets(action, from), ...boldTargets(action, from, raw)];
    targets.push(...own(titles.length > 0 ? titles : ordinalTargets(action, from)));
  }
  targets.push(...documentTargets(action, raw));
  return targets;
}

/** Where in the text its first verb that refers begins, or -1. */
export const referenceVerb = (text: string): number => verbs.exec(text)?.index ?? -1;

function quotedTargets(action: string, from: number): PlacedName[] {
  const behind = action.slice(from);
  return [...behind.matchAll(quotedName)].map((match) =>
    placed(reference(match[1] ?? ''), from + match.index, match[0].length),
  );
}

function ordinalTargets(action: string, from: number): PlacedName[] {
  const behind = action.slice(from);
  return [...behind.matchAll(ordinalName)].map((match) => {
    const name = match[1] ?? '';
    const words = wordsBefore.exec(behind.slice(Math.max(0, match.index - longestWords), match.index))?.[0] ?? '';
    const target = { kind: 'reference' as const, name: name.trim(), longer: words + name, fallback: null };
    const named = { target: words === '' ? reference(name).target : target, shown: name };
    return placed(named, from + match.index, match[0].length);
  });
}

function boldTargets(action: string, from: number, raw: string): PlacedName[] {
  const targets: PlacedName[] = [];
  if (!raw.includes('**')) return targets;
  for (const match of raw.matchAll(boldName)) {
    const name = (match[1] ?? '').replace(/[`[\]]/g, '');
    const at = action.slice(from, from + 2 * name.length + 12).indexOf(name);
    if (at >= 0 && at <= 12) targets.push(placed(reference(name), from + at, name.length));
  }
  return targets;
}

function reference(name: string): NamedTarget {
  const document = /^[^\s<>]+\.mdx?$/.test(name);
  return {
    target: document ? { kind: 'document', target: name } : { kind: 'reference', name: name.trim(), fallback: null },
    shown: name,
  };
}

const placed = (named: NamedTarget, start: number, length: number): PlacedName => ({
  ...named,
  start,
  end: start + length,
});

function documentTargets(action: string, raw: string): NamedTarget[] {
  const targets: NamedTarget[] = [];
  if (!raw.includes('](') && !raw.includes('[[')) return targets;
  for (const match of raw.matchAll(wikiName)) {
    const target = (match[1] ?? '').trim();
    if (action.includes(target)) targets.push({ target: { kind: 'document', target }, shown: target });
  }
  for (const match of raw.matchAll(anyLink)) {
    const [, shown = '', address = ''] = match;
    const target = markdownFile.exec(address)?.[1];
    if (target !== undefined && !remote.test(target) && action.includes(plain(shown)))
      targets.push({ target: { kind: 'document', target }, shown });
  }
  return targets;
}

const plain = (shown: string): string => shown.replace(/[`*]/g, '');

/** Where the text speaks of another document: by a link to it, or by its name. */
function otherDocuments(action: string, raw: string): Span[] {
  const spans: Span[] = [...action.matchAll(namedDocument)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  if (!raw.includes('](') && !raw.includes('[[')) return spans;
  const shown = [...raw.matchAll(wikiName)].map(([, name = '']) => name.trim());
  for (const [, text = '', address = ''] of raw.matchAll(anyLink))
    if (!address.startsWith('#')) shown.push(plain(text));
  let from = 0;
  for (const name of shown) {
    const at = action.indexOf(name, from);
    if (name === '' || at < 0 || spans.length > mostNames) continue;
    from = at + name.length;
    spans.push({ start: at, end: from });
  }
  return spans;
}

/** `X 的"场景3"`, `the workflow X, step 2`: what stands between a document and its section says nothing else. */
const documentFirst =
  /^[\s，,：:]*(?:(?:文档|工作流|案例|手册|一文|中|里|之?的|['’]s|at|in|its|the|under|section|章节|一节)[\s，,：:]*)*["“「『]?$/i;
/** `step 2 of the workflow X`, `场景3（见工作流 X）`. */
const sectionFirst =
  /^\s*(?:(?:(?:of|in|from|on)\s+(?:the\s+|our\s+)?|[（(]\s*(?:见|参见|详见|参考|see\s|in\s|of\s)?\s*(?:the\s+)?)(?:workflow|runbook|document|guide|case|工作流|案例|文档|手册)?\s*)$/i;
/** A further section of the same document: `第一步与第二步`. */
const alike = /^\s*(?:、|,|，|和|与|及|以及|或|到|至|-|~|and|or|to)\s*$/i;

/** Who names more lists them, and sends nobody anywhere. */
const mostNames = 32;

/** Names of sections that are other documents' are none of this one's. */
function withoutForeign(names: readonly PlacedName[], others: readonly Span[], action: string): PlacedName[] {
  const ends = new Set(others.map(({ end }) => end));
  const own: PlacedName[] = [];
  for (const name of names.slice(0, mostNames).sort((a, b) => a.start - b.start)) {
    const isDocument = name.target.kind === 'document';
    if (!isDocument && isForeign(name, others, ends, action)) ends.add(name.end);
    else own.push(name);
  }
  return own;
}

function isForeign(name: PlacedName, others: readonly Span[], ends: ReadonlySet<number>, action: string): boolean {
  const before = Math.max(-1, ...[...ends].filter((end) => end <= name.start));
  const gap = action.slice(before, name.start);
  if (before >= 0 && gap.length <= longestWords && (documentFirst.test(gap) || alike.test(gap))) return true;
  return others.some(({ start, end }) => {
    if (start <= name.start && name.end <= end) return true;
    const between = start >= name.end ? action.slice(name.end, start) : '';
    return between.length > 0 && between.length <= longestWords && sectionFirst.test(between.replace(/^["”」』]/, ''));
  });
}
