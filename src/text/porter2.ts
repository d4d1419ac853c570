/**
 * The English stemmer of Snowball (Porter2, https://snowballstem.org/algorithms/english/stemmer.html) for lower-case
 * ASCII words without apostrophes. `Y` stands for a y that is a consonant, as in the published description.
 */
export function porter2(word: string): string {
  if (word.length <= 2) return word;
  const exception = exceptions.get(word);
  if (exception !== undefined) return exception;
  const marked = markConsonantY(word);
  const { first, second } = regions(marked);
  const plural = stripPlural(marked);
  if (invariants.has(plural)) return plural;
  let stem = stripPast(plural, first);
  if (stem.length > 2 && /[yY]$/.test(stem) && !isVowel(stem.charCodeAt(stem.length - 2)))
    stem = `${stem.slice(0, -1)}i`;
  stem = shortenSuffix(stem, first);
  stem = dropDerivation(stem, first, second);
  stem = dropSuffix(stem, second);
  stem = dropFinal(stem, first, second);
  return stem.includes('Y') ? stem.toLowerCase() : stem;
}

const exceptions: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word) => [word, word] as const),
]);

const invariants: ReadonlySet<string> = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

/** a, e, i, o, u and the vowel y. */
function isVowel(unit: number): boolean {
  return unit === 0x61 || unit === 0x65 || unit === 0x69 || unit === 0x6f || unit === 0x75 || unit === 0x79;
}

function hasVowel(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (isVowel(text.charCodeAt(index))) return true;
  return false;
}

function markConsonantY(word: string): string {
  if (!word.includes('y')) return word;
  let result = '';
  for (let index = 0; index < word.length; index++) {
    const consonant = word[index] === 'y' && (index === 0 || isVowel(result.charCodeAt(index - 1)));
    result += consonant ? 'Y' : word[index];
  }
  return result;
}

/** The regions R1 and R2: where they begin. */
function regions(word: string): { first: number; second: number } {
  const prefix = /^(?:gener|commun|arsen)/.exec(word);
  const first = prefix ? prefix[0].length : afterVowelConsonant(word, 0);
  return { first, second: afterVowelConsonant(word, first) };
}

function afterVowelConsonant(word: string, from: number): number {
  let index = from;
  while (index < word.length && !isVowel(word.charCodeAt(index))) index++;
  while (index < word.length && isVowel(word.charCodeAt(index))) index++;
  return Math.min(index + 1, word.length);
}

function endsInShortSyllable(word: string): boolean {
  const { length } = word;
  const at = (back: number) => word.charCodeAt(length - back);
  if (length === 2) return isVowel(at(2)) && !isVowel(at(1));
  if (length < 3 || isVowel(at(1)) || !isVowel(at(2)) || isVowel(at(3))) return false;
  return !'wxY'.includes(word[length - 1]!);
}

function stripPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ied') || word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1);
  if (word.endsWith('us') || word.endsWith('ss') || !word.endsWith('s')) return word;
  return hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function stripPast(word: string, first: number): string {
  const suffix = /(?:eedly|eed|ingly|edly|ing|ed)$/.exec(word)?.[0];
  if (suffix === undefined) return word;
  const stem = word.slice(0, -suffix.length);
  if (suffix.startsWith('ee')) return stem.length >= first ? `${stem}ee` : word;
  if (!hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1);
  return first >= stem.length && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

/** Step 2: suffix in R1 → its replacement; the longest suffix decides. */
const shorter: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['tional', 'tion'],
  ['lessli', 'less'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['fulli', 'ful'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];

function shortenSuffix(word: string, first: number): string {
  for (const [suffix, replacement] of shorter) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    if (stem.length < first) return word;
    if (suffix === 'ogi' && !stem.endsWith('l')) return word;
    if (suffix === 'li' && !/[cdeghkmnrt]$/.test(stem)) return word;
    return stem + replacement;
  }
  return word;
}

/** Step 3: suffix in R1 → its replacement. */
const derivations: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

function dropDerivation(word: string, first: number, second: number): string {
  for (const [suffix, replacement] of derivations) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return stem.length < (suffix === 'ative' ? second : first) ? word : stem + replacement;
  }
  return word;
}

/** Step 4: suffixes that fall when they stand in R2, longest first. */
const suffixes = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
];

function dropSuffix(word: string, second: number): string {
  for (const suffix of suffixes) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return stem.length < second || (suffix === 'ion' && !/[st]$/.test(stem)) ? word : stem;
  }
  return word;
}

function dropFinal(word: string, first: number, second: number): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) {
    return stem.length >= second || (stem.length >= first && !endsInShortSyllable(stem)) ? stem : word;
  }
  return word.endsWith('ll') && stem.length >= second ? stem : word;
}
