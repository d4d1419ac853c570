import { it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import { validateDocument } from '../../src/validate/index.js';
import { collidingDocuments } from '../support/colliding-documents.js';
import { dataWords } from '../support/data-words.js';
import { grouped } from '../support/generated-documents.js';
import { neighbours } from '../support/neighbours.js';
import { random } from '../support/random.js';
import { aSentence, randomDocuments } from '../support/random-documents.js';
import { type Case, expectRecorded } from '../support/recorded.js';
import { parse, validateFiles } from './documents.js';

function findingsIn(text: string) {
  const parsed = parse('workflows/a.md', text);
  const { document, diagnostics } = lowerDocument(parsed);
  return [diagnostics, validateDocument(document, { frontMatter: parsed.frontMatter, text: parsed.text })];
}

/** The findings in pages of some lines each. */
const pagesWith = (
  lines: readonly string[],
  page: (lines: readonly string[]) => string,
  size = 12,
): Map<string, Case> =>
  new Map([...grouped(lines, size)].map(([name, some]) => [name, () => ({ findings: findingsIn(page(some)) })]));

const recorded = (name: string, cases: ReadonlyMap<string, Case>): void =>
  expectRecorded(new URL(`generated-${name}.hashes.txt`, import.meta.url), cases);

/** Some of the words of a file of `data/`, of each list. */
const someWords = (file: string, most: number): string[] =>
  [...dataWords(file).values()].flatMap((all) => all.filter((_, at) => at % Math.ceil(all.length / most) === 0));

const stepOf = (text: string): string => `# A\n\n## Diagnosis\n\n### Step 1: Look\n\n${text}\n`;

const targets = [
  ...[
    'a.md',
    'gone.md',
    '../b.md',
    'en/c.md',
    '/root',
    '/root.md',
    'noext',
    'a.md#step-1',
    'a.md#gone',
    '#look',
    '#Look',
    '#gone',
  ],
  ...[
    'x.yaml',
    'x.yml',
    'x.json',
    'x.sh',
    'x.txt',
    'x.png',
    'x.jpg',
    'x.jpeg',
    'x.svg',
    'x.gif',
    'x.pdf',
    'x.mdx',
    'x.markdown',
  ],
  ...[
    'x.exe',
    'X.PNG',
    'http://a.example',
    'mailto:a@b.example',
    '//c.example/x',
    'with space.md',
    'with%20space.md',
    '<a b.md>',
  ],
  ...['c', 'Look around', '同名', '', '#step-1-look'],
];
const linkForms: readonly ((target: string) => string)[] = [
  (target) => `See [this](${target}).`,
  (target) => `![image](${target})`,
  (target) => `[[${target}]] and [[${target}|named]]`,
  (target) => `[ref]: ${target}\n\n[ref]`,
  (target) => `\`[x](${target})\` and \\[x\\](${target})`,
  (target) => `- If it fails, continue with [that](${target})`,
];

it('links of each form to each kind of target are judged as recorded', () => {
  const cases = linkForms.map((form) => {
    const page = `---\nid: c\n---\n\n# Look around\n\n## Look\n\n### Step 1: Look\n\n${targets.map(form).join('\n\n')}\n`;
    const others = { 'a.md': '# 同名\n\n### Step 1: x\n\nText.\n', 'b.md': '# Other\n\nText.\n' };
    const files = { ...others, 'en/c.md': page, 'zh/c.md': page, 'c.md': page };
    const aspects = () => ({ collection: validateFiles(files), findings: findingsIn(page) });
    return [form('x').replace(/\s+/g, ' '), aspects] as const;
  });
  recorded('links', new Map(cases));
});

const lookalikes = [
  ...[
    '“x y”',
    '‘x’',
    'a：b',
    'a，b',
    'ovs‑vswitchd',
    'a–b',
    'Ａbc',
    '１２',
    'a\u00a0b',
    '网\u00a0关',
    '［a］',
    'a；b',
    '"x"',
  ],
  ...['−1', 'a\u200bb', '“x” y', 'x ： y'],
];

it('characters that only look like others are judged as recorded in each key and in commands', () => {
  const keys = [
    'id',
    'related',
    'workflow',
    'kind',
    'title',
    'triggers',
    'versions',
    'products',
    'tags',
    'sources',
    'date',
  ];
  const values = keys.flatMap((key) =>
    lookalikes.flatMap((value) => [`${key}:   ${value} `, `${key}：${value}`, `${key}:\n  - ${value}\n  -  ${value}`]),
  );
  const lines = lookalikes.flatMap((value) => [
    `kubectl get ${value}`,
    `echo '${value}' # ${value}`,
    `kubectl get pod（${value}）`,
    `a ${value} <<EOF ${value}`,
  ]);
  const blocks = [...grouped(values, 40)].map(
    ([name, some]) =>
      [`keys, ${name}`, () => ({ findings: some.map((value) => findingsIn(`---\n${value}\n---\n\n# A\n`)) })] as const,
  );
  const fences = pagesWith(
    lines,
    (some) =>
      `# A\n\n\`\`\`bash\n${some.join('\n')}\n\`\`\`\n\n\`\`\`yaml\n${some.join('\n')}\n\`\`\`\n\n${some.join('\n\n')}\n`,
  );
  recorded('characters', new Map<string, Case>([...blocks, ...fences]));
});

/** A word with a slip of the hand. */
const slips: readonly ((word: string) => string)[] = [
  (word) => word.slice(0, 1) + word.slice(2),
  (word) => word.slice(0, 2) + word.slice(1),
  (word) => word.replace(/^(.)(.)(.)/, '$1$3$2'),
  (word) => `${word.slice(0, -1)}x`,
  (word) => word,
  (word) => `${word}s`,
];

it('words of commands with a slip of the hand are judged as recorded', () => {
  const words = someWords('known-commands', 120);
  const lines = words.flatMap((word, at) => {
    const slip = slips[at % slips.length]!(word);
    const other = words[(at * 5 + 2) % words.length]!;
    return [
      `${slip} ${other}`,
      `kubectl ${slip} pod -n <namespace>`,
      `${other} ${slip} --${slip}=1 "${slip}" | ${slip}`,
    ];
  });
  recorded(
    'slips',
    pagesWith(lines, (some) => stepOf(`\`\`\`bash\n${some.join('\n')}\n\`\`\``)),
  );
});

const explanations: readonly ((name: string) => string)[] = [
  (name) => `Replace \`<${name}>\` with the ${name} of the pod.`,
  (name) => `Take the ${name} out of the list.`,
  (name) => `Let <${name}> be what step 1 printed.`,
  (name) => `其中 <${name}> 是${name}。`,
  () => 'Look at it.',
  (name) => `The ${name} fails.`,
];

it('placeholders, explained or not, are judged as recorded', () => {
  const lines = someWords('placeholders', 15).flatMap((name, at) =>
    [0, 1].map((by) => {
      const said = explanations[(at + by * 3) % explanations.length]!(name);
      return `${said}\n\n\`\`\`bash\nget <${name}> {${name}} ${name.toUpperCase()} --of=<the-${name}>\n\`\`\``;
    }),
  );
  recorded(
    'placeholders',
    pagesWith(lines, (some) => stepOf(some.join('\n\n')), 4),
  );
});

it('translations that differ in one place are judged as recorded', () => {
  const next = random(9);
  const originals = [...Object.values(collidingDocuments(5, 8)), ...randomDocuments(6, 6)];
  const cases = originals.map((text, at) => {
    const near = neighbours(text, 3, [aSentence(next), '3', 'kubectl get ip']);
    const findings = () =>
      near.map((other, index) =>
        validateFiles(
          index % 2 === 0
            ? { 'en/x.md': text, 'zh/x.md': other }
            : { 'x.md': text, 'x.zh.md': other, 'y.md': near[0]! },
        ),
      );
    return [`pair ${at + 1}`, () => ({ findings: findings() })] as const;
  });
  recorded('translations', new Map(cases));
});
