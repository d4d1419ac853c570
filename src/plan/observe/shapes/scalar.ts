import type { ShapeReader } from '../record.js';

/** One word or number alone: what `wc -l`, `-o jsonpath` and `curl -w` print. */
export const scalar: ShapeReader = {
  shape: 'scalar',
  read(lines) {
    const filled = lines.filter(({ text }) => text.trim() !== '');
    const [line, ...others] = filled;
    if (!line || others.length > 0) return null;
    const value = line.text.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (!/^\S{1,80}$/.test(value) && !/^[+-]?\d[\d.]* ?[A-Za-zµ%\p{Script=Han}]{1,12}$/u.test(value)) return null;
    if (/[=:＝：{}[\]]/.test(value)) return null;
    return [{ label: null, fields: [{ name: 'output', path: 'output', value, line: line.number }] }];
  },
};
