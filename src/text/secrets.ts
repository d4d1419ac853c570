/** Shapes of secrets in pasted text, each with what stays of it. Every pattern is linear: no repetition within another. */
const shapes: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/-----BEGIN ([A-Z ]*PRIVATE KEY)-----[^-]*(?:-----END [A-Z ]*PRIVATE KEY-----)?/g, '<$1>'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.?[\w-]*/g, '<jwt>'],
  [
    /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|xapp-|sk-|[sr]k_(?:live|test)_|npm_|pypi-|dop_v1_|hv[bs]\.|SG\.|AKIA|ASIA|AIza|LTAI)[\w-]{10,}/g,
    '<token>',
  ],
  // Addresses that are a secret by themselves, or hold one.
  [/(\/\/hooks\.slack\.com\/\w{1,20}\/|\/open-apis\/bot\/v2\/hook\/)[\w/-]+/g, '$1<secret>'],
  [/([?&](?:key|sig|sign|signature|x-amz-signature)=)[^\s&"']+/gi, '$1<secret>'],
  [/\b((?:set-)?cookie\s{0,4}:\s{0,4})[^\n"']+/gi, '$1<secret>'],
  [/\b(authorization\s*[:=]\s*(?:bearer|basic|token)?|bearer)\s+[\w.+/=~-]{6,}/gi, '$1 <secret>'],
  [
    /\b([\w-]{0,40}(?:password|passwd|pwd|secret|token|passphrase|(?:api|access|account|private|auth)[_-]?key|client-key-data|dockerconfigjson|credential)s?["']?\s{0,4}[:=]>?\s{0,4})(?:"[^"\n]*"|'[^'\n]*'|[^\s"',;&]+)/gi,
    '$1<secret>',
  ],
  [/([a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,200}):[^\s/@]{1,200}@/gi, '$1:<secret>@'],
  // What programs take behind a flag.
  [
    /((?:^|\s)--?[\w-]{0,40}(?:password|passwd|passphrase|secret|token|api-?key|access-?key)[ \t]{1,4})(?:"[^"\n]*"|'[^'\n]*'|[^\s"',;&|-][^\s"',;&|]*)/gi,
    '$1<secret>',
  ],
  [/(\s(?:-u|--user)[\s=]{0,4}["']?[A-Za-z_][^\s:"'/]{0,100}):[^\s"'/]+/g, '$1:<secret>'],
  [/\b((?:redis-cli\b[^\n|;&]{0,200}?\s-a|sshpass\s{1,4}-p)\s{0,4})[^\s|;&]+/g, '$1<secret>'],
  [/\b((?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;&]{0,200}?\s-p)[^\s|;&]+/g, '$1<secret>'],
  [/(<[\w:.-]{0,40}(?:password|passwd|pwd|secret|token|api-?key)>)[^<\n]{1,500}(?=<\/)/gi, '$1<secret>'],
  [/(密码|口令|密钥|令牌)(\s{0,4}[:：=是为]\s{0,4})[^\s，。；,;]+/g, '$1$2<secret>'],
];

/** The text with passwords, keys and tokens replaced, before it is written anywhere. */
export function maskSecrets(text: string): string {
  return shapes.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}
