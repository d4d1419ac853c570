import type { Claim, Condition, Verdict } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { quotedText, readClaim } from './claim.js';
import { cover, instructs, shield, unshield } from './clause.js';
import { comparisonsOf, jointsOf, parseCondition } from './condition.js';
import { compare } from './quantity.js';
import { grammar } from './words.js';

/** A place outside quotation marks. */
const unquoted = '(?=[^"]*(?:"[^"]*"[^"]*)*$)';

/**
 * The claims of an expectation that is not a single condition: `READY is true, PHASE is Completed, the next hop is a
 * gateway`. A normal expectation is a conjunction of groups of alternatives; any other is a disjunction of groups of claims
 * that hold together. A claim that is not understood is kept as text.
 */
const rulesOf = grammar({
  remark: '\\s*[(（]([^()（）]{0,160})[)）]',
  course:
    '(?<=\\d[^\\d,，。；;]{0,10}[,，]?\\s?)(?:\\s*(?:{also}|{mayGoOn}))?\\s*[(（]?({trend}|{lasting}\\s*(?=\\d))[)）]?',
  /** The part behind it holds too: `RESTARTS > 0 with no EIP`, which is read with `no`. */
  qualifier: `(?<=[^\\s;；。])(?:\\s*[,，]?\\s*{although}\\s*|\\s+(?={withNo}\\s))${unquoted}`,
  although: '^{although}\\s*',
  everywhere: `(?<=\\S)\\s+(?={everywhere}\\s)${unquoted}`,
  /** `Leader: unknown (on every pod)`. */
  everywhereFirst: '^{everywhere}',
  /** `"a", "b" and "c" are loaded` is one clause. */
  presentNames: '"[^"]+"(?:\\s*[,、]?\\s*{and}?\\s*"[^"]+")+\\s*{present}',
  /** What is normal holds for every line in any case. */
  everyLine: '(?<=\\S)\\s+{everywhere}\\s{lineWord}$',
});

const longestSentence = 300;
const sentenceEnd = /[;；。]\s*/;
const clauseEnd = /[,，、]\s*/;

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

/** Whether a part of a text that would be read alone holds only with another part: `RESTARTS > 0 with no EIP`. */
export function isQualified(text: string, verdict: Verdict, vocabulary?: Vocabulary): boolean {
  if (text.length > longestSentence) return false;
  const { qualifier, everywhere } = rulesOf(vocabulary);
  const isHalf = (clause: string): boolean =>
    (qualifier.test(clause) || (verdict !== 'normal' && everywhere.test(clause))) &&
    parseCondition(clause, { vocabulary }) !== null;
  const sentences = withoutRemarks(text, vocabulary).split(sentenceEnd);
  return sentences.flatMap((sentence) => clausesOf(sentence, vocabulary)).some(isHalf);
}

/** The clauses of a sentence. One that begins with `although` belongs to all before it. */
function clausesOf(sentence: string, vocabulary?: Vocabulary): string[] {
  const parts = sentence.split(clauseEnd);
  const last = parts.findLastIndex((part, place) => place > 0 && rulesOf(vocabulary).although.test(part));
  const own = parts.slice(last + 1).flatMap((part) => part.split(jointsOf(vocabulary).or));
  return last < 0 ? own : [parts.slice(0, last + 1).join(', '), ...own];
}

/** Whether a text states how a value develops (`> 1000 and growing`, `> 80% for 5 minutes`), which one output cannot show. */
export const tellsCourse = (text: string, vocabulary?: Vocabulary): boolean => rulesOf(vocabulary).course.test(text);

/** The claims of a text, or undefined when none is understood. */
export function claimsOf(verdict: Verdict, text: string, vocabulary?: Vocabulary): Claim[][] | undefined {
  if (text.length > longestSentence) return;
  const reader = new ClaimReader(verdict === 'normal', vocabulary);
  const parted = text.replace(rulesOf(vocabulary).course, ' && $1');
  const listed = shield(parted, parted).replace(rulesOf(vocabulary).presentNames, cover);
  const sentences = listed.split(sentenceEnd);
  for (const [index, sentence] of sentences.entries()) reader.readSentence(sentence, index > 0);
  const claims = reader.groups.flat();
  if (expects(claims, 'succeed') && expects(claims, 'fail') && verdict === 'normal') return;
  return claims.some(({ condition }) => condition) ? reader.groups : undefined;
}

class ClaimReader {
  readonly groups: Claim[][] = [];
  private readonly rules: ReturnType<typeof rulesOf>;
  private readonly joints: ReturnType<typeof jointsOf>;

  constructor(
    private readonly isNormal: boolean,
    private readonly vocabulary?: Vocabulary,
  ) {
    this.rules = rulesOf(vocabulary);
    this.joints = jointsOf(vocabulary);
  }

  /** Reads the clauses of a sentence, without explanations and instructions. */
  readSentence(sentence: string, isLater: boolean): void {
    const { leadingOr, leadingAnd } = this.joints;
    const first = this.groups.length;
    // `; while it is down, deletions hang` explains.
    if (isLater && this.rules.although.test(sentence)) return;
    let isAfterAside = false;
    for (const written of sentence.split(clauseEnd)) {
      const clause = withoutRemarks(written, this.vocabulary).trim();
      if (clause === '') continue;
      // `and compare` behind an instruction is another one.
      const isAside: boolean = this.isAside(clause) || (isAfterAside && leadingAnd.test(clause));
      isAfterAside = isAside && !this.read(clause).condition;
      if (isAfterAside) continue;
      const own = this.groups.slice(first);
      if (this.rules.although.test(clause) && own.length > 0 && !this.isNormal) {
        for (const group of own) group.push(this.read(clause.replace(this.rules.although, '')));
        continue;
      }
      const found = this.groupsOf(clause.replace(leadingOr, '').replace(leadingAnd, ''), written);
      const last = this.groups.at(-1);
      if (last && (this.isNormal ? leadingOr : leadingAnd).test(clause)) last.push(...found.flat());
      else this.groups.push(...found);
    }
  }

