import { describe } from 'vitest';
import { caseOf, fence, page, plantedFiles, workflow } from './planted.js';

const subnetFull = workflow(
  ['id: subnet-full'],
  '## Diagnosis',
  '',
  '### Scenario 1: no address left',
  '',
  'Free one.',
);

describe('links/broken', () => {
  const linking = (link: string) => page(`Read ${link} first.`);
  plantedFiles('links/broken', {
    found: {
      'a link to a missing document': { 'a.md': linking('⟦[this](b.md)') },
      'a missing image': { 'a.md': page('⟦![topology](img/topology.png)') },
      'a wikilink to a missing document': { 'a.md': linking('⟦[[subnet-empty]]'), 'subnet-full.md': subnetFull },
      'an anchor that the other document lacks': {
        'a.md': linking('⟦[this](b.md#scenario-9)'),
        'b.md': subnetFull,
      },
      'a missing heading of a wikilink': {
        'a.md': linking('⟦[[subnet-full#Scenario 9]]'),
        'subnet-full.md': subnetFull,
      },
    },
    silent: {
      'a link to a document': { 'a.md': linking('[this](b.md)'), 'b.md': subnetFull },
      'a link through folders': { 'x/a.md': linking('[this](../y/b.md)'), 'y/b.md': subnetFull },
      'a link to a heading': { 'a.md': linking('[this](b.md#scenario-1-no-address-left)'), 'b.md': subnetFull },
      'an anchor without its characters that are not ASCII': {
        'a.md': linking('[this](b.md#dns-mtu)'),
        'b.md': workflow(['id: b'], '## 检查 DNS-MTU 配置'),
      },
      'a heading that MkDocs numbers': {
        'a.md': linking('[this](b.md#_2)'),
        'b.md': workflow(['id: b'], '## 检查配置'),
      },
      'a wikilink by title of the file': { 'a.md': linking('[[subnet-full]]'), 'subnet-full.md': subnetFull },
      'a heading of a wikilink': {
        'a.md': linking('[[subnet-full#Scenario 1: no address left|this]]'),
        'subnet-full.md': subnetFull,
      },
      'a line of a wikilink': { 'a.md': linking('[[subnet-full#^4f2a]]'), 'subnet-full.md': subnetFull },
      'a path from the root of a site': { 'a.md': linking('[this](/guide/b.md) and [that](/guide/)') },
      'an address': { 'a.md': linking('[this](https://example.com/b.md)') },
      'a template': { 'a.md': linking('[this]({{ref}})') },
    },
  });
});

describe('collection/unknown-workflow', () => {
  plantedFiles('collection/unknown-workflow', {
    found: {
      'an unknown id': { 'c.md': caseOf(['workflow: ⟦subnet-empty']), 'w.md': subnetFull },
      'an id with a typo': { 'c.md': caseOf(['id: c', 'workflow: ⟦subnet-ful']), 'w.md': subnetFull },
      'another case as the workflow': {
        'c.md': caseOf(['workflow: ⟦other-case']),
        'd.md': caseOf(['id: other-case'], 'It was bad.'),
      },
    },
    silent: {
      'the id of a workflow': { 'c.md': caseOf(['workflow: subnet-full']), 'w.md': subnetFull },
      'the path of a workflow': { 'c.md': caseOf(['workflow: w.md']), 'w.md': subnetFull },
      'a case without a workflow': { 'c.md': caseOf(['id: c'], 'It was bad.') },
    },
  });
});

