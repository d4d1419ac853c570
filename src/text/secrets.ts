import { allOf, alternatives, derived, type Vocabulary } from '../vocabulary/index.js';

type SecretShape = readonly [pattern: RegExp, replacement: string];

/** Shapes of secrets in pasted text, each with its replacement. Every pattern is linear: no repetition is nested. */
const shapesOf = derived(({ secrets: data }): readonly SecretShape[] => {
  const names = alternatives(data.names);
  return [
    [/-----BEGIN ([A-Z ]*PRIVATE KEY(?: BLOCK)?)-----[^-]*(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----)?/g, '<$1>'],
    // The same in Base64, as Kubernetes stores it.
    [/\bLS0tLS1CRUdJTi[\w+/=]{4,}/g, '<key>'],
    [/\beyJ[\w-]{8,}\.[\w-]{8,}\.?[\w-]*/g, '<jwt>'],
    [
      /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|xapp-|sk-|[sr]k_(?:live|test)_|npm_|pypi-|dop_v1_|hv[bs]\.|SG\.|ya29\.|AGE-SECRET-KEY-|AKIA|ASIA|AIza|LTAI)[\w-]{10,}/g,
      '<token>',
    ],
    [/\b((?:bot)?\d{8,10}:)AA[\w-]{30,}/g, '$1<token>'],
    // Addresses that are secret or contain a secret.
    [/(\/\/hooks\.slack\.com\/\w{1,20}\/|\/open-apis\/bot\/v2\/hook\/)[\w/-]+/g, '$1<secret>'],
    [/([?&](?:key|sig|sign|signature|x-amz-signature)=)[^\s&"']+/gi, '$1<secret>'],
    [/\b((?:set-)?cookie\s{0,4}:\s{0,4})[^\n"']+/gi, '$1<secret>'],
    [
      /\b(authorization["']?\s{0,4}[:=]\s{0,4}["']?(?:digest|ntlm|negotiate|signature|[\w-]{0,20}hmac[\w-]{0,20})\s)[^\n]+/gi,
      '$1<secret>',
    ],
    [/\b(authorization\s*[:=]\s*(?:bearer|basic|token)?|bearer)\s+(?!bearer\s)[\w.+/=~-]{6,}/gi, '$1 <secret>'],
    [
      new RegExp(
        `\\b([\\w-]{0,40}(?:${names}|(?:api|access|account|private|auth)[_-]?key|certificate[ _-]key|client-key-data|dockerconfigjson|credential)s?\\\\?["']?\\s{0,4}[:=：]>?\\s{0,4})(?!>?\\s{0,4}<secret>)(?:\\\\"[^"\\\\\\n]*\\\\"|"(?:[^"\\\\\\n]|\\\\.)*"|'[^'\\n]*'|[^\\s"',;&]+)`,
        'gi',
      ),
      '$1<secret>',
    ],
    [/\b(pass=)[^\s"',;&]+/gi, '$1<secret>'],
    [
      new RegExp(`(\\bname:\\s{0,4}["']?[\\w-]{0,40}(?:${names}|key)["']?\\s{1,80}value:\\s{0,4})[^\\n]+`, 'gi'),
      '$1<secret>',
    ],
    // In a sentence, only a word that looks like a password: `the password is wrong` has none.
    [
      new RegExp(
        `((?:\\b(?:${alternatives(data.spoken.en)})(?:\\s+(?:${alternatives(data.linking.en)}))?\\s+["']?|(?:${alternatives(data.spoken.zh)})\\s{0,4}["'“]?))(?=[!-~]{0,40}\\d)(?=[!-~]{0,40}[a-z])[!-~]{6,}`,
        'gi',
      ),
      '$1<secret>',
    ],
    // A password may contain a slash or an at sign: it ends before the last one of the word.
    [/([a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,200}):[^\s"'<>]{1,200}@/gi, '$1:<secret>@'],
    [/([a-z][a-z0-9+.-]{1,20}:\/\/)[\w-]{16,200}@/gi, '$1<secret>@'],
    // Options of programs.
    [
      /((?:^|\s)--?[\w-]{0,40}(?:password|passwd|passphrase|secret|token|api-?key|access-?key|certificate-key)[ \t]{1,4})(?!<secret>)(?:"[^"\n]*"|'[^'\n]*'|[^\s"',;&|-][^\s"',;&|]*)/gi,
      '$1<secret>',
    ],
    [/(\s(?:-u|--user)[\s=]{0,4}["']?[A-Za-z_][^\s:"'/]{0,100}):[^\s"'/]+/g, '$1:<secret>'],
    [/\b((?:redis-cli\b[^\n|;&]{0,200}?\s-a|sshpass\s{1,4}-p)\s{0,4})[^\s|;&]+/g, '$1<secret>'],
    [/\b((?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;&]{0,200}?\s-p)[^\s|;&]+/g, '$1<secret>'],
    [/\b(login\b[^\n|;&]{0,200}?\s-p\s{0,4})[^\s|;&]+/g, '$1<secret>'],
    [/\b(ldap\w{3,10}\b[^\n|;&]{0,200}?\s-w\s{0,4})[^\s|;&]+/g, '$1<secret>'],
    [/(\s-pass(?:in|out)?\s{1,4}pass:)\S+/g, '$1<secret>'],
    [/(\s--from-literal[=\s][^\s=]{1,80}=)\S+/g, '$1<secret>'],
    [/(<([\w:.-]{0,40}(?:password|passwd|pwd|secret|token|api-?key))>)[^<\n]{1,500}(?=<\/\2>)/gi, '$1<secret>'],
    [
      new RegExp(
        `(${alternatives(allOf(data.words))})(\\s{0,4}(?:[:：=]|${alternatives(data.linking.zh)})\\s{0,4})[^\\s，。；,;]+`,
        'g',
      ),
      '$1$2<secret>',
    ],
  ];
});

/** A text with passwords, keys and tokens replaced, before it is written anywhere. Idempotent. */
export function redactSecrets(text: string, vocabulary?: Vocabulary): string {
  return shapesOf(vocabulary).reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}
