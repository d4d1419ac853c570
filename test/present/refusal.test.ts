import { describe, expect, it } from 'vitest';
import type { Command, Placeholder, PlaceholderType } from '../../src/model/index.js';
import { checkValue, placeholderTypes, renderCommand } from '../../src/plan/parameters/rendering.js';
import { messagesFor, noteText, refusalText } from '../../src/present/messages/index.js';
import { given } from '../plan/parameters/commands.js';

const [zh, en] = [messagesFor('zh'), messagesFor('en')];
const hostile: readonly string[] = ['', '-rf', 'a b;c', 'x'.repeat(5_000), '0', '99999', '$(id)', '\u0007'];

const commandWith = (type: PlaceholderType, context: Placeholder['context']): Command => ({
  id: 'step-1.1',
  text: 'kubectl get pod <pod>',
  range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 22, offset: 21 } },
  language: 'bash',
  description: '',
  effect: 'read',
  interactive: false,
  placeholders: [{ name: 'pod', raw: '<pod>', type, resource: 'pod', start: 16, end: 21, context }],
  segments: [],
});

describe('a refused value', () => {
  it.each([...placeholderTypes.keys()])('has a reason in Chinese and English for the type %s', (type) => {
    for (const value of hostile) {
      const check = checkValue(type, value);
      if (check.ok) continue;
      const refused = { refused: check.reason, refusal: check.refusal, type };
      expect(refusalText(refused, en)).toBe(check.reason);
      const told = refusalText(refused, zh);
      expect(told).toMatch(/应为\p{Script=Han}|应为.*\p{Script=Han}/u);
      expect(told).not.toMatch(/Unexpected|\{\w+\}/);
    }
  });

  it('distinguishes the two positions that accept no value', () => {
    const told = (['program', 'here-document'] as const).map((context) => {
      const [binding] = renderCommand(commandWith('text', context), given({ pod: 'a`b\nEOF' })).bindings;
      return refusalText(binding!, zh);
    });
    for (const sentence of told) expect(sentence).toMatch(/\p{Script=Han}/u);
    const program = renderCommand(commandWith('name', 'program'), given({ pod: 'sh' }));
    expect(refusalText(program.bindings[0]!, zh)).toContain('要运行的程序');
    expect(noteText(program.diagnostics[0]!, zh)).toContain('<pod> 的值没有代入命令');
    expect(noteText(program.diagnostics[0]!, en)).toBe(program.diagnostics[0]!.message);
  });

  it('keeps a message without a translation', () => {
    const other = { ruleId: 'front-matter/yaml', severity: 'error', message: 'Unexpected tab', path: '' } as const;
    expect(noteText(other, zh)).toBe('Unexpected tab');
  });
});
