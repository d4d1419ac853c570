import { readFileSync } from 'node:fs';
import { random } from './random.js';

type Next = (bound: number) => number;
const one = <T>(of: readonly T[], next: Next): T => of[next(of.length)]!;

type Language = 'en' | 'zh';

/** Some words of each list of rules, and some headings of each kind: a copy, so that a new word in `data/` changes no text. */
const known = JSON.parse(readFileSync(new URL('sentence-words.json', import.meta.url), 'utf8')) as {
  readonly lists: Readonly<Record<string, { readonly [language in Language]?: readonly string[] }>>;
  readonly headings: readonly (readonly string[])[];
};
const lists = {
  en: Object.values(known.lists).flatMap(({ en }) => (en ? [en] : [])),
  zh: Object.values(known.lists).flatMap(({ zh }) => (zh ? [zh] : [])),
};
const wordOf = (list: string, language: Language, next: Next): string => {
  const { [language]: own, en } = known.lists[list]!;
  return one(own ?? en ?? ['-'], next);
};

const things = [
  'Pods',
  '`READY`',
  'STATUS',
  'availableIPs',
  'the node',
  '网关',
  'Pod 状态',
  '磁盘使用率',
  'latency',
  '`kubectl get pod`',
  '输出',
];
const values = [
  '5',
  '80%',
  '10ms',
  '2 GiB',
  'Running',
  '`Ready`',
  '"NotFound"',
  '0',
  '1/1',
  'true',
  '正常',
  '3 个',
  '1,000',
  'a',
  '-1',
];
const signs = ['>', '<', '>=', '<=', '=', '==', '!=', '≥', '≤', '~', '-', 'is', '为', ':', '：', '超过', '到'];
const stops = [', ', '，', '; ', '。', '. ', ' ', ' -> ', ' → ', ': ', '：', '、', ' (', ') ', ' and ', ' or ', '或'];

/** A sentence of words that rules know, of one language, with names, values and stops between them. */
export function aSentence(next: Next): string {
  const language = one(['en', 'zh'] as const, next);
  const gap = language === 'en' ? ' ' : '';
  const word = (list: string) => wordOf(list, language, next);
  const thing = () => one(things, next);
  const value = () => one(values, next);
  const part = (): string =>
    one([() => one(one(lists[language], next), next), thing, value, () => one(signs, next)], next)();
  const said: readonly (() => string)[] = [
    () => Array.from({ length: 2 + next(6) }, part).join(gap),
    () => `${thing()} ${one(signs, next)} ${value()}`,
    () => `${value()} ${one(signs, next)} ${thing()} ${one(signs, next)} ${value()}`,
    () =>
      [
        word('if'),
        thing(),
        word(one(['be', 'beNot', 'show', 'showNot', 'have', 'equal', 'unequal'], next)),
        value(),
      ].join(gap),
    () =>
      [thing(), word(one(['atLeast', 'atMost', 'more', 'less', 'trend', 'succeed', 'failing'], next)), value()].join(
        gap,
      ),
    () =>
      [
        thing(),
        word('modal'),
        word(one(['be', 'show', 'exist', 'emptyOutput'], next)),
        value(),
        word(one(['orMore', 'orLess', 'manner', 'place'], next)),
      ].join(gap),
    () =>
      [word(one(['checkVerb', 'check', 'expecting', 'demand'], next)), word('that'), thing(), word('be'), value()].join(
        gap,
      ),
    () => [word('all'), thing(), word('allBehind'), word('be'), value()].join(gap),
    () => [word('between'), value(), word('to'), value(), word('betweenEnd')].join(gap),
    () =>
      [
        word(one(['lacking', 'without', 'deniedSubject'], next)),
        word(one(['errorWord', 'lineWord'], next)),
        word('inEach'),
        thing(),
      ].join(gap),
    () =>
      [
        one([() => word('two'), () => word('all'), () => word('notFirst'), () => ''], next)(),
        thing(),
        one([() => word('modal'), () => word('beNot'), () => '', () => word('future')], next)(),
        word(one(['succeed', 'failing', 'failAll', 'allSilent'], next)),
        one([() => word('succeedTail'), () => '', value], next)(),
      ].join(gap),
    () =>
      [
        word(one(['citing', 'containing', 'says'], next)),
        `"${one(things, next)} ${value()}"`,
        word('or'),
        `\`${value()}\``,
      ].join(gap),
    () =>
      [
        word('outputOf'),
        `\`${one(['ip a', 'x -l'], next)}\``,
        word(one(['printsNothing', 'printsSomething', 'emptyOutput', 'someOutput'], next)),
      ].join(gap),
  ];
  const led: readonly (() => string)[] = [
    () => [word(one(['goTo', 'refer', 'referStep'], next)), word('step'), String(1 + next(4))].join(gap),
    () =>
      [
        word('refer'),
        `"${one(['Scenario 1', 'Look at it', 'the table', '场景一'], next)}"`,
        word('referenceTail'),
      ].join(gap),
    () => [word('refer'), word('document'), '`other`'].join(gap),
    () => [word('instruct'), thing(), word(one(['purpose', 'because', 'sequence'], next)), thing()].join(gap),
    () => `\`kubectl delete pod <pod>\`${word('consequence')}`,
  ];
  const forms: readonly (() => string)[] = [
    one(said, next),
    () => one(said, next)() + one(stops, next) + one(said, next)(),
    () =>
      word(one(['if', 'when', 'unless', 'whenDo'], next)) +
      gap +
      one(said, next)() +
      one(stops, next) +
      word('thenWord') +
      gap +
      one(led, next)(),
    () => word('otherwise') + one(stops, next) + one(led, next)(),
    () => word('verdictLabel') + one(stops, next) + one(said, next)() + one(stops, next) + one(said, next)(),
    () => word(one(['expectedLabel', 'commandLabel'], next)) + one(stops, next) + one(said, next)(),
    one(led, next),
  ];
  return one(forms, next)().slice(0, 200);
}

