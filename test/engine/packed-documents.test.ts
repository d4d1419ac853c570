import { serialize, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../bench/ticket-generator.mjs';
import { analysisFor } from '../../src/engine/analyze/analysis.js';
import { analyzeFiles } from '../../src/engine/analyze/analyze-files.js';
import { type PackedDocument, unpackDocuments } from '../../src/engine/analyze/packed-document.js';
import { readSources } from '../../src/read/index.js';
import { folderOf } from '../support/folder.js';

/** On average a ticket has 780 bytes, and its records in a snapshot have 2,100. */
const bytesOfTicket = 3_900;

describe('documents that wait until all are analyzed', () => {
  let packed: PackedDocument[];
  beforeAll(async () => {
    const folder = folderOf({
      'tickets.jsonl': [...tickets({ count: 100 })].map((each) => JSON.stringify(each)).join('\n'),
    });
    const { settings, cache } = await analysisFor({ paths: [folder], cache: false, project: folder });
    const { files } = await readSources([folder]);
    packed = await analyzeFiles(files, settings, cache);
    expect(files).toEqual([]);
  });

  it('need little more memory than their records in a snapshot and what is indexed', () => {
    expect(serialize(packed).length / packed.length).toBeLessThan(bytesOfTicket);
  });

  it('need no more when each of a large collection has been read', () => {
    const documents = unpackDocuments(Array.from({ length: 50 }, () => packed.map((each) => ({ ...each }))).flat());
    const before = usedMemory();
    for (const { head, indexed } of documents) {
      expect(head.symptoms.length).toBeGreaterThan(0);
      expect(head.facts.anchors.length).toBeGreaterThan(0);
      expect(indexed.terms.length).toBeGreaterThan(0);
    }
    expect((usedMemory() - before) / documents.length).toBeLessThan(bytesOfTicket / 4);
  });
});

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
