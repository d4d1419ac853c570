import type { Claim, Condition, Verdict } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { instructs, shield, unshield } from './clause.js';
import { comparisonsOf, jointsOf, parseCondition } from './condition.js';
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
  course:
    '(?<=\\d[^\\d,，。；;]{0,10}[,，]?\\s?)(?:\\s*(?:{also}|{mayGoOn}))?\\s*[(（]?({trend}|{lasting}\\s*(?=\\d))[)）]?',
  allSilent: '^{allSilent}$',
});
/** A command is named by a part of it: `ls-list`, `kubectl get crd`. */
const commandName = /^[A-Za-z][\w./ -]*$/;

/** Whether a text states a number of lines, which is no value in the output. */
export const countsLines = (text: string, vocabulary?: Vocabulary): boolean =>
  outputRulesOf(vocabulary).counts.test(text);

/** Whether a text states how a value develops (`> 1000 and growing`, `> 80% for 5 minutes`), which one output cannot show. */
export const tellsCourse = (text: string, vocabulary?: Vocabulary): boolean =>
  outputRulesOf(vocabulary).course.test(text);

/** A claim about the whole output of a command: it is empty or not, has some lines, shows one version, lacks an object. */
export function readOutputClaim(text: string, vocabulary?: Vocabulary): Condition | null {
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

/**
 * The claims of an expectation that is not a single condition: `READY is true, PHASE is Completed, the next hop is a
 * gateway`. A normal expectation is a conjunction of groups of alternatives; any other is a disjunction of groups of claims
 * that hold together. A claim that is not understood is kept as text.
 */
const rulesOf = grammar({
  remark: '\\s*[(（][^()（）]{0,160}[)）]',
  succeeds: '{succeed}(?:\\s*{succeedTail})?$',
  fails: '{failing}$',
  /** `a node that exists` describes a node; it claims nothing. */
  ofKind: '{that}\\s+(?:{succeed}|{failing})$',
  failAll: '^.{0,16}?{failAll}$',
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
  inEach: '{inEach}',
  contains: '^(?:.{0,40}?\\s*{containing}\\s*)?(?=\\S)',
});

const longestSentence = 300;
const clauseEnd = /[,，;；。、]\s*/;
const quotedText = /(?<![:=]\s?)["“]([^"“”]{2,120})["”]/g;
/** Text that only a program prints: `key: value`, `--flag=value`, an identifier. */
const printedText =
  /^(?:--?[\w-]+(?:=\S+)?|[\w./-]+(?:=|: )[\w."'-]+(?: \w+)?|[A-Z][a-z]+[A-Z]\w+|[\w-]+[./][\w./-]+)$/;
/** `ACTIVE false`, `has READY true`: a column and its value. */
const columnState = /(?:^|\s)([A-Z][A-Z_-]{2,30})\s(true|false)$/;
/** Printed text without quotes within a Chinese sentence. */
const foreignText = /^(?![A-Z-]+$)[A-Za-z-][\x20-\x7e]{3,60}$/;

const codeSpan = /`([^`"\n]{2,120})`/g;
/** Code that is a name or a comparison (`activateGateway`, `ip_forward == 1`), not printed text. */
const isName = (code: string): boolean =>
  /\s[<>=!]=?\s/.test(code) || (!/[\s;:=…]/.test(code) && !/^(?:[a-z]+|[A-Z]+|<[a-z]+>)$/.test(code));

/** The text with quotes around the code that its source has in backticks, unless that `stays` as it is. */
export function withQuotes(text: string, raw: string, stays = isName): string {
  let quoted = text;
  for (const [, code = ''] of raw.matchAll(codeSpan)) {
    const at = stays(code) ? -1 : quoted.search(new RegExp(`(?<!["\\w])${escaped(code)}(?!["\\w])`));
    if (at >= 0) quoted = `${quoted.slice(0, at)}"${code}"${quoted.slice(at + code.length)}`;
  }
  return quoted;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The claims of a sentence, or undefined when none is understood. */
export function claimsOf(verdict: Verdict, text: string, vocabulary?: Vocabulary): Claim[][] | undefined {
  if (text.length > longestSentence) return;
  const rules = rulesOf(vocabulary);
  const isNormal = verdict === 'normal';
  const joints = jointsOf(vocabulary);
  const [outer, inner] = isNormal ? [joints.and, joints.or] : [joints.or, joints.and];
  const plain = (part: string) => unshield(part).trim().replace(/["“”]/g, '');
  const read = (part: string): Claim => ({ text: plain(part), condition: readClaim(part, vocabulary) });
  const groups: Claim[][] = [];
  const parted = text.replace(outputRulesOf(vocabulary).course, ' && $1');
  for (const written of shield(parted, parted).split(clauseEnd)) {
    const clause = written.replace(new RegExp(rules.remark, 'gu'), '').trim();
    // A list of log lines (`add port request`) reads like instructions.
    const isAside = joints.aside.test(clause) || (!isNormal && instructs(clause, vocabulary));
    if (clause === '' || (isAside && !read(clause).condition)) continue;
    const joins = (isNormal ? joints.leadingOr : joints.leadingAnd).test(clause);
    const bare = clause.replace(joints.leadingOr, '').replace(joints.leadingAnd, '');
    const found = claimGroups(bare, { outer, inner, read });
    // `the mapping is missing ("no key")`: the quotation in the remark stands for the clause.
    const cited = isNormal ? null : citedIn(written);
    if (cited && found.every((group) => group.some(({ condition }) => !condition)))
      found.push([{ text: plain(bare), condition: cited }]);
    const last = groups.at(-1);
    if (joins && last) last.push(...found.flat());
    else groups.push(...found);
  }
  const claims = groups.flat();
  if (expects(claims, 'succeed') && expects(claims, 'fail') && isNormal) return;
  return claims.some(({ condition }) => condition) ? groups : undefined;
}

function citedIn(clause: string): Condition | null {
  const cited = [...unshield(clause).matchAll(/[(（]([^()（）]*)[)）]/g)].flatMap(([, remark = '']) => [
    ...remark.matchAll(quotedText),
  ]);
  return cited.length > 0 ? { any: cited.map(([, value = '']) => compare('output', 'contains', { value })) } : null;
}

/** The groups of one clause. A clause that is understood as a whole is not divided. */
function claimGroups(
  clause: string,
  { outer, inner, read }: { outer: RegExp; inner: RegExp; read: (part: string) => Claim },
): Claim[][] {
  const partsOf = (text: string, mark: RegExp) => text.split(mark).filter((part) => part.trim() !== '');
  const whole = read(clause);
  if (whole.condition) return [[whole]];
  const parts = partsOf(clause, outer);
  if (parts.length > 1 && parts.some((part) => read(part).condition))
    return parts.flatMap((part) => claimGroups(part, { outer, inner, read }));
  const alternatives = partsOf(clause, inner).map(read);
  return alternatives.some(({ condition }) => condition) ? [alternatives] : [[whole]];
}

/** Whether a claim states that attempts succeed, or that they fail. */
const expects = (claims: readonly Claim[], value: string): boolean =>
  claims.some(
    ({ condition }) =>
      condition && 'all' in condition && condition.all[0]?.subject === 'attempts' && condition.all[0].value === value,
  );

function readClaim(part: string, vocabulary?: Vocabulary): Condition | null {
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
  return readAttempts(text, vocabulary) ?? (isValue ? understood : (printed ?? understood));
}

/** Whether a condition is too vague to be checked: any other status meets `it is not bound`. */
export const isVague = (condition: Condition | null): boolean =>
  condition !== null && comparisonsOf(condition).some(({ subject, operator }) => subject === '' && operator === '!=');

/** `both connect`, `every node succeeds`, `one of them fails`, `no error keeps coming`. */
function readAttempts(text: string, vocabulary?: Vocabulary): Condition | null {
  const { succeeds, fails, failAll, two, not, modal, clauseBefore, noErrors, ofKind } = rulesOf(vocabulary);
  if (ofKind.test(text)) return null;
  if (noErrors.test(text)) return { all: [compare('errors', '==', { value: 0 })] };
  if (failAll.test(text)) return { all: [compare('attempts', '==', { value: 'all fail' })] };
  if (fails.test(text)) return { all: [compare('attempts', '==', { value: 'fail' })] };
  if (!succeeds.test(text) || not.test(text) || modal.test(text) || clauseBefore.test(text)) return null;
  const count = two.test(text) ? [compare('attempts', '>=', { value: 2 })] : [];
  return { all: [compare('attempts', '==', { value: 'succeed' }), ...count] };
}

/** `ping says "Message too long"`, `no --keep-vm-ip=false`, `the events contain AcquireAddressFailed`. */
function readPrinted(text: string, vocabulary?: Vocabulary): Condition | null {
  const { lacks, contains, inEach, lacksBefore, citesBefore } = rulesOf(vocabulary);
  // `each has mac_binding_age_threshold` claims it of every record, not of the output.
  const place = inEach.test(text.replace(quotedText, '')) ? 'records' : 'output';
  const cited = [...text.matchAll(quotedText)].map(({ 0: whole, 1: value = '', index }) => {
    const before = text.slice(0, index);
    if (lacksBefore.test(before)) return compare('output', 'lacks', { value });
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
