import { describe, expect, it } from 'vitest';
import { toHex } from '../../src/platform/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { documentDictionary, snapshotVersion } from '../../src/snapshot/index.js';

describe('the dictionary that documents are packed against', () => {
  it('is as long as raw deflate can look back', () => {
    expect(documentDictionary(nodePlatform).length).toBe(32 * 1024);
  });

  it('belongs to a version of the format: with other bytes the version is another', () => {
    expect({
      version: snapshotVersion,
      dictionary: toHex(nodePlatform.sha256(documentDictionary(nodePlatform))).slice(0, 16),
    }).toEqual({ version: 6, dictionary: 'a842f80a8a79c9e8' });
  });
});
