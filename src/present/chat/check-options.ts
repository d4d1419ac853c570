import { checkOptions, namesOf } from '../../check-options.js';
import { TriagraphError } from '../../errors.js';
import type { ChatOptions, SessionChatOptions } from './content.js';
import { chatLimits } from './limits.js';

const ofTurn = { from: true, maximum: true, buttons: true } as const;
const ofSession = namesOf<SessionChatOptions>(ofTurn);
const ofDiagnosis = namesOf<ChatOptions>({ ...ofTurn, session: true, about: true });

/** @throws TriagraphError when a caller without types asks for what there is not; so does the one below. */
export function checkDiagnosisOptions(options: ChatOptions): void {
  checkOptions('presenters.chat.diagnosis', options, ofDiagnosis);
  const { session, about } = options;
  if (session !== null) checkType('session', session, 'string');
  checkType('about', about, 'string');
  checkShown(options);
}

export function checkSessionOptions(options: SessionChatOptions): void {
  checkOptions('presenters.chat.session', options, ofSession);
  checkShown(options);
}

const { least } = chatLimits.plain;

function checkShown({ from, maximum, buttons }: SessionChatOptions): void {
  if (from !== undefined && !(Number.isInteger(from) && from >= 0))
    throw misuse('from', from, 'a whole number from 0: `next` of the message before');
  if (maximum !== undefined && !(typeof maximum === 'number' && maximum >= least))
    throw misuse('maximum', maximum, `a number of characters from ${least}`);
  checkType('buttons', buttons, 'boolean');
}

function checkType(name: string, value: unknown, type: 'string' | 'boolean'): void {
  if (value !== undefined && typeof value !== type) throw misuse(name, value, `a ${type}`);
}

function misuse(name: string, value: unknown, expected: string): TriagraphError {
  const found = typeof value === 'number' || value === null ? String(value) : `of type ${typeof value}`;
  return new TriagraphError('chat-options', `Unexpected ${name} ${found}, expected ${expected}.`);
}
