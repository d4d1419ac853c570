/** Numbers of the columns of a packed document, by the kind of record that they are of. */
export const columns = {
  ...{ document: 0, section: 1, block: 2, link: 3, item: 4, step: 5, command: 6, placeholder: 7, expectation: 8 },
  ...{ branch: 9, rest: 10, hash: 11 },
} as const;

/** Ids that count, each from the last of its kind. */
export const counters = { section: 0, step: 1, stepSection: 2 } as const;

/** What numbers in a pack stand for. Appending is compatible; reordering needs a new format version. */
export const codeLanguages = [
  '',
  'bash',
  'yaml',
  'text',
  'sh',
  'shell',
  'json',
  'console',
  'sql',
  'go',
  'python',
  'promql',
];
