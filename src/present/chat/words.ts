import type { Language } from '../../model/index.js';

/** Sentences that only chats need. `{name}` is filled in. */
export interface ChatWords {
  readonly steps: string;
  readonly rest: string;
  readonly more: string;
  readonly walk: string;
  readonly back: string;
  readonly finish: string;
  readonly choose: string;
  readonly commandLeftOut: string;
  readonly textLeftOut: string;
  readonly stepLeftOut: string;
  readonly sessionTooLong: string;
  readonly morePlaces: string;
}

const en: ChatWords = {
  steps: 'Steps {first} to {last} of {count}.',
  rest: 'The rest begins at step {next} of {count}.',
  more: 'Steps {first} to {count}',
  walk: 'Step by step',
  back: 'Back',
  finish: 'Finish',
  choose: 'What did you see?',
  commandLeftOut: '(a command of {count} characters, too long for this chat: {place})',
  textLeftOut: '(explanation left out: {place})',
  stepLeftOut: '(too long for this chat: {place})',
  sessionTooLong: 'This walk has become too long for buttons: answer in words.',
  morePlaces: '({count} more)',
};

const zh: ChatWords = {
  steps: '第 {first} 至 {last} 步，共 {count} 步。',
  rest: '其余从第 {next} 步开始，共 {count} 步。',
  more: '第 {first} 至 {count} 步',
  walk: '逐步诊断',
  back: '上一步',
  finish: '结束',
  choose: '看到了什么？',
  commandLeftOut: '（此命令有 {count} 个字符，过长，见 {place}）',
  textLeftOut: '（说明从略，见 {place}）',
  stepLeftOut: '（内容过长，见 {place}）',
  sessionTooLong: '流程过长，无法再用按钮，请用文字回答。',
  morePlaces: '（另有 {count} 项）',
};

export function chatWordsFor(language: Language): ChatWords {
  return language === 'zh' ? zh : en;
}
