import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader, snapshotMagic } from '../../src/snapshot/index.js';

function errorOf(version: number, magic = snapshotMagic, length = 64): { code: string; message: string } {
  const bytes = Buffer.alloc(length);
  bytes.write(magic, 'latin1');
  if (length >= 12) bytes.writeUInt32LE(version, 8);
  try {
    return { code: '', message: String(new SnapshotReader(bytes, nodePlatform).byteLength) };
  } catch (error) {
    return error as { code: string; message: string };
  }
}

describe('a snapshot of another format version', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('before this one (%i) must be compiled again', (version) => {
    const { code, message } = errorOf(version);
    expect(code).toBe('snapshot/version');
    expect(message).toContain(`has format version ${version}, this program reads versions 8 and 9; compile it again.`);
  });

  it.each([10, 11, 2 ** 32 - 1])('of a later program (%i) needs that program', (version) => {
    const { code, message } = errorOf(version);
    expect(code).toBe('snapshot/version');
    expect(message).toContain(`${version}, this program reads versions 8 and 9; update triagraph`);
  });

  it.each([8, 9])('is reported as damage if the version is %i', (version) => {
    expect(errorOf(version).code).toBe('snapshot/damaged');
  });

  it.each([
    ['another beginning', 'TRIAGRPX', 64],
    ['no beginning', '', 64],
    ['fewer bytes than a header', snapshotMagic, 23],
    ['no bytes', '', 0],
  ])('is not recognised with %s', (_, magic, length) => {
    expect(errorOf(8, magic, length).code).toBe('snapshot/not-a-snapshot');
  });
});
