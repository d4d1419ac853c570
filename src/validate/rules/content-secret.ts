import { allOf, derivedForBuild, type Vocabulary } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

/** Secrets with a recognizable format (data/secret-formats.json). */
const formsOf = derivedForBuild(({ secretFormats }) =>
  secretFormats.formats.map(({ name, pattern }) => [name, new RegExp(pattern, 'g')] as const),
);

/** A long value after a name such as `VAULT_TOKEN=`. Groups: the text before the value, the value. */
const namedKey =
  /((?:token|secret|api[_-]?key|access[_-]?key|credentials?|private[_-]?key|auth[_-]?key)["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9][\w+/=.-]{19,150})(?![\w+/=.-])/gi;

/** A password in a URL or after an option. Groups: the text before the password, the password. */
const passwords: readonly RegExp[] = [
  /([a-z]:\/\/[\w.-]{1,40}:)([^\s:/@"'`<>${}*]{8,64})(?=@[\w.-]{3,})/g,
  /((?:--(?:password|passwd|pass|auth|token|secret|requirepass)|^[ \t]*(?:requirepass|masterauth))[ \t]+["']?)([^\s"'`,;<>{}()[\]$-][^\s"'`,;<>{}()[\]]{7,63})/gim,
  /(\b(?:redis-cli|mongosh?|sshpass|ipmitool|docker login)\b[^\n|;&]{0,160}?\s-[apP][ \t]{0,2}["']?)([^\s"'`,;<>{}()[\]$-][^\s"'`,;<>{}()[\]]{7,63})/g,
  /(\b(?:mysql|mysqladmin|mysqldump|mariadb|xtrabackup)\b[^\n|;&]{0,160}?\s-p["']?)([^\s"'`,;<>{}()[\]$-][^\s"'`,;<>{}()[\]]{7,63})/g,
  /(\s(?:-[uU]|--(?:[a-z]+-)*(?:user|creds|credentials|auth|login))[ =]?["']?[\w.@+-]{1,40}[:%])([^\s"'`<>{}()[\]$][^\s"'`<>{}()[\]]{7,63})/g,
];

/** A password after its name: `password: …`, `密码是 …`. */
const namedPassword = derivedForBuild(({ ruleWords: { patterns } }) => {
  const key = `(?:${allOf(patterns.passwordKeys).join('|')})["'\`]?`;
  const is = `\\s{0,3}(?:[:=：]|${allOf(patterns.passwordIs).join('|')})\\s{0,3}["'\`]?`;
  return new RegExp(`(${key}${is})((?!\\$)[^\\s"'\`,;，；。<>{}()[\\]]{7,64})`, 'gi');
});

export const secret: DocumentRule<{ allow: readonly string[] }> = {
  id: 'content/secret',
  description: 'A document contains no private key, token or password.',
  severity: 'error',
  options: { allow: [] },
  *check({ source, vocabulary }, { allow }) {
    let until = 0;
    const found = [...secretsIn(source.text, vocabulary)].filter(({ value }) => !allow.includes(value));
    for (const { what, at, value } of found.sort((left, right) => left.at - right.at)) {
      // A key may be found by its format and by the name before it; it is reported once.
      if (at < until) continue;
      until = at + value.length;
      yield {
        message: `Unexpected ${what} in the text, expected a placeholder such as <token>`,
        note: 'Remove it, and replace it wherever it is in use: it stays in the history of the file.',
        range: source.range(at, until),
      };
    }
  },
};

function* secretsIn(text: string, vocabulary: Vocabulary): Generator<{ what: string; at: number; value: string }> {
  for (const [what, form] of formsOf(vocabulary)) {
    for (const { 0: found, index } of text.matchAll(form))
      if (!isMadeUp(found)) yield { what, at: index, value: found.trimEnd() };
  }
  for (const [form, what, isSecret] of [
    [namedKey, 'key', isRandom],
    ...[namedPassword(vocabulary), ...passwords].map((each) => [each, 'password', isChosen] as const),
  ] as const) {
    for (const { 1: before = '', 2: value = '', index } of text.matchAll(form))
      if (isSecret(value)) yield { what, at: index + before.length, value };
  }
}

/** An obvious example: a sequence, a repetition, or a word such as `dummy`. */
const isMadeUp = (value: string): boolean => /example|sample|dummy|fake|1234567|abcdefg|(.)\1{7}/i.test(value);

/** Least entropy of a generated key, in bits a character; names and sentences have less. */
const fewestBits = 3.7;

/** Whether a value looks random: evenly distributed letters of both cases and digits, or hexadecimal digits. */
function isRandom(value: string): boolean {
  if (isMadeUp(value) || isWords(value) || placeholderKey.test(value)) return false;
  const hex = /^[a-f0-9]{32,}$/i.test(value);
  const mixed = /[a-z]/.test(value) && /[A-Z]/.test(value) && (value.match(/\d/g)?.length ?? 0) >= 2;
  return (hex && bitsOf(value) >= 3) || (mixed && bitsOf(value) >= fewestBits);
}

const placeholderKey =
  /your|xxx|changeme|redact|\.\.\.|^[\w-]+(?:\.[a-z][\w-]*){2,}$|\.(?:ya?ml|json|pem|crt|key|txt|md)$|^[a-z]+(?:[A-Z][a-z]+)+\d*$/i;

/** Shannon entropy of the characters of a text, in bits a character. */
function bitsOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  return -[...counts.values()].reduce(
    (sum, count) => sum + (count / value.length) * Math.log2(count / value.length),
    0,
  );
}

/** Whether a value looks like a real password: it has a digit among other characters and is not a placeholder. */
function isChosen(value: string): boolean {
  if (/\$[A-Z_]{2,}/.test(value)) return false; // a shell variable
  if (isMadeUp(value) || placeholder.test(value) || isWords(value) || isFormat.test(value)) return false;
  // `UGFzc3cwcmQ=` is a placeholder in base64.
  const decoded = /^[A-Za-z0-9+/]+=*$/.test(value) ? Buffer.from(value, 'base64').toString('latin1') : '';
  if (/^[ -~]+$/.test(decoded) && placeholder.test(decoded)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
  // A word with a digit is a password unless it is common in examples.
  return /\d/.test(value) && (kinds >= 3 || (kinds === 2 && /[A-Za-z]/.test(value) && !exampleWord.test(value)));
}

const placeholder = /pass|secret|change|redact|xxx|your|test|demo|token|admin|p@ss|abcd|\.\.\.|\*\*|\/|\\|%|=$/i;
const exampleWord = /abc|123|qwerty|welcome|letmein|default|guest|root|user|replace|insert|value|string|name|foo|bar/i;

/** The name of a format or a length instead of a password. */
const isFormat =
  /^(?:base\d|md5|sha-?\d|scram|bcrypt|argon2|pbkdf2|oauth|utf-?\d|x\.?509|rsa-?\d|aes-?\d|\d+-?[a-z]+$|v?\d+(?:\.\d+)+)/i;

/** `Base64-encoded`, `Kubernetes-managed`: prose after the name of a secret. */
const isWords = (value: string): boolean => /^[A-Za-z][a-z]*\d{0,2}(?:[-_.:][A-Za-z][a-z]*\d{0,2})+$/.test(value);
