import { inLanguage } from './index.js';

/** Labels of what an editor shows. */
export const editorMessagesFor = inLanguage(
  {
    trigger: 'Trigger',
    hits: 'Hits symptoms or error messages of {count} documents:',
    hitsNothing: 'Hits no symptom and no error message of any document.',
    goldens: 'Hits {count} goldens:',
    shared: 'Shared with {count} other documents:',
    sharedByNone: 'No other document has it.',
    more: 'and {count} more',
    command: 'Command',
    placeholders: 'Placeholders:',
    notRead: 'A shell does not read it: {problem}',
    step: 'Step',
    branches: 'Branches:',
    steps: '{count} steps',
    missing: 'Nothing in the knowledge base is called {name}.',
  },
  {
    trigger: '触发词',
    hits: '命中 {count} 篇文档的现象或报错：',
    hitsNothing: '未命中任何文档的现象或报错。',
    goldens: '命中 {count} 条黄金用例：',
    shared: '另有 {count} 篇文档使用：',
    sharedByNone: '没有其他文档使用。',
    more: '另有 {count} 项',
    command: '命令',
    placeholders: '占位符：',
    notRead: 'Shell 无法解析：{problem}',
    step: '步骤',
    branches: '分支：',
    steps: '{count} 个步骤',
    missing: '知识库中没有名为 {name} 的文档或章节。',
  },
);

export type EditorMessages = ReturnType<typeof editorMessagesFor>;
