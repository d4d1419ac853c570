import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { document } from './documents.js';
import { expectGolden } from './golden.js';

const { text, json } = presenters.document;

describe('an analyzed document', () => {
  it('reads well for its author', () => {
    expectGolden('document.zh.txt', text(document));
  });

  it('has the JSON shape of the contract', () => {
    const shown = JSON.parse(json(document)) as Record<string, unknown>;
    expect(shown).toMatchObject({
      id: 'vip-conflict',
      kind: 'case',
      kindReason: 'has a cause and a resolution',
      symptoms: ['虚拟机无法启动'],
      causes: ['残留的逻辑端口占用了地址'],
      resolutions: ['删除残留端口'],
      workarounds: [],
      sections: [{ kind: 'cause', heading: '根因', line: 15 }],
    });
  });

  it('shows triggers in front matter form', () => {
    const { triggers } = JSON.parse(json(document)) as { triggers: unknown };
    expect(triggers).toEqual(['地址冲突', { all: ['虚拟机', '冲突'], weight: 2 }, { regex: 'dup(licate)?' }]);
  });

  it('shows steps as in an answer, with open placeholders and source lines', () => {
    const { steps } = JSON.parse(json(document)) as { steps: Record<string, unknown>[] };
    expect(steps[0]).toMatchObject({ id: 'step-1', source: { path: 'cases/vip-conflict.md', line: 22 } });
    const [command] = steps[0]!.commands as Record<string, unknown>[];
    expect(command).toMatchObject({ runnable: false, placeholders: [{ name: 'port', value: null }] });
    expect(command!.rendered).toBe(command!.text);
    expect(JSON.stringify(steps)).not.toContain('"range"');
  });
});
