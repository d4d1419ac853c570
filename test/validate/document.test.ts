import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/model/index.js';
import { document, frontMatter, line, noFrontMatter, section, stepWith, validate } from './documents.js';
import { fence, page, planted } from './planted.js';

const ruleIds = (changes: Partial<Document>, places = noFrontMatter) =>
  validate(document(changes), places).map((diagnostic) => diagnostic.ruleId);

describe('document/empty', () => {
  it('reports a document of only headings and comments', () => {
    const comment = { kind: 'html', text: '<!-- fill in -->', depth: 0, range: line(2) } as const;
    expect(ruleIds({ sections: [section({ blocks: [comment] })] })).toEqual(['document/empty']);
    expect(ruleIds({ sections: [] })).toContain('document/empty');
  });

  it('accepts one line of code', () => {
    const code = { kind: 'code', text: 'kubectl get subnet', depth: 0, language: 'bash', range: line(2) } as const;
    expect(ruleIds({ sections: [section({ blocks: [code] })] })).toEqual([]);
  });
});

describe('document/unedited-skeleton', () => {
  planted('document/unedited-skeleton', {
    found: {
      'the heading of a step': page('## Diagnosis', '', '### Step 1: ⟦TODO: what to look at first'),
      'a comment in a block of commands': page(
        '```bash',
        '# ⟦TODO: the command that shows it and changes nothing',
        '```',
      ),
      'a condition in Chinese': page('- 如果 ⟦TODO：由输出判断的条件，进入步骤 2'),
      'a case in Chinese': page('## 原因', '', '⟦TODO：一句话写明根因，以及它怎样导致上述现象。'),
    },
    silent: {
      'a TODO of the author': page('TODO: ask the storage team for the limit.'),
      'the words without TODO': page('### Step 1: what to look at first'),
      'an edited condition': page('- If the lag is over 10 s, go on with step 2'),
    },
  });
});

describe('document/title-says-nothing', () => {
  it.each([
    '2022',
    '2022-09-20',
    'Untitled',
    'Troubleshooting',
    'Summary',
    'Table of Contents',
    '问题记录',
    '无标题',
    '---',
    '12',
  ])('reports the title %s', (heading) => {
    expect(ruleIds({ sections: [section({ heading })] })).toEqual(['document/title-says-nothing']);
  });

  it.each([
    '2022 outage of etcd',
    'IP',
    '子网',
    'Index of subnets is stale',
    'Architecture',
    'FAQ',
    'Troubleshooting of DNS',
  ])('accepts the title %s', (heading) => {
    expect(ruleIds({ sections: [section({ heading })] })).toEqual([]);
  });

  it('says what title is shown instead', () => {
    const [found] = validate(
      document({ title: 'Addresses collide', sections: [section({ heading: '2022' })] }),
      noFrontMatter,
    );
    expect(found).toMatchObject({ note: "Shown as 'Addresses collide' instead.", range: line(1) });
  });

  it('checks the title of the front matter first', () => {
    expect(ruleIds({}, frontMatter('title: 2023'))).toEqual(['document/title-says-nothing']);
    expect(ruleIds({ sections: [section({ heading: '2022' })] }, frontMatter('title: Addresses collide'))).toEqual([]);
  });

  it('reports a document without any title', () => {
    expect(ruleIds({ sections: [section({ level: 0, heading: '' })] })).toEqual(['document/title-says-nothing']);
  });
});

describe('content/bidi-or-zero-width', () => {
  it('accepts the variation selector of an emoji', () => {
    expect(ruleIds({ steps: [stepWith('echo "⚠\ufe0f 警告"')] })).toEqual([]);
  });
});

