const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const clock = '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?';
const zone = '(?: ?(?:Z|UTC|GMT|CST|[+-]\\d{2}:?\\d{2})(?![A-Za-z0-9]))?';
/** A placeholder counts like the characters that it replaced, so that masking is idempotent. */
const alone = '(?<![A-Za-z0-9_.>])';
const group = '[0-9A-Fa-f]{1,4}';
const noAddressAfter = '(?![0-9A-Za-z:<]|\\.\\d)';

const times = [
  `${alone}\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}(?:[T ]{1,2}${clock})?${zone}(?: [A-Z]{3,4}\\b)?(?: m=[+-]\\d{1,12}\\.\\d{1,12})?`,
  // klog: E1128 10:02:11.291383       7
  `${alone}[IWEF]\\d{4} ${clock}(?: {1,8}\\d{1,8}(?= ))?`,
  `${alone}(?:${weekday},? {1,2})?(?:${month} {1,2}\\d{1,2}|\\d{1,2}[ /-]${month})(?:[ /-]\\d{4})?[ :]${clock}${zone}`,
  `${alone}${clock}${zone}(?![\\d:<])`,
];
// A hexadecimal id before `://` is not a scheme: it is masked itself.
const url = '(?<![A-Za-z0-9>])(?!(?=[a-f]*\\d)[0-9a-f]{6,}:)[a-z][a-z0-9+]{1,10}://[^\\s/?#"\'`<>，。）)\\\\]{1,255}';
const mac = `${alone}[0-9A-Fa-f]{2}(?:[:-][0-9A-Fa-f]{2}){5}(?![0-9A-Za-z:<-])`;
const addresses = [
  `(?<![0-9A-Za-z:.>])(?:${group}:){7}${group}(?:/\\d{1,3})?${noAddressAfter}`,
  `(?<![0-9A-Za-z:.>])(?:${group}:){1,6}:(?:${group}:){0,5}(?:${group})?(?:/\\d{1,3})?${noAddressAfter}`,
  '(?<![0-9A-Za-z_.>])(?:\\d{1,3}(?:\\.\\d{1,3}){3}|[xX]{1,3}(?:\\.[xX]{1,3}){3})(?:/\\d{1,2}|:\\d{1,5})?(?![0-9A-Za-z_<]|\\.\\d)',
];
/** A word of letters only, which is never variable. */
const plain = '[A-Za-z]{1,64}(?![A-Za-z0-9_.@+~:-])';
/** Letters, digits and `_.@+~:-` between them. */
const word = '[A-Za-z0-9_](?:[A-Za-z0-9_.@+~:-]{0,510}[A-Za-z0-9_])?';
const inQuotes = '[^\\s"\'`\\\\]{1,253}';
const quoted = `"${inQuotes}"|'${inQuotes}'|\`${inQuotes}\`|\\\\"${inQuotes}\\\\"`;
const placeholder = '<[A-Za-z][\\w .-]{0,40}>|\\$\\{\\w{1,40}\\}|\\{\\{? ?[.$]?\\w[\\w.-]{0,40} ?\\}?\\}';

/** The shapes of variable parts as named groups, in the order in which they are tried; repetitions are bounded. */
export const shapes = new RegExp(
  `(?<time>${times.join('|')})|(?<url>${url})|(?<mac>${mac})|(?<ip>${addresses.join('|')})|(?<plain>${plain})|(?<word>${word})|(?<quoted>${quoted})|(?<placeholder>${placeholder})`,
  'g',
);

/** Characters of generated name endings in Kubernetes. */
const generated = '[bcdfghjklmnpqrstvwxz2456789]';
const generatedName = new RegExp(
  `^[a-z][a-z0-9.-]*-(?:${generated}{8,10}-)?(?=[a-z0-9]{0,4}\\d|(?!https$))${generated}{5}$`,
);
/** Random endings of generated names, and crosses in their place: `-7d8d7874f5-9v5c4`, `-9v5c4`, `-xxxxx`. */
const randomEnding = new RegExp(
  `-(?:${generated}{8,10}-${generated}{5}|(?=[a-z]*\\d)(?=\\d*[a-z])${generated}{5}|(?=[a-f]*\\d)[0-9a-f]{32,}|x{3,})$`,
);
const templateHash = new RegExp(`^[a-z][a-z0-9.-]*-(?=[a-z]*\\d)${generated}{8,10}$`);
/** A numbered member of a set: `web-0`. */
const ordinalName = /^[a-z][a-z0-9.-]*-\d{1,10}$/;
/** Prefixes of standards and sizes that only look like such names. */
const standard = /^(?:utf|iso|sha|md|rfc|cve|tier|level|phase|step|layer|type|log|exec|ipv|http|tls|sslv|http-nio)-/i;
const mixedCaseName = /^[A-Za-z][A-Za-z0-9.-]*-\d{4,10}$/;

