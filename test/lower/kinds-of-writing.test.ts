import { describe, expect, it } from 'vitest';
import { lower, texts } from './lowering.js';

const record = (symptom: string, resolution: string) =>
  lower(`# 记录\n\n## 现象\n\n${symptom}\n\n## 原因\n\n配置错误。\n\n## 解决办法\n\n${resolution}\n`).document;
const fence = '```bash\nkubectl rollout restart deploy/web\n```';

describe('syntax of a site generator', () => {
  it.each([
    ['shortcodes', '{{< tabs >}}\n{{% tab "a" %}}', '{{% /tab %}}\n{{< /tabs >}}'],
    ['template tags', '{% tabs %}', '{% endtabs %}'],
    [
      'imports and components',
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="a">',
      '</TabItem>\n</Tabs>',
    ],
    ['containers', ':::', ':::'],
    ['directives', '.. code-block:: bash', '.. _end:'],
  ])('is not text of the incident: %s', (_, before, after) => {
    const document = record(`${before}\n\n接口超时。\n\n${after}`, `${before}\n\n${fence}\n\n${after}`);
    expect(texts(document.symptoms)).toEqual(['接口超时']);
    expect(texts(document.resolutions)).toEqual(['kubectl rollout restart deploy/web']);
    expect(document.steps.map(({ title }) => title)).toEqual(['解决办法']);
  });

  it('is kept in the document', () => {
    const document = record('接口超时。', `{{< tabs >}}\n\n${fence}`);
    const kept = document.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'html');
    expect(texts(kept)).toEqual(['{{< tabs >}}']);
  });

  it('contains no placeholder and no command', () => {
    const document = record('日志里有 {{ .Values.name }}。', '- import the image from the archive\n- export 数据');
    expect(texts(document.symptoms)).toEqual(['日志里有 {{ .Values.name }}']);
    expect(texts(document.resolutions)).toHaveLength(2);
  });

  it('leaves the text of a container as a quotation in the section', () => {
    const parts =
      '### 停止服务\n\n```bash\nsystemctl stop web\n```\n\n### 启动服务\n\n```bash\nsystemctl start web\n```';
    const document = record('接口超时。', `:::warning\n业务会中断。\n:::\n\n${parts}`);
    expect(texts(document.resolutions)).toEqual(['停止服务', '启动服务']);
    expect(JSON.stringify(document.sections)).toContain('业务会中断。');
  });
});

describe('a case', () => {
  it.each([
    '更新时间：2024-05-06 10:11:12',
    'Created by Jane Doe, last modified on Jan 03, 2024',
    '**SOLUTION VERIFIED** - Updated August 14 2024',
    'Last updated: 2024-05-06',
  ])('has no symptom about when its page was written: %s', (line) => {
    const page = `# 大包不通\n\n${line}\n\n## 原因\n\n配置错误。\n\n## 解决办法\n\n重启。\n`;
    expect(lower(page).document).toMatchObject({ kind: 'case', symptoms: [] });
  });

  it('has the commands of a fence as its resolution when there is no text', () => {
    expect(texts(record('大包不通。', fence).resolutions)).toEqual(['kubectl rollout restart deploy/web']);
    expect(texts(record('大包不通。', `重启服务。\n\n${fence}`).resolutions)).toEqual(['重启服务。']);
  });

  it('may name its sections in brackets', () => {
    const { document } = lower(
      '# 磁盘满\n\n【问题现象】\n\n无法写入。\n\n【原因】保留时间过长。\n\n【解决方案】\n\n缩短保留时间。\n\n[workaround]\n\n扩容。\n\n【重点】不是标题。\n',
    );
    expect(document.kind).toBe('case');
    expect(texts(document.symptoms)).toEqual(['无法写入']);
    expect(texts(document.causes)).toEqual(['保留时间过长。']);
    expect(texts(document.resolutions)).toEqual(['缩短保留时间。']);
    expect(texts(document.workarounds)).toEqual(['扩容。', '【重点】不是标题。']);
  });

  it('has sibling steps in bold that begin with the name of a section', () => {
    const { document } = lower(
      '# 报错\n\n## 处理步骤\n\n**步骤一：确认配置**\n\n```bash\nkubectl get cm\n```\n\n**步骤二：删除配置**\n\n```bash\nkubectl delete cm web\n```\n',
    );
    expect(document.steps.map(({ title, parent }) => [title, parent])).toEqual([
      ['步骤一：确认配置', null],
      ['步骤二：删除配置', null],
    ]);
  });

  it('is read from a single line, with two spaces in place of blank lines', () => {
    const { document } = lower(
      '# 推送失败  ## Issue  推送报错  ## Environment  Harbor 2.8  ## Resolution  重新登录仓库，再推送一次。  ## Cause  凭据过期。',
    );
    expect(document.sections.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['symptoms', 'environment', 'resolution']),
    );
  });
});

describe('steps with boxed digits', () => {
  it('are found by their number', () => {
    const step = (digit: string, text: string) =>
      `### ${digit}\u{fe0f}\u{20e3} ${text}\n\n\`\`\`bash\nkubectl get pods\n\`\`\`\n\n`;
    const { document } = lower(
      `# Slow\n\n## Troubleshooting\n\n${step('1', 'Check pods')}If there are slow webhooks, go to step 2.\n\n${step('2', 'Remove them')}`,
    );
    expect(document.steps[0]?.branches.map(({ to }) => to)).toEqual([document.steps[1]?.id]);
  });
});
