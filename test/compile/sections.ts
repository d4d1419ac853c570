import { assembleSnapshot, compileDocument, domainConcepts, TermReader } from '../../src/compile/index.js';
import { lowerDocument } from '../../src/lower/index.js';
import { parseDocument } from '../../src/parse/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { decodeJson, decodeProcedure, decodeSections, SnapshotReader } from '../../src/snapshot/index.js';
import { shipped } from '../../src/vocabulary/index.js';

const concepts = domainConcepts(shipped);
const reader = new TermReader(concepts, shipped);

/** All sections of the snapshot of some documents, decoded. */
export function sectionsOf(files: Readonly<Record<string, string>>, input: object = {}): Record<string, unknown> {
  const documents = Object.entries(files)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([path, text]) => {
      const file = {
        path,
        text,
        encoding: 'utf-8',
        hash: `hash of ${text}`,
        bytes: text.length,
        diagnostics: [],
      } as const;
      const { document, diagnostics } = lowerDocument(parseDocument(file));
      return compileDocument(document, diagnostics, reader);
    });
  const { snapshot: file, meta } = assembleSnapshot({ documents, concepts, diagnostics: [], writer: 'test', ...input });
  const snapshot = new SnapshotReader(file.toBytes(), nodePlatform);
  const blobs = (name: string, decode: (blob: Uint8Array) => unknown) =>
    documents.map((_, at) => decode(snapshot.blob(name, at)));
  const names = [...snapshot.sections].map(([name]) => name.split('.')[0]!);
  const records = [...new Set(names)].filter((name) => !['meta', 'doc', 'vocabulary', 'diagnostics'].includes(name));
  const columns = ['kind', 'language', 'priority', 'lines', 'general', 'translation', 'duplicate'];
  const { doc, ...rest } = Object.fromEntries(
    ['doc', ...records].map((name) => [name, snapshot.record<Record<string, unknown>>(name)]),
  );
  return {
    meta: [meta, snapshot.has('vocabulary'), decodeJson(snapshot.array('diagnostics', Uint8Array), nodePlatform)],
    ...rest,
    columns: columns.map((name) => doc![name]),
    names: ['id', 'path', 'title'].map((name) => doc![name]),
    procedures: blobs('doc', (blob) => decodeProcedure(blob, nodePlatform)),
    sections: blobs('doc.sections', (blob) => decodeSections(blob, nodePlatform)),
    compiled: documents.map(({ head, indexed: { substance, solution, ...indexed }, fieldLines, diagnostics }) => {
      return { head, ...indexed, fieldLines, substance, solution, diagnostics };
    }),
  };
}