describe('collection/unknown-branch', () => {
  const following = (branch: string) => ({
    'c.md': caseOf(['workflow: subnet-full', `branch: ${branch}`]),
    'w.md': subnetFull,
  });
  plantedFiles('collection/unknown-branch', {
    found: {
      'a heading that the workflow lacks': following('⟦Scenario 2'),
      'a missing step': following('⟦step-40'),
      'a branch in unknown words': following('⟦the disk is full'),
      'a known heading with an unknown number': following('⟦"Scenario 4: no address left"'),
      'a number that is the beginning of a known one': following('⟦scenario 12'),
      'a missing step of a workflow with a duplicate id': {
        ...following('⟦step-99'),
        'w-again.md': subnetFull,
      },
    },
    silent: {
      'a heading': following('"Scenario 1: no address left"'),
      'the beginning of a heading in another case': following('scenario 1'),
      'the beginning of a heading before a number': {
        'c.md': caseOf(['workflow: subnet-full', 'branch: scenario 1']),
        'w.md': workflow(['id: subnet-full'], '## Diagnosis', '', '### Scenario 1: 10 addresses left', '', 'Free one.'),
      },
      'a branch of a missing workflow': {
        'c.md': caseOf(['workflow: none', 'branch: x9']),
        'w.md': subnetFull,
      },
      'a heading of the workflow in the other language': {
        ...following('场景1：没有地址'),
        'zh/w.md': workflow(
          ['id: subnet-full', 'language: zh'],
          '## 诊断步骤',
          '',
          '### 场景1：没有地址',
          '',
          '释放一个。',
        ),
      },
    },
  });
});

describe('collection/unknown-value', () => {
  const having = (...statuses: string[]) =>
    Object.fromEntries(
      statuses.map((status, index) => [`${index}.md`, workflow([`id: w${index}`, `status: ${status}`], 'Look.')]),
    );
  plantedFiles('collection/unknown-value', {
    found: {
      'two swapped letters': having('resolved', 'resolved', 'resolved', '⟦resovled'),
      'two swapped letters in a short value': having('open', 'open', 'open', '⟦opne'),
      'an additional letter': having('⟦reviewwed', 'reviewed', 'reviewed', 'reviewed'),
      'a category': {
        ...having('resolved'),
        'a.md': workflow(['id: a', 'category: gateway'], 'Look.'),
        'b.md': workflow(['id: b', 'category: gateway'], 'Look.'),
        'c.md': workflow(['id: c', 'category: gateway'], 'Look.'),
        'd.md': workflow(['id: d', 'category: ⟦gatway'], 'Look.'),
      },
    },
    silent: {
      'a value of two documents': having('resolved', 'resolved', 'resolved', 'resolve', 'resolve'),
      'a value unlike all others': having('resolved', 'resolved', 'resolved', 'draft'),
      'a value similar to a rare one': having('resolved', 'resolved', 'resolve'),
    },
  });
});

describe('collection/unknown-related', () => {
  const relating = (...related: string[]) =>
    workflow(['id: a', 'related:', ...related.map((each) => `  - ${each}`)], 'Look.');
  plantedFiles('collection/unknown-related', {
    found: {
      'an unknown id': { 'a.md': relating('⟦subnet-empty'), 'w.md': subnetFull },
      'the second of two unknown ids': { 'a.md': relating('subnet-full', '⟦other'), 'w.md': subnetFull },
      'the id of the document itself': { 'a.md': relating('⟦a') },
    },
    silent: {
      'an id': { 'a.md': relating('subnet-full'), 'w.md': subnetFull },
      'a path': { 'a.md': relating('w.md'), 'w.md': subnetFull },
      'an address': { 'a.md': relating('https://example.com/a') },
    },
  });
});

describe('collection/circular-reference', () => {
  const leading = (id: string, to: string, ...more: string[]) =>
    workflow(
      [`id: ${id}`],
      '## Diagnosis',
      '',
      fence('bash', 'kubectl get subnet'),
      '',
      `- If the pool is empty, go to workflow [${to}](${to}.md)`,
      ...more,
    );
  plantedFiles('collection/circular-reference', {
    found: {
      'a branch to the document itself': { 'a.md': leading('a', 'a').replace('[a]', '⟦[a]') },
      'two documents that only lead to each other': {
        'a.md': leading('a', 'b').replace('[b]', '⟦[b]'),
        'b.md': leading('b', 'a'),
      },
      'three documents that lead to each other': {
        'a.md': leading('a', 'b').replace('[b]', '⟦[b]'),
        'b.md': leading('b', 'c'),
        'c.md': leading('c', 'a'),
      },
    },
    silent: {
      'a branch to another document': { 'a.md': leading('a', 'w'), 'w.md': subnetFull },
      'two documents that lead to each other, one with a way out': {
        'a.md': leading('a', 'b'),
        'b.md': leading('b', 'a', '- If the pool has addresses, restart the controller'),
      },
      'two documents that name each other as related': {
        'a.md': workflow(['id: a', 'related: [b]'], 'Look.'),
        'b.md': workflow(['id: b', 'related: [a]'], 'Look.'),
      },
    },
  });
});

