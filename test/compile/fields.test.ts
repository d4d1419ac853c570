import { describe, expect, it } from 'vitest';
import { fieldTexts } from '../../src/compile/fields.js';
import { fieldNames } from '../../src/snapshot/index.js';
import { document, item } from './heads.js';

describe('the texts of a document that are searched', () => {
  const own = document('cases/gateway_lost.md', {
    title: 'Packets drop',
    symptoms: [item('pings are lost')],
    signatures: [{ ...item('no carrier'), masked: 'no carrier' }],
    causes: [item('the cable is loose')],
    resolutions: [item('press it in')],
    workarounds: [item('use the other port')],
    components: ['bonding'],
  });
  const texts = (of = own) => fieldTexts(of).map(({ field, text }) => `${fieldNames[field]}: ${text}`);

  it('are in the field that they belong to: causes, remedies and workarounds are one', () => {
    expect(texts()).toEqual([
      'title: Packets drop',
      'title: gateway lost',
      'symptoms: pings are lost',
      'signatures: no carrier',
      'causes: the cable is loose',
      'causes: press it in',
      'causes: use the other port',
      'body: bonding',
    ]);
  });

  it.each(['cases/README.md', 'cases/index.md', 'cases/4711.md', 'cases/packets-drop.md', 'tickets.jsonl#L3'])(
    'have no name of a file that says nothing more: %s',
    (path) => {
      expect(texts({ ...own, path }).filter((text) => text.startsWith('title'))).toEqual(['title: Packets drop']);
    },
  );
});
