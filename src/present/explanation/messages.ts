import { inLanguage } from '../messages/index.js';

export const explanationMessages = inLanguage(
  {
    rank: 'place {rank} · score {score}',
    unranked: 'not in the order: it has nothing in common with the symptom',
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

export type ExplanationMessages = ReturnType<typeof explanationMessages>;
