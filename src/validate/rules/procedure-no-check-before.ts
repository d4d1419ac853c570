import { changesSomething } from '../changes.js';
import type { DocumentRule } from '../types.js';
import { excerpt } from '../wording.js';

export const noCheckBefore: DocumentRule = {
  id: 'procedure/no-check-before',
  description: 'Before the first command that changes something, a step looks whether this is the problem.',
  severity: 'info',
  *check({ document, commands, source }) {
    // Many records tell what was done first, and how to see it below.
    if (document.kind === 'article' || document.sections.some(({ kind }) => kind === 'diagnosis')) return;
    const first = commands.findIndex(changesSomething);
    if (first < 0) return;
    const { command, step } = commands[first]!;
    if (step.phase === 'other' || step.phase === 'verification') return;
    // What is not known may well look: only a procedure that begins with the change is certain.
    if (commands.slice(0, first).some(({ command: { effect } }) => effect !== 'change' && effect !== 'destroy')) return;
    const before = document.steps.slice(0, document.steps.indexOf(step) + 1);
    if (
      before.some(
        ({ phase, branches, expectations }) => phase === 'diagnosis' || branches.length + expectations.length > 0,
      )
    )
      return;
    yield {
      message: `Unexpected ${excerpt(command.text)} as the first command, expected one that looks before it`,
      note: 'A command that only reads tells whether this is the problem, and what was there before the change.',
      range: source.find(command.text.split('\n', 1)[0]!, command.range),
    };
  },
};
