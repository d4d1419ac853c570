import { describe } from 'vitest';
import { limits } from '../../src/limits.js';
import { fence, page, plantedStages, triggers, workflow } from './planted.js';

/** Front matter of a workflow, and a body that nothing is wrong with. */
const head = (...lines: string[]): string =>
  ['---', ...lines, '---', '', '# Subnet runs out of addresses', '', 'Look at the subnet.', ''].join('\n');
const body = (...lines: string[]): string => ['# Subnet runs out of addresses', '', ...lines, ''].join('\n');

describe('kind/unknown', () => {
  plantedStages('kind/unknown', {
    found: {
      'an unknown kind': head('id: a', 'kind: ⟦manual'),
      'a kind with a typo': head('kind: ⟦workflw', 'id: a'),
      'an unknown kind in a list': head('kind: [⟦notes]'),
      'a kind in quotes': head('id: a', 'title: Subnets', 'kind: ⟦"steps"'),
    },
    silent: {
      'a kind': head('kind: workflow'),
      'a kind in capitals': head('kind: Case'),
      'the kind of another dialect': head('kind: [Troubleshooting]'),
      'the kind under another key': head('kind: guide'),
      'a document without a kind': head('id: a', 'kind:'),
    },
  });
});

describe('front-matter/schema, in a document with a kind', () => {
  plantedStages('front-matter/schema', {
    found: {
      'a mapping as the kind': head('kind: ⟦{a: b}'),
      'an unknown language': head('id: a', 'language: ⟦french'),
      'a weight above its bound': head('triggers:', '  - phrase: no ip left', '    weight: ⟦500'),
      'a mapping as the title': head('id: a', 'title: ⟦{en: Subnets}'),
    },
    silent: {
      'an unknown kind, which kind/unknown reports': head('kind: manual'),
      'a priority out of bounds, which priority/range reports': head('id: a', 'priority: 1200'),
      'a priority in words': head('id: a', 'kind: workflow', 'priority: high'),
      'a priority in quotes, which priority/quoted reports': head('priority: "40"'),
      'text as triggers, which triggers/not-a-list reports': head('id: a', 'triggers: no ip left'),
      'a weight in words, which triggers/weight reports': head(
        'triggers:',
        '  - phrase: no ip left',
        '    weight: much',
      ),
      'an empty list, which triggers/empty-rule reports': head('triggers:', '  - any: []'),
      'an empty phrase, which triggers/phrase reports': head('triggers:', '  - no ip left', '  - null'),
      'a list of triggers': head('triggers: [no ip left]'),
      'a key of your own with any value': head('x-team: {lead: [a, b]}'),
    },
  });
});

describe('front-matter/unknown-key, from the text to the finding', () => {
  plantedStages('front-matter/unknown-key', {
    found: {
      'a typo': head('id: a', '⟦trigers: [no ip left]'),
      'another spelling': head('⟦Priority: 40', 'id: a'),
      'a word with a typo': head('id: a', '⟦symptm: no ip left'),
    },
    silent: {
      'a key of a trigger, which triggers/unknown-key reports': head('triggers:', '  - any: [dns]', '    wieght: 2'),
      'a key of your own': head('x-team: network'),
      'a key of another dialect': head('affected_versions: []', 'fault_type: net'),
      'the keys of a rule': head('triggers:', '  - {any: [dns], not: [coredns], weight: 2, cased: true}'),
    },
  });
});

describe('front-matter/yaml', () => {
  plantedStages('front-matter/yaml', {
    found: {
      'a colon in a value': head('id: a', 'symptom: ⟦the policy Retain: nothing is freed'),
      'an unclosed bracket': head('id: a', 'triggers: [no ip left', '⟦kind: workflow'),
      'an unclosed quote': head('id: a', 'title: ⟦"Subnet'),
    },
    silent: {
      'a colon in quotes': head('id: a', 'symptom: "Retain: nothing is freed"'),
      'a colon without a space': head('id: a', 'symptom: Retain:nothing is freed'),
      'a list of several lines': head('triggers: [no ip left,', '  no lease]'),
    },
  });
});

