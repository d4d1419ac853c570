import type { Evidence, ExplainedDocument, Explanation } from '../model/index.js';
import { stepTitle } from './diagnosis/outline.js';
import { confidenceSentence, drawbacksOf, quoted } from './diagnosis/phrases.js';
import { evidenceJson, toJson } from './json.js';
import { checkPresentOptions, joinParts, type Page, type PresentOptions, pageFor, prose, truncate } from './layout.js';
import { fillMessage, inLanguage } from './messages/index.js';
import { sanitizeLine } from './sanitize.js';

const explanationMessages = inLanguage(
  {
    rank: 'place {rank} · score {score}',
    unranked: 'not in the order: it has nothing in common with the symptom',
    excluded: 'not in the order: its excludes hold',
    exclusion: '{rule} ({source})',
    exclusions: 'Rules by which a document says itself that it is not the answer',
    answer: 'The answer',
    status: {
      matched: 'status: matched, by {basis}',
      ambiguous: 'status: ambiguous: {drawbacks}',
      no_match: 'status: no match: {drawbacks}',
    },
    /** Followed by why it starts there. */
    start: 'start: step {number} "{title}"',
    startOf: 'start: step {number} "{title}" of {document}',
    startBecause: ', for {text}',
    startFirst: ', the first one: the symptom points to no later step',
    confirm: '; it changes the system, so step {number} comes first',
    next: 'next: {document}, {percent} % behind',
    alone: 'next: none, no other document has anything in common with the symptom',
    first: 'Before it, in first place',
    second: 'Next after it',
    evidenceKind: {
      trigger: "the author's triggers",
      signature: 'error lines',
      text: 'words',
      case: 'a solved case',
      correction: 'corrected words',
    },
    /** Label of an explanation leaf without a position in the symptom. */
    agreement: 'agreement with {statement}',
    morePieces: '{count} more pieces',
    statement: {
      title: 'the title',
      symptom: 'a symptom',
      signature: 'an error line',
      cause: 'a cause',
      heading: 'a heading',
    } as Readonly<Record<string, string>>,
    nothing: 'no evidence',
    /** The document uses other words of the same concept in the domain lexicon. */
    otherWords: '{said} in other words ({concept})',
    unexplained: 'Not explained by it',
    silent: 'Triggers of it that did not hit',
    reason: {
      absent: 'not in the symptom: {phrases}',
      missing: 'also needs {phrases}',
      vetoed: 'ruled out by {phrases} in the symptom',
      boundary: 'only inside of a longer word: {phrases}',
      case: 'only in another case: {phrases}',
      pattern: 'the pattern was not found: {phrases}',
    },
    differences: 'What makes the difference',
    difference: '{value}: {document} here, {rival} there',
    ofKind: '{value} ({kind})',
    changes: 'What would turn the order of the two (tried)',
    change: {
      remove: 'without {text} in the symptom',
      add: 'with {text} added to the symptom',
      trigger: 'with {text} added to the triggers (computed on the score of triggers alone)',
    },
    outcome: '{change}: {document} here, {rival} there',
    noChange:
      'None of the changes tried turns the order: one word or line less, one word or sign of it more, one more trigger.',
    /** When no changes were tried. */
    tooLong:
      'What would turn the order of the two was not tried: the symptom is too long. Ask with the lines around the error.',
    more: '{count} more',
  },
  {
    rank: '第 {rank} 位 · 得分 {score}',
    unranked: '未进入排序：与症状没有任何共同之处',
    excluded: '未进入排序：符合它的 excludes',
    exclusion: '{rule}（{source}）',
    exclusions: '文档自己说明不适用的规则',
    answer: '答案',
    status: {
      matched: '状态：已匹配，{basis}',
      ambiguous: '状态：无法区分（{drawbacks}）',
      no_match: '状态：未匹配（{drawbacks}）',
    },
    start: '起始步骤：第 {number} 步「{title}」',
    startOf: '起始步骤：{document}的第 {number} 步「{title}」',
    startBecause: '，症状符合{text}',
    startFirst: '，即第一步：症状没有指向后面的步骤',
    confirm: '；该步骤会变更环境，先做第 {number} 步',
    next: '下一篇：{document}，落后 {percent}%',
    alone: '下一篇：无，没有其他文档与症状有共同之处',
    first: '排在首位的是',
    second: '排在其后的是',
    evidenceKind: {
      trigger: '作者定义的触发词',
      signature: '报错行',
      text: '文字',
      case: '已解决案例',
      correction: '纠正后的词',
    },
    agreement: '与{statement}整体吻合',
    morePieces: '另有 {count} 处',
    statement: { title: '标题', symptom: '现象', signature: '报错行', cause: '原因', heading: '小标题' },
    nothing: '没有依据',
    otherWords: '{said}，文中用的是另一种说法（{concept}）',
    unexplained: '它没有解释的部分',
    silent: '它未命中的触发词',
    reason: {
      absent: '症状中没有{phrases}',
      missing: '还需要{phrases}',
      vetoed: '症状中的{phrases}将其排除',
      boundary: '只出现在更长的词中：{phrases}',
      case: '大小写不一致：{phrases}',
      pattern: '没有找到该模式：{phrases}',
    },
    differences: '差别在于',
    difference: '{value}：此处 {document}，对方 {rival}',
    ofKind: '{value}（{kind}）',
    changes: '怎样会改变两者的先后（均已验证）',
    change: {
      remove: '从症状中去掉{text}',
      add: '在症状中补充{text}',
      trigger: '把{text}加入触发词（仅按触发词得分计算）',
    },
    outcome: '{change}：此处 {document}，对方 {rival}',
    noChange: '试过的改动都不会改变先后：去掉一个词或一行、补充一个词或一句现象、增加一个触发词。',
    tooLong: '症状过长，没有试验怎样会改变两者的先后：请只用报错前后的几行再试。',
    more: '另有 {count} 项',
  },
);

