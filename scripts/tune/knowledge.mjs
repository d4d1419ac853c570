// Documents are understood once, however many sets ask them; parameters of the text index are tried without understanding
// them again.

/** What was understood so far, by path and contents. One dictionary numbers the terms of all. */
export class Understood {
  #units = new Map();

  /** @param {object} library the built package's rooms */
  constructor(library) {
    this.library = library;
    this.dictionary = new library.TermDictionary();
  }

  /** @param {readonly object[]} files as readSources gives them */
  async of(files) {
    const keyOf = ({ path, hash }) => `${path}\0${hash}`;
    const fresh = files.filter((file) => !this.#units.has(keyOf(file)));
    const units = await this.library.understandAll(fresh, this.dictionary, { workers: 1 });
    fresh.forEach((file, index) => {
      this.#units.set(keyOf(file), units[index]);
    });
    return files.map((file) => this.#units.get(keyOf(file)));
  }

  /**
   * @param {readonly string[]} paths folders of documents
   * @returns {Promise<(text?: object) => object>} makes Knowledge with these parameters of the text index, or those shipped
   */
  async knowledgeOf(paths) {
    const { library, dictionary } = this;
    const { files } = await library.readSources(paths);
    const units = await this.of(files);
    const { bytes } = library.assembleSnapshot({ units, dictionary, diagnostics: [], writer: 'tune' });
    const counts = units.map((unit) => unit.counts);
    let known = { text: library.textParameters, postings: null };
    return (text = library.textParameters) => {
      const knowledge = new library.Knowledge(new library.SnapshotReader(bytes, library.nodePlatform));
      if (text === library.textParameters) return knowledge;
      if (text !== known.text) {
        const index = library.buildTextIndex(counts, dictionary, text);
        known = { text, postings: library.packPostings(index, units.length) };
      }
      return Object.assign(knowledge, { postings: new library.Postings(known.postings, units.length) });
    };
  }
}
