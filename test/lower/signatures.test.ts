import { describe, expect, it } from 'vitest';
import { lower } from './lowering.js';

/** What the text has at the place of each signature, and the line that its position tells. */
const placed = (text: string) =>
  lower(text).document.signatures.map(({ text: signature, range: { start, end } }) => ({
    signature,
    there: text.slice(start.offset, end.offset),
    line: text.slice(0, start.offset).split('\n').length === start.line,
    column: start.offset - text.lastIndexOf('\n', start.offset - 1) === start.column,
  }));

describe('signatures', () => {
  it.each([
    ['a fence', '# Pods fail\n\n```text\nNAME   AGE\n  dial tcp 10.0.0.1:443: connection refused\n```\n'],
    ['a fence in a list', '# Pods fail\n\n- Look:\n\n  ```\n  dial tcp 10.0.0.1:443: connection refused\n  ```\n'],
    ['a quoted fence', '# Pods fail\n\n> ```\n> dial tcp 10.0.0.1:443: connection refused\n> ```\n'],
    ['indented code', '# Pods fail\n\n    NAME\n    dial tcp 10.0.0.1:443: connection refused\n'],
    ['lines of Windows', '# Pods fail\r\n\r\n```\r\nx\r\ndial tcp 10.0.0.1:443: connection refused\r\n```\r\n'],
  ])('have the positions of their lines: %s', (_name, text) => {
    const signature = 'dial tcp 10.0.0.1:443: connection refused';
    expect(placed(text)).toEqual([{ signature, there: signature, line: true, column: true }]);
  });

  it('include error output below a command, but not expected output', () => {
    const fence = '```bash\nkubectl get secret tls\nError from server (NotFound): secrets "tls" not found\n```\n';
    const signature = 'Error from server (NotFound): secrets "tls" not found';
    expect(placed(`# Pods fail\n\n${fence}`)).toEqual([{ signature, there: signature, line: true, column: true }]);
    const counters = '```bash\nnetstat -us\nUdp:\n    4 packet receive errors\n    0 send buffer errors\n```\n';
    expect(placed(`# Pods fail\n\n${counters}`)).toEqual([]);
  });

  it('are the values of fields without their names', () => {
    const text = '# Pods fail\n\n```\nState:          Terminated\n  Reason:       CrashLoopBackOff\n```\n';
    expect(placed(text).map(({ signature }) => signature)).toEqual(['CrashLoopBackOff']);
  });

  it('do not include text between two apostrophes', () => {
    const text = "# Pods fail\n\nThe kernel's OOM-killer sends SIGKILL when a container's memory is above its limit.\n";
    expect(placed(text)).toEqual([]);
    const said = "# Pods fail\n\nThe log says 'failed to allocate memory for the container'.\n";
    expect(placed(said).map(({ signature }) => signature)).toEqual(['failed to allocate memory for the container']);
  });

  it('do not include lines of sections about other problems', () => {
    const text = [
      '# 容器启动失败',
      '',
      '## 现象',
      '',
      '- `failed to create shim task: no such file`',
      '',
      '## 不适用场景',
      '',
      '- 镜像拉取失败：`failed to register layer: no space`',
      '',
    ].join('\n');
    expect(placed(text).map(({ signature }) => signature)).toEqual(['failed to create shim task: no such file']);
  });
});
