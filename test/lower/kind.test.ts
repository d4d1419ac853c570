import { describe, expect, it } from 'vitest';
import { lower, texts } from './lowering.js';

const commands = '### Step 1: look\n\n```bash\nkubectl get pod\n```\n\n### Step 2: again\n\nlook\n';
const numbered = '```bash\n# 1. 看进程\nps aux\n\n# 2. 看端口\nss -lnt\n```\n';
const inline = '1. **看节点**：`kubectl get nodes`\n2. **看日志**：`journalctl -u kubelet`\n';
const bold = '**第一步：看节点**\n\n```bash\nkubectl get nodes\n```\n\n**2. 看日志**\n\n```bash\ndmesg\n```\n';
const principle = `# Tunnels\n\n## How it works\n\n${'Packets are wrapped. '.repeat(40)}\n\n## Diagnosis\n\n${commands}`;

describe('the kind of a document', () => {
  it.each([
    ['front matter before the folder', '---\nkind: article\n---\n# T\n', 'workflows/t.md', 'article'],
    ['the folder before the shape', '# T\n\n## Cause\n\nx\n\n## Resolution\n\ny\n', 'kb/workflows/t.md', 'workflow'],
    ['the folder of cases', '# T\n', 'cases/deep/t.md', 'case'],
    ['the nearest folder that names a kind', '# T\n', 'workflows/dns/cases/t.md', 'case'],
    ['the tag of an incident', '---\ntags: [incident]\n---\n# T\n', 't.md', 'case'],
    ['ordered diagnosis with commands', `# T\n\n## Diagnosis\n\n${commands}`, 't.md', 'workflow'],
    ['a principle that ends in some commands', principle, 't.md', 'article'],
    ['cause and resolution', '# T\n\n## Root Cause\n\nx\n\n## Solution\n\ny\n', 't.md', 'case'],
    ['a cause alone', '# T\n\n## Root Cause\n\nx\n', 't.md', 'article'],
    ['a title that is the name of an alert', '# DiskFillsUp\n\n## Troubleshooting\n\nx\n', 't.md', 'workflow'],
    ['steps that are numbered in comments of a script', `# T\n\n## 排查步骤\n\n${numbered}`, 't.md', 'workflow'],
    ['numbered steps with commands in their text', `# T\n\n## 快速诊断\n\n${inline}`, 't.md', 'workflow'],
    ['numbered steps in bold', `# T\n\n## 诊断步骤\n\n${bold}`, 't.md', 'workflow'],
    [
      'Troubleshooting with ordered steps',
      `---\nkind: [Troubleshooting]\n---\n# T\n\n## 诊断步骤\n\n${bold}`,
      't.md',
      'workflow',
    ],
    ['numbered steps without any command', '# T\n\n## 快速诊断\n\n1. 看 `status.phase`\n2. 再看\n', 't.md', 'article'],
    [
      'a title with the word runbook',
      `# Incident Runbook: Broker down\n\n## First minutes\n\n${commands}`,
      't.md',
      'workflow',
    ],
    ['a page of questions', `# 其他常见问题\n\n## 排查步骤\n\n${inline}`, 't.md', 'article'],
    ['a title that names an incident', `# 📛 Postmortem: broker down\n\n## Root Cause\n\nx\n`, 't.md', 'case'],
    ['a numbered incident', `# 案例 N-7：跨节点不通\n\n## 排查过程\n\n${commands}## 解决方案\n\ny\n`, 't.md', 'case'],
    ['a page about postmortems', '# Postmortem culture\n\n## Blame\n\nx\n', 't.md', 'article'],
    [
      'the lack of a single cause',
      '# T\n\n## 现象\n\nx\n\n## 解决方法\n\ny\n\n## 现象\n\nx\n\n## 解决方法\n\ny\n',
      't.md',
      'article',
    ],
    [
      'headings about an alert',
      '### Understand the alert\n\nx\n\n### Troubleshoot the alert\n\ny\n',
      't.md',
      'workflow',
    ],
    [
      'commands in fences without a language',
      `# 排查\n\n1. Look\n\n   \`\`\`\n   kubectl get node\n   \`\`\`\n2. Again\n`,
      't.md',
      'workflow',
    ],
    ['a timeline and a cause', '# DNS was out\n\n## Timeline\n\nx\n\n## Contributing factors\n\ny\n', 't.md', 'case'],
    [
      'a playbook without commands',
      '# Incident playbook — pool exhausted\n\n## Signal\n\nx\n\n## Mitigation\n\ny\n',
      't.md',
      'workflow',
    ],
    ['a how-to', '---\nkind: [How To]\n---\n# T\n\n## Cause\n\nx\n\n## Fix\n\ny\n', 't.md', 'article'],
    ['an empty document', '', 't.md', 'article'],
  ])('is decided by %s', (_, text, path, kind) => {
    const { document } = lower(text, path);
    expect(document.kind).toBe(kind);
    expect(document.kindReason).not.toBe('');
  });
});

