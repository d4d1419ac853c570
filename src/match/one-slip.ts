const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** The words from which two neighbouring letters in the wrong order lead to this one; the first two letters included. */
export function* withoutSwap(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at++) {
    if (word[at] !== word[at + 1]) yield word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  }
}

/** The words with one letter more or less; the first letter and the last are taken to be right. */
export function* withOneMoreOrLess(word: string): Generator<string> {
  for (let at = 1; at + 1 < word.length; at++) {
    if (word[at] !== word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
  for (let at = 1; at < word.length; at++) {
    for (const letter of alphabet) if (letter !== word[at - 1]) yield word.slice(0, at) + letter + word.slice(at);
  }
}
