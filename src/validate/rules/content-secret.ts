import { allOf, derivedForBuild } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

/** Secrets that their format gives away. */
const forms: readonly (readonly [what: string, form: RegExp])[] = [
  ['private key', /-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY-----\s{1,4}(?:[A-Za-z0-9+/=]{40,}\s{1,3})/g],
  ['AWS access key', /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])/g],
  ['Alibaba Cloud access key', /(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{16,24}(?![A-Za-z0-9])/g],
  ['Google API key', /(?<![\w-])AIza[\w-]{35}(?![\w-])/g],
  ['GitHub token', /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})/g],
  ['GitLab token', /(?<![\w-])glpat-[\w-]{20,}/g],
  ['Slack token', /(?<![\w-])xox[abprs]-\d{8,}-[\w-]{10,}/g],
  ['Slack webhook', /hooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{20,}/g],
  ['Stripe key', /(?<!\w)[rs]k_live_[A-Za-z0-9]{20,}/g],
  ['bearer token', /(?<![\w-])eyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/g],
  ['private key', /client-key-data:\s{1,4}[A-Za-z0-9+/]{200,}/g],
];

/** A password in a URL or after an option of a program. Groups: the text before it, the password. */
const passwords: readonly RegExp[] = [
  /([a-z]:\/\/[\w.-]{1,40}:)([^\s:/@"'`<>${}*]{8,64})(?=@[\w.-]{3,})/g,
  /((?:--(?:password|passwd|pass|auth|token|secret|requirepass)|^[ \t]*(?:requirepass|masterauth))[ \t]+["']?)([^\s"'`,;<>{}()[\]$-][^\s"'`,;<>{}()[\]]{7,63})/gim,
  /(\b(?:redis-cli|mongosh?|sshpass|ipmitool|docker login)\b[^\n|;&]{0,160}?\s-[apP][ \t]{0,2}["']?)([^\s"'`,;<>{}()[\]$-][^\s"'`,;<>{}()[\]]{7,63})/g,
  /(\b(?:mysql|mysqladmin|mysqldump|mariadb|xtrabackup)\b[^\n|;&]{0,160}?\s-p["']?)([^\s"'`,;<>{}()[\]$-][^\s"'`,;<>{}()[\]]{7,63})/g,
  /(\bcurl\b[^\n|;&]{0,200}?\s(?:-u|--user)[ =]?["']?[\w.@+-]{1,40}:)([^\s"'`<>{}()[\]$][^\s"'`<>{}()[\]]{7,63})/g,
];

/** A password after its name: `password: …`, `密码是 …`. */
const namedPassword = derivedForBuild(({ ruleWords: { patterns } }) => {
  const key = `(?:${allOf(patterns.passwordKeys).join('|')})["'\`]?`;
  const is = `\\s{0,3}(?:[:=：]|${allOf(patterns.passwordIs).join('|')})\\s{0,3}["'\`]?`;
  return new RegExp(`(${key}${is})((?!\\$)[^\\s"'\`,;，；。<>{}()[\\]]{7,64})`, 'gi');
});

export const secret: DocumentRule<{ allow: readonly string[] }> = {
  id: 'content/secret',
  description: 'A document holds no private key, no token and no password.',
  severity: 'error',
  options: { allow: [] },
  *check({ source, vocabulary }, { allow }) {
    const { text } = source;
    const report = (what: string, at: number, length: number) => ({
      message: `Unexpected ${what} in the text, expected a placeholder such as <token>`,
      note: 'Take it out and have it replaced where it is in use: it stays in the history of the file.',
      range: source.range(at, at + length),
    });
    for (const [what, form] of forms) {
      for (const { 0: found, index } of text.matchAll(form)) {
        if (!allow.includes(found) && !isMadeUp(found)) yield report(what, index, found.trimEnd().length);
      }
    }
    for (const form of [namedPassword(vocabulary), ...passwords]) {
      for (const { 1: before = '', 2: found = '', index } of text.matchAll(form)) {
        if (!allow.includes(found) && isChosen(found)) yield report('password', index + before.length, found.length);
      }
    }
  },
};

/** An obvious example: counted, repeated, or called so. */
const isMadeUp = (value: string): boolean => /example|sample|dummy|fake|1234567|abcdefg|(.)\1{7}/i.test(value);

/** Whether a text looks like a real password: it has a digit among other characters and is no placeholder. */
function isChosen(value: string): boolean {
  if (/\$[A-Z_]{2,}/.test(value)) return false; // a shell variable
  if (isMadeUp(value) || placeholder.test(value) || isWords(value) || isFormat.test(value)) return false;
  // `UGFzc3cwcmQ=` is a placeholder in base64.
  if (/^[A-Za-z0-9+/]+=*$/.test(value) && placeholder.test(atob64(value))) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
  // A word with a digit is a password unless examples use it.
  return /\d/.test(value) && (kinds >= 3 || (kinds === 2 && /[A-Za-z]/.test(value) && !exampleWord.test(value)));
}

const placeholder = /pass|secret|change|redact|xxx|your|test|demo|token|admin|p@ss|abcd|\.\.\.|\*\*|\/|\\|%|=$/i;
const exampleWord = /abc|123|qwerty|welcome|letmein|default|guest|root|user|replace|insert|value|string|name|foo|bar/i;

/** A storage format or a length in place of a password. */
const isFormat =
  /^(?:base\d|md5|sha-?\d|scram|bcrypt|argon2|pbkdf2|oauth|utf-?\d|x\.?509|rsa-?\d|aes-?\d|\d+-?[a-z]+$|v?\d+(?:\.\d+)+)/i;

/** `Base64-encoded`, `Kubernetes-managed`: prose after the name of a secret. */
const isWords = (value: string): boolean => /^[A-Za-z][a-z]*\d{0,2}(?:[-_.:][A-Za-z][a-z]*\d{0,2})+$/.test(value);

const atob64 = (value: string): string => Buffer.from(value, 'base64').toString('latin1');