describe('the title', () => {
  it.each([
    ['the front matter', '---\ntitle: Named\n---\n# Heading\n', 'Named'],
    ['the first heading of level 1', '## Sub\n\n# Heading\n', 'Heading'],
    [
      'the first symptom, when the heading is a year',
      '# 2024\n\nDisk is full. It blocks.\n\n## Cause\n\nx\n\n## Fix\n\ny\n',
      'Disk is full.',
    ],
    ['the first symptom, when the heading is only a kind of section', '# Issue\n\nPods wait.\n', 'Pods wait.'],
    [
      'the text after the kind of page',
      '# Runbook: Network is down\n\n## Symptoms\n\n- Pods wait.\n',
      'Runbook: Network is down',
    ],
    [
      'the file, when an alert page has no title',
      '### Understand the alert\n\nIt waits.\n\n### Troubleshoot the alert\n\ny\n',
      'disk full',
    ],
    ['the name of a section, when there is no symptom', '# Architecture\n', 'Architecture'],
    ['the file, when there is nothing else', '', 'disk full'],
  ])('comes from %s', (_, text, title) => {
    expect(lower(text, 'cases/disk_full.md').document.title).toBe(title);
  });
});

describe('symptoms', () => {
  const symptoms = (text: string) => texts(lower(text).document.symptoms);
  const record = (facts: string) =>
    `# Postmortem: queue full\n\n${facts}\n\n## Summary\n\nThe queue filled up. Writes failed.\n\n## Root Cause\n\nx\n`;

  it('exclude the metadata at the beginning of a record', () => {
    const facts = '**Date:** 2026-01-02  \n**Severity:** major';
    expect(symptoms(record(facts))).toEqual([]);
    expect(symptoms(record('Orders wait for minutes.'))).toEqual(['Orders wait for minutes.']);
  });

  it('end at a label that begins something else', () => {
    const text =
      '### Symptom: Latency went up\n\nAll tables are slow.\n\nDiagnosis 1: Look at the graphs.\n\nAction: Stop the job.\n';
    expect(symptoms(text)).toEqual(['Latency went up', 'All tables are slow.']);
  });
});

describe('steps', () => {
  const steps = (text: string) => lower(text).document.steps;

  it('include the first sentence in the title when the heading is only a number', () => {
    const text =
      '# T\n\n## Diagnosis\n\n### Step 1\n\nCheck the pool: `kubectl get pods -A`\n\n## Resolution\n\n### Step 1\n\nRestart it.\n';
    expect(steps(text).map((step) => step.title)).toEqual([
      'Step 1: Check the pool: kubectl get pods -A',
      'Step 1: Restart it',
    ]);
    expect(texts(lower(text).document.resolutions)).toEqual(['Restart it.']);
  });

  it('have commands without markup on lines of their own', () => {
    const text = '# T\n\n## Verify\n\nkubectl get pods -n web\nkubectl get events -n web --sort-by=.metadata.name\n';
    expect(steps(text).flatMap((step) => step.commands.map((command) => command.text))).toEqual([
      'kubectl get pods -n web',
      'kubectl get events -n web --sort-by=.metadata.name',
    ]);
    expect(
      steps('# T\n\n## Verify\n\nkubectl must be there with --all in mind.\n').flatMap((step) => step.commands),
    ).toEqual([]);
  });

  it('contain the text between their bold title and their commands', () => {
    const text = (lead: string) =>
      `# T\n\n## Diagnosis\n\n**Step 1: Clean**\n\n${lead}\n\n\`\`\`bash\ncrictl rmi --prune\n\`\`\`\n\n**Step 2: Look**\n\nIf it is full, go back to step 1.\n\n\`\`\`bash\ndf -h\n\`\`\`\n`;
    for (const lead of ['> Warning: unused images are deleted.', 'It deletes images.\n\nNobody misses them.']) {
      const [first, second, ...others] = steps(text(lead));
      expect([first?.title, second?.title, others]).toEqual(['Step 1: Clean', 'Step 2: Look', []]);
      expect([first?.commands.length, second?.commands.length]).toEqual([1, 1]);
      expect(second?.branches.map(({ to }) => to)).toEqual([first?.id]);
    }
  });

  it('exclude text that only explains the steps', () => {
    const text =
      '# T\n\n## Diagnosis\n\nPlaceholders: `<node>` is the node.\n\n### Step 1: Look\n\n```bash\nkubectl get node <node>\n```\n';
    expect(steps(text).map((step) => step.title)).toEqual(['Step 1: Look']);
  });

  it('include every item of a list whose items are all numbered 1', () => {
    const text = '# 排查\n\n1. Cordon it.\n```\nkubectl cordon a\n```\n1. Free it.\n```\nkubectl uncordon a\n```\n';
    expect(steps(text).map((step) => [step.title, step.commands.map((command) => command.text)])).toEqual([
      ['Cordon it', ['kubectl cordon a']],
      ['Free it', ['kubectl uncordon a']],
    ]);
  });

  it('are named by the first paragraph of their list item', () => {
    const text =
      '# T\n\n## Diagnosis\n\n1. Look at the mons\n\n    They should run.\n\n    ```bash\n    kubectl get pods\n    ```\n2. Look\n   again\n\n   ```bash\n   kubectl get nodes\n   ```\n';
    expect(lower(text).document.steps.map((step) => step.title)).toEqual(['Look at the mons', 'Look again']);
  });
});

