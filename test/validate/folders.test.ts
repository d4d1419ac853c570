import { describe } from 'vitest';
import { fence, page, plantedFolders, plantedStages, workflow } from './planted.js';

/** A case with a front matter of its own. */
const told = (front: readonly string[], title: string, ...body: string[]): string =>
  ['---', 'kind: case', ...front, '---', '', title, '', ...body, ''].join('\n');
const leak = [
  '## Symptoms',
  '',
  '- Addresses of deleted pods are handed out to nobody.',
  '',
  '## Root cause',
  '',
  'The cache of the controller is filled before the released addresses are read back.',
  '',
  '## Resolution',
  '',
  'Restart the controller once more and delete the address objects that have no pod.',
];
const other = [
  '## Symptoms',
  '',
  '- The gateway of the subnet answers to no ping.',
  '',
  '## Root cause',
  '',
  'A switch in front of it filters what comes from the second card.',
  '',
  '## Resolution',
  '',
  'Allow both hardware addresses on the port of the switch.',
];

describe('collection/duplicate-id, at its place', () => {
  plantedFolders('collection/duplicate-id', {
    found: {
      'an id in its front matter': {
        'a.md': workflow(['id: leak'], 'Look.'),
        'b.md': workflow(['id: ⟦leak'], 'Look at the gateway.'),
      },
      'an id behind other keys': {
        'a.md': workflow(['id: leak'], 'Look.'),
        'x/b.md': workflow(['category: net', 'id: ⟦"leak"'], 'Look at the gateway.'),
      },
      'a path that is the id of another document': {
        'a.md': told(['id: z'], '# Addresses leak', ...leak),
        'z.md': '⟦# The gateway is silent\n\nIt answers to no ping.\n',
      },
    },
    silent: {
      'two ids': {
        'a.md': told(['id: leak'], '# Addresses leak', ...leak),
        'b.md': workflow(['id: gateway'], 'Look at the gateway.'),
      },
      'translations of one id': {
        'en/a.md': told(['id: leak'], '# Addresses leak', ...leak),
        'zh/a.md': told(['id: leak'], '# 地址泄漏', '## 现象', '', '- 已删除的 Pod 的地址没有释放。'),
      },
      'one file name in two folders': { 'x/a.md': page('Look at it.'), 'y/a.md': page('Look at the gateway.') },
    },
  });
});

describe('collection/duplicate-source, at its place', () => {
  plantedFolders('collection/duplicate-source', {
    found: {
      'two cases of one source': {
        'a.md': told(['id: a', 'sources: ["1247"]'], '# Addresses leak', ...leak),
        'b.md': told(['id: b', 'sources: ⟦["1247"]'], '# The gateway is silent', ...other),
      },
      'one common source among several': {
        'a.md': told(['id: a', 'sources: [NET-7, "1247"]'], '# Addresses leak', ...leak),
        'b.md': told(['id: b', 'sources: ⟦[NET-9, NET-7]'], '# The gateway is silent', ...other),
      },
      'an issue that two cases record': {
        'a.md': told(['id: a', 'sources: [https://example.org/i/7]'], '# Addresses leak', ...leak),
        'b.md': told(['id: b', 'sources: ⟦[https://example.org/i/7]'], '# The gateway is silent', ...other),
      },
    },
    silent: {
      'two sources': {
        'a.md': told(['id: a', 'sources: ["1247"]'], '# Addresses leak', ...leak),
        'b.md': told(['id: b', 'sources: ["1248"]'], '# The gateway is silent', ...other),
      },
      'translations of one source': {
        'en/a.md': told(['id: a', 'sources: ["1247"]'], '# Addresses leak', ...leak),
        'zh/a.md': told(['id: a', 'sources: ["1247"]'], '# 地址泄漏', '## 现象', '', '- 地址没有释放。'),
      },
      'articles that link to one issue': {
        'a.md': workflow(['id: a', 'sources: [https://example.org/i/7]'], 'Look.').replace('workflow', 'article'),
        'b.md': workflow(['id: b', 'sources: [https://example.org/i/7]'], 'See it.').replace('workflow', 'article'),
      },
    },
  });
});

