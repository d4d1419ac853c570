import type { ComparisonOperator } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';

/** A piece of a condition's text: a number with its canonical unit, a span `2-10`, a comparison sign, or words. */
export type ConditionToken =
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  | { readonly kind: 'span'; readonly from: number; readonly to: number; readonly unit: string }
  | { readonly kind: 'operator'; readonly operator: ComparisonOperator }
  | { readonly kind: 'text'; readonly text: string };

const units = new Map<string, string>();
for (const [canonical, names] of Object.entries(verdicts.units)) {
  for (const name of names) units.set(name, canonical);
}
const hanUnits = [...units.keys()].filter((name) => /\p{Script=Han}/u.test(name)).sort((a, b) => b.length - a.length);

const operators: Readonly<Record<string, ComparisonOperator>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
  '=': '==',
  '==': '==',
  '===': '==',
  '!=': '!=',
  '≠': '!=',
};

const token = /(<=|>=|={1,3}|!=|[<>≤≥≠])|(\p{Script=Han}+)|([^\s\p{Script=Han}<>=!≤≥≠]+)|(\s+)|(!)/gu;
const measured = /^([+-]?\d+(?:\.\d+)?)([A-Za-zµ%]*)$/;
const spanned = /^(\d+(?:\.\d+)?)([A-Za-zµ%]*)[-~–](\d+(?:\.\d+)?)([A-Za-zµ%]*)$/;
const looseSpan = /(?<=\d[A-Za-zµ%]{0,8})\s*([~–])\s*(?=\d)/g;

/** Cuts the text of a condition. Linear. Placeholders (`<pod>`) must have been masked before. */
export function conditionTokens(text: string): ConditionToken[] {
  const tokens: ConditionToken[] = [];
  for (const match of text.replace(looseSpan, '$1').matchAll(token)) {
    const [whole, sign, han, word] = match;
    if (sign) tokens.push({ kind: 'operator', operator: operators[sign] ?? '==' });
    else if (han) addHan(tokens, han);
    else if (word) addWord(tokens, word);
    else addText(tokens, whole);
  }
  return tokens;
}

function addText(tokens: ConditionToken[], text: string): void {
  const last = tokens.at(-1);
  if (last?.kind === 'text') tokens[tokens.length - 1] = { kind: 'text', text: last.text + text };
  else tokens.push({ kind: 'text', text });
}

function addWord(tokens: ConditionToken[], raw: string): void {
  const word = raw.replace(/[,;.:。，；：]+$/, '');
  const span = spanned.exec(word);
  const [, from, fromUnit = '', to, unit = ''] = span ?? [];
  // `500ms~2s` are two units: taken for one, the span would hold nothing.
  if (span && knownUnit(unit) && (fromUnit === '' || unitOf(fromUnit) === unitOf(unit))) {
    tokens.push({ kind: 'span', from: Number(from), to: Number(to), unit: unitOf(unit) });
    return;
  }
  const number = measured.exec(word);
  if (number && knownUnit(number[2] ?? '')) {
    tokens.push({ kind: 'number', value: Number(number[1]), unit: unitOf(number[2] ?? '') });
    return;
  }
  const last = lastMeasured(tokens);
  if (last && units.has(word.toLowerCase())) replaceUnit(tokens, last, unitOf(word));
  else addText(tokens, raw);
}

function addHan(tokens: ConditionToken[], han: string): void {
  const last = lastMeasured(tokens);
  const unit = last ? hanUnits.find((name) => han.startsWith(name)) : undefined;
  if (last && unit) replaceUnit(tokens, last, unitOf(unit));
  const rest = unit ? han.slice(unit.length) : han;
  if (rest) addText(tokens, rest);
}

/** Index (from 1) of a number that still waits for its unit. */
function lastMeasured(tokens: readonly ConditionToken[]): number {
  let index = tokens.length - 1;
  const last = tokens[index];
  if (last?.kind === 'text' && last.text.trim() === '') index--;
  const candidate = tokens[index];
  const waits = (candidate?.kind === 'number' || candidate?.kind === 'span') && candidate.unit === '';
  return waits ? index + 1 : 0;
}

function replaceUnit(tokens: ConditionToken[], place: number, unit: string): void {
  const measuredToken = tokens[place - 1];
  if (measuredToken?.kind === 'number' || measuredToken?.kind === 'span')
    tokens[place - 1] = { ...measuredToken, unit };
}

function knownUnit(unit: string): boolean {
  return unit === '' || units.has(unit.toLowerCase());
}

/** Canonical name of a unit (`秒` → `s`); empty for words that only count (`个`). */
function unitOf(unit: string): string {
  return unit === '' ? '' : (units.get(unit.toLowerCase()) ?? unit);
}
