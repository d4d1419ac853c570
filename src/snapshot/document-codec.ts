import type {
  Block,
  Branch,
  Command,
  Document,
  Expectation,
  Link,
  Placeholder,
  Section,
  Signature,
  Step,
  TextItem,
  Trigger,
  VersionRange,
} from '../model/index.js';
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
const phases = ['diagnosis', 'resolution', 'workaround', 'verification', 'other'] as const;
const effects = ['read', 'change', 'destroy', 'unknown'] as const;
const verdicts = ['normal', 'warning', 'abnormal'] as const;
const targets = ['step', 'section', 'document', 'resolution', 'unresolved'] as const;
const placeholderTypes = [
  ...['name', 'namespace', 'ip', 'cidr', 'mac', 'port', 'path', 'label', 'image', 'url', 'version', 'number'],
  ...['duration', 'resource', 'text'],
] as const satisfies readonly Placeholder['type'][];
const contexts = ['bare', 'single-quoted', 'double-quoted', 'here-document', 'other'] as const;
const codeLanguages = ['', 'bash', 'yaml', 'text', 'sh', 'shell', 'json', 'console', 'sql', 'go', 'python', 'promql'];
const dialects = ['article', 'alauda-record', 'canonical', 'prometheus-runbook', 'runbook-note', 'collapsed'];

const columns = {
  ...{ document: 0, section: 1, block: 2, link: 3, item: 4, step: 5, command: 6, placeholder: 7, expectation: 8 },
  ...{ branch: 9, rest: 10, hash: 11 },
} as const;
const counters = { section: 0, step: 1, stepSection: 2 } as const;

/** Why a document is of its kind, as it is mostly said. */
const kindReason = framed(
  [
    ...['shape: an alert page with diagnosis and mitigation', 'shape: a cause and its resolution'],
    'shape: neither ordered diagnostic steps nor a cause with its resolution',
    ...['shape: ordered diagnostic steps with commands', 'front matter: kind ', 'front matter: tag ', 'folder: '],
  ],
  [', without ordered diagnostic steps', ', with ordered diagnostic steps', '/'],
);
/** A long title is cut. */
const stepTitle = framed([], ['…']);

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

/** What most placeholders are called: their letters. */
const plainName = (raw: string): string => {
  const name = raw.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.slice(name.startsWith('-') ? 1 : 0, name.endsWith('-') ? -1 : undefined);
};

const placeholderRest = record<Pick<Placeholder, 'type' | 'resource' | 'context'>>(columns.placeholder, {
  type: word(placeholderTypes),
  resource: nullable(text),
  context: word(contexts),
});

/** A part of the command's text, which is the last text, with a name that mostly follows from it. */
const placeholder: Codec<Placeholder> = {
  write(pack, _, value) {
    const column = pack.record(columns.placeholder);
    const command = pack.texts.last;
    const written = command.slice(value.start, value.end) === value.raw;
    const plain = plainName(value.raw) === value.name;
    column.byte((written ? 0 : 1) + (plain ? 0 : 2));
    column.number(value.start);
    column.number(value.end - value.start);
    if (!written) pack.texts.write(value.raw);
    if (!plain) pack.texts.write(value.name);
    placeholderRest.write(pack, column, value);
    pack.texts.last = command;
  },
  read(pack) {
    const column = pack.record(columns.placeholder);
    const command = pack.texts.last;
    const spelled = column.byte();
    const start = column.number();
    const end = start + column.number();
    const raw = (spelled & 1) === 0 ? command.slice(start, end) : pack.texts.read();
    const name = (spelled & 2) === 0 ? plainName(raw) : pack.texts.read();
    const { type, resource, context } = placeholderRest.read(pack, column);
    pack.texts.last = command;
    return { name, raw, type, resource, start, end, context };
  },
};

/** A command without what follows from the rest: its id from its place, its segments from its text. */
export type StoredCommand = Omit<Command, 'id' | 'segments' | 'problem'>;
export type StoredStep = Omit<Step, 'commands'> & { readonly commands: readonly StoredCommand[] };

const commandFields = {
  text,
  language: word(codeLanguages),
  description: aside(text),
  range,
  effect: word(effects),
  interactive: flag,
  placeholders: list(placeholder),
  problem: aside(json<{ readonly message: string; readonly start: number }>()),
};
const command = record<StoredCommand>(columns.command, commandFields, ['problem' as keyof StoredCommand]);

const expectation = record<Expectation>(columns.expectation, {
  verdict: word(verdicts),
  text,
  condition: aside(nullable(json())),
  range,
});

const branch = record<Branch>(columns.branch, {
  when: text,
  to: text,
  toKind: word(targets),
  text,
  range,
});

const step = record<StoredStep>(columns.step, {
  id: counted('step-', counters.step, true),
  parent: counted('step-', counters.step, false),
  number: whole,
  title: stepTitle,
  text,
  phase: word(phases),
  section: counted('section-', counters.stepSection, true),
  commands: list(command),
  expectations: list(expectation),
  branches: list(branch),
  range: outerRange,
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
    if (known) pack.record(columns.hash).bytes(Buffer.from(value, 'hex'));
    else pack.texts.write(value);
  },
  read(pack, column) {
    if (column.byte() === 0) return pack.texts.read();
    const own = pack.record(columns.hash);
    return Buffer.from(Array.from({ length: 32 }, () => own.byte())).toString('hex');
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
