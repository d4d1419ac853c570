import type { Publication, PublishedRecord, RecordPart, RecordStore } from '../../src/index.js';

export interface MemoryStore extends RecordStore {
  /** What was asked, in order; requests that were asked at once stand together. */
  readonly asked: string[];
}

/** The simplest store there is: every document is looked at for every request, and sums are of single precision. */
export function memoryStore(publication: Publication): MemoryStore {
  const records = [...publication.records()].map((record) => ({ ...record, impacts: new Map(record.terms) }));
  const byKey = new Map(records.map((record) => [record.key, record]));
  const asked: string[] = [];
  const scoreOf = ({ impacts }: { impacts: ReadonlyMap<string, number> }, terms: Parameters<RecordStore['best']>[0]) =>
    terms.reduce((sum, { text, weight }) => Math.fround(sum + Math.fround(weight) * (impacts.get(text) ?? 0)), 0);
  const keysOf = (found: readonly PublishedRecord[]) => found.map(({ key }) => key);
  return {
    name: 'memory',
    head: publication.head,
    asked,
    async best(terms, count) {
      asked.push(`best ${count}`);
      const hits = records
        .map((record) => ({ record, score: scoreOf(record, terms) }))
        .filter(({ score }) => score > 0);
      // The order of equal scores is nobody's promise.
      hits.sort((left, right) => right.score - left.score || right.record.document - left.record.document);
      return hits.slice(0, count).map(({ record, score }) => ({ key: record.key, score, row: record.parts.row }));
    },
    async firstHaving(term, most) {
      asked.push('first');
      const having = records.filter(({ impacts }) => impacts.has(term));
      return keysOf(having.slice(0, most));
    },
    async parts(part: RecordPart, keys) {
      asked.push(`${part} of ${keys.length}`);
      return keys.map((key) => byKey.get(key)!.parts[part]);
    },
    async check() {},
    async close() {},
  };
}
