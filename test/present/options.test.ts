import { describe, expect, it } from 'vitest';
import { presenters, TriagraphError } from '../../src/index.js';
import { matched } from './diagnoses.js';

type Present = (of: unknown, options?: unknown) => unknown;

function refusal(show: () => unknown): TriagraphError {
  try {
    show();
  } catch (error) {
    if (error instanceof TriagraphError) return error;
    throw error;
  }
  throw new Error('It was accepted');
}

const laidOut = {
  diagnosis: presenters.diagnosis.text,
  document: presenters.document.text,
  explanation: presenters.explanation.text,
  session: presenters.session.text,
  lint: presenters.lint.text,
  goldens: presenters.goldens.text,
  comparison: presenters.comparison.text,
  compilation: presenters.compilation.text,
  evaluation: presenters.evaluation.text,
  gaps: presenters.gaps.text,
  import: presenters.import.text,
};

describe('an unknown presenter option', () => {
  it.each(Object.entries(laidOut) as [string, Present][])('is refused by %s, with the known ones', (name, present) => {
    // Checked before anything else.
    expect(refusal(() => present({}, { colour: true }))).toMatchObject({
      code: 'option-unknown',
      message: expect.stringMatching(
        new RegExp(`"colour" of presenters\\.${name}\\.text, expected color, width, all\\b`),
      ),
    });
    expect(refusal(() => present({}, 80))).toMatchObject({ code: 'options-type' });
  });

  it.each(['text', 'json', 'sarif', 'junit', 'rdjson'] as const)('is refused by findings as %s', (format) => {
    const present = presenters.lint[format] as Present;
    expect(refusal(() => present([], { sourceLines: () => null })).message).toContain(`presenters.lint.${format}`);
  });

  it('is refused by a patch and by the draft of a case', () => {
    const patch = presenters.fixes.patch as Present;
    const draft = presenters.session.caseDraft as Present;
    expect(refusal(() => patch([], { width: 3 })).message).toMatch(/expected terminal, color\.$/);
    expect(refusal(() => draft([], { name: 'a' })).message).toMatch(/expected id, product, version\.$/);
  });

  it.each(Object.entries(presenters.chat.diagnosis) as [string, Present][])(
    'is refused by an answer as %s',
    (_, present) => {
      expect(refusal(() => present(matched('en'), { token: 't1.a' })).message).toMatch(
        /"token" of presenters\.chat\.diagnosis, expected from, maximum, buttons, session, about\.$/,
      );
    },
  );

  it.each(Object.entries(presenters.chat.session) as [string, Present][])(
    'is refused by a turn as %s',
    (_, present) => {
      expect(refusal(() => present({}, { session: 't1.a' })).message).toMatch(
        /"session" of presenters\.chat\.session, expected from, maximum, buttons\.$/,
      );
    },
  );
});

describe('an invalid value', () => {
  it.each([
    [{ from: -1 }, 'from -1'],
    [{ from: 1.5 }, 'from 1.5'],
    [{ from: '3' }, 'from of type string'],
    [{ from: null }, 'from null'],
    [{ maximum: 160 }, 'maximum 160'],
    [{ maximum: Number.NaN }, 'maximum NaN'],
    [{ buttons: 'no' }, 'buttons of type string'],
    [{ session: 5 }, 'session 5'],
    [{ about: ['PodNotReady'] }, 'about of type object'],
  ])('is rejected for a chat message: %j', (options, found) => {
    const show = presenters.chat.diagnosis.slack as Present;
    const { code, message } = refusal(() => show(matched('en'), options));
    expect(code).toBe('chat-options');
    expect(message).toContain(`Unexpected ${found}, expected a`);
  });

  it('is not the null session of an answer without a match', () => {
    const show = presenters.chat.diagnosis.slack;
    expect(show(matched('en'), { session: null })).toEqual(show(matched('en')));
  });

  it('is not an undefined option', () => {
    const open = { from: undefined, session: undefined, about: undefined, buttons: undefined, maximum: undefined };
    expect((presenters.chat.diagnosis.text as Present)(matched('en'), open)).toEqual(
      presenters.chat.diagnosis.text(matched('en')),
    );
  });
});

describe('a message without buttons', () => {
  it('has none, even with a session', () => {
    const answer = (options: object) => JSON.stringify(presenters.chat.diagnosis.slack(matched('en'), options));
    expect(answer({ session: 't1.token' })).toContain('t1.token');
    expect(answer({ session: 't1.token', buttons: false })).not.toContain('t1.token');
  });
});
