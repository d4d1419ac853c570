import type { Diagnostic, Range, ShownDocument, Trigger } from '../../src/model/index.js';

export function range(line: number, column = 1, endColumn = column + 1): Range {
  return { start: { line, column, offset: 0 }, end: { line, column: endColumn, offset: 0 } };
}

export function trigger(parts: Partial<Trigger>): Trigger {
  return { source: '', any: [], all: [], not: [], regex: null, weight: 1, cased: false, range: range(3), ...parts };
}

export function diagnostic(parts: Partial<Diagnostic> = {}): Diagnostic {
  return { ruleId: 'front-matter/unknown-key', severity: 'warning', message: 'Unexpected key', path: 'a.md', ...parts };
}

/** An analyzed solved case with one step. */
export const document: ShownDocument = {
  id: 'vip-conflict',
  kind: 'case',
  kindReason: 'has a cause and a resolution',
  dialect: 'canonical',
  title: '虚拟机地址被占用',
  path: 'cases/vip-conflict.md',
  language: 'zh',
  hash: 'f'.repeat(64),
  category: 'network',
  priority: 40,
  triggers: [
    trigger({ any: ['地址冲突'] }),
    trigger({ all: ['虚拟机', '冲突'], weight: 2 }),
    trigger({ regex: 'dup(licate)?' }),
  ],
  excludes: [],
  starts: [],
  symptoms: [{ text: '虚拟机无法启动', range: range(12) }],
  causes: [{ text: '残留的逻辑端口占用了地址', range: range(16) }],
  resolutions: [{ text: '删除残留端口', range: range(20) }],
  workarounds: [],
  components: ['kube-ovn'],
  products: ['ACP'],
  versions: [{ source: '4.2.x', ranges: [{ from: [4, 2], to: [4, 3] }] }],
  sections: [{ id: 'section-1', parent: null, kind: 'cause', heading: '根因', level: 2, blocks: [], range: range(15) }],
  steps: [
    {
      id: 'step-1',
      parent: null,
      number: 1,
      title: '找到残留端口',
      text: '',
      phase: 'diagnosis',
      section: 'section-1',
      commands: [
        {
          id: 'step-1.1',
          text: 'kubectl ko nbctl find logical_switch_port name=<port> # <port>',
          language: 'bash',
          description: '按名称查找',
          effect: 'read',
          interactive: false,
          placeholders: [
            { name: 'port', raw: '<port>', type: 'name', resource: null, start: 45, end: 51, context: 'bare' },
            { name: 'port', raw: '<port>', type: 'name', resource: null, start: 54, end: 60, context: 'bare' },
          ],
          segments: [],
          range: range(24),
        },
      ],
      expectations: [{ verdict: 'abnormal', text: '存在两个端口', condition: null, range: range(28) }],
      branches: [{ when: '存在', to: 'step-1', toKind: 'step', text: '', range: range(29) }],
      range: range(22),
    },
  ],
  signatures: [{ text: 'address 10.0.0.1 in use', masked: 'address <ip> in use', range: range(13) }],
  links: [{ kind: 'external', text: 'docs', target: 'https://example.org', range: range(30) }],
  sources: ['1247'],
  workflow: 'ip-management',
  branch: null,
  related: [],
  owners: [],
  date: null,
  status: null,
  diagnostics: [diagnostic({ path: 'cases/vip-conflict.md', range: range(2, 1) })],
};
