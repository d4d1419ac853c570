import { defined, shortened } from '../../collections.js';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { Notice, Observation } from '../../model/index.js';
import { branchNamed } from '../../plan/index.js';
import { redactSecrets } from '../../text/index.js';
import { answerStep, chosenAnswer, type Judged, notJudged } from './answers.js';
import type { Move } from './move.js';
import { positionAt, type SessionState } from './state.js';

export interface Turn extends Judged {
  readonly state: SessionState;
  readonly notices: readonly Notice[];
}

/** Maximum number of steps in the notice about an ambiguous name. */
const maxChoices = 6;

/** Advances a session by one move at a time, so that a cycle of branches cannot trap it. */
export function advanceSession(move: Move, observation: Observation): Turn {
  const judged = observe(move, observation);
  return { state: move.state, notices: move.notices, ...judged };
}

function observe(move: Move, observation: Observation): Judged {
  if (isBlank(observation)) move.notify('empty-answer');
  else if ('back' in observation) goBack(move);
  else if ('set' in observation) setValues(move, observation.set);
  else if ('note' in observation) addNote(move, observation.note);
  else if ('finish' in observation) finish(move);
  else if ('jump' in observation) jumpTo(move, observation.jump);
  else if ('document' in observation) enterDocument(move, observation.document);
  else if ('outcome' in observation && namesStep(move, observation.outcome)) jumpTo(move, observation.outcome);
  else return answerStep(move, observation);
  return notJudged;
}

/** Whether an answer such as `step 3` names a step, and is not the condition of a branch. */
const namesStep = ({ step, procedure, documents }: Move, given: string): boolean =>
  step !== undefined &&
  procedure!.isNameOfStep(given) &&
  branchNamed(step, given, documents.knowledge.vocabulary) === null;

/** Whether a text answer is blank. Output may be empty. */
const isBlank = (observation: Observation): boolean =>
  Object.entries(observation).some(([key, value]) => key !== 'output' && typeof value === 'string' && !value.trim());

function goBack(move: Move): void {
  const { state, documents } = move;
  const last = state.visits.at(-1);
  if (last === undefined) {
    move.notify('at-start');
    return;
  }
  const step = documents.procedure(state.documents[last.document]!.path)?.step(last.step);
  move.state = {
    ...state,
    visits: state.visits.slice(0, -1),
    at: positionAt(last.document, step),
  };
  if (step === undefined) move.notify('unknown-step', { given: last.step });
}

function setValues(move: Move, values: Readonly<Record<string, string>>): void {
  const params = new Map(move.state.params);
  for (const [name, value] of Object.entries(values)) {
    const refusal = move.documents.refusal(move.state, name, value);
    if (refusal) move.notify(refusal.code, refusal.values);
    else if (!params.has(name) && params.size >= limits.sessionParameters) {
      const reason = `Unexpected ${params.size + 1} values, expected at most ${params.size}`;
      move.notify('value-refused', { name, reason });
    } else {
      params.set(name, value);
      move.notify('value-set', { name, value });
    }
  }
  move.state = { ...move.state, params: [...params] };
}

function addNote(move: Move, given: string): void {
  const { state, documents, time } = move;
  const { notes = [], at } = state;
  const text = shortened(redactSecrets(given.trim(), documents.knowledge.vocabulary), limits.sessionNoteCharacters);
  if (notes.length >= limits.sessionNotes) move.notify('too-many-notes', { count: notes.length });
  else if (text !== '') {
    const note = { document: at.document, step: at.step, text, ...defined({ time: time ?? undefined }) };
    move.state = { ...state, notes: [...notes, note] };
    move.notify('noted', { text });
  }
}

function finish(move: Move): void {
  const { step } = move;
  // An abnormal outcome without a known branch is recorded too.
  if (step && move.state.at.asked) move.visit(step, chosenAnswer(move));
  if (move.state.at.end === null) move.end('finished');
}

function jumpTo(move: Move, target: string): void {
  const { procedure } = move;
  const [step, ...others] = procedure?.named(target) ?? [];
  if (step === undefined) {
    const former = procedure?.formerly(target);
    if (former)
      move.notify('renamed-step', { given: target, number: procedure!.number(former.id)!, title: former.title });
    else move.notify('unknown-step', { given: target });
    return;
  }
  if (others.length > 0) {
    const choices = [step, ...others].map(({ id, title }) => `${procedure!.number(id)} "${title}"`);
    move.notify('which-step', { given: target, choices: choices.slice(0, maxChoices).join('; ') });
    return;
  }
  if (step.id !== move.state.at.step) move.leave();
  move.arrive(step);
}

function enterDocument(move: Move, idOrPath: string): void {
  const path = move.documents.find(idOrPath);
  if (path === null) {
    move.notify('unknown-document', { given: idOrPath });
    return;
  }
  move.leave();
  move.enter(path);
}

/** Maximum length of a word, an id or a condition. */
const maxLength = 1_000;

const readers: Readonly<Record<string, (value: unknown, key: string) => unknown>> = {
  outcome: text(maxLength),
  output: text(limits.outputCharacters + 1),
  branch(value) {
    if (!Number.isInteger(value)) throw wrong('branch', 'a whole number');
    return value;
  },
  jump: text(maxLength),
  set: values,
  document: text(maxLength),
  note: text(maxLength),
  back: onlyTrue,
  finish: onlyTrue,
};
const keys = Object.keys(readers);

/** Checks an observation. Too long texts are cut. @throws TriagraphError `session-observation` */
export function checkObservation(value: unknown): Observation {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const [key, ...others] = keys.filter((each) => Object.hasOwn(given, each));
  if (key === undefined || others.length > 0)
    throw wrong(`${key === undefined ? 0 : others.length + 1} observations`, `one of ${keys.join(', ')}`);
  return { [key]: readers[key]!(given[key], key) } as Observation;
}

function text(length: number) {
  return (value: unknown, key: string): string => {
    if (typeof value !== 'string') throw wrong(`${key} of type ${typeof value}`, 'a string');
    return value.slice(0, length);
  };
}

function onlyTrue(value: unknown, key: string): true {
  if (value !== true) throw wrong(key, 'true');
  return true;
}

function values(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('set', 'values by name');
  const entries = Object.entries(value);
  const fits = ([name, each]: [string, unknown]): boolean =>
    typeof each === 'string' && name.length + each.length <= limits.sessionParameterCharacters;
  if (entries.length > limits.sessionParameters || !entries.every(fits))
    throw wrong('set', `at most ${limits.sessionParameters} short strings by name`);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function wrong(found: string, expected: string): TriagraphError {
  return new TriagraphError('session-observation', `Unexpected ${found}, expected ${expected}.`);
}
