import { describe, expect, it } from 'vitest';
import { validateText } from './documents.js';
import { fence, page, planted } from './planted.js';

/** A step that judges its output by these lines. */
const judged = (...lines: string[]): string =>
  page('## Diagnosis', '', '### Step 1: Look', '', fence('bash', 'kubectl get subnet'), '', ...lines);
const row = '| --- | --- |';

describe('expectation/unread-comparison', () => {
  planted('expectation/unread-comparison', {
    found: {
      'a reversed sign': judged('- ❌ abnormal: `availableIPs ⟦=< 5`'),
      'a reversed sign in Chinese': judged('- ❌ 异常：可用IP ⟦=< 5'),
      'an arrow instead of a sign': judged('- ✅ normal: replicas ⟦=> 3'),
      'a sign with a space in it': judged('- ✅ normal: replicas ⟦> = 3'),
      'the sign of another language': judged('- ❌ abnormal: restarts ⟦<> 0'),
      'one wrong sign of two': judged('- ❌ abnormal: `restarts > 3`, or `ready ⟦=< 1`'),
      'a wrong sign after markup': judged('- ❌ abnormal: **ready** ⟦=< 1'),
      'a wrong sign in a table': judged('| free | verdict |', row, '| > 10 | normal |', '| ⟦=< 10 | abnormal |'),
      'a wrong sign in a branch': judged(
        'If availableIPs ⟦=< 5, go to step 2.',
        '',
        '### Step 2: Widen it',
        '',
        'Widen the subnet.',
      ),
      'two bounds on one side': judged('- ⚠️ warning: `⟦load > 5 < 10`'),
      'a comparison without a value': judged('- ✅ normal: `⟦latency <`'),
      'a power': judged('- ✅ normal: `⟦bytes < 1e6`'),
      'a number in quotes': judged('- ✅ normal: `⟦replicas == "3 of"`', '- ❌ abnormal: `replicas < 3`'),
      'an approximate number': judged('- ✅ normal: `⟦load > ~5`'),
    },
    silent: {
      'supported comparisons': judged(
        '- ✅ normal: `availableIPs > 10`',
        '- ⚠️ warning: `5 < availableIPs <= 10`',
        '- ❌ abnormal: `availableIPs ≦ 5`',
      ),
      'digits in groups': judged('- ✅ normal: connections < 10,000', '- ❌ abnormal: connections >= 10,000'),
      'a version': judged('- ✅ normal: `kernel >= 5.10.2`'),
      'a comparison of two names': judged('- ❌ abnormal: `used > total`'),
      'an expectation in words': judged('- ✅ normal: no packet is lost, and the port answers'),
      'an arrow to another step': judged('If no address is left => step 1.', '', 'Pending => Running'),
      placeholders: judged('- ✅ normal: node=<node-name>, zone =<zone>'),
      'a command': judged('Compare:', '', fence('bash', 'awk "$3 =< 5" list', '[ "$n" =< 5 ]')),
      'an arrow between numbers': judged('| from | to |', row, '| 1.2 => 1.3 | a => b |', '| v1.2 => 2 | a |'),
    },
  });

  it('offers the intended sign where it is unambiguous', () => {
    const fixesOf = (line: string) =>
      validateText(judged(line)).flatMap(({ ruleId, fix }) =>
        ruleId === 'expectation/unread-comparison' ? [fix?.edits[0]?.text] : [],
      );
    expect(fixesOf('- ❌ abnormal: `availableIPs =< 5`')).toEqual(['<=']);
    expect(fixesOf('- ❌ abnormal: restarts <> 0')).toEqual(['!=']);
    expect(fixesOf('- ✅ normal: replicas => 3')).toEqual([undefined]);
  });
});
