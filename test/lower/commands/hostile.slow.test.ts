import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import { splitFence } from '../../../src/lower/commands/split/fence.js';
import { processorTime } from '../../support/processor-time.js';
import { commandsOf, fenceOf } from './fences.js';

/** Text of about this many characters that is built to be slow. */
const hostile: Readonly<Record<string, (size: number) => string>> = {
  placeholders: (n) => `echo ${'<a> '.repeat(n / 4)}`,
  'quotes behind placeholders': (n) => `echo ${'<a>"'.repeat(n / 4)}`,
  'open angles': (n) => `echo ${'<aaaa '.repeat(n / 6)}`,
  braces: (n) => `echo ${'{a} '.repeat(n / 4)}`,
  variables: (n) => `echo ${'$A '.repeat(n / 3)}`,
  'variables in an open quote': (n) => `echo "${'$A '.repeat(n / 3)}`,
  substitutions: (n) => `echo ${'$('.repeat(n / 2)}`,
  'quoted substitutions': (n) => '"$('.repeat(n / 3),
  expansions: (n) => '${a:-'.repeat(n / 5),
  parentheses: (n) => '('.repeat(n),
  arithmetic: (n) => '$(('.repeat(n / 3),
  sudo: (n) => `${'sudo '.repeat(n / 5)}rm x`,
  xargs: (n) => `${'xargs '.repeat(n / 6)}rm`,
  ssh: (n) => `${'ssh h '.repeat(n / 6)}rm`,
  'find -exec': (n) => `find . ${'-exec rm {} \\; '.repeat(n / 16)}`,
  pipes: (n) => `${'a|'.repeat(n / 2)}a`,
  backticks: (n) => '`'.repeat(n),
  'here-documents': (n) => `cat <<E${'\ncat <<E'.repeat(n / 8)}`,
  'lines with apostrophes': (n) => "it's\n".repeat(n / 5),
  'open blocks': (n) => 'if a\n'.repeat(n / 5),
  assignments: (n) => 'A=$A\n'.repeat(n / 5),
};

describe('hostile commands', () => {
  it.each(Object.keys(hostile))('are analyzed in linear time: %s', (name) => {
    const text = hostile[name]!(32 * 1024);
    const spent = processorTime();
    analyzeCommand(text);
    splitFence(fenceOf('bash', text));
    expect(spent()).toBeLessThan(5_000);
  });

  it('never throw, and are never called read when their programs are unknown', () => {
    const pieces = fc.constantFrom(
      ...'$(){}<>|&;`\'"\\ \n#=!*?[]~%-'.split(''),
      'rm x',
      '<a>',
      '$A',
      'EOF',
      '<<EOF',
      'if',
      'fi',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const { effect, placeholders } = analyzeCommand(text);
        expect(['read', 'change', 'destroy', 'unknown']).toContain(effect);
        for (const { raw, start, end } of placeholders) expect(text.slice(start, end)).toBe(raw);
        splitFence(fenceOf('bash', text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('lose no line of a block', () => {
    const line = fc.constantFrom(
      '# note',
      'kubectl get pods',
      'kubectl get pods \\',
      'NAME   READY',
      'kind: Pod',
      '  a: b',
      '$ ls -l',
      "echo 'x",
      '',
      'X=1',
      'echo $X',
      'cat <<EOF',
      'EOF',
      'fi',
      '| grep x',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const parts = splitFence(fenceOf('bash', lines.join('\n')));
        const all = parts
          .map((part) => ('text' in part ? part.text : `${part.command.description}\n${part.command.text}`))
          .join('\n');
        for (const one of lines) expect(all).toContain(one.trim().replace(/^(?:# |\$ )/, ''));
      }),
      { numRuns: 1_000 },
    );
  });

  it('give the same answer each time', () => {
    const text = 'kubectl get ip -n <ns> | xargs -I {} kubectl delete ip {} -n $NS';
    expect(JSON.stringify(analyzeCommand(text))).toBe(JSON.stringify(analyzeCommand(text)));
    expect(commandsOf(splitFence(fenceOf('bash', text)))).toHaveLength(1);
  });
});
