import { describe, expect, it } from 'vitest';
import type { DiagnosisJson } from '../../../src/adapters/http/diagnosis-json.js';
import { Rehearsal } from '../../../src/adapters/http/rehearsal.js';
import type { Diagnosis } from '../../../src/index.js';

function asked(rehearsal: Rehearsal, ended = () => false) {
  const texts: string[] = [];
  const query = (text: string) => {
    texts.push(text);
    return {} as Diagnosis;
  };
  const json = { bytesOf: () => Buffer.alloc(0) } as unknown as DiagnosisJson;
  return rehearsal.run({ query }, { json, closing: ended }).then(() => texts);
}

describe('before a new version takes over', () => {
  it('it is asked what was asked last, each once, and no whole log', async () => {
    const rehearsal = new Rehearsal();
    for (let number = 0; number < 300; number++) rehearsal.note(`q${number}`);
    rehearsal.note('x'.repeat(2_000));
    const texts = await asked(rehearsal);
    expect([...texts].sort()).toEqual(Array.from({ length: 256 }, (_, index) => `q${44 + index}`).sort());
  });

  it('nothing was asked, nothing is waited for', async () => {
    expect(await asked(new Rehearsal())).toEqual([]);
  });

  it('it is asked no more when the server ends', async () => {
    const rehearsal = new Rehearsal();
    for (let number = 0; number < 10; number++) rehearsal.note(`q${number}`);
    let looks = 0;
    expect(await asked(rehearsal, () => ++looks > 3)).toHaveLength(3);
  });
});