describe('collection/near-duplicate, at its place', () => {
  plantedFolders('collection/near-duplicate', {
    found: {
      'a case that is recorded twice': {
        'a.md': told(['id: a'], '# Addresses leak', ...leak),
        'b.md': told(['id: b'], '⟦# Addresses leak', ...leak),
      },
      'a case with another word in its title': {
        'a.md': told(['id: a'], '# Addresses leak', ...leak),
        'b.md': told(['id: b'], '⟦# Addresses leaked', ...leak),
      },
      'a case with an added sentence': {
        'a.md': told(['id: a'], '# Addresses leak', ...leak),
        'c.md': told(['id: c', 'category: net'], '⟦# Addresses leak', ...leak, '', 'Wait.'),
      },
    },
    silent: {
      'two cases': {
        'a.md': told(['id: a'], '# Addresses leak', ...leak),
        'b.md': told(['id: b'], '# The gateway is silent', ...other),
      },
      'pages of two alerts': {
        'NodeReceiveErrors.md': told(['id: a'], '# NodeReceiveErrors', ...leak),
        'NodeTransmitErrors.md': told(['id: b'], '# NodeTransmitErrors', ...leak),
      },
      'two nearly empty cases': {
        'a.md': told(['id: a'], '# Outage', 'It was bad.'),
        'b.md': told(['id: b'], '# Outage', 'It was bad.'),
      },
    },
  });
});

describe('collection/circular-reference, at its place', () => {
  const going = (id: string, to: string): string =>
    workflow([`id: ${id}`], '## Diagnosis', '', '### Step 1: look', '', `If it is full, see ${to}.`);
  plantedFolders('collection/circular-reference', {
    found: {
      'two documents that lead to each other': {
        'a.md': going('a', '⟦[the other](b.md)'),
        'b.md': going('b', '[the other](a.md)'),
      },
      'a document that leads to itself': { 'a.md': going('a', '⟦[this](a.md)') },
      'three documents in a circle': {
        'a.md': going('a', '⟦[b](b.md)'),
        'b.md': going('b', '[c](c.md)'),
        'c.md': going('c', '[a](a.md)'),
      },
    },
    silent: {
      'a document that leads on': {
        'a.md': going('a', '[the other](b.md)'),
        'b.md': page('## Diagnosis', '', 'Look at it.'),
      },
      'a circle with a remedy in one document': {
        'a.md': going('a', '[the other](b.md)'),
        'b.md': workflow(
          ['id: b'],
          '## Resolution',
          '',
          '### Step 1: mend',
          '',
          fence('bash', 'kubectl rollout restart deployment web'),
          '',
          'If that does not help, see [the other](a.md).',
        ),
      },
      'a link in a list of links': {
        'a.md': page('## Related', '', '- [the other](b.md)'),
        'b.md': page('## Related', '', '- [the other](a.md)'),
      },
    },
  });
});

describe('suppression/unknown-rule, at its place', () => {
  const comment = (rules: string) => `<!-- triagraph-disable ${rules} -- output of a tool -->`;
  plantedFolders('suppression/unknown-rule', {
    found: {
      'a rule with a typo': { 'a.md': page('Look.', '', `⟦${comment('fence/no-langage')}`, '', '```', 'x', '```') },
      'a rule of another tool': { 'a.md': page(`⟦${comment('MD013')}`, '', 'Look.') },
      'one of two rules': {
        'a.md': page('Look.', '', `⟦${comment('fence/no-language, fence/none')}`, '', '```', 'x', '```'),
      },
    },
    silent: {
      'a rule that exists': { 'a.md': page('Look.', '', comment('fence/no-language'), '', '```', 'x', '```') },
      'a comment about something else': { 'a.md': page('<!-- see fence/none -->', '', 'Look.') },
      'the comment in code': { 'a.md': page(fence('text', comment('fence/none'))) },
    },
  });
});

describe('suppression/unused, at its place', () => {
  const comment = '<!-- triagraph-disable fence/no-language -- output of a tool -->';
  plantedFolders('suppression/unused', {
    found: {
      'a comment before a correct fence': { 'a.md': page('Look.', '', `⟦${comment}`, '', fence('text', 'x')) },
      'a comment two blocks before the finding': { 'a.md': page(`⟦${comment}`, '', 'Look.', '', '```', 'x', '```') },
      'a comment at the end': { 'a.md': page('Look.', '', `⟦${comment}`) },
    },
    silent: {
      'a comment with an effect': { 'a.md': page('Look.', '', comment, '', '```', 'x', '```') },
      'a comment about a rule that the project turns off': {
        'a.md': page('Look.', '', comment, '', fence('text', 'x')),
        'triagraph.config.json': '{"rules": {"fence/no-language": "off"}}',
      },
      'a comment about a rule that queries the matcher': {
        'a.md': page('Look.', '', comment.replace('fence/no-language', 'retrieval/shadowed')),
      },
    },
  });
});