type ExplanationMessages = ReturnType<typeof explanationMessages>;

const shownItems = 6;
const longestValue = 60;
const longestChange = 200;

interface View {
  readonly page: Page;
  readonly messages: ExplanationMessages;
}

/**
 * An explanation for a terminal: the document and why, unmatched parts, the rival document, what would change the
 * order.
 */
export function explanationText(explanation: Explanation, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.explanation.text', options);
  const { language, corrections } = explanation.query;
  const view: View = { page: pageFor(language, options), messages: explanationMessages(language) };
  const { page, messages } = view;
  const { document, rival } = explanation;
  const corrected = corrections.map(({ from, to }) =>
    fillMessage(page.messages.corrected, { from: sanitizeLine(from), to: sanitizeLine(to) }),
  );
  return joinParts([
    documentLines(view, document, explanation.excluded.length > 0),
    listLines(view, messages.exclusions, exclusionLines(view, explanation)),
    listLines(view, messages.answer, answerLines(view, explanation)),
    corrected.flatMap((line) => prose(page, line)).map((line) => page.paint('yellow', line)),
    listLines(
      view,
      messages.unexplained,
      [unexplainedLine(view, explanation)].filter((line) => line !== ''),
    ),
    listLines(view, messages.silent, silentLines(view, explanation)),
    rival ? [headLine(view, document), ...documentLines(view, rival)] : [],
    listLines(view, messages.differences, differenceLines(view, explanation)),
    rival ? changeLines(view, explanation) : [],
  ]);
}

function headLine({ page, messages }: View, document: ExplainedDocument): string {
  return page.paint(
    'bold',
    `${document.rank === 1 ? messages.second : messages.first}${page.messages.colon.trimEnd()}`,
  );
}

function exclusionLines({ page, messages }: View, { excluded }: Explanation): string[] {
  return excluded.map(({ rule, path, line }) => {
    const source = `${sanitizeLine(path)}:${line}`;
    return `- ${fillMessage(messages.exclusion, { rule: quoted([sanitizeLine(rule)], page.messages), source })}`;
  });
}

/** Why this status, this confidence and this start, and how far the next document is. */
function answerLines(view: View, explanation: Explanation): string[] {
  const { page, messages } = view;
  const { status, assessment, document, rival } = explanation;
  if (!assessment) return [];
  const basis = assessment.basis === null ? messages.nothing : page.messages.basis[assessment.basis];
  const drawbacks = drawbacksOf(assessment, status, page.messages).join(page.messages.drawbackSeparator);
  const lines = [
    fillMessage(messages.status[status], { basis, drawbacks }),
    confidenceSentence(explanation, page.messages),
    ...startLines(view, explanation),
  ];
  if (document.rank === 1) {
    const percent = Math.round((assessment.margin ?? 0) * 100);
    const next = rival && fillMessage(messages.next, { document: named(view, rival.title), percent });
    lines.push(next ?? messages.alone);
  }
  return lines.map((line) => `- ${line}`);
}

const named = ({ page }: View, title: string): string => quoted([sanitizeLine(title)], page.messages);

function startLines(view: View, { start, document }: Explanation): string[] {
  if (!start) return [];
  const { messages } = view;
  const { number, because, confirm } = start;
  const title = stepTitle({ title: start.title, number: Number(number.split('.').at(-1)) });
  const step = { number, title, document: named(view, start.document.title) };
  const isFirst = /^1(?:\.1)*$/.test(number);
  return [
    fillMessage(start.document.id === document.id ? messages.start : messages.startOf, step) +
      (because === null ? '' : fillMessage(messages.startBecause, { text: named(view, because) })) +
      (because === null && isFirst ? messages.startFirst : '') +
      (confirm === null ? '' : fillMessage(messages.confirm, { number: confirm })),
  ];
}

function documentLines({ page, messages }: View, document: ExplainedDocument, isExcluded = false): string[] {
  const { paint } = page;
  const position =
    document.rank === null
      ? messages[isExcluded ? 'excluded' : 'unranked']
      : fillMessage(messages.rank, { rank: document.rank, score: figure(document.score) });
  const facts = [page.messages.kind[document.kind], sanitizeLine(document.path), position];
  return [
    ...prose(page, sanitizeLine(document.title)).map((line) => paint('bold', line)),
    ...prose(page, facts.join(' · ')).map((line) => paint('dim', line)),
    ...document.evidence.flatMap((branch) => [
      `  ${figure(branch.score)}  ${messages.evidenceKind[branch.kind]}`,
      ...branch.leaves.map((leaf) => paint('dim', leafLine(messages, page, leaf))),
    ]),
    ...(document.evidence.length === 0 ? [`  ${messages.nothing}`] : []),
  ];
}

