import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { type Entity, entityAt, nameWords } from './names.js';

const alertName = '[A-Za-z][A-Za-z0-9_]{2,100}';
const alertWordsOf = derived((vocabulary) => {
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
    /** Alert names of the Kubernetes mixins, which are recognised without a word such as `alert`. */
    known: new RegExp(`(?<![\\w-])(?:${[...families, beginnings, products].join('|')})(?![\\w-])`, 'g'),
    /** Keys of fields of log lines, which are no labels of an alert. */
    logFields: new Set(data.logFields),
  };
});

export function* findAlerts(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { introduced, known } = alertWordsOf(vocabulary);
  for (const found of text.matchAll(introduced)) {
    const value = found[1]!;
    if (!/[A-Z].*[a-z]|[a-z].*[A-Z]|_/.test(value)) continue;
    yield entityAt('alertname', value, found.index + found[0].length - value.length);
  }
  for (const { 0: value, index } of text.matchAll(known)) yield entityAt('alertname', value, index);
}

const pair = /(?<![\w.-])([A-Za-z_][A-Za-z0-9_]{0,60})(?:=~?|!=)\\?"([^"\\\n]{1,253})\\?"/g;
const safeValue = /^[A-Za-z0-9][A-Za-z0-9_.:/-]*$/;
/** A kind of Kubernetes, and in Prometheus a group of targets. */
const ambiguousKind = 'job';

/** Labels such as `{namespace="app",job="node"}`, without those whose key is a kind: these are found by findNamesByKind. */
export function* findLabels(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { kinds, logFields } = alertWordsOf(vocabulary);
  if (!/=~?\\?"/.test(text)) return;
  for (const found of text.matchAll(pair)) {
    const [whole, key, value] = found as unknown as [string, string, string];
    const isKind = kinds.has(key) && key !== ambiguousKind;
    if (!safeValue.test(value) || key === 'alertname' || isKind || logFields.has(key)) continue;
    yield { type: 'label', value: `${key}=${value}`, start: found.index, end: found.index + whole.length };
  }
}

const codeWordsOf = derived(({ entities: data }) => ({
  reasons: new Map(data.reasons.map((name) => [name.toLowerCase(), name])),
  /** Reasons that are ordinary words, which count only as capitalised here. */
  ordinary: new Set(data.ordinaryReasons),
  errorNames: new Set(data.errorNames),
  shapes: codeShapes(data),
}));

interface CodeShape {
  readonly prefix: string;
  readonly pattern: RegExp;
}

function codeShapes(data: Vocabulary['entities']): readonly CodeShape[] {
  const link = `["']?[ \\t]{0,3}(?:[:=：]|${alternatives(data.linking.zh)})?[ \\t]{0,3}["'(]?`;
  const latin = '(?<![a-z])http(?:\\/\\d(?:\\.\\d)?)?(?: status)?(?: code)?|(?<!exit[ _])status[ _]?code';
  return [
    {
      prefix: 'exit ',
      pattern: new RegExp(`(?:${alternatives(allOf(data.exitCodes))})${link}(\\d{1,3})(?![\\w.])`, 'gi'),
    },
    {
      prefix: 'http ',
      pattern: new RegExp(`(?:${latin}|${alternatives(allOf(data.httpCodes))})${link}([1-5]\\d\\d)(?![\\w.])`, 'gi'),
    },
    {
      prefix: 'http ',
      pattern: new RegExp(`(?<![\\w.:/-])([45]\\d\\d) (?=(?:${alternatives(data.httpReasons)})\\b)`, 'g'),
    },
    {
      prefix: 'grpc ',
      pattern: /(?:rpc error: code = |grpc[- ]status[: ]{1,2})([A-Z][A-Za-z]{1,30}|\d{1,2})(?!\w)/g,
    },
    { prefix: 'signal ', pattern: /(?<![a-z])signal[ :]{1,2}(\d{1,2})(?![\w.])/gi },
    {
      prefix: '',
      pattern: /(?<![\w-])((?:ORA|SQLSTATE|CVE)-?[ ]?[0-9A-Z][0-9A-Z-]{3,15}|SQLSTATE\[[0-9A-Z]{5}\])(?![\w-])/g,
    },
  ];
}

/** Letters and digits that are not part of a longer name. */
const word = /(?<![A-Za-z0-9_-])[A-Za-z0-9]{2,64}(?![A-Za-z0-9_-])/g;

/** Known states and reasons of Kubernetes, and names of errors. */
export function findReasons(text: string, vocabulary?: Vocabulary): Entity[] {
  const { reasons, ordinary, errorNames } = codeWordsOf(vocabulary);
  const found: Entity[] = [];
  for (const { 0: name, index: start } of text.matchAll(word)) {
    const end = start + name.length;
    const reason = reasons.get(name.toLowerCase());
    if (reason !== undefined && (!ordinary.has(reason) || name === reason))
      found.push({ type: 'reason', value: reason, start, end });
    else if (errorNames.has(name)) found.push({ type: 'error-code', value: name, start, end });
  }
  return found;
}

/** Exit codes, HTTP and gRPC statuses, signals: `exit 137`, `http 503`, `grpc Unavailable`. */
export function findCodes(text: string, vocabulary?: Vocabulary): Entity[] {
  const codes: Entity[] = [];
  for (const { prefix, pattern } of codeWordsOf(vocabulary).shapes) {
    for (const found of text.matchAll(pattern)) {
      const code = found[1]!;
      const start = found.index + found[0].lastIndexOf(code);
      codes.push({ type: 'error-code', value: prefix + code, start, end: start + code.length });
    }
  }
  return codes;
}
