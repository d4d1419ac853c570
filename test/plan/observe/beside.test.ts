import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluateOutput } from '../../../src/plan/observe/evaluate-output.js';
import { readOutput } from '../../../src/plan/observe/read-output.js';
import { soak } from '../../support/soak.js';
import { expectations } from './support.js';

const runs = { numRuns: soak(2_000, 120) };
const header = fc.constantFrom(
  'Server: nginx',
  'Content-Type: text/html',
  'Retry-After: 120',
  'X-Cache: MISS',
  '< Via: a',
);
const statusLine = fc.constantFrom('HTTP/1.1 200 OK', 'HTTP/2 503', '< HTTP/1.1 404 Not Found');
const bodyLine = fc.constantFrom(
  'HTTP/1.1 500 Internal Server Error',
  'Status: 500',
  '< Server: envoy',
  'upstream: down',
  '{"code": 7}',
  '<html>',
  '',
);

it('the body of a response, whatever it looks like, has no value of its headers', () => {
  const responses = fc.tuple(statusLine, fc.array(header, { maxLength: 4 }), fc.array(bodyLine, { maxLength: 5 }));
  fc.assert(
    fc.property(responses, ([status, headers, body]) => {
      const head = [status, ...headers].join('\n');
      const { records } = readOutput(`${head}\n\n${body.join('\n')}`);
      expect(records).toEqual(readOutput(head).records);
      expect(records.flatMap(({ fields }) => fields)).toHaveLength(1 + headers.length);
    }),
    runs,
  );
});

it('a value pasted alone is judged, and several are not: nobody says which one is meant', () => {
  const [above] = [expectations(['normal: the number of replicas > 3', 'abnormal: the number of replicas <= 3'])];
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }), (values) => {
      const pasted = values.map((value, at) => `$ wc -l list-${at}\n${value}`).join('\n');
      const { verdict } = evaluateOutput(values.length === 1 ? String(values[0]) : pasted, above);
      expect(verdict).toBe(values.length > 1 ? null : values[0]! > 3 ? 'normal' : 'abnormal');
    }),
    runs,
  );
});
