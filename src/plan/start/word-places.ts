const isWordUnit = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
/** Of a folded text. */
export const isLetter = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const fullStop = 0x2e;
const firstHan = 0x2e80;
const han = /^\p{Script=Han}$/u;

/**
 * Where the words of a folded text stand, start and end of each in turn: letters and digits, also with full stops between
 * them (`v1.28`), and runs of Han characters.
 */
export function wordPlaces(folded: string): number[] {
  const places: number[] = [];
  for (let index = 0; index < folded.length; ) {
    const end = isWordUnit(folded.charCodeAt(index)) ? latinEnd(folded, index) : hanEnd(folded, index);
    if (end > index) places.push(index, end);
    index = Math.max(end, index + 1);
  }
  return places;
}

/** Where the next word begins from a place on, or the end of the text. */
export function nextWord(folded: string, from: number): number {
  let index = from;
  while (index < folded.length && !isWordUnit(folded.charCodeAt(index)) && hanEnd(folded, index) === index) index++;
  return index;
}

function latinEnd(text: string, start: number): number {
  let index = start;
  for (;;) {
    while (isWordUnit(text.charCodeAt(index))) index++;
    if (text.charCodeAt(index) !== fullStop || !isWordUnit(text.charCodeAt(index + 1))) return index;
    index++;
  }
}

function hanEnd(text: string, start: number): number {
  let index = start;
  for (;;) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x4e00 && unit <= 0x9fff) index++;
    else if (!(unit >= firstHan)) return index;
    else {
      const character = String.fromCodePoint(text.codePointAt(index)!);
      if (!han.test(character)) return index;
      index += character.length;
    }
  }
}

/**
 * Where what may be an identifier stands in a folded text, in the same way: a letter, then letters and digits, also with
 * `_`, `.` or `-` between them.
 */
export function identifierPlaces(folded: string): number[] {
  const places: number[] = [];
  for (let index = 0; index < folded.length; index++) {
    if (!isLetter(folded.charCodeAt(index))) continue;
    const start = index;
    index = identifierEnd(folded, start);
    places.push(start, index);
  }
  return places;
}

function identifierEnd(text: string, start: number): number {
  let index = start;
  for (;;) {
    while (isWordUnit(text.charCodeAt(index))) index++;
    if (!joins(text.charCodeAt(index)) || !isWordUnit(text.charCodeAt(index + 1))) return index;
    index++;
  }
}

/** `_ . -` */
const joins = (unit: number): boolean => unit === 0x5f || unit === fullStop || unit === 0x2d;