describe('front-matter/duplicate-key', () => {
  plantedStages('front-matter/duplicate-key', {
    found: {
      'a repeated key': head('id: a', 'kind: workflow', '⟦id: b'),
      'a repeated list': head('triggers: [no ip left]', '⟦triggers: [no lease]'),
      'a repeated key of a trigger': head('triggers:', '  - phrase: dns', '    ⟦phrase: timeout'),
    },
    silent: {
      'a key of the same name inside another': head('id: a', 'x-more: {id: b}'),
      'keys of two triggers': head('triggers:', '  - phrase: dns', '  - phrase: no lease'),
      'keys with the same beginning': head('product: a', 'products: [b]'),
    },
  });
});

describe('front-matter/unclosed', () => {
  plantedStages('front-matter/unclosed', {
    found: {
      'a block without a closing line': '⟦---\nid: a\nkind: workflow\n\n# Subnet runs out\n\nLook.\n',
      'a block that ends with two dashes': '⟦---\nid: a\ntriggers: [no ip left]\n--\n\n# Subnet runs out\n\nLook.\n',
      'a block whose end is indented': '⟦---\nid: a\n  ---\n\n# Subnet runs out\n\nLook.\n',
    },
    silent: {
      'a closed block': head('id: a'),
      'a rule in the text': body('Look.', '', '---', '', 'Look again.'),
      'a rule at the very beginning': '---\n\n# Subnet runs out\n\nLook at the subnet.\n',
    },
  });
});

describe('front-matter/fence', () => {
  plantedStages('front-matter/fence', {
    found: {
      'a blank line before the block': `\n⟦${head('id: a')}`,
      'four dashes': '⟦----\nid: a\nkind: workflow\n----\n\n# Subnet runs out\n\nLook.\n',
      'dots as the closing line': '⟦---\nid: a\nkind: workflow\n...\n\n# Subnet runs out\n\nLook.\n',
    },
    silent: {
      'three dashes': head('id: a'),
      'three dashes and a space': head('id: a').replace('---\n', '--- \n'),
      'a heading with dashes below it': 'Subnets\n----\n\nLook at the subnet.\n',
    },
  });
});

describe('front-matter/language', () => {
  plantedStages('front-matter/language', {
    found: {
      'a block of JavaScript': '⟦---js\n{ id: 1 }\n---\n\n# Subnet runs out\n\nLook.\n',
      'a block of TOML': '⟦---toml\nid = "a"\n---\n\n# Subnet runs out\n\nLook.\n',
      'a block of JSON': '⟦---json\n{"id": "a"}\n---\n\n# Subnet runs out\n\nLook.\n',
    },
    silent: {
      'a block without a language': head('id: a'),
      'code in the text': body('---js is no block here.'),
      'a fence of JavaScript': body(fence('js', 'x = 1')),
    },
  });
});

describe('front-matter/shape', () => {
  plantedStages('front-matter/shape', {
    found: {
      'a list': '⟦---\n- no ip left\n- no lease\n---\n\n# Subnet runs out\n\nLook.\n',
      'one item': '⟦---\n- no ip left\n---\n\n# Subnet runs out\n\nLook.\n',
      'a list of rules': '⟦---\n- phrase: no ip left\n- phrase: no lease\n---\n\n# Subnet runs out\n\nLook.\n',
    },
    silent: {
      'keys and values': head('id: a'),
      'an empty block': head(''),
      'a sentence between rules': '---\nSubnets run out of addresses\n---\n\n# Subnet\n\nLook.\n',
      'a list with a sentence below it': '---\n- no ip left\n\nThat is all.\n\n---\n\n# Subnet\n\nLook.\n',
      'a sentence between rules further down': body('Look.', '', '---', 'Look again', '---'),
    },
  });
});