describe('collection/translation-differs', () => {
  const english = (command: string) => ({
    'en/a.md': page('## Diagnosis', '', 'Look at the pool of the subnet:', '', fence('bash', command)),
  });
  const chinese = (command: string) => ({
    'zh/a.md': page('## 诊断步骤', '', '查看子网的地址池，确认还有没有可用的地址：', '', fence('bash', command)),
  });
  const measured = (heading: string, expectation: string) =>
    page(heading, '', fence('bash', 'kubectl get subnet'), '', expectation);
  const threeSteps = (step: string, branches: readonly string[]) =>
    page(
      ...['', `## ${step} 1`, '', fence('bash', 'kubectl get subnet'), ''],
      ...branches.map((branch) => `- ${branch}`),
      ...[
        '',
        `## ${step} 2`,
        '',
        fence('bash', 'kubectl get ip'),
        '',
        `## ${step} 3`,
        '',
        fence('bash', 'kubectl get vpc'),
      ],
    );
  plantedFiles('collection/translation-differs', {
    found: {
      'a different command': { ...english('⟦kubectl get subnet'), ...chinese('⟦kubectl get ip') },
      'a line in the middle of a script': {
        ...english('for ip in $(kubectl get ip -o name); do\n  kubectl get "$ip"\n  ⟦kubectl describe "$ip"\ndone'),
        ...chinese('for ip in $(kubectl get ip -o name); do\n  kubectl get "$ip"\ndone'),
      },
      'an additional line': { ...english('kubectl get subnet'), ...chinese('kubectl get subnet\n⟦kubectl get ip') },
      'a different threshold': {
        'en/a.md': measured('## Check the addresses that are left', '- ⟦✅ Normal: `availableIPs > 5`'),
        'zh/a.md': measured('## 检查还剩下多少可用的地址', '- ⟦✅ 正常：`availableIPs > 10`'),
      },
      'a different version in a sentence': {
        'en/a.md': page('## Resolution', '', '- ⟦Upgrade to v1.13.3 or newer, which gives the addresses back'),
        'zh/a.md': page('## 处置步骤', '', '- ⟦升级到 v1.13.8 或更新的版本，地址会还给子网'),
      },
      'a different amount in a sentence': {
        'en/a.md': page('## Resolution', '', '⟦Wait for 10 minutes before you restart the controller again.'),
        'zh/a.md': page('## 处置步骤', '', '⟦再次重启控制器之前，等待 10 秒钟。'),
      },
      'a branch to another step': {
        'en/a.md': threeSteps('Step', ['If no address is left, go to step 2']),
        'zh/a.md': threeSteps('步骤', ['如果没有地址了，转到步骤 2', '⟦如果地址冲突，转到步骤 3']),
      },
      'a branch that only one text has': {
        'en/a.md': threeSteps('Step', ['⟦If no address is left, go to step 2']),
        'zh/a.md': threeSteps('步骤', []),
      },
      'a verdict that only one text gives': {
        'en/a.md': measured(
          '## Check the addresses that are left',
          '- ✅ Normal: some are left\n- ⟦❌ Abnormal: none is left',
        ),
        'zh/a.md': measured('## 检查还剩下多少可用的地址', '- ✅ 正常：还有剩余'),
      },
      'a different verdict': {
        'en/a.md': measured('## Check the addresses that are left', '- ⟦✅ Normal: some are left'),
        'zh/a.md': measured('## 检查还剩下多少可用的地址', '- ⟦❌ 异常：还有剩余'),
      },
    },
    silent: {
      'an amount in the words of each language': {
        'en/a.md': page('## Resolution', '', 'Wait for 10 minutes, since v1.13.3 for 5 seconds.'),
        'zh/a.md': page('## 处置步骤', '', '等待 10 分钟，自 1.13.3 起等待 5 秒。'),
      },
      'a percentile': {
        'en/a.md': page('## Resolution', '', 'Slower than 10 ms at 99 % is slow, here 25 s.'),
        'zh/a.md': page('## 处置步骤', '', '99 分位慢于 10 毫秒就算慢，这里是 25 秒。'),
      },
      'an amount that one text gives in words': {
        'en/a.md': page('## Resolution', '', 'Wait for a minute. The disk is full.'),
        'zh/a.md': page('## 处置步骤', '', '等待 1 分钟。磁盘写到 100%。'),
      },
      'the same commands': { ...english('kubectl get subnet'), ...chinese('kubectl get subnet') },
      'a different name of a placeholder': {
        ...english('kubectl get ip <ip-name>'),
        ...chinese('kubectl get ip <地址名>'),
      },
      'a remark and a message in the other language': {
        ...english('kubectl get ip # look\necho "done"'),
        ...chinese('kubectl get ip # 查看\necho "完成"'),
      },
      'links to the same document in two languages': {
        'a.en.md': threeSteps('Step', ['If no address is left, see [the pool](pool.en.md)']),
        'a.md': threeSteps('步骤', ['如果没有地址了，参见[地址池](pool.md)']),
        'pool.en.md': page('The pool.'),
        'pool.md': page('地址池。'),
      },
      'verdicts of a step without verdicts in the other language': {
        'en/a.md': measured('## Check the addresses that are left', 'Look at the number.'),
        'zh/a.md': measured('## 检查还剩下多少可用的地址', '- ❌ 异常：没有剩余'),
      },
      'steps with different numbers': {
        'en/a.md': threeSteps('Step', ['If no address is left, go to step 2']),
        'zh/a.md': page(
          ...['', '## 步骤 1', '', fence('bash', 'kubectl get subnet'), ''],
          ...['- 如果没有地址了，转到步骤 3', '', '## 步骤 2', '', '查看。', '', '### 步骤 3', ''],
          ...[fence('bash', 'kubectl get ip'), '', '## 步骤 4', '', fence('bash', 'kubectl get vpc')],
        ),
      },
      'a link that is a branch in only one language': {
        'a.en.md': threeSteps('Step', ['The pool is described [here](pool.en.md)']),
        'a.md': threeSteps('步骤', ['如果没有地址了，参见[地址池](pool.md)']),
        'pool.en.md': page('The pool.'),
        'pool.md': page('地址池。'),
      },
      'several branches to the same step': {
        'en/a.md': threeSteps('Step', ['If no address is left, go to step 2', 'If the subnet is full, go to step 2']),
        'zh/a.md': threeSteps('步骤', ['如果没有地址了，转到步骤 2']),
      },
      'documents that are not translations': {
        'en/a.md': english('kubectl get subnet')['en/a.md'],
        'zh/b.md': chinese('kubectl get ip')['zh/a.md'],
      },
    },
  });
});

describe('collection/uncovered-cases', () => {
  const cases = (count: number, front: readonly string[], marked = '') =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `c${index}.md`,
        caseOf([`id: c${index}`, ...front], `It was bad for reason ${index}.`).replace(
          '# ',
          index === 0 ? `${marked}# ` : '# ',
        ),
      ]),
    );
  plantedFiles('collection/uncovered-cases', {
    found: {
      'three cases of one area': cases(3, ['category: subnet'], '⟦'),
      'cases with a missing workflow': cases(4, ['category: subnet', 'workflow: none'], '⟦'),
      'cases of one component': cases(3, ['components: [ovn-central]'], '⟦'),
    },
    silent: {
      'two cases': cases(2, ['category: subnet']),
      'cases that follow a workflow': {
        ...cases(4, ['category: subnet', 'workflow: subnet-full']),
        'w.md': subnetFull,
      },
      'cases that a workflow names': {
        ...cases(3, ['category: subnet']),
        'w.md': workflow(['id: w', 'related: [c0, c1, c2]'], 'Look.'),
      },
    },
  });
});
