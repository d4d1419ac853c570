import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import {
  contentOfHtml,
  isHtmlDocument,
  LineIndex,
  markdownOfHtml,
  parseRecords,
  placedAtLine,
  placedInFile,
  placedInLine,
  placesInFile,
} from '../../src/parse/index.js';
import { parsePlain } from '../../src/parse/plain.js';
import { generatedDocuments, grouped } from '../support/generated-documents.js';
import { neighbourhoods } from '../support/neighbours.js';
import { random } from '../support/random.js';
import { expectRecorded } from '../support/recorded.js';
import { parse, sourceOf } from './support.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const several = inputs.filter((text) => text.includes('\n'));
const single = inputs.filter((text) => !text.includes('\n') && text.length > 7);

/** Everything that is read of texts, by aspect. */
function aspectsOf(texts: readonly string[]) {
  const parsed = texts.map((text) => parse(text));
  return {
    trees: parsed.map(({ tree }) => tree),
    frontMatter: parsed.map(({ frontMatter }) => frontMatter),
    findings: parsed.map(({ diagnostics, repairs, reproducible, text }) => [diagnostics, repairs, reproducible, text]),
    plain: texts.map((text) => parsePlain(text, new LineIndex(text))),
  };
}

it('a text, and what is like it but for a character, a line or its end, is parsed as recorded', () => {
  const cases = [...neighbourhoods(several, 9, 25)].map(([name, texts]) => [name, () => aspectsOf(texts)] as const);
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

it('a phrase is parsed as recorded wherever it stands in a document', () => {
  const phrases = single.filter((_, at) => at % 2 === 0);
  const cases = [...grouped(generatedDocuments(phrases))].map(
    ([name, texts]) => [name, () => aspectsOf(texts)] as const,
  );
  expectRecorded(new URL('generated-documents.hashes.txt', import.meta.url), new Map(cases));
});

it('a document whose line breaks were lost, doubled or replaced is parsed as recorded', () => {
  const cases = [...grouped(generatedDocuments(single.slice(0, 40)), 10)].map(([name, texts]) => {
    const damaged = texts.flatMap((text) => [
      text.replaceAll('\n', ' '),
      text.replaceAll('\n', ''),
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n\n', '\n'),
      text.replaceAll('\n', '\n\n'),
      text.replace(/\n---\n/, '\n'),
      `\n\n${text.replaceAll(/^/gm, '  ')}`,
    ]);
    return [name, () => aspectsOf(damaged)] as const;
  });
  expectRecorded(new URL('generated-damaged.hashes.txt', import.meta.url), new Map(cases));
});

it('a list of records, and what is like it but for a character or a line, is read as recorded', () => {
  const lists = several.filter((text) => /^\s*-? *[\w-]+:|^\s*- /m.test(text));
  const cases = [...neighbourhoods(lists, 12, 25)].map(
    ([name, texts]) =>
      [name, () => ({ records: texts.map((text) => parseRecords('a.yaml', text, 'golden')) })] as const,
  );
  expectRecorded(new URL('generated-records.hashes.txt', import.meta.url), new Map(cases));
});

const pages = [
  '<html><head><title>T</title></head><body><h1>A</h1><p>b <code>c</code> <b>d</b>, <em>e</em></p><ul><li>f</li></ul></body></html>',
  '<!DOCTYPE html>\n<html>\n<body>\n<h2>现象</h2>\n<p>网关<b>丢包</b>，<a href="https://a.example/x">见此</a></p>\n<ol><li>一<pre>kubectl get pod\n</pre></li><li>二</li></ol>\n</body>\n</html>',
  '<table><tr><th>a</th><th>b</th></tr><tr><td>c | d</td><td><p>e</p><p>f</p></td></tr></table><p>g</p>',
  '<div><ac:structured-macro ac:name="code"><ac:plain-text-body><![CDATA[ls -l <x> && y]]></ac:plain-text-body></ac:structured-macro></div><p>z</p>',
  '<p>a</p><script>b</script><style>c</style><img src="d.png" alt="e"><br>f<hr><input type="checkbox" checked>g<h3></h3>',
  '<details><summary>more</summary><p>x &lt;y&gt; &amp; z&nbsp;w</p></details>\n<p title="not this">text</p>',
  '# Markdown\n\n<p>a</p>\n\n```\n<li>b</li>\n```\n',
];

it('a page of HTML, and what is like it but for a character, a tag or its end, is read as recorded', async () => {
  const cases = new Map<string, Record<string, unknown>>();
  for (const [name, texts] of neighbourhoods(pages, 24, 1)) {
    const markdown: string[] = [];
    for (const text of texts) markdown.push(await markdownOfHtml(text).catch((error: unknown) => String(error)));
    cases.set(name, {
      is: texts.map(isHtmlDocument),
      content: texts.map(contentOfHtml),
      markdown,
      ...aspectsOf(texts),
    });
  }
  expectRecorded(new URL('generated-pages.hashes.txt', import.meta.url), cases);
});

const values: readonly unknown[] = [
  'short',
  'two\nlines',
  'a list:\n- one\n- two',
  '```\ncode\n',
  '# heading',
  '',
  ' ',
  7,
  true,
  null,
  ['a', 'b\nc'],
  [],
  {},
  { a: 'b' },
  ['# x', 1, null],
  '2026-01-02',
  'quote "x": y',
  '现象：丢包',
  '---',
  '~~~\nopen',
  '1. one\n2. two',
];
const keys = [
  ...[
    'id',
    'title',
    'description',
    'symptoms',
    'log',
    'cause',
    'resolution',
    'workaround',
    'workflow',
    'branch',
    'date',
  ],
  ...['source', 'triggers', 'owners', 'extra', '标题', 'Summary', 'versions', 'products', 'tags', 'language', 'kind'],
];

it('a case on a line of JSON is read, and its findings are placed, as recorded', () => {
  const next = random(3);
  const lines = Array.from({ length: 240 }, () => {
    const chosen = (next(2) === 0 ? keys : keys.toReversed()).filter(() => next(4) === 0);
    const json = JSON.stringify(
      Object.fromEntries(chosen.map((key) => [key, values[next(values.length)]])),
      null,
      next(5) === 0 ? ' ' : '',
    );
    return json.replaceAll('\n', '');
  });
  const cases = [...grouped(lines, 40)].map(([name, texts]) => {
    const files = texts.map((text, at) => sourceOf(text, `cases/tickets.jsonl#L${at + 1}`));
    const parsed = files.map((file) => parse(file.text, file.path));
    const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
    const findings = parsed.map(({ diagnostics, text }, at) => {
      const own = Array.from({ length: 9 }, (_, row) => ({
        ruleId: 'a/b',
        severity: 'info' as const,
        message: 'm',
        path: files[at]!.path,
        range: { start: { ...range.start, line: row * 3 + 1 }, end: { ...range.end, line: row * 3 + 1 } },
      }));
      const all = [...diagnostics, ...own];
      return [placedInLine(all, files[at]!), all.map(placedAtLine), placedInFile(all, files[at]!, text)];
    });
    return [name, { read: parsed.map(({ text, frontMatter, tree }) => [text, frontMatter, tree]), findings }] as const;
  });
  expectRecorded(new URL('generated-cases.hashes.txt', import.meta.url), new Map(cases));
});

it('places in a text that was repaired are those of its file, as recorded', () => {
  const cases = [...neighbourhoods(several.slice(0, 80), 2, 20)].map(([name, texts]) => {
    const placed = texts.map((text) => {
      const read = parse(text).text;
      const whole = new LineIndex(read);
      const at = [0, 1, 5, 20, read.length - 1, read.length].filter((offset) => offset >= 0 && offset <= read.length);
      const ranges = at.map((offset) => ({
        start: whole.position(Math.max(0, offset - 4)),
        end: whole.position(offset),
      }));
      return placesInFile(sourceOf(text), read)({ ranges, deep: [{ range: ranges[0] }] });
    });
    return [name, { placed }] as const;
  });
  expectRecorded(new URL('generated-places.hashes.txt', import.meta.url), new Map(cases));
});
