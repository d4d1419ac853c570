import { compileTriggers } from '../../../src/compile/triggers.js';
import { openTriggers, type TriggerHit } from '../../../src/match/triggers.js';
import type { Trigger } from '../../../src/model/index.js';
import { normalize } from '../../../src/text/index.js';

export type Rule = string | (Partial<Omit<Trigger, 'range' | 'source'>> & { readonly phrase?: string });

const place = { line: 1, column: 1, offset: 0 };

export function trigger(rule: Rule): Trigger {
  const { phrase, any = [], ...rest } = typeof rule === 'string' ? { any: [rule] } : rule;
  const range = { start: place, end: place };
  const phrases = phrase === undefined ? any : [phrase, ...any];
  return { source: '', all: [], not: [], regex: null, weight: 1, cased: false, ...rest, any: phrases, range };
}

/** A knowledge base of one list of rules for each document. */
export async function knowledge(...documents: readonly (readonly Rule[])[]): Promise<(text: string) => TriggerHit[]> {
  const triggers = documents.flatMap((rules, document) => rules.map((rule) => ({ document, trigger: trigger(rule) })));
  const matcher = await openTriggers(compileTriggers(triggers));
  return (text) => matcher.match(normalize(text));
}

/** Whether a rule holds for a text. */
export async function hits(rule: Rule, text: string): Promise<boolean> {
  return (await knowledge([rule]))(text).length > 0;
}