describe('front-matter/tag', () => {
  plantedStages('front-matter/tag', {
    found: {
      'a tag of a language': head('id: ⟦!!js/function x'),
      'a custom tag': head('id: a', 'title: ⟦!upper subnet'),
      'a tag in a list': head('triggers:', '  - ⟦!env NAME'),
    },
    silent: {
      'a value without a tag': head('title: subnet'),
      'an exclamation mark in a value': head('title: subnet !full'),
      'an exclamation mark in quotes': head('title: "!full"'),
    },
  });
});

describe('front-matter/too-complex', () => {
  const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const aliases = (count: number): string => `[${Array.from({ length: count }, () => '*a').join(', ')}]`;
  plantedStages('front-matter/too-complex', {
    found: {
      'deeply nested brackets': head('⟦id: a', `x-deep: ${deep(limits.frontMatterDepth + 5)}`),
      'deeply nested keys': head(
        `${Array.from({ length: limits.frontMatterDepth + 5 }, (_, at) => `${at === 0 ? '⟦' : ''}${' '.repeat(at)}x-${at}:`).join('\n')}`,
      ),
      'very many aliases': head('x-a: &a [1]', `x-b: ${aliases(limits.frontMatterAliases).replace(/\]$/, ', ⟦*a]')}`),
    },
    silent: {
      'a few levels': head(`x-deep: ${deep(5)}`),
      'a few aliases': head('x-a: &a [1]', `x-b: ${aliases(5)}`),
      'brackets side by side': head(`x-flat: [${'[], '.repeat(30)}[]]`),
    },
  });
});

describe('front-matter/too-long', () => {
  const long = `x-text: ${'a'.repeat(limits.frontMatterCharacters)}`;
  plantedStages('front-matter/too-long', {
    found: {
      'a very long text': head('⟦id: a', long),
      'many keys': head(...Array.from({ length: 3_000 }, (_, at) => `${at === 0 ? '⟦' : ''}x-key-${at}: a`)),
      'a long comment': head('⟦id: a', `# ${'a'.repeat(limits.frontMatterCharacters)}`),
    },
    silent: {
      'a short text': head(`x-text: ${'a'.repeat(2_000)}`),
      'a long body': body('Look at it. '.repeat(2_000)),
      'long code': body(fence('text', 'a'.repeat(limits.frontMatterCharacters))),
    },
  });
});

describe('priority/range', () => {
  plantedStages('priority/range', {
    found: {
      'a priority of a thousand': head('id: a', 'priority: ⟦1000'),
      'a priority of 0': head('priority: ⟦0'),
      'a priority in words': head('id: a', 'kind: workflow', 'priority: ⟦high'),
      'a fraction as priority': head('priority: ⟦1.5'),
    },
    silent: {
      'the first priority': head('priority: 1'),
      'the last priority': head('priority: 999'),
      'a document without a priority': head('id: a'),
    },
  });
});

describe('priority/quoted', () => {
  plantedStages('priority/quoted', {
    found: {
      'a priority in double quotes': head('id: a', 'priority: ⟦"40"'),
      'a priority in single quotes': head("priority: ⟦'7'"),
      'a priority in quotes after a space': head('id: a', 'priority:   ⟦"999"'),
    },
    silent: {
      'a number': head('priority: 40'),
      'a word in quotes, which priority/range reports': head('priority: "high"'),
      'an id of digits': head('id: "40"'),
    },
  });
});

describe('triggers/not-a-list', () => {
  plantedStages('triggers/not-a-list', {
    found: {
      'a phrase': head('id: a', 'triggers: ⟦no ip left'),
      'a rule': head('id: a', 'triggers:', '  ⟦any: [no ip left]'),
      'a number': head('triggers: ⟦6642'),
    },
    silent: {
      'a list': head('triggers: [no ip left]'),
      'one item': head('triggers:', '  - no ip left'),
      'an absent value': head('triggers:'),
    },
  });
});

