import { describe, expect, it } from 'vitest';
import { lower } from './lowering.js';

const commands = '### Step 1: look\n\n```bash\nkubectl get pod\n```\n\n### Step 2: again\n\nlook\n';
const principle = `# Tunnels\n\n## How it works\n\n${'Packets are wrapped. '.repeat(40)}\n\n## Diagnosis\n\n${commands}`;

describe('the kind of a document', () => {
  it.each([
    ['front matter before the folder', '---\nkind: article\n---\n# T\n', 'workflows/t.md', 'article'],
    ['the folder before the shape', '# T\n\n## Cause\n\nx\n\n## Resolution\n\ny\n', 'kb/workflows/t.md', 'workflow'],
    ['the folder of cases', '# T\n', 'cases/deep/t.md', 'case'],
    ['an incident by its tag', '---\ntags: [incident]\n---\n# T\n', 't.md', 'case'],
    ['ordered diagnosis with commands', `# T\n\n## Diagnosis\n\n${commands}`, 't.md', 'workflow'],
    ['a principle that ends in some commands', principle, 't.md', 'article'],
    ['cause and resolution', '# T\n\n## Root Cause\n\nx\n\n## Solution\n\ny\n', 't.md', 'case'],
    ['a cause alone', '# T\n\n## Root Cause\n\nx\n', 't.md', 'article'],
    ['an alert by its name', '# DiskFillsUp\n\n## Troubleshooting\n\nx\n', 't.md', 'workflow'],
    ['a how-to', '---\nkind: [How To]\n---\n# T\n\n## Cause\n\nx\n\n## Fix\n\ny\n', 't.md', 'article'],
    ['nothing at all', '', 't.md', 'article'],
  ])('is told by %s', (_, text, path, kind) => {
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
    ['the name of a section, when there is no symptom', '# Architecture\n', 'Architecture'],
    ['the file, when there is nothing else', '', 'disk full'],
  ])('comes from %s', (_, text, title) => {
    expect(lower(text, 'cases/disk_full.md').document.title).toBe(title);
  });
});

describe('signatures', () => {
  const masked = (text: string) => lower(text).document.signatures.map((signature) => signature.text);

  it('are error lines of output, not the commands above them', () => {
    expect(
      masked('```console\n$ kubectl get pod not-found\nError from server (NotFound): pods "x" not found\n```\n'),
    ).toEqual(['Error from server (NotFound): pods "x" not found']);
  });

  it('are neither shell code, nor source code, nor plain values', () => {
    expect(
      masked(
        '```bash\necho "operation failed badly"\n```\n\n```go\nreturn errors.New("failed to run")\n```\n\n`kube_pod_failed` and `spec.failed`\n',
      ),
    ).toEqual([]);
  });

  it('are reasons of events in inline code', () => {
    expect(
      masked('Events show `FailedScheduling`, `OOMKilled` and `ImagePullBackOff`; `ConfigMap` is a kind.\n'),
    ).toEqual(['FailedScheduling', 'OOMKilled', 'ImagePullBackOff']);
  });

  it('are taken once when only variable parts differ', () => {
    expect(
      masked(
        '```text\nE0101 10:00:00.000000 1 a.go:1] failed to get 10.0.0.1\nE0101 10:00:01.000000 1 a.go:1] failed to get 10.0.0.2\n```\n',
      ),
    ).toHaveLength(1);
  });
});

describe('a sentence in inline code', () => {
  const shown = (text: string) => lower(text).document.signatures.map((signature) => signature.text);

  it('is what a program says, without any word of failure', () => {
    expect(shown('# T\n\nIt says `node lacks the data role but has shard data` then.\n')).toEqual([
      'node lacks the data role but has shard data',
    ]);
  });

  it.each([
    ['the name of a chart', '`Request Rate by Method and Path`'],
    ['a command', '`kubectl get nodes of every pool there`'],
    ['some words', '`wait for it now`'],
    ['an expression', '`sum by (le) (rate(x[5m])) > 3 for ever`'],
  ])('is none when it is %s', (_what, code) => {
    expect(shown(`# T\n\nLook at ${code} first.\n`)).toEqual([]);
  });
});

describe('signatures of manifests', () => {
  it('are the values of keys that hold messages', () => {
    const text =
      '```yaml\nstatus:\n  message: "failed to allocate address: pool is empty"\n  note: failed to be a message\n```\n';
    expect(lower(text).document.signatures.map((signature) => signature.text)).toEqual([
      'failed to allocate address: pool is empty',
    ]);
  });
});