  /** Whether a clause is an explanation or an instruction. A list of log lines (`add port request`) reads like instructions. */
  private isAside(clause: string): boolean {
    return this.joints.aside.test(clause) || (!this.isNormal && instructs(clause, this.vocabulary));
  }

  private groupsOf(clause: string, written: string): Claim[][] {
    const [head = '', ...others] = clause.split(this.rules.qualifier);
    const found = this.isNormal ? this.alternatives(head) : this.restricted(head, written);
    const joined = others.map((part) => this.read(part));
    const isRead = [...found.flat(), ...joined].some(({ condition }) => condition);
    const groups = !isRead
      ? [[{ text: textOf(clause), condition: null }]]
      : this.isNormal
        ? [...found, ...joined.map((claim) => [claim])]
        : found.map((group) => [...group, ...joined]);
    // `the mapping is missing ("no key")`: the quotation in the remark stands for the clause.
    const cited = this.isNormal ? null : this.citedIn(written);
    if (cited && groups.every((group) => group.some(({ condition }) => !condition)))
      groups.push([{ text: textOf(clause), condition: cited }]);
    return groups;
  }

  /** The groups of a clause that is perhaps about all objects: `Leader: unknown (on every pod)`. */
  private restricted(clause: string, written: string): Claim[][] {
    const [plain = '', ...places] = clause.split(this.rules.everywhere);
    const found = this.alternatives(plain);
    const restrictions = [...places, ...restrictionsIn(written, this.vocabulary)];
    if (restrictions.length === 0) return found;
    const open = restrictions.map((part) => ({ text: textOf(part), condition: null }));
    return found.map((group) => (group.every(isNamedValue) ? group.map(ofEachRecord) : [...group, ...open]));
  }

  /** What the remarks of a clause quote, apart from instructions. */
  private citedIn(clause: string): Condition | null {
    const remarks = [...unshield(clause).matchAll(new RegExp(this.rules.remark, 'gu'))].map(
      ([, inside = '']) => inside,
    );
    const quoting = remarks.filter((remark) => !instructs(remark, this.vocabulary));
    const cited = quoting.flatMap((remark) => [...remark.matchAll(quotedText)]);
    return cited.length > 0 ? { any: cited.map(([, value = '']) => compare('output', 'contains', { value })) } : null;
  }

  /** The groups of a clause. A clause that is understood as a whole is not divided. */
  private alternatives(clause: string): Claim[][] {
    const { and, or } = this.joints;
    const [outer, inner] = this.isNormal ? [and, or] : [or, and];
    const whole = this.read(clause);
    if (whole.condition) return [[whole]];
    const parts = partsOf(clause, outer);
    if (parts.length > 1 && parts.some((part) => this.read(part).condition))
      return parts.flatMap((part) => this.alternatives(part));
    const together = partsOf(clause, inner).map((part) => this.read(part));
    return together.some(({ condition }) => condition) ? [together] : [[whole]];
  }

  private read(part: string): Claim {
    const { isNormal, vocabulary } = this;
    const text = isNormal ? part.replace(this.rules.everyLine, '') : part;
    return { text: textOf(part), condition: readClaim(text, { isNormal, vocabulary }) };
  }
}

const textOf = (part: string): string => unshield(part).trim().replace(/["“”]/g, '');
const partsOf = (text: string, mark: RegExp): string[] => text.split(mark).filter((part) => part.trim() !== '');

const withoutRemarks = (text: string, vocabulary?: Vocabulary): string =>
  text.replace(new RegExp(rulesOf(vocabulary).remark, 'gu'), '');

/** The remarks in parentheses that restrict a statement to a case where all objects are like this. */
function restrictionsIn(text: string, vocabulary?: Vocabulary): string[] {
  const { remark, everywhereFirst } = rulesOf(vocabulary);
  const remarks = [...text.matchAll(new RegExp(remark, 'gu'))].map(([, inside = '']) => inside.trim());
  return remarks.filter((inside) => everywhereFirst.test(inside));
}

/** Whether a claim is that the output has a named value: `Leader: unknown`. */
const isNamedValue = ({ condition }: Claim): boolean =>
  condition !== null &&
  comparisonsOf(condition).every(
    ({ subject, operator, value }) =>
      subject === 'output' && operator === 'contains' && /^\w[\w ]{0,40}[:=]\s?\S/.test(String(value)),
  );

/** A claim about the output as one about each of its records. */
const ofEachRecord = ({ text, condition }: Claim): Claim => ({
  text,
  condition: condition && { all: comparisonsOf(condition).map((each) => ({ ...each, subject: 'records' })) },
});

/** Whether a claim states that attempts succeed, or that they fail. */
const expects = (claims: readonly Claim[], value: string): boolean =>
  claims.some(
    ({ condition }) =>
      condition && 'all' in condition && condition.all[0]?.subject === 'attempts' && condition.all[0].value === value,
  );
