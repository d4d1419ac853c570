import type { Command, Document, Range, Section, Step } from '../../src/model/index.js';
import { parseDocument } from '../../src/parse/index.js';
import type { FrontMatterPlaces } from '../../src/validate/index.js';

/** A range on one line, for fixtures whose place matters only by its line. */
export const line = (number: number): Range => ({
  start: { line: number, column: 1, offset: 0 },
  end: { line: number, column: 2, offset: 1 },
});

const heading: Section = {
  id: 'section-1',
  parent: null,
  kind: 'other',
  heading: 'Subnet runs out of addresses',
  level: 1,
  blocks: [{ kind: 'paragraph', text: 'The pool of the subnet is used up.', depth: 0, range: line(3) }],
  range: line(1),
};

/** A document that no rule has anything to say about, changed by what a test is about. */
export function document(changes: Partial<Document> = {}): Document {
  return {
    id: 'subnet-full',
    kind: 'workflow',
    kindReason: 'front matter',
    dialect: 'canonical',
    title: 'Subnet runs out of addresses',
    path: 'workflows/subnet-full.md',
    language: 'en',
    hash: '0'.repeat(64),
    category: null,
    priority: 999,
    triggers: [],
    symptoms: [],
    causes: [],
    resolutions: [],
    workarounds: [],
    components: [],
    products: [],
    versions: [],
    sections: [heading],
    steps: [],
    signatures: [],
    links: [],
    sources: [],
    workflow: null,
    branch: null,
    related: [],
    date: null,
    status: null,
    ...changes,
  };
}

export const section = (changes: Partial<Section>): Section => ({ ...heading, ...changes });

export function stepWith(command: string): Step {
  const one: Command = {
    id: 'step-1.1',
    text: command,
    language: 'bash',
    description: '',
    effect: 'read',
    interactive: false,
    placeholders: [],
    segments: [],
    range: line(9),
  };
  return {
    id: 'step-1',
    parent: null,
    number: 1,
    title: 'Look',
    text: '',
    phase: 'diagnosis',
    section: 'section-1',
    commands: [one],
    expectations: [],
    branches: [],
    range: line(8),
  };
}

/** Front matter with real places, read from YAML lines. */
export function frontMatter(...lines: string[]): FrontMatterPlaces {
  const text = ['---', ...lines, '---', '', '# Subnet runs out of addresses', ''].join('\n');
  return parseDocument({
    path: 'a.md',
    text,
    encoding: 'utf-8',
    hash: '',
    bytes: Buffer.byteLength(text),
    diagnostics: [],
  }).frontMatter;
}

/** Front matter of a document that has none. */
export const noFrontMatter: FrontMatterPlaces = {
  present: false,
  data: Object.create(null) as Record<string, unknown>,
  values: new Map(),
  keys: new Map(),
  range: null,
};
