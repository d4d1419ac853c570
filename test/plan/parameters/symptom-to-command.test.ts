import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bindParameters, wantedParameters } from '../../../src/plan/parameters/binding.js';
import { renderCommand } from '../../../src/plan/parameters/rendering.js';
import { extractEntities } from '../../../src/text/index.js';
import { commandOf } from './commands.js';

interface Group {
  readonly symptom: string;
  /** What stands in a document, and what it is with all that the symptom says: the rest stays open. */
  readonly commands: readonly { readonly command: string; readonly filled: string }[];
}

const groups = JSON.parse(readFileSync(new URL('bindings.json', import.meta.url), 'utf8')) as readonly Group[];

describe.each(groups)('for the symptom $symptom', ({ symptom, commands }) => {
  it.each(commands)('$command becomes $filled', ({ command: text, filled }) => {
    const command = commandOf(text);
    const { values } = bindParameters(
      { entities: extractEntities(symptom), params: new Map() },
      wantedParameters([command]),
    );
    const { rendered, bindings } = renderCommand(command, values);
    expect(rendered).toBe(filled);
    const names = bindings.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
