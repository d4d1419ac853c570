/** Characters that Kubernetes draws generated name endings from. */
const generated = '[bcdfghjklmnpqrstvwxz2456789]';
const generatedName = new RegExp(
  `^[a-z][a-z0-9.-]*-(?:${generated}{8,10}-)?(?=[a-z0-9]{0,4}\\d|(?!https$))${generated}{5}$`,
);
const templateHash = new RegExp(`^[a-z][a-z0-9.-]*-(?=[a-z]*\\d)${generated}{8,10}$`);
/** A name and its place in a set: `web-0`. */
const ordinalName = /^[a-z][a-z0-9.-]*-\d{1,10}$/;
/** Standards and sizes that only look like such names. */
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
/** A version behind a name: `operator.v3.12.0`. */
const versionEnding = /(?<=[A-Za-z0-9][.-])v\d+(?:\.\d+)+(?:[-+][A-Za-z0-9.+-]*)?$/;
const sourceFile = /\.(?:go|c|cc|cpp|h|py|java|js|ts|rs|rb|sh|s):\d+$/;

/** What stands before a number that is a code, not a count: codes tell messages apart. */
const codeBefore = /(?:code|status|errno|exit|signal|http(?:\/\d(?:\.\d)?)?)["'\\]{0,3} {0,2}[:=]? {0,2}["'(\\]{0,3}$/i;
const codeAfter = /^ (?:Service|Gateway|Bad|Not|Internal|Unauthorized|Forbidden|Too|Request|Client)\b/;

/** Masks one word (letters, digits and `_.@+~:-` between them) by its shape; `line` and `at` tell what stands around it. */
export function maskWord(word: string, line: string, at: number): string {
  const whole = maskWhole(word);
  if (whole !== null) return isCode(word, line, at) ? word : whole;
  if (versionEnding.test(word)) return `${maskWord(word.replace(versionEnding, ''), line, at)}<version>`;
  if (word.includes(':')) return maskPieces(word, ':', line, at);
  if (word.includes('_')) return maskPieces(word, '_', line, at);
  if (word.includes('-')) return maskPieces(word, '-', line, at);
  return word;
}

function maskWhole(word: string): string | null {
  if (!/\d/.test(word)) return isGenerated(word) ? '<name>' : null;
  if (uuid.test(word) || digest.test(word)) return '<id>';
  if (address.test(word)) return '<ip>';
  if (duration.test(word)) return '<duration>';
  if (size.test(word)) return '<size>';
  if (decimal.test(word)) return '<num>';
  if (version.test(word)) return '<version>';
  if (hexadecimal.test(word)) return '<id>';
  if (hostWithPort.test(word) && !sourceFile.test(word)) return '<host>:<port>';
  return isGenerated(word) ? '<name>' : null;
}

function isGenerated(word: string): boolean {
  if (!word.includes('-') || standard.test(word)) return false;
  if (generatedName.test(word) || templateHash.test(word) || ordinalName.test(word) || mixedCaseName.test(word))
    return true;
  return /^[a-z]/.test(word) && uuidInName.test(word);
}

/** Each piece by itself, so that what is left over after one masking is not seen differently by the next. */
function maskPieces(word: string, separator: string, line: string, at: number): string {
  let offset = at;
  return word
    .split(separator)
    .map((piece, index) => {
      const start = offset;
      offset += piece.length + 1;
      if (index > 0 && separator === ':' && /^\d{1,5}$/.test(piece) && !sourceFile.test(word)) return '<port>';
      return piece === '' ? piece : maskWord(piece, line, start);
    })
    .join(separator);
}

function isCode(word: string, line: string, at: number): boolean {
  if (/^\d\.\d$/.test(word)) return /http\/$/i.test(line.slice(Math.max(0, at - 5), at));
  if (!/^\d{1,3}$/.test(word)) return false;
  return (
    codeBefore.test(line.slice(Math.max(0, at - 24), at)) ||
    (/^[1-5]\d\d$/.test(word) && codeAfter.test(line.slice(at + 3, at + 20)))
  );
}
