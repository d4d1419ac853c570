import { describe, expect, it } from 'vitest';
import { parseVersions } from '../../src/lower/metadata.js';
import { casesFor, sortedVersions, stepOfBranch } from '../../src/plan/cases.js';
import { read } from '../lower/steps/support.js';

const solved = (id: string, products: readonly string[], ...versions: string[]) => ({
  id,
  products,
  versions: versions.map((source) => parseVersions(source)),
});
const cases = [
  solved('any', []),
  solved('old', ['Kube-OVN'], '1.12.x'),
  solved('new', ['Kube-OVN'], '1.14.2 and later'),
  solved('unread', ['Kube-OVN'], 'the one before'),
  solved('ceph', ['Ceph'], '17.2'),
];
const applicable = (product?: string, version?: string) =>
  casesFor(cases, { product, version }).applicable.map(({ id }) => id);

describe('solved cases for a product and a version', () => {
  it('are all cases if neither is given', () => {
    expect(applicable()).toHaveLength(5);
  });

  it('exclude other products, however the name is spelled', () => {
    expect(applicable('kube ovn')).toEqual(['any', 'old', 'new', 'unread']);
    expect(applicable('CEPH')).toEqual(['any', 'ceph']);
  });

  it('match a product by a part of at least three letters, whichever of the two names is longer', () => {
    const names = ['Kube-OVN', 'kube ovn', 'OVN', 'VN', 'Ceph', 'Rook Ceph', 'CE', 'KubeVirt', '磁盘', '本地磁盘'];
    const bare = (name: string) => name.toLowerCase().replace(/[ -]/g, '');
    for (const named of names)
      for (const running of names) {
        const [short, long] = [bare(named), bare(running)].sort((left, right) => left.length - right.length);
        const isMeant = short === long || (short!.length >= 3 && long!.includes(short!));
        const found = casesFor([solved('x', [named])], { product: running }).applicable.length;
        expect([named, running, found]).toEqual([named, running, isMeant ? 1 : 0]);
      }
  });

  it('exclude other versions, and include cases whose versions were not understood', () => {
    expect(applicable('Kube-OVN', 'v1.12.3')).toEqual(['any', 'old', 'unread']);
    expect(applicable('Kube-OVN', '1.14.1')).toEqual(['any', 'unread']);
    expect(applicable('Kube-OVN', '1.15')).toEqual(['any', 'new', 'unread']);
    expect(applicable('Kube-OVN', '1.14'), 'a version in short stands for all that begin so').toEqual([
      'any',
      'new',
      'unread',
    ]);
  });

  it('give a diagnostic if all are excluded, or if the version is not understood', () => {
    const out = casesFor(cases.slice(1, 3), { product: 'Kube-OVN', version: '1.13' });
    expect(out.diagnostics).toMatchObject([
      { ruleId: 'plan/cases-left-out', message: expect.stringContaining('2 for other versions than 1.13') },
    ]);
    expect(casesFor(cases, { version: 'newest' }).diagnostics).toMatchObject([{ ruleId: 'plan/version-format' }]);
    expect(casesFor([], { product: 'x' }).diagnostics).toEqual([]);
  });
});

describe('versions', () => {
  it('are sorted by number without duplicates, words last', () => {
    expect(sortedVersions(['1.10', 'later', '1.9.2', '1.10', '1.9'])).toEqual(['1.9', '1.9.2', '1.10', 'later']);
  });
});

describe('the branch that a case names', () => {
  const { steps } = read(
    '## Diagnosis\n\n### Step 1: Look\n\n```bash\nls\n```\n\nIf it is red, go to "Scenario 1: paint it".\n\n## Resolution\n\n### Scenario 1: paint it\n\n```bash\nls\n```\n',
    'workflow',
  );
  const titled = (branch: string | null) => stepOfBranch(branch, steps)?.title ?? null;

  it('is found by the id of a step, its title, a part of the title, or the condition that leads there', () => {
    for (const branch of ['step-2', 'Scenario 1: paint it', 'scenario 1 — Paint it', 'paint it', 'it is red'])
      expect(titled(branch), branch).toBe('Scenario 1: paint it');
  });

  it('is null if no step has that name', () => {
    for (const branch of [null, '', 'Scenario 2', 'step-9']) expect(titled(branch)).toBeNull();
  });

  it('is decided by id before title, condition, and part of a title, if unique', () => {
    const step = (id: string, title: string, ...conditions: readonly string[]) => ({
      ...{ id, title, section: `section-of-${id}` },
      branches: conditions.map((when) => ({ when, toKind: 'step', to: when.split(' ')[0]! })),
    });
    const ends = (branch: string, ...of: readonly ReturnType<typeof step>[]) =>
      stepOfBranch(branch, of as unknown as Parameters<typeof stepOfBranch>[1])?.id ?? null;
    const full = step('a', 'The table is full');
    expect(ends('b', full, step('b', 'a'), step('c', 'b'))).toBe('b');
    expect(ends('section-of-b', full, step('b', 'B'))).toBe('b');
    expect(ends('table is full', full, step('b', 'Table is full'))).toBe('b');
    expect(ends('a leaks', step('start', 'Look', 'a leaks'), full, step('c', 'Why a leaks here'))).toBe('a');
    expect(ends('table is full', full, step('b', 'Empty it'))).toBe('a');
    expect(ends('Scenario 3: the table is full', full, step('b', 'Empty it'))).toBe('a');
    expect(ends('table is full', full, step('b', 'When the table is full again'))).toBeNull();
    expect(ends('abc', step('a1', 'abc or not'), step('b', 'Other'))).toBeNull();
    expect(ends('tables', step('a', 'tab'), step('b', 'Other'))).toBeNull();
  });
});