describe('triggers/scalar', () => {
  plantedStages('triggers/scalar', {
    found: {
      'a port': triggers('- no ip left', '- ⟦6642'),
      'a word that YAML reads as a boolean': triggers('- ⟦true'),
      'a number in a rule': triggers('- any: [no ip left, ⟦30000]'),
      'a number in another notation': triggers('- ⟦1e3'),
      'a hexadecimal number': triggers('- no ip left', '- ⟦0x1F'),
      'a version that is a number': triggers('- any: [⟦4.10, no ip left]'),
      'a word that older YAML changes': triggers('- no ip left', '- ⟦no'),
      'a time that older YAML changes': triggers('- ⟦1:30'),
      'a date': triggers('- no ip left', '- ⟦2024-01-02'),
      'a phrase with a colon in it': triggers('- ⟦Slave_IO_Running: No'),
      'a message that ends in a colon': triggers('- no ip left', '- ⟦panic in 分配器:'),
    },
    silent: {
      'a port in quotes': triggers('- "6642"'),
      'a time in quotes': triggers("- '1:30'"),
      'a phrase with a colon in quotes': triggers('- "Slave_IO_Running: No"'),
      'a version of three parts': triggers('- 4.10.1'),
      'an address with a port': triggers('- 10.0.0.1:6443'),
      'a key that may belong to another tool': triggers('- pattern: no ip left'),
      'a number in words': triggers('- port 6642'),
    },
  });
});

describe('triggers/phrase', () => {
  plantedStages('triggers/phrase', {
    found: {
      'a list in the list': triggers('- no ip left', '- ⟦[no lease]'),
      'an empty phrase': triggers('- ⟦""'),
      'a list in a rule': triggers('- any: [no ip left, ⟦[no lease]]'),
    },
    silent: {
      'a phrase': triggers('- no ip left'),
      'a rule': triggers('- any: [no ip left]'),
      'a phrase in quotes': triggers('- "no ip left"'),
    },
  });
});

describe('triggers/unknown-key', () => {
  plantedStages('triggers/unknown-key', {
    found: {
      'a typo': triggers('- phrase: no ip left', '  ⟦wieght: 2'),
      'a key of another tool': triggers('- any: [no ip left]', '  ⟦score: 3'),
      'a key in a flow mapping': triggers('- {phrase: no ip left, ⟦case: true}'),
      'a key of another tool and nothing else': triggers('- no ip left', '- ⟦keyword: no ip'),
    },
    silent: {
      'the keys of a rule': triggers('- any: [no ip left]', '  not: [no lease]', '  weight: 2', '  cased: true'),
      'a key of the document': workflow(['category: net', 'triggers: [no ip left]'], 'Look.'),
      'a colon in quotes': triggers('- "score: 3"'),
      'a message with a colon, which triggers/scalar names': triggers('- Slave_IO_Running: No'),
    },
  });
});

describe('triggers/empty-rule', () => {
  plantedStages('triggers/empty-rule', {
    found: {
      'only a weight': triggers('- no ip left', '- ⟦weight: 2'),
      'an empty list': triggers('- ⟦any: []'),
      'only a veto': triggers('- ⟦not: [no lease]'),
    },
    silent: {
      'a phrase': triggers('- phrase: no ip left'),
      'a rule with only `all`': triggers('- all: [lease, expired]'),
      'a pattern': triggers("- regex: 'lease \\d+'"),
    },
  });
});

describe('triggers/weight', () => {
  plantedStages('triggers/weight', {
    found: {
      'a weight of 0': triggers('- phrase: no ip left', '  weight: ⟦0'),
      'a negative weight': triggers('- phrase: no ip left', '  weight: ⟦-2'),
      'a weight in words': triggers('- {phrase: no ip left, weight: ⟦much}'),
    },
    silent: {
      'a whole number': triggers('- phrase: no ip left', '  weight: 2'),
      'a fraction': triggers('- phrase: no ip left', '  weight: 0.5'),
      'a trigger without a weight': triggers('- phrase: no ip left'),
    },
  });
});

