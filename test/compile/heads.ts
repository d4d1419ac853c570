import type { Document } from '../../src/model/index.js';
import type { DocumentHead } from '../../src/snapshot/index.js';

const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };

export const item = (text: string, line = 1) => ({ text, range: { ...range, start: { line, column: 1, offset: 0 } } });

/** The head of a document that says nothing but what the test says. */
export function head(path: string, rest: Partial<DocumentHead> = {}): DocumentHead {
  return {
    id: path.replace(/\.md$/, ''),
    kind: 'workflow',
    kindReason: '',
    dialect: 'canonical',
    title: path,
    path,
    language: 'en',
    hash: path,
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
    steps: 0,
    commands: 0,
    signatures: [],
    sources: [],
    workflow: null,
    branch: null,
    related: [],
    owners: [],
    date: null,
    status: null,
    references: [],
    ...rest,
  };
}

/** A document with nothing but what is given. */
export function document(path: string, rest: Partial<Document> = {}): Document {
  const { references: _references, steps: _steps, commands: _commands, ...known } = head(path);
  return { ...known, sections: [], links: [], steps: [], ...rest };
}