describe('document/empty, at its place', () => {
  plantedStages('document/empty', {
    found: {
      'only a title': '⟦# Subnet runs out\n',
      'only headings': '---\nid: a\n---\n\n⟦# Subnet runs out\n\n## Cause\n\n## Resolution\n',
      'only a comment': '⟦# Subnet runs out\n\n<!-- to be written -->\n',
      'only front matter': '⟦---\ntitle: Subnet runs out\n---\n'.replace('⟦---\ntitle', '---\n⟦title'),
    },
    silent: {
      'a sentence': '# Subnet runs out\n\nLook.\n',
      'a command': '# Subnet runs out\n\n```bash\nkubectl get subnet\n```\n',
      'one item': '# Subnet runs out\n\n- Look.\n',
    },
  });
});

describe('document/title-says-nothing, at its place', () => {
  const titled = (title: string) => `${title}\n\nAddresses are lost when the pod goes.\n`;
  plantedStages('document/title-says-nothing', {
    found: {
      'a year': titled('⟦# 2022'),
      'a placeholder': titled('⟦# Untitled'),
      'a placeholder in the front matter': `---\nid: a\ntitle: ⟦无标题\n---\n\n${titled('# Addresses')}`,
      'a document without a title': '⟦Addresses are lost when the pod goes.\n',
    },
    silent: {
      'a title': titled('# Addresses are lost'),
      'a year with a description': titled('# 2022 outage'),
      'a title in the front matter': `---\ntitle: Addresses are lost\n---\n\n${titled('# 2022')}`,
    },
  });
});

describe('document/heading-form, at its place', () => {
  plantedStages('document/heading-form', {
    found: {
      'a space after the heading': '# Subnet\n\n⟦## Cause \n\nIt is full.\n',
      'closing number signs': '# Subnet\n\n⟦## Cause ##\n\nIt is full.\n',
      'two spaces before the text': '# Subnet\n\nLook.\n\n⟦##  Cause\n\nIt is full.\n',
    },
    silent: {
      'a heading': '# Subnet\n\n## Cause\n\nIt is full.\n',
      'a number sign in the text': '# Subnet\n\n## Written in C#\n\nIt is full.\n',
      'a number sign in code': '# Subnet\n\n```text\n##  Cause ##\n```\n',
    },
  });
});

describe('text/line-breaks', () => {
  const collapsed =
    '⟦# 子网未就绪 ## 现象 - 子网不可用 - 健康检查失败 ## 原因 - 控制器重启 - 配置丢失 ## 解决方案 - 重建子网 - 检查配置 - 重启控制器';
  plantedStages('text/line-breaks', {
    found: {
      'a record on one line': collapsed,
      'a record on one line with a final line feed': `${collapsed}\n`,
      'an English record on one line':
        '⟦# Subnet is not ready ## Symptoms - The subnet is not ready - The health check fails ## Cause - The controller restarts - The settings are lost ## Resolution - Make it anew - Look at the settings',
    },
    silent: {
      'a record with line breaks': collapsed.replace('⟦', '').replaceAll(/ (?=##? |- )/g, '\n'),
      'a sentence': 'The subnet is not ready.',
      'a title': '# Subnet is not ready',
    },
  });
});

describe('markdown/too-complex', () => {
  plantedStages('markdown/too-complex', {
    found: {
      'deeply nested quotes': `⟦# Deep\n\n${'> '.repeat(400)}x\n`,
      'deeply nested lists': `⟦# Deep\n\n${Array.from({ length: 400 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n')}\n`,
      'endless markup': `⟦# Slow\n\n${'*a_ '.repeat(20_000)}\n`,
    },
    silent: {
      'a few nested quotes': `# Quotes\n\n${'> '.repeat(8)}x\n`,
      'a few nested lists': `# Lists\n\n${Array.from({ length: 8 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n')}\n`,
      'many plain words': `# Words\n\n${'a word '.repeat(5_000)}\n`,
    },
  });
});
