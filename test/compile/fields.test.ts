import { describe, expect, it } from 'vitest';
import { fieldLines, fieldTexts } from '../../src/compile/compile-document.js';
import { fieldNames } from '../../src/snapshot/index.js';
import { document, item } from './heads.js';

describe('the searched texts of a document', () => {
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

  it('are in their fields, of which causes, resolutions and workarounds share one', () => {
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
    'do not include a file name without further meaning: %s',
    (path) => {
      expect(texts({ ...own, path }).filter((text) => text.startsWith('title'))).toEqual(['title: Packets drop']);
    },
  );
});

describe('the line at which a field begins', () => {
  const section = (level: number, line: number) => ({ ...item('', line), level, heading: 'x', blocks: [] }) as never;
  const step = (line: number) => ({ ...item('', line), title: 'x', commands: [] }) as never;
  /** Fields with a line, where a document has nothing but this. */
  const lines = (more: object) => {
    const found = [...fieldLines(document('a.md', more))].map((line, field) => `${fieldNames[field]} ${line}`);
    return found.filter((each) => !/ 0$|^title 1$/.test(each));
  };

  it.each([
    ['nothing', {}, []],
    ['a title', { sections: [section(1, 4)] }, ['title 4', 'body 4']],
    ['a section without a title', { sections: [section(2, 4)] }, ['body 4']],
    ['symptoms', { symptoms: [item('', 5), item('', 6)] }, ['symptoms 5']],
    ['triggers', { triggers: [item('', 3), item('', 2)] }, ['triggers 3']],
    ['error lines', { signatures: [item('', 7)] }, ['signatures 7']],
    ['causes', { causes: [item('', 8)], resolutions: [item('', 2)], workarounds: [item('', 1)] }, ['causes 8']],
    ['a resolution', { resolutions: [item('', 9)], workarounds: [item('', 1)] }, ['causes 9']],
    ['a workaround', { workarounds: [item('', 10)] }, ['causes 10']],
    ['steps', { steps: [step(11), step(12)] }, ['steps 11']],
  ])('is that of its first text in a document with %s', (_, more, expected) => {
    expect(lines(more)).toEqual(expected);
  });
});
