import { shortened } from '../collections.js';
import type {
  CommandHover,
  EditorHover,
  Effect,
  Language,
  NamedDocument,
  StepHover,
  TargetHover,
  TriggerHover,
} from '../model/index.js';
import { escapeLine, inlineCode } from './markdown.js';
import { fillMessage, inLanguage, type Messages, messagesFor } from './messages/index.js';

const editorMessagesFor = inLanguage(
  {
    trigger: 'Trigger',
    hits: 'Matches symptoms or error messages of {count} documents:',
    hitsNothing: 'Matches no symptom or error message of any document.',
    goldens: 'Matches {count} goldens:',
    shared: 'Shared with {count} other documents:',
    sharedByNone: 'No other document has it.',
    more: 'and {count} more',
    command: 'Command',
    placeholders: 'Placeholders:',
    notRead: 'A shell cannot read it: {problem}',
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

/** Most lines of a list in a hover. */
const shown = 6;
const longestText = 100;

type Words = ReturnType<typeof editorMessagesFor> & { readonly common: Messages };

/** The hover text as Markdown; text of documents never becomes markup. */
export function editorHoverMarkdown(hover: EditorHover, language: Language): string {
  const words: Words = { ...editorMessagesFor(language), common: messagesFor(language) };
  return hoverLines(hover, words).join('\n');
}

function hoverLines(hover: EditorHover, words: Words): string[] {
  switch (hover.kind) {
    case 'trigger':
      return triggerLines(hover, words);
    case 'command':
      return commandLines(hover, words);
    case 'step':
      return stepLines(hover, words);
    case 'target':
      return targetLines(hover, words);
    case 'missing':
      return [fillMessage(words.missing, { name: inlineCode(cut(hover.name)) })];
    case 'key':
      return [`**${escapeLine(hover.key)}**`, '', hover.description];
  }
}

function triggerLines({ source, hits, goldens, shared }: TriggerHover, words: Words): string[] {
  const matches = hits.map(({ document, text, count }) => {
    const times = count > 1 ? ` × ${count}` : '';
    return `- ${nameOf(document)}${times}: ${escapeLine(cut(text))}`;
  });
  const asked = goldens.map(({ symptom, expect }) => {
    const answer = expect === null ? '' : ` → ${inlineCode(expect)}`;
    return `- ${escapeLine(cut(symptom))}${answer}`;
  });
  return [
    `**${words.trigger}** ${inlineCode(cut(source))}`,
    ...listed(hits.length > 0 ? words.hits : words.hitsNothing, matches, words),
    ...(goldens.length > 0 ? listed(words.goldens, asked, words) : []),
    ...listed(
      shared.length > 0 ? words.shared : words.sharedByNone,
      shared.map((other) => `- ${nameOf(other)}`),
      words,
    ),
  ];
}

function listed(title: string, lines: readonly string[], words: Words): string[] {
  const more = lines.length - shown;
  return [
    '',
    fillMessage(title, { count: lines.length }),
    ...(lines.length > 0 ? ['', ...lines.slice(0, shown)] : []),
    ...(more > 0 ? [`- ${fillMessage(words.more, { count: more })}`] : []),
  ];
}

function commandLines({ effect, interactive, placeholders, problem }: CommandHover, words: Words): string[] {
  const waits = interactive ? ` · ${words.common.interactive}` : '';
  return [
    `**${words.command}** · ${effectName(effect, words)}${waits}`,
    ...(problem === null ? [] : ['', escapeLine(fillMessage(words.notRead, { problem }))]),
    ...placeholderLines(placeholders, words),
  ];
}

const effectName = (effect: Effect, { common }: Words): string => escapeLine(common.effect[effect]);

function placeholderLines(placeholders: CommandHover['placeholders'], words: Words): string[] {
  if (placeholders.length === 0) return [];
  const lines = placeholders.map(({ name, raw, type, resource }) => {
    const kind = resource === null ? type : `${type}, ${resource}`;
    return `- ${inlineCode(raw)}: ${escapeLine(name)} (${escapeLine(kind)})`;
  });
  return listed(words.placeholders, lines, words);
}

function stepLines({ id, title, commands, placeholders, branches }: StepHover, words: Words): string[] {
  const run = commands.map(({ text, effect }) => `- ${inlineCode(cut(text))} · ${effectName(effect, words)}`);
  const ways = branches.map(({ when, to }) => `- ${escapeLine(cut(when))} → ${escapeLine(cut(to))}`);
  return [
    `**${words.step}** ${inlineCode(id)} ${escapeLine(cut(title))}`,
    ...(run.length > 0 ? listed(`${words.command}${words.common.colon.trimEnd()}`, run, words) : []),
    ...placeholderLines(placeholders, words),
    ...(ways.length > 0 ? listed(words.branches, ways, words) : []),
  ];
}

function targetLines({ document, place, symptoms, steps }: TargetHover, words: Words): string[] {
  const kind = words.common.kind[document.kind];
  const count = steps > 0 ? ` · ${fillMessage(words.steps, { count: steps })}` : '';
  return [
    `**${escapeLine(cut(document.title))}**${place === null ? '' : ` → ${escapeLine(cut(place))}`}`,
    '',
    `${escapeLine(kind)} · ${inlineCode(document.id)} · ${inlineCode(document.path)}${count}`,
    ...(symptoms.length > 0 ? ['', ...symptoms.map((text) => `- ${escapeLine(cut(text))}`)] : []),
  ];
}

const nameOf = ({ id, title }: NamedDocument): string => `${inlineCode(id)} ${escapeLine(cut(title))}`;

const cut = (text: string): string => shortened(text, longestText);