function leafLine(messages: ExplanationMessages, page: Page, leaf: Evidence): string {
  const position = leaf.source ? `  (${sanitizeLine(leaf.source.path)}:${leaf.source.line})` : '';
  return `    ${figure(leaf.score)}  ${shownValue(messages, page, leaf)}${position}`;
}

/** Key texts and sums are named by their kind; everything else is quoted. */
function shownValue(
  messages: ExplanationMessages,
  page: Page,
  { kind, value, query, concept }: Pick<Evidence, 'kind' | 'value' | 'concept'> & Partial<Pick<Evidence, 'query'>>,
): string {
  const statement = kind === 'text' && value.startsWith('~') ? messages.statement[value.slice(1)] : undefined;
  if (statement !== undefined && !query) return fillMessage(messages.agreement, { statement });
  if (kind === 'text' && /^\+\d+$/.test(value) && !query)
    return fillMessage(messages.morePieces, { count: value.slice(1) });
  const phrase = quoted([truncate(sanitizeLine(value), longestValue)], page.messages);
  return concept === undefined
    ? phrase
    : fillMessage(messages.otherWords, { said: phrase, concept: sanitizeLine(concept).replaceAll('-', ' ') });
}

function listLines({ page }: View, title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [
    page.paint('bold', `${title}${page.messages.colon.trimEnd()}`),
    ...lines.flatMap((line) => prose(page, line, 2, 2)),
  ];
}

function unexplainedLine({ page, messages }: View, { unexplained }: Explanation): string {
  const shown = page.all ? unexplained : unexplained.slice(0, shownItems);
  const parts = quoted(
    shown.map(({ text }) => sanitizeLine(text)),
    page.messages,
  );
  const more = unexplained.length - shown.length;
  return more > 0 ? `${parts}${page.messages.listSeparator}${fillMessage(messages.more, { count: more })}` : parts;
}

/** Triggers that nearly matched, one line each with the failing condition; those without any match on one line. */
function silentLines({ page, messages }: View, { silentTriggers }: Explanation): string[] {
  const shown = page.all ? silentTriggers : silentTriggers.slice(0, shownItems);
  const absent = shown.filter(({ reason }) => reason === 'absent');
  const lines = shown
    .filter(({ reason }) => reason !== 'absent')
    .map(({ trigger, line, reason, phrases }) => {
      const named = quoted(phrases.map(sanitizeLine), page.messages);
      const why = fillMessage(messages.reason[reason], { phrases: named });
      return `- ${truncate(sanitizeLine(trigger), longestValue)} (:${line})${page.messages.colon}${why}`;
    });
  if (absent.length > 0) {
    const named = absent.map(({ trigger, line }) => `${quoted([sanitizeLine(trigger)], page.messages)} (:${line})`);
    lines.push(`- ${fillMessage(messages.reason.absent, { phrases: named.join(page.messages.listSeparator) })}`);
  }
  const more = silentTriggers.length - shown.length;
  return more > 0 ? [...lines, fillMessage(messages.more, { count: more })] : lines;
}

function differenceLines({ page, messages }: View, { differences }: Explanation): string[] {
  return (page.all ? differences : differences.slice(0, shownItems)).map(({ kind, value, document, rival }) => {
    const phrase = shownValue(messages, page, { kind, value });
    const named =
      kind === 'text' ? phrase : fillMessage(messages.ofKind, { value: phrase, kind: messages.evidenceKind[kind] });
    return `- ${fillMessage(messages.difference, { value: named, document: figure(document), rival: figure(rival) })}`;
  });
}

function changeLines(view: View, { changes, tried }: Explanation): string[] {
  const { page, messages } = view;
  if (tried === 0) return prose(page, messages.tooLong);
  if (changes.length === 0) return prose(page, messages.noChange);
  const lines = changes.map(({ kind, text, document, rival }) => {
    const [open, close] = page.messages.quote;
    // Cut generously: the text is meant to be tried.
    const shown = `${open}${truncate(sanitizeLine(text), longestChange)}${close}`;
    const change = fillMessage(messages.change[kind], { text: shown });
    return `- ${fillMessage(messages.outcome, { change, document: figure(document), rival: figure(rival) })}`;
  });
  return listLines(view, messages.changes, lines);
}

const figure = (score: number): string => score.toFixed(4);

/** `explain --json`: keys in the order of the type. */
export function explanationJson(explanation: Explanation): string {
  const { document, rival } = explanation;
  return toJson({ ...explanation, document: documentJson(document), rival: rival && documentJson(rival) });
}

function documentJson(document: ExplainedDocument): object {
  const evidence = document.evidence.map((branch) => ({ ...branch, leaves: branch.leaves.map(evidenceJson) }));
  return { ...document, evidence };
}
