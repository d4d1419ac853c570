import { lowerDocument } from '../../src/lower/index.js';
import type { Command, Diagnostic, Document, Range, Section, Step } from '../../src/model/index.js';
import { parseDocument } from '../../src/parse/index.js';
import {
  type CollectionMember,
  collectFacts,
  type FrontMatterPlaces,
  type Surroundings,
  validateCollection,
  validateDocument,
} from '../../src/validate/index.js';

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
    title: 'Addresses run out',
    path: 'workflows/subnet-full.md',
    language: 'en',
    hash: '0'.repeat(64),
    category: null,
    priority: 999,
    triggers: [],
    excludes: [],
    starts: [],
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
    owners: [],
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

/** What the rules about one document find in a piece of one: that its other parts are missing goes without saying. */
export const validate = (about: Document, places: FrontMatterPlaces = noFrontMatter): Diagnostic[] =>
  validateDocument(about, { frontMatter: places }).filter(({ ruleId }) => ruleId !== 'document/missing-section');

/** A knowledge base in which names are found by id, path and file name, and no file lies beside the documents. */
export function surroundingsOf(members: readonly Pick<CollectionMember, 'id' | 'path'>[]): Surroundings {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return {
    resolve: (target) => {
      const [bare = ''] = target.split('#', 1);
      return members.find(({ id, path }) => id === bare || path === bare || name(path) === name(bare))?.path ?? null;
    },
    hasFile: () => false,
  };
}

/** What the rules about the collection find in documents. */
export function validateAll(documents: readonly Document[]): Diagnostic[] {
  const members = documents.map((each) => ({ ...each, facts: collectFacts(each, noFrontMatter) }));
  return validateCollection(members, surroundingsOf(members));
}

/** Files as a knowledge base: path → text. */
export function validateFiles(files: Readonly<Record<string, string>>): Diagnostic[] {
  const members = Object.entries(files).map(([path, text]) => {
    const parsed = parse(path, text);
    const { document: lowered } = lowerDocument(parsed);
    return { ...lowered, facts: collectFacts(lowered, parsed.frontMatter, parsed.text) };
  });
  return validateCollection(members, surroundingsOf(members));
}

/** A text as a file: what parsing, lowering and the rules about one document find. */
export function validateText(text: string, path = 'workflows/a.md'): Diagnostic[] {
  const parsed = parse(path, text);
  const { document: lowered, diagnostics } = lowerDocument(parsed);
  return [...diagnostics, ...validateDocument(lowered, { frontMatter: parsed.frontMatter, text: parsed.text })];
}

export const parse = (path: string, text: string) =>
  parseDocument({ path, text, encoding: 'utf-8', hash: path, bytes: Buffer.byteLength(text), diagnostics: [] });
