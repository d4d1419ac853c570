/** Shapes of secrets in pasted text, each with what stays of it. Every pattern is linear: no repetition within another. */
const shapes: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/-----BEGIN ([A-Z ]*PRIVATE KEY)-----[^-]*(?:-----END [A-Z ]*PRIVATE KEY-----)?/g, '<$1>'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.?[\w-]*/g, '<jwt>'],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|sk-|AKIA|ASIA|AIza)[\w-]{10,}/g, '<token>'],
  [/\b(authorization\s*[:=]\s*(?:bearer|basic|token)?|bearer)\s+[\w.+/=~-]{6,}/gi, '$1 <secret>'],
  [
    /\b([\w-]{0,40}(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key|credential)s?["']?\s{0,4}[:=]\s{0,4})(?:"[^"\n]*"|'[^'\n]*'|[^\s"',;&]+)/gi,
    '$1<secret>',
  ],
  [/([a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,200}):[^\s/@]{1,200}@/gi, '$1:<secret>@'],
  [/(密码|口令|密钥|令牌)(\s{0,4}[:：=是为]\s{0,4})[^\s，。；,;]+/g, '$1$2<secret>'],
];

/** The text with passwords, keys and tokens replaced, before it is written anywhere. */
export function maskSecrets(text: string): string {
  return shapes.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}
