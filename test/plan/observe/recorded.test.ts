import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import type { Verdict } from '../../../src/model/index.js';
import { evaluateOutput } from '../../../src/plan/index.js';
import { readOutput } from '../../../src/plan/observe/read-output.js';
import { expectRecorded } from '../../support/recorded.js';
import { expectations } from './support.js';

const outputs = new URL('./outputs/', import.meta.url);
const outputNames = readdirSync(outputs)
  .filter((name) => name.endsWith('.txt'))
  .sort();

const conditions = [
  'availableIPs > 5',
  'availableIPs <= 5',
  '5 < usage <= 85%',
  'STATUS is Running',
  'READY is 1/1',
  'not Ready',
  'RESTARTS > 10',
  '磁盘使用率超过 85%',
  '可用 IP 为 0',
  'latency >= 100ms',
  'Avail < 10GiB',
  'AGE > 1d',
  'value = 0',
  'Running or Completed',
  'packet loss > 0%',
  'error',
  'no error',
  'the node is Ready',
  'phase != Bound',
  'Use% >= 90 and Avail < 5G',
  '全部为 Running',
  '存在 CrashLoopBackOff',
];
const verdicts: readonly Verdict[] = ['normal', 'warning', 'abnormal'];

it('values and verdicts read from outputs are as recorded', () => {
  const expected = expectations(conditions.map((text, at) => `${verdicts[at % 3]}: ${text}`));
  const cases = outputNames.map((name) => {
    const output = readFileSync(new URL(name, outputs), 'utf8');
    const rows = output.match(/\b[a-z][a-z-]*-\d\b/g)?.slice(-1) ?? [];
    return [
      name,
      {
        read: readOutput(output),
        each: expected.map((expectation) => evaluateOutput(output, [expectation])),
        together: [evaluateOutput(output, expected), evaluateOutput(output, [...expected].reverse(), { rows })],
        windows: evaluateOutput(output.replaceAll('\n', '\r\n'), expected),
      },
    ] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});
