import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../../src/model/index.js';
import { readOutput } from '../../../src/plan/observe/read-output.js';
import { asksOutput, compareOutput } from '../../../src/plan/observe/whole-output.js';

const ask = (subject: string, operator: Comparison['operator'], value: Comparison['value']): Comparison => ({
  subject,
  operator,
  value,
});

/** Every question that is asked of an output as a whole. */
const questions: readonly Comparison[] = [
  ask('output', 'contains', 'Evicted'),
  ask('output', 'lacks', 'Evicted'),
  ask('output', '==', ''),
  ask('output', '!=', ''),
  ask('output', '==', 'pong'),
  ask('output', '!=', 'pong'),
  ask('rows with Running', '==', 2),
  ask('attempts', '==', 'succeed'),
  ask('attempts', '==', 'fail'),
  ask('attempts', '==', 'all fail'),
  ask('attempts', '>=', 2),
  ask('errors', '==', 0),
  ask('records', 'contains', 'Running'),
  ask('versions', '==', 1),
  ask('versions', '>', 1),
  ask('missing', '==', 0),
  ask('missing', '>', 0),
  ask('output of kubectl', '==', ''),
  ask('output of kubectl', '!=', ''),
  ask('lines of kubectl', '>=', 2),
  ask('lines of kubectl', '==', 1),
];

const heading = 'NAME    STATUS    IMAGE';
const lines: readonly string[] = [
  'web-0   Running   reg.io/a/web:v1.2',
  'web-1   Evicted   reg.io/a/web:v1.3',
  'web-2   Running   reg.io/a/web:v1.2',
  'web-3   Pending   reg.io/a/web:v1.2',
];
const texts: readonly string[] = [
  'pong',
  'Connection to 10.0.0.1 80 port [tcp/http] succeeded!',
  'curl: (28) Connection timed out after 5000 milliseconds',
  'E0301 09:00:00.000000       1 a.go:1] failed to sync',
  'Error from server (NotFound): pods "web-9" not found',
  'all is well',
];

const some = (of: readonly string[]) => fc.array(fc.constantFrom(...of), { maxLength: 4 });
/** A part of an output, and what follows it in the same layout. */
const outputs = fc.oneof(
  ...[
    { before: [heading], of: lines },
    { before: [], of: texts },
    { before: ['$ kubectl get pod'], of: texts },
  ].map(({ before, of }) => fc.tuple(some(of), some(of)).map(([part, rest]) => ({ part: [...before, ...part], rest }))),
);

const outcomeOf = (question: Comparison, output: readonly string[], truncated: boolean): string =>
  compareOutput(question, { ...readOutput(output.join('\n')), truncated }, {}).outcome;

describe('a comparison on a whole output', () => {
  it.each(questions)('is recognized: $subject $operator $value', (question) => {
    expect(asksOutput(question)).toBe(true);
  });

  it('is decided on truncated output only if the rest cannot change the result', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions), outputs, (question, { part, rest }) => {
        const ofPart = outcomeOf(question, part, true);
        if (ofPart !== 'not_found') expect(outcomeOf(question, [...part, ...rest], false)).toBe(ofPart);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['==', '', [], 'holds'],
    ['==', '', ['pong'], 'fails'],
    ['!=', '', [], 'fails'],
    ['!=', '', ['pong'], 'holds'],
    ['==', 'pong', ['pong'], 'holds'],
    ['==', 'pong', ['ping'], 'fails'],
    ['!=', 'pong', ['pong'], 'fails'],
    ['!=', 'pong', ['ping'], 'holds'],
    ['contains', 'pong', ['a pong b'], 'holds'],
    ['contains', 'pong', ['ping'], 'fails'],
    ['lacks', 'pong', ['a pong b'], 'fails'],
    ['lacks', 'pong', ['ping'], 'holds'],
  ] as const)('is decided: output %s %j, of %j: %s', (operator, value, output, outcome) => {
    expect(outcomeOf(ask('output', operator, value), output, false)).toBe(outcome);
  });
});