const commands = [
  'kubectl get pod <pod-name> -n <namespace>',
  'kubectl delete pod x',
  '$ ls -l',
  '# look\ndf -h',
  'ping -c 3 <ip> # 应该 0% loss',
  'NAME READY\nweb-0 1/1',
  'cat <<EOF\na: b\nEOF',
  'kubectl get x \\\n  -o yaml',
  'mysql -e "select 1"',
  'apiVersion: v1\nkind: Pod',
  'free -m\n\ntop',
];
const languages = ['', 'bash', 'sh', 'console', 'yaml', 'text', 'sql', 'mermaid', 'json', '{.bash}'];
const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
const marks = ['✅ ', '❌ ', '⚠️ ', '✓ ', '✗ ', '[x] ', '[ ] ', '**', '→ ', '❗', '1️⃣ ', ''];

function aHeading(next: Next): string {
  const level = '#'.repeat(1 + next(4));
  const heading = one(one(known.headings, next), next);
  const language = one(['en', 'zh'] as const, next);
  const part = `${wordOf('part', language, next)} ${1 + next(4)}`;
  const forms = [
    () => `${level} ${heading}`,
    () => `${level} ${1 + next(5)}. ${heading}`,
    () => `${level} ${one(['一', '二', '三'], next)}、${heading}`,
    () => `${level} ${part}: ${aSentence(next)}`,
    () => `${level} 第${one(['一', '二', '三'], next)}步：${aSentence(next)}`,
    () => `${level} ${part}`,
    () => `${level} ${aSentence(next)}`,
    () => `**${heading}**${one(['', ':', '：', ' '], next)}`,
    () => `**${heading}:** ${aSentence(next)}`,
    () => `**${part}: ${aSentence(next)}**`,
    () => `【${heading}】`,
    () => `${heading}\n${one(['===', '---'], next)}`,
    () => `${heading}${one([':', '：'], next)}`,
  ];
  return one(forms, next)();
}

function aFence(next: Next): string {
  const fence = one(['```', '~~~', '````'], next);
  return `${fence}${one(languages, next)}\n${one(commands, next)}\n${fence}`;
}

function aList(next: Next, depth = 0): string {
  const isOrdered = next(2) === 0;
  const first = next(4) === 0 ? 3 : 1;
  const items = Array.from({ length: 1 + next(4) }, (_, at) => {
    const bullet = isOrdered ? `${first + at}${one(['.', ')', '.'], next)}` : one(['-', '*', '-'], next);
    const lines = [`${bullet} ${one(marks, next)}${aSentence(next)}`];
    const by = bullet.length + 1;
    if (next(5) === 0) lines.push('', indented(aFence(next), next(5) === 0 ? 1 : by));
    if (next(6) === 0) lines.push('', indented(aSentence(next), by));
    if (depth < 2 && next(4) === 0) lines.push(indented(aList(next, depth + 1), by));
    return lines.join('\n');
  });
  return items.join(next(4) === 0 ? '\n\n' : '\n');
}

