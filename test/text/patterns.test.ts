import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { foldPattern, patternProblem, patternSpecificity, phraseSpecificity } from '../../src/text/index.js';

describe("an author's pattern", () => {
  it('is folded like the texts that it searches', () => {
    expect(foldPattern('證書（過期）', false)).toBe('(?im)证书\\(过期\\)');
    expect(foldPattern('ＡＣＬ\\d+', true)).toBe('(?m)ACL\\d+');
  });

  it.each(['NoAvailable(Address|IP)', '\\p{Han}+耗尽', '^E\\d{4}', '(x+x+)+y'])('%j is accepted', async (pattern) => {
    expect(await patternProblem(pattern)).toBeNull();
  });

  it.each(['(', '(?=x)', '[z-a]', '\\1', 'x'.repeat(limits.patternCharacters + 1)])(
    '%j is refused with a reason',
    async (pattern) => {
      expect(await patternProblem(pattern)).toMatch(/\w+ \w+|look-around/);
    },
  );

  it('is quoted in its original form if it cannot be used', async () => {
    expect(await patternProblem('(no ip')).toBe('missing closing ): `(no ip`');
    expect(await patternProblem('(?<=a)b')).toBe('look-around: `(?<=`');
  });
});

describe('the specificity of a phrase', () => {
  it('grows with its words', () => {
    expect(phraseSpecificity('no available ip')).toBeGreaterThan(phraseSpecificity('ip'));
    expect(phraseSpecificity('网关丢包')).toBeGreaterThan(phraseSpecificity('丢包'));
    expect(phraseSpecificity('丢包')).toBeGreaterThan(phraseSpecificity('问题'));
    expect(phraseSpecificity('')).toBeGreaterThan(0);
  });

  it('counts only the literal letters of a pattern', () => {
    expect(patternSpecificity('no available ip')).toBe(phraseSpecificity('no available ip'));
    expect(patternSpecificity('.*')).toBe(phraseSpecificity(''));
    expect(patternSpecificity('\\d+\\s*\\p{Han}{2,3}')).toBe(phraseSpecificity(''));
  });
});