describe('resolutions', () => {
  it('exclude links for further help', () => {
    const text =
      '# PodsWait\n\n## Mitigation\n\nAdd a node.\n\nIf that fails, see the following resources:\n\n- [Help](https://example.com)\n';
    expect(texts(lower(text).document.resolutions)).toEqual(['Add a node.']);
  });
});

describe('signatures', () => {
  const masked = (text: string) => lower(text).document.signatures.map((signature) => signature.text);

  it('include error lines of output, not the commands above them', () => {
    expect(
      masked('```console\n$ kubectl get pod not-found\nError from server (NotFound): pods "x" not found\n```\n'),
    ).toEqual(['Error from server (NotFound): pods "x" not found']);
  });

  it('exclude shell code, source code and plain values', () => {
    expect(
      masked(
        '```bash\necho "operation failed badly"\n```\n\n```go\nreturn errors.New("failed to run")\n```\n\n`kube_pod_failed` and `spec.failed`\n',
      ),
    ).toEqual([]);
  });

  it('include reasons of events in inline code', () => {
    expect(
      masked('Events show `FailedScheduling`, `OOMKilled` and `ImagePullBackOff`; `ConfigMap` is a kind.\n'),
    ).toEqual(['FailedScheduling', 'OOMKilled', 'ImagePullBackOff']);
  });

  it('are listed once when only variable parts differ', () => {
    expect(
      masked(
        '```text\nE0101 10:00:00.000000 1 a.go:1] failed to get 10.0.0.1\nE0101 10:00:01.000000 1 a.go:1] failed to get 10.0.0.2\n```\n',
      ),
    ).toHaveLength(1);
  });
});

describe('a sentence in inline code', () => {
  const shown = (text: string) => lower(text).document.signatures.map((signature) => signature.text);

  it('is an error line even without a word of failure', () => {
    expect(shown('# T\n\nIt says `node lacks the data role but has shard data` then.\n')).toEqual([
      'node lacks the data role but has shard data',
    ]);
  });

  it.each([
    ['the name of a chart', '`Request Rate by Method and Path`'],
    ['a command', '`kubectl get nodes of every pool there`'],
    ['some words', '`wait for it now`'],
    ['an expression', '`sum by (le) (rate(x[5m])) > 3 for ever`'],
  ])('is not an error line when it is %s', (_what, code) => {
    expect(shown(`# T\n\nLook at ${code} first.\n`)).toEqual([]);
  });
});

describe('signatures of manifests', () => {
  it('include the values of keys for messages', () => {
    const text =
      '```yaml\nstatus:\n  message: "failed to allocate address: pool is empty"\n  note: failed to be a message\n```\n';
    expect(lower(text).document.signatures.map((signature) => signature.text)).toEqual([
      'failed to allocate address: pool is empty',
    ]);
  });
});

describe('a page with ordered diagnostic steps', () => {
  const written = (about: string) => `# Tunnels\n\n## How it works\n\n${about}\n\n## Diagnosis\n\n${commands}`;
  const sizes = (text: string) => {
    const { sections } = lower(text).document;
    const size = (of: typeof sections) =>
      of.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + block.text.length, 0);
    return { all: size(sections), other: size(sections.filter(({ heading }) => heading === 'How it works')) };
  };
  const { all, other } = sizes(written('x'));
  const diagnosis = all - other;

  it.each([1, 2, diagnosis - 1, diagnosis, diagnosis + 1, 2 * diagnosis, 5 * diagnosis])(
    'is a workflow where at most half of the text is about something else: %i characters',
    (length) => {
      expect(lower(written('x'.repeat(length))).document.kind).toBe(length <= diagnosis ? 'workflow' : 'article');
    },
  );
});