describe('content/mixed-script', () => {
  it('reports a Cyrillic letter in a word that looks Latin', () => {
    const [found] = validate(document({ steps: [stepWith('kub\u0435ctl get pods')] }), noFrontMatter);
    expect(found).toMatchObject({
      ruleId: 'content/mixed-script',
      message: "Unexpected letter '\u0435' (U+0435) in 'kub\u0435ctl', expected Latin letters only",
    });
  });

  it('accepts the micro sign of a unit', () => {
    expect(ruleIds({ steps: [stepWith('redis-cli slowlog get 10 # time in \u03bcs')] })).toEqual([]);
  });

  it('accepts whole words of another script', () => {
    expect(ruleIds({ steps: [stepWith('echo "узел готов" 节点 kubectl')] })).toEqual([]);
  });
});

describe('procedure/flow-doubled', () => {
  const steps = (...names: string[]) =>
    page('## Diagnosis', '', ...names.flatMap((name) => [`### ${name}`, '', fence('bash', 'date'), '']));
  planted('procedure/flow-doubled', {
    found: {
      'two steps with the same number': page(
        '## Diagnosis',
        '',
        '### Step 1: Look',
        '',
        fence('bash', 'date'),
        '',
        '⟦### Step 1: Look again',
        '',
        fence('bash', 'uptime'),
      ),
      'two substeps with the same number': page(
        ...['## Diagnosis', '', '### Step 6.1: Look', '', fence('bash', 'date'), ''],
        ...['⟦### Step 6.1: Wait', '', fence('bash', 'uptime')],
      ),
      'two steps with the same Chinese numeral': page(
        '## 诊断步骤',
        '',
        '### 第二步：查看',
        '',
        fence('bash', 'date'),
        '',
        '⟦### 第二步：再查看',
        '',
        fence('bash', 'uptime'),
      ),
      'two Chinese steps with the same number': page(
        '## 诊断步骤',
        '',
        '### 步骤 2：查看',
        '',
        fence('bash', 'date'),
        '',
        '⟦### 步骤 2：再查看',
        '',
        fence('bash', 'uptime'),
      ),
      'a repeated number after other steps': page(
        '## Diagnosis',
        '',
        '### Step 1: Look',
        '',
        fence('bash', 'date'),
        '',
        '### Step 2: Wait',
        '',
        fence('bash', 'date'),
        '',
        '⟦### Step 2: Wait',
        '',
        fence('bash', 'uptime'),
      ),
    },
    silent: {
      'numbers in order': steps('Step 1: Look', 'Step 2: Wait'),
      'numbers of scenarios and of steps': steps('Scenario 1: full', 'Step 1: Look'),
      versions: steps('2.1 Look', '2.2 Wait'),
      'the steps of two scenarios that both begin with 1': page(
        '## Diagnosis',
        '',
        ...['full', 'slow'].flatMap((what) => [
          `### Scenario: the disk is ${what}`,
          '',
          ...['#### Step 1: Look', '', fence('bash', 'df -h'), '', '#### Step 2: Wait', '', fence('bash', 'date'), ''],
        ]),
      ),
      'substeps of one step': steps('Step 6.1: Look', 'Step 6.2: Wait'),
    },
  });
});

/** A procedure of steps with these texts. */
const procedure = (...texts: string[]): string =>
  page(
    '## Diagnosis',
    '',
    ...texts.flatMap((text, index) => {
      const mark = text.startsWith('^') ? '⟦' : '';
      return [
        `${mark}### Step ${index + 1}: Look at part ${index + 1}`,
        '',
        text.replace('^', ''),
        '',
        fence('bash', 'date'),
        '',
      ];
    }),
  );

