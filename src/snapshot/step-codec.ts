import type { Branch, Command, Expectation, Placeholder, Step } from '../model/index.js';
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

// Numbers in a pack stand for these words. Appending is compatible; reordering needs a new format version.
const phases = ['diagnosis', 'resolution', 'workaround', 'verification', 'other'] as const;
const effects = ['read', 'change', 'destroy', 'unknown'] as const;
const verdicts = ['normal', 'warning', 'abnormal'] as const;
const targets = ['step', 'section', 'document', 'resolution', 'unresolved'] as const;
const placeholderTypes = [
  ...['name', 'namespace', 'ip', 'cidr', 'mac', 'port', 'path', 'label', 'image', 'url', 'version', 'number'],
  ...['duration', 'resource', 'text'],
] as const satisfies readonly Placeholder['type'][];
const contexts = ['bare', 'single-quoted', 'double-quoted', 'here-document', 'other'] as const;

/** A long title is cut. */
const stepTitle = framed([], ['…']);

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
type StoredCommand = Omit<Command, 'id' | 'segments' | 'problem'>;
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

export const step = record<StoredStep>(columns.step, {
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