describe('triggers/cased', () => {
  plantedStages('triggers/cased', {
    found: {
      'a word': triggers('- phrase: ACL', '  cased: ⟦maybe'),
      'a number': triggers('- phrase: ACL', '  cased: ⟦1'),
      'a boolean of older YAML': triggers('- {phrase: ACL, cased: ⟦yes}'),
    },
    silent: {
      true: triggers('- phrase: ACL', '  cased: true'),
      false: triggers('- phrase: ACL', '  cased: false'),
      'a trigger without the key': triggers('- phrase: ACL'),
    },
  });
});

describe('versions/format', () => {
  plantedStages('versions/format', {
    found: {
      'a word': head('id: a', 'versions: [⟦newest one]'),
      'one bad version of several': head('versions:', '  - 4.1.0', '  - ⟦somewhere after spring'),
      'a range that ends before it begins': head('versions: [⟦1.16.x - 1.12.x]'),
      'comparisons that no version meets': head('versions:', '  - ⟦">= 1.13.3 < 1.12"'),
      'a key of another dialect': head('ProductsVersion:', '  - ⟦see release notes'),
    },
    silent: {
      'a version': head('versions: [4.1.0, v1.8.13]'),
      'a range that ends in the version it begins with': head('versions: [1.12.x - 1.12.9, 1.2 - 1.10]'),
      'a range': head('versions: ["4.1.0,4.2.x", 4.3.x and later]'),
      'the word all': head('versions: [all]'),
    },
  });
});

describe('branch/unresolved', () => {
  plantedStages('branch/unresolved', {
    found: {
      'a missing step, in a list item': page(
        '## Diagnosis',
        '',
        '1. Look at the subnet.',
        '',
        `   ${fence('bash', 'kubectl get subnet').replaceAll('\n', '\n   ')}`,
        '',
        '2. If it is full, go to ⟦step 9.',
      ),
      'a missing scenario': page(
        '## 诊断步骤',
        '',
        '### 步骤1：看子网',
        '',
        '查看可用地址。如果地址已用完，参考"⟦场景9：地址耗尽"。',
      ),
      'a branch in bold': page(
        '## 诊断步骤',
        '',
        '### 步骤1：看子网',
        '',
        '先看状态。',
        '如果接口恢复后仍失败，进入 **⟦残留清理分支**。',
      ),
    },
    silent: {
      'an existing step': page(
        '## 诊断步骤',
        '',
        '### 步骤1：看甲',
        '',
        '如果正常，进入 **步骤2：看乙**。',
        '',
        '### 步骤2：看乙',
        '',
        '看乙的状态。',
      ),
      'an existing heading': page(
        '## 诊断步骤',
        '',
        '### 步骤1：看甲',
        '',
        '如果用完，参考"场景1：地址耗尽"。',
        '',
        '## 场景1：地址耗尽',
        '',
        '扩容。',
      ),
      'an instruction instead of a target': page('## Diagnosis', '', '1. If the pool is full, enlarge the subnet.'),
    },
  });
});

describe('branch/malformed-tree', () => {
  const tree = (...lines: string[]): string => page('## 决策树', '', fence('text', ...lines));
  plantedStages('branch/malformed-tree', {
    found: {
      'a connector with nothing after it': tree(
        '故障',
        '├─ 能连通？',
        '│   ├─ 是 → 看日志',
        '⟦│   └─',
        '└─ 其他 → 上报',
      ),
      'a misaligned connector': tree(
        '故障',
        '├─ 能连通？',
        '│   └─ 是 → 看日志',
        '⟦  ├─ 证书有效？',
        '      └─ 否 → 续期证书',
      ),
      'a bad connector after a good tree': tree('子网正常?', '├─ 是 → 看网关', '└─ 否 → 扩容', '⟦        └─'),
    },
    silent: {
      'a tree': tree('子网正常?', '├─ 是 → 看网关', '└─ 否 → 扩容'),
      'a nested tree': tree('子网正常?', '├─ 是', '│   ├─ 网关通 → 结束', '│   └─ 网关不通 → 看路由', '└─ 否 → 扩容'),
      'a table of lines': page(fence('text', '+-----+', '| a b |', '+-----+')),
    },
  });
});