describe('procedure/flow-unreachable', () => {
  planted('procedure/flow-unreachable', {
    found: {
      'a step that a condition and its "otherwise" skip': procedure(
        'If it is gone, go to step 3. Otherwise go to step 4.',
        '^Look.',
        'Look.',
        'Look.',
      ),
      'the same fault in Chinese': procedure('如果为空，执行步骤 3；否则执行步骤 4。', '^查看。', '查看。', '查看。'),
      'a step between a condition and its opposite': procedure(
        '- Ready → step 3\n- not Ready → step 4',
        '^Look.',
        'Look.',
        'Look.',
      ),
      'a step after one that always goes back': procedure(
        'Look.',
        'If it is gone, go to step 1. Otherwise go to step 1.',
        '^Look.',
      ),
    },
    silent: {
      'a step that is reached when no condition holds': procedure('If it is gone, go to step 3.', 'Look.', 'Look.'),
      'a step that a later one leads back to': procedure(
        'If it is gone, go to step 3. Otherwise go to step 4.',
        'Look.',
        'Look.',
        'If it hangs, go to step 2.',
      ),
      'a step in another part of the document': page(
        '## Diagnosis',
        '',
        '### Step 1: Look',
        '',
        'If it is gone, go to step 1. Otherwise go to step 1.',
        '',
        fence('bash', 'date'),
        '',
        '## Resolution',
        '',
        '### Restart it',
        '',
        fence('bash', 'uptime'),
      ),
      'steps in order': procedure('Go on with step 2.', 'Go on with step 3.', 'Look.'),
    },
  });
});

describe('document/stray-symptoms', () => {
  const symptoms = (...lines: string[]) => page('## Symptoms', '', ...lines, '', '## Diagnosis', '', 'Look.');
  const inStep = (title: string, branch: string) =>
    page(
      '## Diagnosis',
      '',
      '### Step 1: Look',
      '',
      branch,
      '',
      `### ${title}`,
      '',
      '**Symptoms**:',
      '',
      '⟦- It hangs',
      '',
      'Look again.',
    );
  planted('document/stray-symptoms', {
    found: {
      'a list with other bullets': symptoms('- It hangs', '- It is slow', '', '⟦* Look at the log'),
      'a numbered list': symptoms('- It hangs', '- It is slow', '', '⟦1. Look at the log'),
      'items after an empty line': symptoms('- It hangs', '- It is slow', '', '⟦- Look at the log'),
      'symptoms in a step without a branch to it': inStep('Step 2: Look again', 'Look.'),
    },
    silent: {
      'a single list': symptoms('- It hangs', '- It is slow'),
      'a numbered list of symptoms': symptoms('1. It hangs', '2. It is slow'),
      'a list with an empty line between all items': symptoms('- It hangs', '', '- It is slow', '', '- It fails'),
      'items with nested items': symptoms('- It hangs', '  - for an hour', '- It is slow'),
      'symptoms in a step with a branch to it': inStep('Step 2: Look again', 'If it hangs, go to step 2.').replace(
        '⟦',
        '',
      ),
      'symptoms in one of several situations': inStep('Scenario 1: It hangs', 'Look.').replace('⟦', ''),
    },
  });
});

describe('procedure/flow-circle', () => {
  planted('procedure/flow-circle', {
    found: {
      'two steps that only lead to each other': procedure('Look. Go on with step 2.', '⟦Go back to step 1.'),
      'the same fault in Chinese': procedure('查看。执行步骤 2。', '⟦返回步骤 1。'),
      'three steps, the last of which goes back': procedure('Look.', 'Look again.', '⟦Go back to step 2.'),
      'steps whose branches cover every case': procedure(
        '- If it is gone, go to step 2.\n- Otherwise go to step 2.',
        '- If it is gone, go to step 1.\n- ⟦Otherwise go to step 1.',
      ),
      'a reference after an instruction, without the word "step"': page(
        ...['## Diagnosis', '', '### 3.1 Look', '', 'Look.', '', '### 3.2 Look again', ''],
        '⟦Collect logs and go to 3.1.',
      ),
    },
    silent: {
      'steps that are repeated on a condition': procedure('Look.', 'If it is still there, go back to step 1.'),
      'a step with an expectation': procedure('- ✅ normal: `ready == 3`', 'Go back to step 1.'),
      'a repetition of some steps': procedure('Look.', 'Look.', 'Then repeat steps 1 to 2.', 'Look.'),
      'a way out to a resolution': procedure('If it is full: delete what is old.', 'Go back to step 1.'),
    },
  });
});
