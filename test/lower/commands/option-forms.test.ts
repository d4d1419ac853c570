import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Argument, parseArguments } from '../../../src/lower/commands/effects/arguments.js';
import { soak } from '../../support/soak.js';

const syntax = {
  style: 'gnu',
  valueOptions: new Set(['-n', '--namespace']),
  attachedOptions: new Set(['-p']),
} as const;

type Item = { readonly name: string | null; readonly value: string | null; readonly written: readonly string[] };
const value = fc.constantFrom('5', 'kube-system', 'a=b', '-1x');

/** An operand, or an option in one of the ways in which it can be written. */
const item: fc.Arbitrary<Item> = fc.oneof(
  fc.constantFrom('web-0', '-').map((operand): Item => ({ name: null, value: operand, written: [operand] })),
  fc.constantFrom('-v', '-i', '--all').map((name): Item => ({ name, value: null, written: [name] })),
  fc.constantFrom(null, 's3cret').map((own): Item => ({ name: '-p', value: own, written: [`-p${own ?? ''}`] })),
  fc
    .tuple(fc.constantFrom('-n', '--namespace'), value, fc.nat(2), fc.boolean())
    .map(([name, own, form, isBundled]): Item => {
      const isShort = name === '-n';
      const first = isShort && isBundled ? '-vn' : name;
      const attached = isShort && !own.startsWith('-') ? `${first}${own}` : `${first}=${own}`;
      return { name, value: own, written: [[first, own], [`${first}=${own}`], [attached]][form]! };
    }),
);

it('an option has the same value in whichever way it is written, alone or behind other letters', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), (items) => {
      const words = items.flatMap(({ written }) => written);
      const all = words.map((word): Argument => ({ value: word, dynamic: false, start: 0, end: 0, content: 0 }));
      const { options, operands } = parseArguments(all, syntax);
      const expected = items.flatMap(({ name, value: own, written }) => [
        ...(written[0]!.startsWith('-vn') ? [['-v', null]] : []),
        ...(name === null ? [] : [[name, own]]),
      ]);
      expect(options.map((option) => [option.name, option.value])).toEqual(expected);
      expect(operands.map((at) => words[at])).toEqual(
        items.filter(({ name }) => name === null).map((each) => each.value),
      );
    }),
    { numRuns: soak(5_000, 300) },
  );
});
