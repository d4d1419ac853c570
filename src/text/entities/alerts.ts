import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { type Entity, nameWords } from './names.js';

const alertName = '[A-Za-z][A-Za-z0-9_]{2,100}';
const wordsOf = derived((vocabulary) => {
  const { entities: data } = vocabulary;
  const families = Object.entries(data.alertNames).map(
    ([first, seconds]) => `${first}(?:${alternatives(seconds)})[A-Z][A-Za-z]{2,80}`,
  );
  const beginnings = `(?:${alternatives(data.exactAlertNames)}|(?:${alternatives(data.alertNameBeginnings)})[A-Z])[A-Za-z]{0,60}`;
  const products = `(?:${alternatives(data.alertProducts)})(?:[A-Z][a-z]{1,20}){2,8}[A-Za-z]{0,20}`;
  return {
    kinds: nameWords(vocabulary).kindOfWord,
    introduced: new RegExp(
      `(?:(?<![a-z])alert_?name["']?[ \\t]{0,3}[:=：][ \\t]{0,3}["']?|(?<![a-z])alert[ \\t]{0,2}[:=：][ \\t]{0,2}["']?|\\[(?:FIRING|RESOLVED)(?::\\d{1,6})?\\][ \\t]{0,3}|(?:${alternatives(allOf(data.alerts))})[ \\t]{0,2}[:：]?[ \\t]{0,2}["'「]?)(${alertName})(?![\\w-])`,
      'gi',
    ),
    /** Alert names of the Kubernetes mixins need no introduction. */
    known: new RegExp(`(?<![\\w-])(?:${[...families, beginnings, products].join('|')})(?![\\w-])`, 'g'),
    /** Label pairs that are no labels of an alert but fields of a log line. */
    logFields: new Set(data.logFields),
  };
});

/** Names of alerts. */
export function* findAlerts(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { introduced, known } = wordsOf(vocabulary);
  for (const found of text.matchAll(introduced)) {
    const value = found[1]!;
    if (!/[A-Z].*[a-z]|[a-z].*[A-Z]|_/.test(value)) continue;
    const start = found.index + found[0].length - value.length;
    yield { type: 'alertname', value, start, end: start + value.length };
  }
  for (const { 0: value, index } of text.matchAll(known))
    yield { type: 'alertname', value, start: index, end: index + value.length };
}

const pair = /(?<![\w.-])([A-Za-z_][A-Za-z0-9_]{0,60})(?:=~?|!=)\\?"([^"\\\n]{1,253})\\?"/g;
const safeValue = /^[A-Za-z0-9][A-Za-z0-9_.:/-]*$/;
/** A kind of Kubernetes, and in monitoring a group of targets. */
const ambiguousKind = 'job';

/** Labels such as `{namespace="app",job="node"}`. Those that name a kind are of that kind and are found by it. */
export function* findLabels(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { kinds, logFields } = wordsOf(vocabulary);
  if (!/=~?\\?"/.test(text)) return;
  for (const found of text.matchAll(pair)) {
    const [whole, key, value] = found as unknown as [string, string, string];
    const isKind = kinds.has(key) && key !== ambiguousKind;
    if (!safeValue.test(value) || key === 'alertname' || isKind || logFields.has(key)) continue;
    yield { type: 'label', value: `${key}=${value}`, start: found.index, end: found.index + whole.length };
  }
}
