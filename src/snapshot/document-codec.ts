import type { Block, Document, Link, Section, Signature, TextItem, Trigger, VersionRange } from '../model/index.js';
import { fromHex, toHex } from '../platform/index.js';
import {
  aside,
  type Codec,
  counted,
  flag,
  framed,
  json,
  list,
  nullable,
  outerRange,
  range,
  record,
  text,
  whole,
  word,
} from './codec.js';
import { codeLanguages, columns, counters } from './columns.js';
import { step } from './step-codec.js';
import { documentKinds, languages } from './tables.js';

// Numbers in a pack stand for these words. Appending is compatible; reordering needs a new format version.
const sectionKinds = [
  ...['other', 'preamble', 'overview', 'symptoms', 'impact', 'cause', 'diagnosis', 'resolution', 'workaround'],
  ...['verification', 'prevention', 'environment', 'prerequisites', 'branches', 'decision-tree', 'known-causes'],
  ...['not-applicable', 'history', 'faq', 'reference', 'related', 'summary', 'monitoring'],
] as const satisfies readonly Section['kind'][];
const blockKinds = [
  ...['paragraph', 'list-item', 'code', 'table-row', 'quote', 'html', 'definition', 'image'],
] as const satisfies readonly Block['kind'][];
const linkKinds = ['external', 'relative', 'anchor', 'wiki', 'image'] as const;
const dialects = ['article', 'alauda-record', 'canonical', 'prometheus-runbook', 'runbook-note', 'collapsed'];

/** Why a document is of its kind, as it is mostly said. */
const kindReason = framed(
  [
    ...['shape: an alert page with diagnosis and mitigation', 'shape: a cause and its resolution'],
    'shape: neither ordered diagnostic steps nor a cause with its resolution',
    ...['shape: ordered diagnostic steps with commands', 'front matter: kind ', 'front matter: tag ', 'folder: '],
  ],
  [', without ordered diagnostic steps', ', with ordered diagnostic steps', '/'],
);
/** Cells as the parts of the row's text, where that is all they are. */
const cells: Codec<readonly string[]> = {
  write(pack, column, value) {
    const row = pack.texts.last;
    const joined = value.join(' | ') === row && row.split(' | ').length === value.length;
    column.byte(joined ? 0 : 1);
    if (!joined) otherCells.write(pack, column, value);
  },
  read: (pack, column) => (column.byte() === 0 ? pack.texts.last.split(' | ') : otherCells.read(pack, column)),
};
const otherCells = aside(list(text));

const block = record<Block>(
  columns.block,
  {
    kind: word(blockKinds),
    text,
    depth: whole,
    ordinal: nullable(whole),
    language: word(codeLanguages),
    cells,
    header: flag,
    range,
  },
  ['ordinal', 'language', 'cells', 'header'],
);

const section = record<Section>(columns.section, {
  id: counted('section-', counters.section, true),
  parent: counted('section-', counters.section, false),
  kind: word(sectionKinds),
  heading: text,
  level: whole,
  blocks: list(block),
  range: outerRange,
});

const link = record<Link>(columns.link, { kind: word(linkKinds), text, target: text, range });
const item = record<TextItem>(columns.item, { text, range });
const signature = record<Signature>(columns.item, { text, masked: text, range });

const trigger = record<Trigger>(columns.rest, {
  source: text,
  any: list(text),
  all: list(text),
  not: list(text),
  regex: nullable(text),
  weight: json(),
  cased: flag,
  range,
});

const bound = nullable(list(whole));
const versionRange = record<VersionRange>(columns.rest, {
  source: text,
  ranges: list(record<VersionRange['ranges'][number]>(columns.rest, { from: bound, to: bound })),
});

/** SHA-256 in hexadecimal digits. */
const hash: Codec<string> = {
  write(pack, column, value) {
    const known = /^[0-9a-f]{64}$/.test(value);
    column.byte(known ? 1 : 0);
    if (known) pack.record(columns.hash).bytes(fromHex(value));
    else pack.texts.write(value);
  },
  read(pack, column) {
    if (column.byte() === 0) return pack.texts.read();
    const own = pack.record(columns.hash);
    return toHex(Uint8Array.from({ length: 32 }, () => own.byte()));
  },
};

/** What a snapshot says of a document elsewhere. */
export type DocumentNames = Pick<Document, 'id' | 'title' | 'path'>;
export type StoredRest = Omit<Document, keyof DocumentNames | 'sections' | 'links' | 'steps'>;

const rest = record<StoredRest>(columns.document, {
  kind: word(documentKinds),
  kindReason,
  dialect: word(dialects),
  language: word(languages),
  hash,
  priority: whole,
  triggers: list(trigger),
  symptoms: list(item),
  category: nullable(text),
  components: list(text),
  products: list(text),
  versions: list(versionRange),
  signatures: list(signature),
  causes: list(item),
  resolutions: list(item),
  workarounds: list(item),
  sources: list(text),
  workflow: nullable(text),
  branch: nullable(text),
  related: list(text),
  date: nullable(text),
  status: nullable(text),
});

export const documentCodecs = { sections: list(section), links: list(link), steps: list(step), rest };
