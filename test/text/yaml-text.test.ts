import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { yamlFlow, yamlText } from '../../src/text/index.js';
import { soak } from '../support/soak.js';

describe('text in YAML', () => {
  it.each(['no available ip', '子网 IP 耗尽', 'a, b', 'kube-ovn/README.md', '1 node', 'e', 'adapter', 'e2 fs'])(
    'stays plain: %s',
    (text) => {
      expect(yamlText(text)).toBe(text);
    },
  );

  it.each([
    ...['no', 'Yes', '~', 'null', '4.10', '1:30', '0x1f', '0o17', '1_000', '.inf', '-.INF', '2024-01-02', '...'],
    ...['e0', 'E12', 'e+3', 'e-3', '+e3', '.e1', '_1'],
    ...['a: b', 'a #b', '- a', '[a]', '*a', '"a"', ' a', 'a ', '', 'a\nb', '\u0085', '\ufeff', '---'],
  ])('is quoted if it would be read as something else: %j', (text) => {
    expect(yamlText(text)).toBe(yamlFlow(text));
  });

  it('is parsed as the same text, whatever it contains', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());
    const words = fc.array(
      fc.constantFrom('a', '0', 'o', 'x', ':', ' ', '-', '.', '#', 'e', '+', '_', '中', '\t', '\u0085'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          words.map((parts) => parts.join('')),
        ),
        (value) => {
          for (const version of ['1.1', '1.2'] as const) {
            expect(parse(`key: ${yamlText(value)}\n`, { version })).toEqual({ key: value });
            expect(parse(`key: [${yamlFlow(value)}]\n`, { version })).toEqual({ key: [value] });
          }
        },
      ),
      { numRuns: soak(2_000, 300) },
    );
  });
});
