import { describe, expect, it } from 'vitest';
import { evaluateOutput } from '../../../src/plan/index.js';
import { expectations } from './support.js';

const states = ['holds', 'fails', 'missing'] as const;
type State = (typeof states)[number];

/** A line that makes `name > 5` hold or fail; none where the output does not show it. */
const line = (name: string, state: State): string[] =>
  state === 'missing' ? [] : [`${name}: ${state === 'holds' ? 9 : 1}`];

const asked = expectations(['normal: ready > 5', 'warning: lagging > 5', 'abnormal: dropped > 5']);

/**
 * A fault that is shown decides. What is not normal is abnormal only where it cannot be a warning, and nothing says that it is
 * not abnormal.
 */
function expected(normal: State, warning: State, abnormal: State): string | null {
  if (abnormal === 'holds') return 'abnormal';
  if (normal === 'holds') return 'normal';
  if (warning === 'holds') return 'warning';
  return normal === 'fails' && warning === 'fails' && abnormal === 'missing' ? 'abnormal' : null;
}

const all = states.flatMap((normal) =>
  states.flatMap((warning) => states.map((abnormal) => ({ normal, warning, abnormal }))),
);

describe('the verdict for three expectations', () => {
  it.each(all)('is decided: normal $normal, warning $warning, abnormal $abnormal', ({ normal, warning, abnormal }) => {
    const output = [...line('ready', normal), ...line('lagging', warning), ...line('dropped', abnormal), 'host: a-1'];
    expect(evaluateOutput(output.join('\n'), asked).verdict).toBe(expected(normal, warning, abnormal));
  });

  it('is abnormal if the normal one is refuted and there is no warning', () => {
    const two = expectations(['normal: ready > 5', 'abnormal: dropped > 5']);
    expect(evaluateOutput('ready: 1\nhost: a-1', two).verdict).toBe('abnormal');
    expect(evaluateOutput('ready: 1\ndropped: 1', two).verdict).toBeNull();
  });
});
