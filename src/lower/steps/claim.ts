import type { Condition } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { unshield } from './clause.js';
import { comparisonsOf, parseCondition } from './condition.js';
import { compare } from './quantity.js';
import { grammar } from './words.js';

const outputRulesOf = grammar({
  outputOf: '^{outputOf}\\s*(\\S.{0,38}\\S)$',
  printsNothing: '^(\\S.{0,38}?)\\s*{printsNothing}$',
  printsSomething: '^(\\S.{0,38}?)\\s*{printsSomething}$',
  lines: '^(\\S.{0,38}?)\\s*{prints}\\s*(\\d{1,5})\\s*{classifier}?\\s*{lineWord}\\s*(?:({orMore})|({orLess}))?$',
  counts: '{prints}\\s*\\d{1,5}\\s*{classifier}?\\s*{lineWord}',
  oneVersion: '^(?!.*{not}).{0,16}?{oneVersion}(?:$|\\s)',
  mixedVersions: '^{mixedVersions}(?:$|\\s)',
  oneMissing: '^{oneMissing}$',
  allSilent: '^{allSilent}$',
});
/** A command is named by a part of it: `ls-list`, `kubectl get crd`. */
const commandName = /^[A-Za-z][\w./ -]*$/;

/** Whether a text states a number of lines, which is no value in the output. */
export const countsLines = (text: string, vocabulary?: Vocabulary): boolean =>
  outputRulesOf(vocabulary).counts.test(text);

