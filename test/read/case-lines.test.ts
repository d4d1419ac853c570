import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { readSources } from '../../src/read/index.js';
import { folderOf } from '../support/folder.js';

const read = (lines: readonly string[], more: Record<string, string> = {}) =>
  readSources([folderOf({ 'tickets.jsonl': lines.join('\n'), ...more })]);
const places = ({ diagnostics }: Awaited<ReturnType<typeof read>>) =>
  diagnostics.map(({ path, range, ruleId }) => `${path}:${range?.start.line}:${range?.start.column} ${ruleId}`);

describe('a file of JSON lines', () => {
  it('gives a document for each line that is a case, with the line number in its path', async () => {
    const result = await read(['{"title":"a"}', '', '  {"title":"b"} \r', '{"title":"c"}\n']);
    expect(result.files.map(({ path, text }) => [path, text])).toEqual([
      ['tickets.jsonl#L1', '{"title":"a"}'],
      ['tickets.jsonl#L3', '{"title":"b"}'],
      ['tickets.jsonl#L4', '{"title":"c"}'],
    ]);
    expect(result.diagnostics).toEqual([]);
  });

  it.each([
    ['text that is not JSON', '{"title": "a",}', '2:15'],
    ['a half line', '{"title": "a"', '2:14'],
    ['a bare word', '{"title": yes}', '2:11'],
    ['a list', '[{"title": "a"}]', '2:1'],
    ['null', 'null', '2:1'],
    ['no title', '{"symptoms": ["x"]}', '2:1'],
    ['an empty title', '{"title": " "}', '2:1'],
    ['a workflow', '{"title": "x", "kind": "workflow"}', '2:16'],
    ['more than the limit', `{"title": "${'x'.repeat(limits.caseLineBytes)}"}`, '2:1'],
  ])('reports a line with %s, and keeps the other lines', async (_, line, place) => {
    const result = await read(['{"title":"a"}', line, '{"title":"c"}']);
    expect(result.files.map(({ path }) => path)).toEqual(['tickets.jsonl#L1', 'tickets.jsonl#L3']);
    expect(places(result)).toEqual([`tickets.jsonl:${place} read/case-line`]);
  });

  it('lists the first hundred invalid lines and counts the rest', async () => {
    const { diagnostics } = await read(['{"title":"a"}', ...Array.from({ length: 130 }, () => '{}')]);
    expect(diagnostics).toHaveLength(100);
    expect(diagnostics[99]!.note).toBe('The line was left out, and so were 30 further lines of this file.');
  });

  it('that contains no case, such as a log, is reported once', async () => {
    const result = await read(['{"at":"2026-01-01","msg":"timeout"}', '{"at":"2026-01-02","msg":"timeout"}']);
    expect(places(result)).toEqual(['tickets.jsonl:1:1 read/no-cases']);
  });

  it('is read in chunks, wherever its lines begin and end', async () => {
    const lines = Array.from({ length: 3_000 }, (_, number) =>
      JSON.stringify({ title: `子网 ${number} ${'é'.repeat(number % 997)}` }),
    );
    const { files } = await read(lines);
    expect(new Set(files.map(({ text }) => text))).toEqual(new Set(lines));
  });
});

it('the schema of case lines accepts the lines that are read as cases and rejects the others', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addKeyword('x-expected');
  const schema = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8')) as { $id: string };
  for (const name of ['front-matter', 'case', 'case-line']) ajv.addSchema(schema(name));
  const validate = ajv.getSchema(schema('case-line').$id)!;
  expect(validate({ title: 'a', symptoms: 'x', log: ['y'] })).toBe(true);
  for (const wrong of [{}, { title: '' }, { title: 'a', kind: 'workflow' }, { title: 'a', log: {} }])
    expect(validate(wrong)).toBe(false);
});