describe('content/site-leftovers', () => {
  const article = (...end: string[]): string =>
    body('Addresses stay behind.', '', '## Solution', '', 'Delete them.', '', ...end);
  plantedStages('content/site-leftovers', {
    found: {
      'a card of a project': article('⟦kube-ovn A bridge between SDN and cloud nativeGo1.2k'),
      'two cards': article(
        '⟦A tool for networks and for storagePython345',
        '',
        'Another tool for the same networksRust12',
      ),
      'a card in an article without markup':
        'Addresses stay behind\n\nDelete them.\n\n⟦A tool for networks and for storageGo345\n',
    },
    silent: {
      'an article that ends in a sentence': article('That is all.'),
      'a version at the end': article('Tested with Go 1.22'),
      'a card in the middle': article(
        'A tool for networks and for storageGo345',
        '',
        'It mends what is said above.',
        '',
        'And so on.',
        '',
        'To the end.',
      ),
    },
  });
});

describe('text/replacement-characters', () => {
  plantedStages('text/replacement-characters', {
    found: {
      'one character': body('The subnet is ⟦\ufffd full.'),
      'several in a row': body('子网⟦\ufffd\ufffd 已满'),
      'one in a heading': '# Subnet ⟦\ufffd\n\nLook at the subnet.\n',
    },
    silent: {
      'text without replacement characters': body('The subnet is full.'),
      'a question mark': body('Is the subnet full?'),
      'the name of the character': body('U+FFFD stands for what was lost.'),
    },
  });
});

describe('read/encoding', () => {
  plantedStages('read/encoding', {
    found: {
      'an invalid first byte': '# \u00e5\u00ad\u0090\u00e7\u00bd\u0091\n\nThe subnet is ⟦\u00ff full.\n',
      'an incomplete character':
        '# \u00e5\u00ad\u0090\u00e7\u00bd\u0091\n\n\u00e5\u00ad\u0090\u00e7\u00bd\u0091\nis ⟦\u00e5\u00ad.\n',
      'an invalid byte in the front matter':
        '---\ntitle: ⟦\u00fe\u00e7\u00bd\u0091\n---\n\n# \u00e5\u00ad\u0090\u00e7\u00bd\u0091\n\nLook.\n',
    },
    silent: {
      'text in UTF-8': '# 子网\n\n已满。\n',
      'text in GB18030':
        '# \u00b4\u00c5\u00c5\u00cc\u00d0\u00b4\u00c2\u00fa\n\n\u00c8\u00d5\u00d6\u00be\u00ce\u00b4\u00c2\u00d6\u00d7\u00aa\n',
      'plain ASCII': '# Subnet\n\nThe subnet is full.\n',
    },
  });
});

describe('text/carriage-returns', () => {
  const old = (text: string): string => text.replaceAll('\n', '\r');
  plantedStages('text/carriage-returns', {
    found: {
      'a file with CR only': `⟦${old(body('Look at the subnet.'))}`,
      'front matter with CR only': `⟦${old(head('id: a'))}`,
      'a fence with CR only': `⟦${old(body(fence('bash', 'kubectl get subnet')))}`,
    },
    silent: {
      'line feeds': body('Look at the subnet.'),
      CRLF: body('Look at the subnet.').replaceAll('\n', '\r\n'),
      'one line': '# Subnet',
    },
  });
});