function aTable(next: Next): string {
  const language = one(['en', 'zh'] as const, next);
  const columns = [
    'columnWhen',
    'columnAction',
    'columnCause',
    'columnNumber',
    'columnStep',
    'columnTask',
    'columnCommand',
    'verdictLabel',
  ];
  const count = 2 + next(3);
  const row = (cell: () => string) =>
    `| ${Array.from({ length: count }, () => cell().replaceAll('|', '/')).join(' | ')} |`;
  const cell = () =>
    one(
      [() => aSentence(next), () => `\`${one(commands, next).split('\n')[0]}\``, () => String(1 + next(3)), () => ''],
      next,
    )();
  const rows = Array.from({ length: 1 + next(3) }, () => row(cell));
  return [row(() => wordOf(one(columns, next), language, next)), `|${' --- |'.repeat(count)}`, ...rows].join('\n');
}

function aBlock(next: Next): string {
  const sentence = () => aSentence(next);
  const blocks: readonly (() => string)[] = [
    () => aHeading(next),
    () => aHeading(next),
    () => aList(next),
    () => aList(next),
    () => aFence(next),
    () => aTable(next),
    sentence,
    () => `${sentence()} ${sentence()}\n${sentence()}`,
    () => `> ${sentence()}\n>\n> - ${sentence()}`,
    () => `<details><summary>${sentence()}</summary>\n\n${aList(next)}\n\n</details>`,
    () => `<!-- ${sentence()} -->`,
    () => indented(one(commands, next), 4),
    () =>
      `${sentence()}\n├─ ${wordOf('treeAnswer', 'zh', next)} → ${sentence()}\n│  └─ ${sentence()}\n└─ ${wordOf('treeAnswer', 'en', next)} → ${sentence()}`,
    () => `${one(marks, next)}${wordOf('verdictLabel', one(['en', 'zh'] as const, next), next)}: ${sentence()}`,
    () => `${sentence()}:\n\n${aFence(next)}`,
    () => one(['---', '[a](b.md#c)', '![x](y.png)', '[[other]]', '- [link](c.md): text', '\\* no item'], next),
  ];
  return one(blocks, next)();
}

const scalars = [
  'a',
  '"b: c"',
  '12',
  '0x1F',
  '0o17',
  '017',
  '1e3',
  '.5',
  '-.inf',
  '.nan',
  'yes',
  'No',
  'on',
  '1:30',
  '12:30:45',
  '2026-01-02',
  '2026-1-2T10:00',
  '~',
  'null',
  '[]',
  '[a, 1, {any: [b]}]',
  '{any: c}',
  '{regex: "a+", weight: 0}',
  '{any: [d], weight: "2", cased: 1}',
  '{all: [e, ""], not: f}',
  '1_000',
  '0b101',
  '网关',
];
const keys = [
  'id',
  'kind',
  'title',
  'triggers',
  'excludes',
  'symptoms',
  'products',
  'versions',
  'components',
  'source',
  'sources',
  'workflow',
  'branch',
  'related',
  'owners',
  'date',
  'status',
  'category',
  'priority',
  'language',
  'tags',
  'Kind',
  'created',
  '标题',
  '产品',
  'environment',
  'unknown-key',
];

function frontMatter(next: Next): string {
  const lines = Array.from({ length: next(6) }, () => {
    const key = one(keys, next);
    if (key === 'kind') return `kind: ${one(['workflow', 'case', 'article', 'runbook', '案例', 'Case'], next)}`;
    return next(3) === 0
      ? `${key}:\n${Array.from({ length: 1 + next(3) }, () => `  - ${one(scalars, next)}`).join('\n')}`
      : `${key}: ${one(scalars, next)}`;
  });
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

/** Documents of blocks at random, in the words that rules know, of both languages. The same seed gives the same documents. */
export function randomDocuments(seed: number, count: number): string[] {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const title =
      next(5) === 0
        ? ''
        : `# ${one([() => aSentence(next), () => one(one(known.headings, next), next), () => 'Runbook: no address', () => '案例 12：网关丢包', () => 'KubePodCrashLooping'], next)()}\n\n`;
    const blocks = Array.from({ length: 4 + next(14) }, () => aBlock(next));
    return `${frontMatter(next)}${title}${blocks.join(next(12) === 0 ? '\n' : '\n\n')}\n`;
  });
}
