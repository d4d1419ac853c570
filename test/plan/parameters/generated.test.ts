import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { bindParameters, wantedParameters } from '../../../src/plan/parameters/binding.js';
import { checkValue, placeholderTypes, renderCommand } from '../../../src/plan/parameters/rendering.js';
import { neighbours } from '../../support/neighbours.js';
import { type Aspects, expectRecorded } from '../../support/recorded.js';
import { commandOf } from './commands.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const commands = inputs.filter((text) => /[<{$[].*[>}\]]|\$[A-Z]|[A-Z]{4}/.test(text) && text.length > 7);
const values = inputs.filter((text) => text.length < 60);

it('a value is allowed or refused for each type of placeholder as recorded', () => {
  const cases = [...placeholderTypes.keys()].map(
    (type) =>
      [
        type,
        () => {
          const near = values.flatMap((value) => [value, ...neighbours(value, 2, values)]);
          return { checked: near.map((value) => checkValue(type, value)) };
        },
      ] as const,
  );
  expectRecorded(new URL('generated-values.hashes.txt', import.meta.url), new Map(cases));
});

function filledIn(text: string, at: number): unknown[] {
  return [text, ...neighbours(text, 7, commands)].map((near, index) => {
    const command = commandOf(near);
    const wanted = wantedParameters([command]);
    const pick = (by: number) => values[(at * 17 + index * 5 + by) % values.length]!;
    const given = new Map(wanted.map(({ name }, place) => [name, pick(place)]));
    const plain = new Map(wanted.map(({ name }, place) => [name, ['web-0', '10.16.0.7', '6443', 'a b'][place % 4]!]));
    const entities = ['pod', 'node', 'ip', 'namespace', 'subnet', 'port', 'pod'].map((type, place) => ({
      type,
      value: `${type}-${place}`,
    }));
    const bound = [
      bindParameters({ entities: [], params: given }, wanted),
      bindParameters({ entities: [], params: plain }, wanted),
      bindParameters({ entities, params: new Map() }, wanted),
      bindParameters(
        {
          entities: entities.slice(2),
          params: new Map(),
          labels: new Map([
            ['pod', 'from-label'],
            ['namespace', 'shop'],
          ]),
        },
        wanted,
      ),
    ];
    return [wanted, bound, bound.map((each) => renderCommand(command, each.values))];
  });
}

it('a command, and what is like it but for a character or a word, is filled in as recorded', () => {
  const groups = new Map<string, () => Aspects>();
  for (let at = 0; at < commands.length; at += 20) {
    const some = commands.slice(at, at + 20);
    const name = `from ${at + 1}, ${some[0]!.replace(/\s+/g, ' ').slice(0, 50)}`;
    groups.set(name, () => ({ results: some.map((text, index) => filledIn(text, at + index)) }));
  }
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), groups);
});