/** A claim about the whole output of a command: it is empty or not, has some lines, shows one version, lacks an object. */
function readOutputClaim(text: string, vocabulary?: Vocabulary): Condition | null {
  const rules = outputRulesOf(vocabulary);
  if (rules.oneVersion.test(text)) return { all: [compare('versions', '==', { value: 1 })] };
  if (rules.mixedVersions.test(text)) return { all: [compare('versions', '>', { value: 1 })] };
  if (rules.oneMissing.test(text)) return { all: [compare('missing', '>', { value: 0 })] };
  if (rules.allSilent.test(text)) return { all: [compare('output of *', '==', { value: '' })] };
  const plain = text.replace(/["“”]/g, '');
  const [, lineName = '', count, orMore, orLess] = rules.lines.exec(plain) ?? [];
  if (count !== undefined && commandName.test(lineName))
    return { all: [compare(`lines of ${lineName}`, orMore ? '>=' : orLess ? '<=' : '==', { value: Number(count) })] };
  const silent = (rules.outputOf.exec(plain) ?? rules.printsNothing.exec(plain))?.[1] ?? '';
  if (commandName.test(silent)) return { all: [compare(`output of ${silent}`, '==', { value: '' })] };
  const loud = rules.printsSomething.exec(plain)?.[1] ?? '';
  return commandName.test(loud) ? { all: [compare(`output of ${loud}`, '!=', { value: '' })] } : null;
}

const rulesOf = grammar({
  succeeds: '{succeed}(?:\\s*{succeedTail})?$',
  fails: '^(?!.*{or}\\s*{failAll}).*{failing}$',
  /** `a node that exists` describes a node; it claims nothing. */
  ofKind: '{that}\\s+(?:{succeed}|{failing})$',
  failAll: '^(?!.*{or}).{0,16}?{failAll}$',
  two: '^.{0,24}{two}',
  not: '{not}|{only}',
  modal: '{modal}',
  manner: '\\s*{manner}$',
  /** Another clause before the one that ends the text. */
  clauseBefore: '(?:{be}|{containing})\\s.*{and}',
  noErrors: '^[\\p{L}\\s]{0,30}?{without}\\s*(?:\\p{L}+\\s*){0,3}?{errorWord}[^,，]{0,12}$',
  lacks: '^(?:.{0,24}\\s)?{lacking}\\s*(?=\\S)',
  lacksBefore: '{lacking}\\s*$',
  citesBefore: '{citing}\\s*$',
  /** `no firewall is "active"`. */
  denied: '^{deniedSubject}\\s[^"]*{be}\\s*"[^"]*"$',
  inEach: '{inEach}',
  contains: '^(?:.{0,40}?\\s*{containing}\\s*)?(?=\\S)',
  /** In `"kubectl ko" ends with "leader not exists"` the first quotation names what prints the second. */
  printer: '^"[^"]+"\\s+(?=\\S[^"]*(?<={show}|{containing})\\s*"[^"]+"$)',
  answer: '^(?:{yes}|{no})$',
  ofAll: '{all}|{everything}|{allBehind}',
  /** `"a" and "b" are loaded`. */
  present: '^("[^"]+"(?:\\s*[,、]?\\s*{and}?\\s*"[^"]+")*)\\s*{present}$',
});

export const quotedText = /(?<![:=]\s?)["“]([^"“”]{2,120})["”]/g;
/** Text that only a program prints: `key: value`, `--flag=value`, an identifier. */
const printedText =
  /^(?:--?[\w-]+(?:=\S+)?|[\w./-]+(?:=|: )[\w."'-]+(?: \w+)?|[A-Z][a-z]+[A-Z]\w+|[\w-]+[./][\w./-]+)$/;
/** `ACTIVE false`, `has READY true`: a column and its value. */
const columnState = /(?:^|\s)([A-Z][A-Z_-]{2,30})\s(true|false)$/;
/** Printed text without quotes within a Chinese sentence. */
const foreignText = /^(?![A-Z-]+$)[A-Za-z-][\x20-\x7e]{3,60}$/;

/** The condition of one claim of an expectation; null where a person must decide. */
export function readClaim(
  part: string,
  { isNormal, vocabulary }: { readonly isNormal: boolean; readonly vocabulary?: Vocabulary | undefined },
): Condition | null {
  const text = unshield(part).trim().replace(rulesOf(vocabulary).manner, '');
  const [, column, state] = columnState.exec(text) ?? [];
  if (column !== undefined && state !== undefined) return { all: [compare(column, '==', { value: state })] };
  const ofOutput = readOutputClaim(text, vocabulary);
  if (ofOutput) return ofOutput;
  const condition = parseCondition(text, { whole: true, vocabulary });
  const understood = isVague(condition) ? null : condition;
  const printed = readPrinted(text, vocabulary);
  // `READY is "true"` compares a value; any other quotation may occur anywhere in the output.
  const isValue = understood !== null && comparisonsOf(understood).some(({ value }) => text.includes(`"${value}"`));
  return readAttempts(text, isNormal, vocabulary) ?? (isValue ? understood : (printed ?? understood));
}

/** Whether a condition is too vague to be checked: any other status meets `it is not bound`. */
export const isVague = (condition: Condition | null): boolean =>
  condition !== null && comparisonsOf(condition).some(({ subject, operator }) => subject === '' && operator === '!=');

/** `both connect`, `every node succeeds`, `one of them fails`, `no error keeps coming`. */
function readAttempts(text: string, isNormal: boolean, vocabulary?: Vocabulary): Condition | null {
  const { succeeds, fails, failAll, two, not, modal, clauseBefore, noErrors, ofKind, ofAll } = rulesOf(vocabulary);
  const several = compare('attempts', '>=', { value: 2 });
  if (ofKind.test(text)) return null;
  if (noErrors.test(text)) return { all: [compare('errors', '==', { value: 0 })] };
  if (failAll.test(text)) return { all: [compare('attempts', '==', { value: 'all fail' }), several] };
  if (fails.test(text)) return { all: [compare('attempts', '==', { value: 'fail' })] };
  if (!succeeds.test(text) || not.test(text) || modal.test(text) || clauseBefore.test(text)) return null;
  // One success does not show that everything passes, which is a fault.
  const isOfSeveral = two.test(text) || (!isNormal && ofAll.test(text));
  return { all: [compare('attempts', '==', { value: 'succeed' }), ...(isOfSeveral ? [several] : [])] };
}

/** `ping says "Message too long"`, `no --keep-vm-ip=false`, `the events contain AcquireAddressFailed`. */
function readPrinted(written: string, vocabulary?: Vocabulary): Condition | null {
  const { lacks, contains, inEach, lacksBefore, citesBefore, denied, printer, answer, present } = rulesOf(vocabulary);
  const text = written.replace(printer, '');
  // `no` is a line of its own: in `RTC in local TZ: no` it answers another question.
  const bare = text.replace(/^["“]|["”]$/g, '');
  if (answer.test(bare)) return { all: [compare('output', '==', { value: bare })] };
  const names = present.exec(text)?.[1];
  if (names !== undefined)
    return { all: [...names.matchAll(quotedText)].map(([, value = '']) => compare('output', 'contains', { value })) };
  // `each has mac_binding_age_threshold` claims it of every record, not of the output.
  const place = inEach.test(text.replace(quotedText, '')) ? 'records' : 'output';
  const cited = [...text.matchAll(quotedText)].map(({ 0: whole, 1: value = '', index }) => {
    const before = text.slice(0, index);
    if (lacksBefore.test(before)) return compare('output', 'lacks', { value });
    if (denied.test(text)) return compare('output', 'lacks', { value });
    // In `the "last msg" is old` the quotation is the name of a value.
    return citesBefore.test(before) || whole.length === text.length ? compare(place, 'contains', { value }) : null;
  });
  if (cited.length > 0) return cited.every((one) => one !== null) ? { all: cited } : null;
  const lacking = lacks.exec(text)?.[0];
  const value = text.slice((lacking ?? contains.exec(text)?.[0] ?? '').length).trim();
  const isForeign = lacking === undefined && /\p{Script=Han}/u.test(text) && foreignText.test(value) && value !== text;
  if (!printedText.test(value) && !isForeign) return null;
  return {
    all: [lacking === undefined ? compare(place, 'contains', { value }) : compare('output', 'lacks', { value })],
  };
}
