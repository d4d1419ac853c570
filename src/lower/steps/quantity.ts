import type { Comparison, ComparisonOperator } from '../../model/index.js';
import { verdictWords } from '../../text/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { grammar, isUnspaced } from './words.js';

const rulesOf = grammar({
  nameBefore: '^(?:{nameBefore}|{placeBefore}[^，。]{1,16}{placeBehind}|\\d{1,2}[.)]\\s)\\s*',
  nameBehind: '{nameBehind}$',
  speaker: '^{speaker}?\\s*(?:{show}|{have})$',
  shown: '^[\\s\\S]*{show}\\s*(?=\\S)',
  checked: '^[\\s\\S]*(?:{check}|{checkVerb})\\s*(?=\\S)',
  /** The number in `3 pods`, which is not part of the name. */
  count: '^\\d+\\s*{classifier}?\\s*(?=\\p{L})',
  pronoun: '^{pronoun}$',
  noName: '[~≈、,，]$|{hindrance}|{timeWithin}',
});

/** The subject of a comparison, as written, without the words around it. Empty for `(it) should be`. */
export const cleanSubject = (text: string, vocabulary?: Vocabulary): string => namedAndCounted(text, vocabulary).name;

/** The subject, and the number in front of it: `3 pods`. */
export function namedAndCounted(text: string, vocabulary?: Vocabulary): { name: string; count: number | null } {
  const rules = rulesOf(vocabulary);
  if (rules.speaker.test(text.trim())) return { name: '', count: null };
  let name = text
    .replace(/[\s:：(（"“'”]+$/, '')
    .replace(/^.*[:：]/s, '')
    .replace(/^[\s)）"'“”，,。-]+/, '')
    .replace(rules.shown, '')
    .replace(rules.checked, '');
  for (let round = 0; round < 3; round++) name = name.replace(rules.nameBefore, '');
  for (let round = 0; round < 3; round++) name = name.replace(rules.nameBehind, '').trimEnd();
  const counted = rules.count.exec(name)?.[0] ?? '';
  name = name.slice(counted.length).trim();
  return { name: rules.pronoun.test(name) ? '' : name, count: counted === '' ? null : Number.parseInt(counted, 10) };
}

/** Maximum length of a name; a longer text is half a sentence. */
const longestName = { words: 7, characters: 80, unspaced: 30 };

export function isNameLike(subject: string, vocabulary?: Vocabulary): boolean {
  if (subject.length > longestName.characters || rulesOf(vocabulary).noName.test(subject)) return false;
  const unspaced = subject.match(/\p{Script=Han}/gu)?.length ?? 0;
  return unspaced <= longestName.unspaced && subject.split(/\s+/).length <= longestName.words;
}

/** A token of a comparison: a number with its canonical unit, a span `2-10`, an operator, or words. */
export type QuantityToken =
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  | { readonly kind: 'span'; readonly from: number; readonly to: number; readonly unit: string }
  | { readonly kind: 'operator'; readonly operator: ComparisonOperator }
  | { readonly kind: 'text'; readonly text: string };

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

/** Operators in words, before or after the number. */
const comparatorsOf = grammar(
  {
    before:
      '(?<atLeast>{atLeast})|(?<atMost>{atMost})|(?<unequal>{unequal})|(?<more>{more})|(?<less>{less})|(?<equal>{equal})',
    behind:
      '(?<![\\d/.])(?<amount>\\d+(?:\\.\\d+)?\\s?[%A-Za-zµ]{0,12}{unspacedUnit}?)\\s?(?:(?<atLeast>{orMore})|(?<atMost>{orLess})|(?<less>{below}))',
  },
  'giu',
);
const signs = { atLeast: '>=', atMost: '<=', unequal: '!=', more: '>', less: '<', equal: '==' } as const;
/** `<name>` and `->` are no operators. */
const placeholder = /<[A-Za-z_][\w. -]{0,60}>|[-=]>/g;

/** Replaces operators in words by signs, and placeholders by `{name}`. */
export function withSigns(text: string, vocabulary?: Vocabulary): string {
  const { before, behind } = comparatorsOf(vocabulary);
  const signed = (...match: unknown[]): string => {
    const groups = match.at(-1) as Record<string, string | undefined>;
    const name = Object.keys(signs).find((key) => groups[key] !== undefined) as keyof typeof signs;
    return ` ${signs[name]} ${groups.amount ?? ''} `;
  };
  return text
    .replace(placeholder, (whole) => `{${whole.slice(1, -1)}}`)
    .replace(before, signed)
    .replace(behind, signed);
}

const unitsOf = derived((vocabulary) => {
  const names = verdictWords(vocabulary).units;
  const unspaced = [...names.keys()].filter(isUnspaced).sort((a, b) => b.length - a.length);
  return { names, unspaced };
});

const token = /(<=|>=|={1,3}|!=|[<>≤≥≠])|(\p{Script=Han}+)|([^\s\p{Script=Han}<>=!≤≥≠]+)|(\s+)|(!)/gu;
const measured = /^([+-]?\d+(?:\.\d+)?)([A-Za-zµ%]*)$/;
const spanned = /^(\d+(?:\.\d+)?)([A-Za-zµ%]*)[-~–](\d+(?:\.\d+)?)([A-Za-zµ%]*)$/;
const looseSpan = /(?<=\d[A-Za-zµ%]{0,8})\s*([~–])\s*(?=\d)/g;

/** Splits a comparison, whose operators are signs ({@link withSigns}), into tokens. Linear. */
export function quantityTokens(text: string, vocabulary?: Vocabulary): QuantityToken[] {
  const reader = new TokenReader(vocabulary);
  for (const [whole, sign, unspaced, word] of text.replace(looseSpan, '$1').matchAll(token)) {
    if (sign) reader.tokens.push({ kind: 'operator', operator: operators[sign] ?? '==' });
    else if (unspaced) reader.addUnspaced(unspaced);
    else if (word) reader.addWord(word);
    else reader.addText(whole);
  }
  return reader.tokens.filter((one) => one.kind !== 'text' || one.text.trim() !== '');
}

class TokenReader {
  readonly tokens: QuantityToken[] = [];
  private readonly units: { readonly names: ReadonlyMap<string, string>; readonly unspaced: readonly string[] };

  constructor(vocabulary?: Vocabulary) {
    this.units = unitsOf(vocabulary);
  }

  addText(text: string): void {
    const last = this.tokens.at(-1);
    if (last?.kind === 'text') this.tokens[this.tokens.length - 1] = { kind: 'text', text: last.text + text };
    else this.tokens.push({ kind: 'text', text });
  }

  addWord(raw: string): void {
    const word = raw.replace(/[,;.:。，；：]+$/, '');
    const [, from, fromName = '', to, toName = ''] = spanned.exec(word) ?? [];
    const [fromUnit, unit] = [this.unit(fromName), this.unit(toName)];
    // `500ms~2s` has two units, so its numbers cannot be compared.
    if (from !== undefined && unit !== null && (fromName === '' || fromUnit === unit)) {
      this.tokens.push({ kind: 'span', from: Number(from), to: Number(to), unit });
      return;
    }
    const [, digits, name = ''] = measured.exec(word) ?? [];
    const own = this.unit(name);
    if (digits !== undefined && own !== null) this.tokens.push({ kind: 'number', value: Number(digits), unit: own });
    else if (!this.giveUnit(this.units.names.get(word.toLowerCase()))) this.addText(raw);
  }

  /** Adds text of a script without spaces, which may begin with the unit of the number before it. */
  addUnspaced(run: string): void {
    const unit = this.units.unspaced.find((name) => run.startsWith(name));
    const isGiven = unit !== undefined && this.giveUnit(this.units.names.get(unit));
    const rest = isGiven ? run.slice(unit.length) : run;
    if (rest) this.addText(rest);
  }

  /** Adds the unit to the number before, unless that has one. Returns whether it did. */
  private giveUnit(unit: string | undefined): boolean {
    const last = this.tokens.at(-1);
    const place = this.tokens.length - (last?.kind === 'text' && last.text.trim() === '' ? 2 : 1);
    const number = this.tokens[place];
    if (unit === undefined || (number?.kind !== 'number' && number?.kind !== 'span') || number.unit !== '')
      return false;
    this.tokens[place] = { ...number, unit };
    return true;
  }

  /** Canonical name of a unit; empty for counting words; null for other words. */
  private unit(name: string): string | null {
    return name === '' ? '' : (this.units.names.get(name) ?? this.units.names.get(name.toLowerCase()) ?? null);
  }
}

const termsOf = derived((vocabulary) => {
  const terms = verdictWords(vocabulary).quantities;
  const unspaced = [...terms.keys()].filter(isUnspaced).sort((a, b) => b.length - a.length);
  return { terms, unspaced, pattern: new RegExp(unspaced.join('|') || '(?!)', 'g') };
});

/** Whether a word of a script without spaces is a noun that can be counted. */
export const isCountedNoun = (word: string, vocabulary?: Vocabulary): boolean =>
  termsOf(vocabulary).unspaced.includes(word);

/** The quantity that a name stands for: `availableIPs` and `kube_ovn_subnet_available_ips` are both `available ip`. */
export function quantityKey(subject: string, vocabulary?: Vocabulary): string {
  const { terms, pattern } = termsOf(vocabulary);
  const spaced = subject
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(pattern, (name) => ` ${terms.get(name)} `);
  const found = new Set<string>();
  for (const word of spaced.split(/[^\p{L}\p{N}]+/u)) {
    const single = /^[a-z]{2,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
    const term = terms.get(word) ?? terms.get(single) ?? single;
    if (term) found.add(term);
  }
  return [...found].sort().join(' ');
}

export const compare = (
  subject: string,
  operator: ComparisonOperator,
  { value, unit = '' }: { readonly value: number | string; readonly unit?: string },
): Comparison => (unit ? { subject, operator, value, unit } : { subject, operator, value });
