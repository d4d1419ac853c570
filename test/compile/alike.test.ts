import { describe, expect, it } from 'vitest';
import { groupAlike } from '../../src/compile/alike.js';
import { compileDocument, domainConcepts, TermReader } from '../../src/compile/index.js';
import type { DocumentHead } from '../../src/snapshot/index.js';
import { document, head, item } from './heads.js';

type Compared = Parameters<typeof groupAlike>[0][number];

const told = [...'abcdefghijkl'].map((letter) => `symptom-${letter}`);
const solved = ['spare-a', 'spare-b', 'spare-c', 'spare-d'];

/** A case that tells these words, the last of which are its solution. */
function caseOf(more: Partial<DocumentHead> = {}, words = told, solution = solved): Compared {
  const terms = [...words, ...solution];
  return {
    head: head('a.md', { kind: 'case', ...more }),
    indexed: { terms, substance: [...terms.keys()], solution: solution.map((_, at) => words.length + at) },
  };
}

/** Others that have none of the words, so that these are not common to all. */
const others = Array.from({ length: 6 }, (_, at) =>
  caseOf(
    {},
    told.map((word) => `${word}${at}`),
    solved.map((word) => `${word}${at}`),
  ),
);
const first = (...cases: readonly Compared[]) => [...groupAlike([...cases, ...others]).first].slice(0, cases.length);
const areAlike = (one: Compared, other: Compared): boolean => first(one, other)[1] === 0;

describe('two cases', () => {
  const same = caseOf();

  it('are alike with the same words, or with most of them', () => {
    expect(areAlike(same, caseOf())).toBe(true);
    expect(areAlike(same, caseOf({}, [...told.slice(1), 'another']))).toBe(true);
  });

  it.each<[string, Compared]>([
    ['in another language', caseOf({ language: 'zh' })],
    ['of another workflow', caseOf({ workflow: 'dns' })],
    ['of another branch of their workflow', caseOf({ branch: 'step-2' })],
    ['with half of the words in common', caseOf({}, [...told.slice(6), ...told.slice(6).map((word) => `${word}-x`)])],
    [
      'with another solution',
      caseOf(
        {},
        told,
        solved.map((word) => `${word}-x`),
      ),
    ],
    ['with a word of the solution in common', caseOf({}, told, ['spare-a', 'x', 'y', 'z'])],
  ])('are not alike %s', (_, other) => {
    expect(areAlike(same, other)).toBe(false);
    expect(areAlike(other, same)).toBe(false);
  });

  it('are alike in the same branch of the same workflow, whatever their other metadata are', () => {
    const one = caseOf({ workflow: 'dns', branch: 'step-2', products: ['A'], date: '2026-01-01' });
    expect(areAlike(one, caseOf({ workflow: 'dns', branch: 'step-2', products: ['B'], status: 'open' }))).toBe(true);
  });

  it('are not alike with fewer than eight words', () => {
    const short = () => caseOf({}, told.slice(0, 3));
    expect(areAlike(short(), short())).toBe(false);
    const long = () => caseOf({}, told.slice(0, 4));
    expect(areAlike(long(), long())).toBe(true);
  });
});

describe('a group of alike cases', () => {
  const standing = (...cases: readonly Compared[]) => {
    const { standing: of, isHidden } = groupAlike([...cases, ...others]);
    expect(cases.map((_, at) => isHidden(at))).toEqual(cases.map((_, at) => !of.has(at)));
    return [...of.keys()];
  };
  const dated = (date: string | null, words = told) => caseOf({ date }, words);

  it('is represented by the newest', () => {
    expect(standing(dated('2026-01-02'), dated('2026-02-01'), dated('2025-12-31'))).toEqual([1]);
    expect(standing(dated('2026-02-01T10:00'), dated('2026-02-01'), dated(null))).toEqual([0]);
    expect(standing(dated(null), dated('2026-02-01'))).toEqual([1]);
    expect(standing(dated('last week'), dated('2026-02-01'))).toEqual([1]);
  });

  it('of one day is represented by the first of those with the most terms', () => {
    expect(standing(dated(null), dated(null, [...told, 'more']), dated(null))).toEqual([1]);
    expect(standing(dated('2026-02-01'), dated('2026-02-01'))).toEqual([0]);
  });

  it('has a count, a newest day, and versions sorted by frequency', () => {
    const of = (date: string | null, ...sources: readonly string[]) =>
      caseOf({ date, versions: sources.map((source) => ({ source, ranges: [] })) as never });
    const group = groupAlike([
      of('2026-02-01', '1.2', '1.2', '1.10'),
      of('2026-03-01T08:00', '1.2'),
      of(null, '1.1'),
      ...others,
    ]);
    expect([...group.standing]).toEqual([
      [
        1,
        {
          count: 3,
          newest: '2026-03-01',
          versions: [
            { version: '1.2', count: 2 },
            { version: '1.1', count: 1 },
            { version: '1.10', count: 1 },
          ],
        },
      ],
    ]);
    const many = Array.from({ length: 12 }, (_, at) => `1.${at + 10}`);
    const [told12] = [...groupAlike([of(null, ...many), of(null), ...others]).standing.values()];
    expect([told12!.newest, told12!.versions.map(({ version }) => version)]).toEqual([null, many.slice(0, 10)]);
  });
});

describe('the substance of a case', () => {
  const reader = new TermReader(domainConcepts());
  const terms = (symptom: string, more: object = {}) => {
    const own = document('a.md', {
      kind: 'case',
      title: 'Mounts fail',
      symptoms: [item(symptom)],
      resolutions: [item('Restart it.')],
      ...more,
    });
    const compiled = compileDocument(own, [], reader);
    const { substance, terms: words } = compiled.indexed;
    return substance.map((term) => words[term]!).sort();
  };

  it('is the same with other numbers, addresses, times and identifiers', () => {
    const of = (...parts: readonly string[]) =>
      terms(`Since ${parts[0]} node ${parts[1]} waits ${parts[2]} seconds for volume ${parts[3]}, exit ${parts[4]}.`);
    expect(of('2026-01-02T10:00:00Z', '10.0.0.7', '30', 'pvc-1f0b2c3d', '137')).toEqual(
      of('2025-11-30T23:59:59Z', '192.168.3.44', '4500', 'pvc-99aa88bb', '1'),
    );
  });

  it('differs with another word', () => {
    expect(terms('The volume is lost.')).not.toEqual(terms('The volume is full.'));
  });

  it('is empty for workflows, articles and unsolved cases', () => {
    for (const kind of ['workflow', 'article']) expect(terms('The volume is lost.', { kind })).toEqual([]);
    expect(terms('The volume is lost.', { resolutions: [] })).toEqual([]);
    for (const solution of ['causes', 'resolutions', 'workarounds'])
      expect(terms('Lost.', { resolutions: [], [solution]: [item('Restart it.')] })).not.toEqual([]);
  });
});
