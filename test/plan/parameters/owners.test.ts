import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bindParameters, wantedParameters } from '../../../src/plan/parameters/binding.js';
import { soak } from '../../support/soak.js';
import { commandOf } from './commands.js';

const entities = fc.uniqueArray(
  fc.constantFrom(
    { type: 'ip', value: '10.0.0.1' },
    { type: 'ip', value: '10.0.0.2' },
    { type: 'node', value: 'worker-1' },
    { type: 'node', value: '10.0.0.3' },
    { type: 'pod', value: 'web-0' },
    { type: 'pod', value: '10.0.0.4' },
    { type: 'namespace', value: 'shop' },
  ),
  { maxLength: 4 },
);

it('the address of a node or pod is its own, else the only one where nothing else is named that has addresses', () => {
  fc.assert(
    fc.property(entities, fc.constantFrom('node', 'pod'), (all, kind) => {
      const wanted = wantedParameters([commandOf(`ping <${kind}-ip>`)]);
      const { values } = bindParameters({ entities: all, params: new Map() }, wanted);
      const own = all.filter(({ type, value }) => type === kind && /^\d/.test(value));
      const isOther = all.some(({ type }) => type === (kind === 'node' ? 'pod' : 'node'));
      const addresses = all.filter(({ type }) => type === 'ip');
      const some = own.length > 0 ? own : isOther ? [] : addresses;
      expect(values.get(`${kind}-ip`)?.value).toBe(some.length === 1 ? some[0]!.value : undefined);
    }),
    { numRuns: soak(2_000, 200) },
  );
});
