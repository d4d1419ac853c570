import { describe, expect, it } from 'vitest';
import { explanation } from '../present/explanations.js';
import { run } from './terminal.js';

const known = explanation.document.id;

describe('explain', () => {
  it('says why a document ranks below another, and what would change that', async () => {
    const { code, out, err, calls } = await run(['explain', 'the gatway drops packets', '--doc', known]);
    expect([code, err, calls.closed]).toEqual([0, '', 1]);
    expect(out).toMatch(/^Two machines have one address\n/);
    expect(out).toContain('place 2 · score 0.3000');
    expect(out).toContain('Read "gatway" as "gateway"');
    expect(out).toContain('agreement with the title');
    expect(out).toContain('with "ARP" added to the symptom: 0.9000 here, 0.7000 there');
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

  it.each([
    ['a document', ['explain', 'packets'], /missing --doc/],
    ['a symptom', ['explain', '--doc', known], /missing TEXT/],
  ])('asks for %s', async (_, argv, message) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
