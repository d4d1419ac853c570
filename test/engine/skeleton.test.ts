import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine, skeleton } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const kinds = ['workflow', 'case'] as const;
const languages = ['zh', 'en'] as const;
const all = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));
const titles = { zh: '节点重启之后一直 NotReady', en: 'Node stays NotReady after a reboot' };

describe.each(all)('a new %s in %s', (kind, language) => {
  it('fails lint until each part is written, has its kind, and is found by its symptom', async () => {
    const text = await skeleton({
      kind,
      language,
      title: titles[language],
      id: 'node-not-ready',
      symptoms: ['PLEG is not healthy'],
    });
    const kb = [folderOf({ 'node-not-ready.md': text })];
    const engine = await Engine.open({ kb, cache: false });
    const findings = engine.lint();
    expect(findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`)).toEqual(
      Array.from(text.matchAll(/TODO/g), () => 'document/unedited-skeleton error'),
    );
    expect(findings.length).toBeGreaterThan(4);
    expect(text).not.toMatch(/kubectl|\bpods?\b|namespace/i);
    const shown = engine.show('node-not-ready');
    expect(shown).toMatchObject({ kind, language, title: titles[language] });
    expect(shown!.steps.length).toBeGreaterThan(0);
    expect(engine.query('PLEG is not healthy').matches[0]?.id).toBe('node-not-ready');
  });

  it('is deterministic, without open placeholders', async () => {
    const options = { kind, language, title: titles[language] };
    const text = await skeleton(options);
    expect(await skeleton(options)).toBe(text);
    expect(text).not.toMatch(/\{\w+\}|^\[|^id:/m);
  });
});

describe('the options of a new document', () => {
  it('stay data, whatever they contain', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
      fc.constantFrom(
        '---',
        '# x',
        '- x',
        '"',
        "'",
        ': ',
        '{title}',
        '{id}',
        '$&',
        '`x`',
        '<b>',
        '[a](b)',
        '1. x',
        'a\n---\nid: b',
        '!!js x',
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (title, symptom) => {
        fc.pre(/[\p{L}\p{N}]/u.test(title));
        const text = await skeleton({ kind: 'case', language: 'en', title, id: 'the-id', symptoms: [symptom] });
        const kb = [folderOf({ 'a.md': text })];
        const engine = await Engine.open({ kb, cache: false });
        const shown = engine.show('the-id');
        expect(shown?.id, text).toBe('the-id');
        expect(shown?.diagnostics.filter(({ ruleId }) => ruleId.startsWith('front-matter/'))).toEqual([]);
        expect(
          readFileSync(join(kb[0]!, 'a.md'), 'utf8')
            .split('\n')
            .filter((line) => line === '---'),
        ).toHaveLength(2);
      }),
      { numRuns: 25 },
    );
  });
});
