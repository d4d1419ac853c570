import { describe, expect, it } from 'vitest';
import { holdsFor, readVersion, versionNotes } from '../../src/text/index.js';

const holds = (text: string, version: string) => holdsFor(versionNotes(text)[0]!.ranges, readVersion(version)!);

describe('a note about versions', () => {
  it.each([
    ['routes in the spec (since v1.13)', 'v1.13', 'yes'],
    ['routes in the spec (since v1.13)', '1.16.2', 'yes'],
    ['routes in the spec (since v1.13)', '1.12.28', 'no'],
    ['the header file (since v1.14.25, v1.15.0)', '1.14.24', 'no'],
    ['the header file (since v1.14.25, v1.15.0)', '1.14.30', 'yes'],
    ['the header file (since v1.14.25, v1.15.0)', '1.14', 'partly'],
    ['the header file (since v1.15.3, v1.14.25)', '1.15.1', 'no'],
    ['only there (since v1.15.24, v1.17)', '1.16.2', 'no'],
    ['only there (since v1.15.24, v1.17)', '1.17.0', 'yes'],
    ['the old name (until v1.12)', '1.12.9', 'yes'],
    ['the old name (until v1.12)', '1.13', 'no'],
    ['counts twice (until v1.12.28, v1.13.2)', '1.13.2', 'yes'],
    ['counts twice (until v1.12.28, v1.13.2)', '1.12.29', 'no'],
    ['upgrade (fixed in v1.12.4)', '1.12.4', 'yes'],
    ['upgrade (fixed in v1.12.4)', '1.12.3', 'no'],
    ['子网的路由（v1.14.25、v1.15.0 起）', '1.14.24', 'no'],
    ['旧名字（v1.12 及以前）', '1.12.3', 'yes'],
    ['升级（v1.12.4 修复）', '1.12.4', 'yes'],
    ['in 1.9 and after (SINCE 1.10)', '1.9', 'no'],
  ])('in "%s" holds for %s: %s', (text, version, expected) => {
    expect(holds(text, version)).toBe(expected);
  });

  it.each([
    ['since v1.14.25, v1.15.3', 'since v1.15.3, v1.14.25'],
    ['until v1.12.28, v1.13.2', 'until v1.13.2, v1.12.28'],
    ['fixed in v1.12.4, v1.13.1', 'fixed in v1.13.1, v1.12.4'],
    ['v1.14.25、v1.15.3 起', 'v1.15.3、v1.14.25 起'],
  ])('means the same in any order of its versions: %s', (sorted, reversed) => {
    for (const version of [
      '1.11',
      '1.12.3',
      '1.12.29',
      '1.13.1',
      '1.13.3',
      '1.14.24',
      '1.14.26',
      '1.15.1',
      '1.15.3',
      '1.16',
    ])
      expect([version, holds(`(${reversed})`, version)]).toEqual([version, holds(`(${sorted})`, version)]);
  });

  it.each(['since v1.13 it is kept', '(since yesterday)', '(see v1.13)', '(since v2)', '(v1.13 - v1.14)', ''])(
    'is not read in "%s"',
    (text) => {
      expect(versionNotes(text)).toEqual([]);
    },
  );
});