const duration = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h|d))+$/;
const size = /^\d+(?:\.\d+)?(?:[KMGTPE]i?B?|[kmgt]i?b|B|bytes?)$/;
const version = /^v?\d+\.\d+(?:\.\d+)+(?:[-+][A-Za-z0-9.+-]*)?$|^v\d+\.\d+(?:[-+][A-Za-z0-9.+-]*)?$/;
const decimal = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const hexadecimal = /^(?:0x[0-9A-Fa-f]+|(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}|(?=[A-F]*\d)(?=\d*[A-F])[0-9A-F]{8,})$/;
const uuid = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
const uuidInName = /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/;
const digest = /^(?:sha256|sha512|sha1|md5)[:-][0-9A-Fa-f]{8,}$/;
const hostWithPort = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d{1,5}$/;
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** A version at the end of a name: `operator.v3.12.0`. */
const versionEnding = /(?<=[A-Za-z0-9][.-])v\d+(?:\.\d+)+(?:[-+][A-Za-z0-9.+-]*)?$/;
const sourceFile = /\.(?:go|c|cc|cpp|h|py|java|js|ts|rs|rb|sh|s):\d+$/;

/** Text before a number that is a code, not a count. Codes distinguish messages. */
const codeBefore = /(?:code|status|errno|exit|signal|http(?:\/\d(?:\.\d)?)?)["'\\]{0,3} {0,2}[:=]? {0,2}["'(\\]{0,3}$/i;
const codeAfter = /^ (?:Service|Gateway|Bad|Not|Internal|Unauthorized|Forbidden|Too|Request|Client)\b/;

/** Some characters around a part of a line: those before it are already masked. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

/** Masks one word (letters, digits and `_.@+~:-` between them) by its shape. */
export function maskWord(word: string, context: Context): string {
  const whole = maskWhole(word);
  if (whole !== null) return isCode(word, context) ? word : whole;
  if (versionEnding.test(word)) return `${maskWord(word.replace(versionEnding, ''), context)}<version>`;
  for (const separator of [':', '_', '-']) if (word.includes(separator)) return maskParts(word, separator, context);
  return word;
}

function maskWhole(word: string): string | null {
  if (!/\d/.test(word)) return isGeneratedName(word) ? '<name>' : null;
  if (uuid.test(word) || digest.test(word)) return '<id>';
  if (address.test(word)) return '<ip>';
  if (duration.test(word)) return '<duration>';
  if (size.test(word)) return '<size>';
  if (decimal.test(word)) return '<num>';
  if (version.test(word)) return '<version>';
  if (hexadecimal.test(word)) return '<id>';
  if (hostWithPort.test(word) && !sourceFile.test(word)) return '<host>:<port>';
  return isGeneratedName(word) ? '<name>' : null;
}

/** `kube-proxy` of `kube-proxy-x7k2p`, `kube-proxy-xxxxx`; any other name as it is. */
export const withoutRandomEnding = (name: string): string =>
  /^[a-z]/.test(name) && !standard.test(name) ? name.replace(randomEnding, '') : name;

/** Whether the ending of a name was generated by a controller, or is an ordinal (`web-0`). */
export function isGeneratedName(word: string): boolean {
  if (!word.includes('-') || standard.test(word)) return false;
  if (generatedName.test(word) || templateHash.test(word) || ordinalName.test(word) || mixedCaseName.test(word))
    return true;
  return /^[a-z]/.test(word) && uuidInName.test(word);
}

/** Masks each piece by itself, so that masking the result again changes nothing. */
function maskParts(word: string, separator: string, { before, after }: Context): string {
  const isSource = sourceFile.test(word);
  let masked = '';
  word.split(separator).forEach((piece, index) => {
    if (index > 0) masked += separator;
    if (index > 0 && separator === ':' && !isSource && /^\d{1,5}$/.test(piece)) masked += '<port>';
    else if (piece !== '') masked += maskWord(piece, { before: before + masked, after });
  });
  return masked;
}

function isCode(word: string, { before, after }: Context): boolean {
  if (/^\d\.\d$/.test(word)) return /http\/$/i.test(before);
  if (!/^\d{1,3}$/.test(word)) return false;
  return codeBefore.test(before) || (/^[1-5]\d\d$/.test(word) && codeAfter.test(after));
}
