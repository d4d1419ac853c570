/** Half-open offsets in the block's text. */
export type Span = readonly [start: number, end: number];

export interface YamlProblem {
  readonly ruleId: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly span: Span;
  readonly note?: string;
}

/** A place in the block from a range that YAML gives. */
export type Shift = (range: readonly number[]) => Span;

interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly number[];
}

/** What YAML found wrong, in our words, at the place where a person has to look. */
export function malformedYaml(error: YamlError, text: string, shift: Shift): YamlProblem {
  const place = { severity: 'error', span: shift(placeOf(error, text)) } as const;
  if (error.code !== 'DUPLICATE_KEY')
    return {
      ...place,
      ruleId: 'front-matter/yaml',
      message: yamlMessage(error.message),
      note: yamlNote(error.message),
    };
  return {
    ...place,
    ruleId: 'front-matter/duplicate-key',
    message: 'Unexpected second use of a key, expected each key once',
    note: 'The first value is kept. Remove the other, or make one list of both.',
  };
}

function yamlMessage(message: string): string {
  const line = message
    .split('\n')[0]!
    .replace(/ at line \d+.*$/, '')
    .replace(/:$/, '');
  return `Unexpected front matter, expected YAML: ${line}`;
}

/** Where a person has to look: a quote that nothing closes is reported where the block ends. */
function placeOf({ message, pos }: YamlError, text: string): Span {
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  const opening = quote === undefined ? -1 : lastOpening(quote, text);
  return opening < 0 ? [pos[0] ?? 0, pos[1] ?? 0] : [opening, opening + 1];
}

/** The last quote that stands where a value begins. */
function lastOpening(quote: string, text: string): number {
  let found = -1;
  for (const match of text.matchAll(/[:,[{-][ \t]+(["'])/g)) {
    if (match[1] === quote) found = match.index + match[0].length - 1;
  }
  return found;
}

/** What mends it, for what is often wrong. */
function yamlNote(message: string): string {
  if (/^Nested mappings|^Implicit keys/.test(message))
    return 'A value with a colon and a space in it stands in quotes.';
  if (/[Ii]ndent/.test(message)) return 'Items of one list or mapping begin in one column, with spaces and no tabs.';
  return 'A value that begins with a sign, or holds `: ` or ` #`, stands in quotes; a quote is closed.';
}
