import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, type EvalReport, evaluate } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { belowFloors, figuresOf, floors } from './floors.js';
import { ownBases } from './sets.js';

describe.each(ownBases())('the knowledge base of $name', ({ name, documents, queries }) => {
  let report: EvalReport;
  beforeAll(async () => {
    const folder = folderOf(Object.fromEntries(documents.map(({ path, text }) => [path, text])));
    const engine = await Engine.open({ kb: [folder], cache: false });
    report = evaluate((text, limit) => engine.query(text, { limit }), queries);
  });

  it('is found above its floors', () => {
    expect(belowFloors(floors[name]!, figuresOf(report))).toEqual([]);
    console.info(name, JSON.stringify(figuresOf(report)));
  });
});
