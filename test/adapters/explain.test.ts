import { describe, expect, it } from 'vitest';
import { explanation } from '../present/explanations.js';
import { run } from './terminal.js';

const known = explanation.document.id;

describe('explain', () => {
  it('says why a document ranks below another, and what would change that', async () => {
    const { code, out, err, calls } = await run(['explain', 'the gatway drops packets', '--doc', known]);
    expect([code, err, calls.closed]).toEqual([0, '', 1]);
    expect(out).toMatch(/^Two machines have one address\n/);
    expect(out).toContain('rank 2 · score 0.3000');
    expect(out).toContain('Read “gatway” as “gateway”');
    expect(out).toContain('agreement with the title');
    expect(out).toContain('with “ARP” added to the symptom: 0.9000 here, 0.7000 there');
  });

  it('prints JSON', async () => {
    const { code, out } = await run(['explain', 'packets', '--doc', known, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(explanation);
  });

  it('exits with 4 and suggestions for an unknown document', async () => {
    const { code, out, err } = await run(['explain', 'packets', '--doc', 'nowhere']);
    expect([code, out]).toEqual([4, '']);
    expect(err).toMatch(/no document 'nowhere'.*did you mean vip-conflict/);
  });

  it('explains the first match when no document is named', async () => {
    const { code, out, err } = await run(['explain', 'packets']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/confidence: medium \(matched by words in common, but it does not mention\s+“drops”\)/);
  });

  it('exits with 3 when no document is named and none has anything in common', async () => {
    const { code, out, err } = await run(['explain', 'hello'], { engine: { explain: () => null } });
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(/no document has anything in common/);
  });

  it('asks for a symptom', async () => {
    const { code, err } = await run(['explain', '--doc', known]);
    expect(code).toBe(2);
    expect(err).toMatch(/missing TEXT/);
  });
});
