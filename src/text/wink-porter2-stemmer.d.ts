declare module 'wink-porter2-stemmer' {
  /** The stem of a lower-case English word (https://snowballstem.org/algorithms/english/stemmer.html). */
  const stem: (word: string) => string;
  export default stem;
}
