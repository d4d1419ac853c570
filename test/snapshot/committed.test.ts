import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import { piecedVersion } from '../../src/snapshot/format.js';
import { snapshotVersion } from '../../src/snapshot/index.js';
import { withHeader } from './sample.js';

/**
 * Made of the three documents beside it by the first program that wrote this version of the format. It is never written
 * anew: a change that it does not survive needs a new version, and a file and a test of its own.
 */
const fixture = fileURLToPath(new URL('../fixtures/snapshot/v8.snapshot', import.meta.url));
const documents = fileURLToPath(new URL('../fixtures/snapshot/documents', import.meta.url));

describe('a snapshot of format version 8', () => {
  const bytes = readFileSync(fixture);

  it('opens and answers from its documents', async () => {
    const engine = await Engine.open({ kb: [fixture] });
    expect(engine.documents().map(({ id }) => id)).toEqual(['dns-restart', 'dns-timeouts', 'subnet-full']);
    const full = engine.query('Pod stuck: no available address in the subnet');
    expect(full.status).toBe('matched');
    expect(full.workflow?.id).toBe('subnet-full');
    expect(full.workflow?.steps.flatMap(({ commands }) => commands.map(({ text }) => text))).toEqual([
      'kubectl get subnet <subnet-name> -o yaml',
      'kubectl edit subnet <subnet-name>',
    ]);
    const lookup = 'lookup kubernetes.default on 10.96.0.10:53: read udp 10.1.2.3:4711: i/o timeout';
    expect(engine.query(lookup).matches[0]?.id).toBe('dns-timeouts');
    expect(engine.query('CoreDNS 反复重启').matches[0]?.id).toBe('dns-restart');
    expect(engine.show('dns-restart')?.resolutions).toHaveLength(1);
  });

  it.each([
    [snapshotVersion - 1, /version 7, this program reads versions 8 and 9; compile it again\./],
    [piecedVersion + 1, /version 10, this program reads versions 8 and 9; update triagraph, or compile it again/],
  ])('is refused with advice if its version is changed to %i', async (version, message) => {
    const other = withHeader(new Uint8Array(bytes), 8, version);
    await expect(Engine.open({ snapshot: other })).rejects.toThrow(message);
  });

  it('is refused if it is damaged', async () => {
    const damaged = Uint8Array.from(bytes);
    damaged[damaged.length - 100]! ^= 1;
    await expect(Engine.open({ snapshot: damaged })).rejects.toThrow(
      'The snapshot is damaged: its content is not as it',
    );
  });

  it('is written the same by each compilation', async () => {
    const compile = async () => (await compileKnowledgeBase({ paths: [documents], cache: false })).bytes;
    expect(Buffer.compare(await compile(), await compile())).toBe(0);
  });
});
