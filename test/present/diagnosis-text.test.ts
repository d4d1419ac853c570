import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { displayWidth } from '../../src/present/layout.js';
import { ambiguous, long, matched, unmatched } from './diagnoses.js';
import { expectGolden } from './golden.js';
import { command, evidence, step } from './planned.js';

const text = presenters.diagnosis.text;
const withSteps = (...steps: ReturnType<typeof step>[]): Diagnosis => {
  const base = matched('en');
  return { ...base, workflow: { ...base.workflow!, start: steps[0]!.id, steps } };
};

describe('the answer on a terminal', () => {
  it.each(['zh', 'en'] as const)('matches the golden file when matched (%s)', (language) => {
    expectGolden(`matched.${language}.txt`, text(matched(language)));
  });
  it.each(['zh', 'en'] as const)('names the candidates and the question when it is ambiguous (%s)', (language) => {
    expectGolden(`ambiguous.${language}.txt`, text(ambiguous(language)));
  });
  it.each(['zh', 'en'] as const)('says so when nothing matches (%s)', (language) => {
    expectGolden(`no-match.${language}.txt`, text(unmatched(language)));
  });

  it('shows the step to start at, then the titles that follow as far as one screen has room', () => {
    const shown = text(long());
    expectGolden('long.en.txt', shown);
    expect(shown.indexOf('kubectl describe part-30')).toBe(-1);
    expect(shown.indexOf('kubectl logs part-30\n')).toBeGreaterThan(0);
    expect(shown.indexOf('\n31. Check part 31 (commands: 2)\n')).toBeGreaterThan(shown.indexOf('kubectl logs part-30'));
    expect(shown).not.toContain('Check part 29');
    expect(shown).toContain('more steps');
    expect(shown).toContain('--all');
    expect(shown.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('shows everything when requested', () => {
    const shown = text(long(), { all: true });
    for (let number = 1; number <= 40; number++) expect(shown).toContain(`kubectl logs part-${number}\n`);
    expect(shown).not.toContain('--all');
  });

  it('shows one step with its substeps when requested, and says which steps there are', () => {
    const shown = text(long(), { step: '30' });
    expect(shown).toContain('kubectl logs part-30\n');
    expect(shown).toContain('kubectl describe part-30\n');
    expect(shown).not.toContain('part-31');
    expect(text(long(), { step: '30.1' })).not.toContain('kubectl logs part-30');
    expect(() => text(long(), { step: '77' })).toThrow('no step 77; the answer has steps 1 to 40');
    expect(() => text(unmatched('en'), { step: '1' })).toThrow('the answer has no steps');
  });

  it('links a source to its line, and leaves the visible text as it is', () => {
    const href = (path: string, line: number): string => `file:///kb/${path}#${line}`;
    const linked = text(matched('en'), { href });
    expect(linked).toContain('\u001b]8;;file:///kb/workflows/address-exhaustion.md#56\u001b\\');
    expect(linked.replace(/\u001b\]8;;[^\u001b]*\u001b\\/g, '')).toBe(text(matched('en')));
    expect(text(matched('en'), { href: () => null })).toBe(text(matched('en')));
  });

  it('stays short for ten thousand steps', () => {
    const steps = Array.from({ length: 10_000 }, (_, index) => step(index + 1, `Part ${index + 1}`));
    expect(
      text(withSteps(...steps))
        .trimEnd()
        .split('\n').length,
    ).toBeLessThanOrEqual(40);
  });

  it('never wraps or decorates a command, and indents it only when that is harmless', () => {
    const wide = `kubectl get pods ${'-l app=web '.repeat(30)}-A`;
    const document = 'cat <<EOF > /tmp/x\n  a: 1\nEOF';
    const quoted = "awk '\n{ print $1 }' /tmp/x";
    const shown = text(withSteps(step(1, 'Look', { commands: [command(wide), command(document), command(quoted)] })));
    expect(shown).toContain(`\n   ${wide}\n`);
    expect(shown).toContain(`\n${document}\n`);
    expect(shown).toContain(`\n${quoted}\n`);
  });

  it('labels every command with its effect', () => {
    const effects = ['read', 'change', 'destroy', 'unknown'] as const;
    const shown = text(
      withSteps(step(1, 'All', { commands: effects.map((effect) => command(`run ${effect}`, { effect })) })),
    );
    for (const mark of [
      '[read]\n   run read',
      '[change]\n   run change',
      '[DESTROY]\n   run destroy',
      '[unknown]\n   run unknown',
    ]) {
      expect(shown).toContain(`# ${mark}`);
    }
  });

  it('uses colour only when requested', () => {
    expect(text(matched('zh'))).not.toContain('\u001b');
    const colored = text(matched('zh'), { color: true });
    expect(colored).toContain('\u001b[32m');
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(text(matched('zh')));
  });

  it.each([60, 80, 100])('wraps prose at %i columns without trailing spaces', (width) => {
    for (const diagnosis of [matched('zh'), matched('en'), ambiguous('zh'), unmatched('zh')]) {
      for (const line of text(diagnosis, { width }).split('\n')) {
        expect(line).toBe(line.trimEnd());
        if (!/kubectl|jq|=…/.test(line)) expect(displayWidth(line)).toBeLessThanOrEqual(width);
      }
    }
  });

  it('survives hostile text in every field', () => {
    const evil = '\u001b]0;x\u0007\u202e\u009b2J\r\u200b\nfake: done';
    const poison = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(poison);
      if (value === null || typeof value !== 'object') return value;
      const entries = Object.entries(value).map(([key, each]) => {
        const free =
          typeof each === 'string' &&
          !['status', 'confidence', 'language', 'effect', 'verdict', 'kind', 'from', 'id', 'start', 'parent'].includes(
            key,
          );
        return [key, free ? each + evil : poison(each)];
      });
      return Object.fromEntries(entries);
    };
    for (const diagnosis of [matched('zh'), ambiguous('en'), unmatched('zh')]) {
      const bad = poison(diagnosis) as Diagnosis;
      for (const shown of [
        text(bad, { all: true }),
        presenters.diagnosis.markdown(bad),
        presenters.diagnosis.json(bad),
      ]) {
        expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b]/);
      }
    }
  });

  it('warns against copying a command with hidden characters', () => {
    const shown = text(withSteps(step(1, 'Look', { commands: [command('kubectl\u200b get pods')] })));
    expect(shown).toContain('hidden characters');
    expect(shown).toContain('kubectl\\u200b get pods');
  });

  it('shows a value with its origin, and a refused one with the reason', () => {
    const binding = {
      name: 'pod',
      type: 'name',
      value: null,
      from: null,
      refused: 'a space is not allowed in a name',
    } as const;
    const shown = text(
      withSteps(step(1, 'Look', { commands: [command('kubectl get pod <pod>', { placeholders: [binding] })] })),
    );
    expect(shown).toContain('refused: a space is not allowed in a name');
    expect(shown).toContain('--param pod=…');
  });

  it('derives the reason from the evidence when the plan has none', () => {
    const base = matched('en');
    const shown = text({ ...base, matches: [{ ...base.matches[0]!, evidence: [evidence('trigger', 'no ip', 1)] }] });
    expect(shown).toContain('Why: the symptom contains “no ip”');
    expect(text({ ...base, workflow: { ...base.workflow!, reason: 'matches “x”' } })).toContain('Why: matches “x”');
  });

  it('terminates for parents that form a cycle', () => {
    const shown = text(withSteps(step(1, 'One', { parent: 'step-2' }), step(2, 'Two', { parent: 'step-1' })));
    expect(shown).toContain('One');
    expect(shown).toContain('Two');
  });

  it('says in one line where a branch leads, without the title where it does not fit', () => {
    const long = 'every pod that was created since the upgrade still waits';
    const branches = [
      { when: 'it is empty', to: 'step-2' },
      { when: long, to: 'step-2' },
    ];
    const shown = text(withSteps(step(1, 'Out of addresses', { branches }), step(2, 'Widen the range')));
    expect(shown).toContain('\n   → if it is empty: step 2 “Widen the range”\n');
    expect(shown).toContain(`\n   → if ${long}: step 2`);
  });

  it('shows the first step below a start without commands of its own', () => {
    const start = step(1, 'Scenario 1: the range is used up');
    const below = step(2, 'Widen it', { parent: 'step-1', number: 1, commands: [command('widen')] });
    expect(text(withSteps(start, below))).toContain('\n     widen\n');
  });

  it('cuts a long action before it cuts the condition below half the line', () => {
    const branches = [
      { when: 'the database has lost its leader', to: 'restart the member that was leader before and wait '.repeat(3) },
    ];
    const shown = text(withSteps(step(1, 'Look', { branches })));
    expect(shown).toContain('→ if the database has lost its leader: restart the member that was leader');
  });

  it('does not repeat a branch in the prose, but keeps the rest of the item', () => {
    const branches = [
      { when: 'the lease is old', to: 'step-2' },
      { when: 'no leader at all', to: 'step-2' },
    ];
    const prose = [
      'Look at the lease.',
      '- If the lease is old, go to "Restart it"',
      '- If no leader at all, save the logs of every replica first, tell the owner of the cluster, then go to "Restart it"',
    ];
    const shown = text(withSteps(step(1, 'Look', { text: prose.join('\n'), branches }), step(2, 'Restart it')));
    expect(shown).toContain('Look at the lease.');
    expect(shown).not.toContain('- If the lease is old');
    expect(shown).toContain('- If no leader at all, save the logs');
    expect(shown.match(/→/g)).toHaveLength(2);
  });

  it('does not announce a branch whose target follows under the same condition', () => {
    const branches = [
      { when: 'no address', to: 'step-2' },
      { when: 'x < 5', to: 'step-2' },
    ];
    const shown = text(
      withSteps(step(1, 'Look', { branches }), step(2, 'Case 1: no address', { parent: 'step-1', number: 1 })),
    );
    expect(shown.match(/→/g)).toHaveLength(1);
    expect(shown).toContain('→ if x < 5: step 1.1 “Case 1: no address”');
  });

  it('does not list a similar case again among the candidates', () => {
    const base = matched('en');
    const shown = text({
      ...base,
      matches: [...base.matches, { ...base.matches[1]!, id: 'case-1', title: 'Told above' }],
    });
    expect(shown).not.toContain('Told above');
  });

  it('shows a nested start before the titles of the other steps', () => {
    const base = withSteps(
      step(1, 'Look at the subnets', { commands: [command('look')] }),
      step(2, 'Make room', { commands: [command('check room')] }),
      step(3, 'Wait', { parent: 'step-2', number: 1, commands: [command('wait')] }),
      step(4, 'Widen it', { parent: 'step-2', number: 2, commands: [command('widen')] }),
      step(5, 'Verify', { number: 3, commands: [command('verify')] }),
    );
    const shown = text({ ...base, workflow: { ...base.workflow!, start: 'step-4' } });
    const lines = shown.split('\n').map((line) => line.replace(/ *\(:\d+\)$/, '').trim());
    const order = [
      '2.2 Widen it  ◀ start here',
      'widen',
      '1. Look at the subnets (commands: 1)',
      '2. Make room (sub-steps: 2, commands: 3)',
      '2.1 Wait (commands: 1)',
      '3. Verify (commands: 1)',
    ];
    expect(lines.filter((line) => order.includes(line))).toEqual(order);
    for (const other of ['look', 'wait', 'verify']) expect(lines).not.toContain(other);
  });

  it('keeps the document order when everything is shown', () => {
    const base = long();
    const shown = text(base, { all: true });
    expect(shown.indexOf('\n1. ')).toBeLessThan(shown.indexOf('start here'));
  });

  it('gives the reason in at most two lines', () => {
    const base = matched('en');
    const found = ['first', 'second', 'third', 'fourth'].map((word) =>
      evidence('trigger', `${word} ${'x'.repeat(50)}`, 1),
    );
    const many = { ...base, matches: [{ ...base.matches[0]!, evidence: found }] };
    const lines = text(many, { width: 80 }).split('\n');
    const why = lines.findIndex((line) => line.startsWith('Why:'));
    expect(lines[why + 1]).toMatch(/…$/);
    expect(lines[why + 2]).toMatch(/^confidence: high \(/);
  });

  it('shows an answer that leaves several candidates once', () => {
    const base = ambiguous('en');
    const [first, second] = base.matches;
    const options = [first!, second!].map(({ id }) => ({ answer: 'none of these', id }));
    const shown = text({ ...base, question: { text: 'Which?', options } }, { width: 400 });
    expect(shown.match(/none of these/g)).toHaveLength(1);
    expect(shown).toContain(`none of these → 1. ${first!.title} / 2. ${second!.title}`);
  });

  it('does not quote the title of a solved case as part of the symptom', () => {
    const base = matched('en');
    const other = base.matches.find(({ id }) => id !== base.workflow!.id)!;
    const found = [evidence('case', 'Title of a solved case', 1), evidence('text', 'flannel', 0.5)];
    const matches = base.matches.map((each) => (each === other ? { ...each, id: 'other', evidence: found } : each));
    const shown = text({ ...base, matches, cases: [] }, { width: 400, all: true });
    expect(shown).toContain('“flannel”');
    expect(shown).not.toContain('Title of a solved case');
  });

  it('refers to the document when it has no steps', () => {
    const base = matched('en');
    expect(text({ ...base, workflow: { ...base.workflow!, start: null, steps: [] } })).toContain('no steps to run');
  });

  it('reports an empty knowledge base', () => {
    expect(text({ ...unmatched('en'), kb: { hash: '', documents: 0 } })).toContain('has no documents');
  });
});
