import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../../src/adapters/cli/index.js';
import { folderOf } from '../../support/folder.js';
import { sarifSchema } from '../../support/sarif.js';
import { elementsOf, parseXml } from '../../support/xml.js';

/** A front matter program that leaves a file behind if it is executed. */
const running = (marker: string): string =>
  `{ x: process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(marker)}, 'x') }`;

const bomb = [
  'a0: &a0 [x]',
  ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`).join(', ')}]`),
].join('\n');

/** Files that broke readers, parsers or reports elsewhere, beside a valid one. */
const hostileFiles = (marker: string): Record<string, string | Uint8Array> => ({
  'cases/js.md': `---js\n${running(marker)}\n---\n# js\n`,
  'cases/javascript.md': `---JavaScript\n${running(marker)}\n---\n# js\n`,
  'cases/bomb.md': `---\n${bomb}\n---\n# bomb\n`,
  'cases/slow.md': `# slow\n\n${'*a_ '.repeat(20_000)}\n`,
  'cases/deep.md': `# deep\n\n${'> '.repeat(10_000)}x\n`,
  'cases/binary.md': new Uint8Array([0, 255, 254, 0, 1, 2, 3, 0]),
  'cases/proto.md': '---\n__proto__: {polluted: yes}\nconstructor: {prototype: {polluted: yes}}\n---\n# proto\n',
  'cases/escape.md': '# ok \u001b[31mred\u001b[0m \u202e\n\n## Cause\n- x\u001b]0;title\u0007\n',
  'cases/commands.md':
    '---\nid: "::error::planted"\nkind: "x\\n::set-output name=a::b"\n---\n# a ]]> <b a="&">\n\n[x](<%0A::warning::y>)\n',
  'cases/gbk.md': Buffer.from('2320b4c5c5ccd0b4c2fa0a0a23232043617573650a2d20c8d5d6bed5bcc2fab7d6c7f80a', 'hex'),
  'cases/lost.md': Buffer.from('# lost \xff\xfe\n\n- \xe5\xad\n', 'latin1'),
  'cases/marks.md': `# marks ${'\u0316\u0301'.repeat(3_000)}\n\nx\u200b \ufeff \ud83d\n`,
  'cases/line ⚠️ 子网,a:b;c%0A.md': '# 2022\n\n```\nkub\u0435ctl get\u200b pods\n```\n',
  'cases/bell.md': '# x\n\n```bash\nkubectl get pods\u0007 "a\n```\n',
  'cases/good.md':
    '---\nid: good\ntriggers: [磁盘满]\n---\n# 磁盘写满\n\n## Cause\n- 日志未轮转\n\n## Resolution\n- 清理日志\n',
});

class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

let folder: string;
let marker: string;

beforeAll(() => {
  marker = join(folderOf(), 'ran');
  folder = folderOf(hostileFiles(marker));
});

/** The output of `lint` in a format. */
async function lint(format: string): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const streams = {
    stdin: new PassThrough().end(),
    stdout,
    stderr,
    env: {},
    cwd: folder,
    isTTY: { stdin: false, stdout: false, stderr: false },
    columns: undefined,
  };
  const code = await main(['lint', folder, '--format', format, '--no-cache'], streams);
  return { code, out: stdout.text, err: stderr.text };
}

/** Rules that must be named in every format. */
const expected = [
  'front-matter/language',
  'front-matter/too-complex',
  'markdown/too-complex',
  'read/binary',
  'read/encoding',
  'front-matter/unknown-key',
  'document/title-says-nothing',
];
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u;

const valid: Readonly<Record<string, (out: string) => void>> = {
  text: (out) =>
    expect(out).toMatch(
      /\d+ errors?, \d+ warnings?.* in 1[0-9] documents\. Each rule has a page in the package: docs\/rules\/AREA-NAME\.md\n$/,
    ),
  json: (out) => expect(JSON.parse(out).diagnostics.length).toBeGreaterThan(expected.length),
  sarif: (out) => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(sarifSchema);
    expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true);
  },
  github: (out) => {
    for (const line of out.trimEnd().split('\n'))
      expect(line).toMatch(/^::(?:error|warning|notice) (?:file=[^,:]+,)?(?:line=\d+,[^:]*)?title=[^,:]+::.+$/);
  },
  junit: (out) => expect(elementsOf(parseXml(out), 'failure').length).toBeGreaterThan(0),
  checkstyle: (out) => expect(elementsOf(parseXml(out), 'error').length).toBeGreaterThan(0),
  rdjson: (out) => {
    for (const { location, message } of JSON.parse(out).diagnostics) {
      expect(message).not.toBe('');
      expect(location.path).not.toBe('');
    }
  },
};

describe.each(Object.entries(valid))('hostile files as %s', (format, holds) => {
  it('give a readable report that names every invalid file', async () => {
    const { code, out, err } = await lint(format);
    expect(err).not.toMatch(/internal|Error:/);
    expect(code).toBe(1);
    holds(out);
    for (const rule of expected) expect(out).toContain(rule);
    expect(out).not.toContain('internal/rule');
    expect(out).not.toMatch(unseen);
    expect(out).not.toContain('\n::error::planted');
    expect(existsSync(marker)).toBe(false);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
