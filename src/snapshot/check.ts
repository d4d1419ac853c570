import { arrayTypeOf, type SectionData, type SectionEntry } from './format.js';

/** Sections with offsets → the sections whose elements they divide into lists. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'term.offsets': ['term.bytes'],
  'post.offsets': ['post.documents', 'post.impacts', 'post.fields'],
  'keyText.documents': ['keyText.kinds', 'keyText.lines', 'keyText.weights'],
  'keyText.textsAt': ['keyText.texts'],
  'signature.wordOffsets': ['signature.words'],
  'signature.keyOffsets': ['signature.keySignatures'],
  'signature.documentOffsets': ['signature.documents', 'signature.lines'],
  ...ofTriggers((record) => ({
    foldedOffsets: [`${record}.phrases.at`, `${record}.phraseCased`, `${record}.phraseDocuments`],
    memberOffsets: [`${record}.members`],
    regexOffsets: [`${record}.regexRules`],
  })),
  'lexicon.offsets': ['lexicon.groups'],
  'edge.at': ['edge.to', 'edge.kind'],
  'meaning.documents': ['meaning.kinds', 'meaning.lines', 'meaning.scales'],
};

/** Sections with one element for each list of a section with offsets. */
const parallel: Readonly<Record<string, readonly string[]>> = {
  'post.offsets': ['term.offsets', 'keyText.textsAt'],
  'signature.wordOffsets': ['signature.documentOffsets', 'signature.weights'],
  'signature.keyOffsets': ['signature.keys'],
  ...ofTriggers((record) => ({
    foldedOffsets: [`${record}.folded.at`],
    memberOffsets: [`${record}.phraseDocuments`],
    regexOffsets: [`${record}.regexes.at`, `${record}.regexDocuments`],
  })),
  'edge.at': ['node.label.at', 'node.kind'],
  'doc.id.at': [
    'doc.path.at',
    'doc.title.at',
    'doc.kind',
    'doc.priority',
    'doc.at',
    'doc.sections.at',
    'doc.source.at',
    'keyText.documents',
    'meaning.documents',
  ],
};

/** What holds for the triggers, holds for the excludes. */
function ofTriggers(
  rows: (record: string) => Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const named = ['trigger', 'exclude'].flatMap((record) =>
    Object.entries(rows(record)).map(([member, sections]) => [`${record}.${member}`, sections] as const),
  );
  return Object.fromEntries(named);
}

interface Sections {
  readonly sections: Iterable<SectionEntry>;
  array(name: string, type: never): SectionData;
}

/**
 * Checksums detect damage, but a snapshot with right checksums may have been made by another program: every list must lie
 * within its section.
 * @returns what is wrong, or null
 */
export function checkLists(snapshot: Sections): string | null {
  const arrays = new Map<string, SectionData>();
  for (const [name, type] of snapshot.sections) arrays.set(name, snapshot.array(name, arrayTypeOf(type) as never));
  const countOf = (name: string): number | undefined => {
    const array = arrays.get(name);
    return array && array.length - (isOffsets(name) ? 1 : 0);
  };
  for (const [name, offsets] of arrays) {
    if (!isOffsets(name)) continue;
    if (offsets[0] !== 0 || offsets.some((offset, index) => index > 0 && offset < offsets[index - 1]!))
      return `section "${name}"`;
    const divided = lists[name] ?? [name.slice(0, -'.at'.length)];
    for (const section of divided)
      if (arrays.has(section) && countOf(section) !== offsets.at(-1)) return `the length of section "${section}"`;
    for (const section of parallel[name] ?? [])
      if (arrays.has(section) && countOf(section) !== offsets.length - 1) return `the length of section "${section}"`;
  }
  return null;
}

const isOffsets = (name: string): boolean => name.endsWith('.at') || Object.hasOwn(lists, name);
