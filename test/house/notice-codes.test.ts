import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../../src/present/messages/index.js';

const words = messagesFor('en');
/** All that a session can send: types hold the engine and the messages to one list. */
const codes = [...Object.keys(words.notices), 'changes'].sort();
const reasons = Object.keys(words.notJudged).sort();
const points = Object.keys(words.open).sort();

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const quoted = (text: string): string[] => [...text.matchAll(/`([a-z][a-z_-]*)`/g)].map(([, word]) => word!).sort();
const { notice } = JSON.parse(read('schema/session.schema.json')).$defs;
const { open } = JSON.parse(read('schema/session-report.schema.json')).properties;

describe('the codes of notices', () => {
  it('are those that the published schema names', () => {
    expect([...notice.properties.code.enum].sort()).toEqual(codes);
    expect([...open.items.properties.code.enum].sort()).toEqual(points);
  });

  it('are those of the table in the documentation', () => {
    const rows = read('docs/diagnosing.md')
      .match(/^### Notices$[\s\S]*?^## /m)![0]
      .matchAll(/^\| `([a-z-]+)`/gm);
    expect([...rows].map(([, code]) => code!).sort()).toEqual(codes);
  });

  it('have a message in each language', () => {
    const { notices, notJudged, open: left } = messagesFor('zh');
    expect([...Object.keys(notices), 'changes'].sort()).toEqual(codes);
    expect([Object.keys(notJudged).sort(), Object.keys(left).sort()]).toEqual([reasons, points]);
  });

  it('say why there is no verdict with the reasons that schema and documentation name', () => {
    const named = quoted(notice.properties.values.description);
    expect(reasons.filter((reason) => !named.includes(reason))).toEqual([]);
    const [row = ''] = /^\| `no-verdict`.*$/m.exec(read('docs/diagnosing.md')) ?? [];
    expect(reasons.filter((reason) => !row.includes(`\`${reason}\``))).toEqual([]);
  });
});
