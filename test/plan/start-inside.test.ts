import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/model/index.js';
import { StartChooser } from '../../src/plan/start/choose-start.js';
import { readQuery } from '../../src/plan/start/query-clauses.js';
import { equalTerms } from '../support/terms.js';

const reader = equalTerms();

const at = (line: number) => ({
  start: { line, column: 1, offset: 10 * line },
  end: { line, column: 9, offset: 10 * line + 8 },
});
let line = 0;
const step = (id: string, title: string, more: Partial<Step> = {}): Step =>
  ({
    ...{
      id,
      title,
      parent: null,
      number: 1,
      text: '',
      phase: 'diagnosis',
      section: `section-${id}`,
      range: at(++line),
    },
    ...{ commands: [], expectations: [], branches: [] },
    ...more,
  }) as unknown as Step;

const leadsTo = (...ids: readonly string[]) =>
  ids.map((to) => ({
    when: `it is case ${to}`,
    to,
    toKind: 'step',
    text: `go to ${to}`,
  })) as unknown as Step['branches'];

const titles: Readonly<Record<string, string>> = {
  spent: 'the quota was spent yesterday',
  leaked: 'the bridge was leaked overnight',
  restored: 'the lease was restored halfway',
};
const steps = [
  step('look', 'Read the events', { branches: leadsTo('spent', 'leaked', 'restored') }),
  step('spent', titles.spent!),
  step('leaked', titles.leaked!, { parent: 'spent' }),
  step('restored', titles.restored!),
];
const chooser = new StartChooser({ title: 'Addresses of a subnet', kind: 'workflow', steps }, reader);
const startOf = (text: string) => chooser.choose(readQuery({ text }, reader));

/** The same words in another order: no phrase of the title, but its ideas. */
const reordered = (title: string): string => title.split(' ').reverse().join(' ');

describe.each([
  ['as written', (title: string) => title],
  ['in another word order', reordered],
])('a query with titles of steps %s', (_, written) => {
  const says = (...ids: readonly string[]) => startOf(ids.map((id) => written(titles[id]!)).join(', '));

  it.each(Object.keys(titles))('starts at the step if it has only one title: %s', (id) => {
    expect(says(id).step).toBe(id);
  });

  it('starts at one of two nested steps, whichever title comes first', () => {
    for (const { step: start, because } of [says('spent', 'leaked'), says('leaked', 'spent')]) {
      expect(['spent', 'leaked']).toContain(start);
      expect(because).toBe(titles[start!]);
    }
  });
});

it('a query with the titles of two separate steps starts at the first step of the document, whichever title comes first', () => {
  for (const ids of [
    ['spent', 'restored'],
    ['restored', 'spent'],
    ['restored', 'leaked'],
    ['leaked', 'restored'],
  ])
    expect(startOf(ids.map((id) => titles[id]).join(', '))).toMatchObject({ step: 'look', because: null });
});
