import { writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type {
  CodeAction,
  CompletionItem,
  DocumentSymbol,
  Hover,
  InitializeResult,
  Location,
  MarkupContent,
  TextEdit,
} from 'vscode-languageserver/node';
import { CancellationTokenSource } from 'vscode-languageserver/node';
import { connected, place } from './connected.js';
import { knowledgeBase, other, solved, workflow } from './documents.js';

const subnet = 'workflows/subnet.md';

async function opened(settings: Parameters<typeof connected>[1] = {}) {
  const { editor, ended } = connected(knowledgeBase, settings);
  await editor.start({}, { locale: 'en' });
  await editor.open(subnet, workflow);
  return { editor, ended };
}

const shownIn = (hover: Hover | null): string => (hover?.contents as MarkupContent | undefined)?.value ?? '';

const textAt = (text: string, { range }: { range: Location['range'] }): string => {
  const lines = text.split('\n');
  return lines[range.start.line]!.slice(
    range.start.character,
    range.end.line === range.start.line ? range.end.character : undefined,
  );
};

describe('findings in an editor', () => {
  it('follow the unsaved text, with its lines and UTF-16 columns, and disappear when the text is fixed', async () => {
    const { editor } = await opened();
    const broken = workflow.replace('🧯 另见 [[node-lost]]', '🧯 另见 [没有](nirgends.md)');
    await editor.change(subnet, broken);
    await editor.until(() => editor.rulesAt(subnet).includes('links/broken'));
    const found = editor.findings.get(editor.uri(subnet))!.find(({ code }) => code === 'links/broken')!;
    expect(found.range.start).toEqual(place(broken, '[没有]'));
    expect(textAt(broken, found)).toBe('[没有](nirgends.md)');
    expect(found.source).toBe('triagraph');
    await editor.change(subnet, workflow);
    await editor.until(() => !editor.rulesAt(subnet).includes('links/broken'));
  });

  it('for other files are updated when this file changes', async () => {
    const { editor } = await opened();
    await editor.change(subnet, workflow.replace('id: subnet-full', 'id: renamed'));
    await editor.until(() => editor.rulesAt('cases/one.md').includes('collection/unknown-workflow'));
    await editor.change(subnet, workflow);
    await editor.until(() => !editor.rulesAt('cases/one.md').includes('collection/unknown-workflow'));
  });

  it('appear for an unsaved file, and never for Markdown outside the knowledge base', async () => {
    const { editor } = await opened();
    await editor.open('README.md', workflow.replace('node-lost.md', 'nirgends.md'));
    const fresh = `${other.replace('id: node-lost', 'id: fresh\nrelated: [nowhere]')}\nSee [this](gone.md).\n`;
    await editor.open('workflows/fresh.md', fresh);
    await editor.until(() => editor.rulesAt('workflows/fresh.md').includes('collection/unknown-related'));
    expect(editor.rulesAt('workflows/fresh.md')).toContain('links/broken');
    expect(editor.findings.has(editor.uri('README.md'))).toBe(false);
    expect(await editor.at('textDocument/hover', 'README.md', workflow, 'no available ip')).toBeNull();
  });

  it('follow files written by another program', async () => {
    const { editor } = await opened();
    await editor.about('textDocument/documentSymbol', subnet);
    const wrong = solved.replace('workflow: subnet-full', 'workflow: nowhere');
    // The start of the watch is not signalled: the file is written until it is noticed.
    let written = 0;
    const writer = setInterval(() => {
      writeFileSync(`${editor.folder}/cases/one.md`, wrong + '\n'.repeat(++written));
    }, 500);
    onTestFinished(() => clearInterval(writer));
    await editor.until(() => editor.rulesAt('cases/one.md').includes('collection/unknown-workflow'));
  });

  it('explain configuration errors, and the server continues', async () => {
    const { editor } = connected({ ...knowledgeBase, 'triagraph.config.json': '{"kb": "workflows"}' });
    await editor.start();
    await editor.open(subnet, workflow);
    await editor.until(() => editor.messages.some((message) => message.includes('triagraph.config.json')));
    expect(await editor.about('textDocument/documentSymbol', subnet)).toEqual([]);
  });
});

describe('hover', () => {
  it('lists the documents and goldens that a trigger matches, and who shares it', async () => {
    const { editor } = await opened();
    const shared = shownIn(await editor.at('textDocument/hover', subnet, workflow, 'no available ip', 3));
    expect(shared).toContain('新 Pod 报 no available ip');
    expect(shared).toContain('Shared with 1 other documents');
    expect(shared).toContain('`node-lost`');
    const asked: Hover = await editor.at('textDocument/hover', subnet, workflow, '地址不够用了', 2);
    expect(shownIn(asked)).toContain('集群里地址不够用了怎么办');
    expect(shownIn(asked)).toContain('No other document has it.');
    expect(textAt(workflow, { range: asked.range! })).toBe('地址不够用了');
  });

  it('describes the effect and placeholders of a command', async () => {
    const { editor } = await opened();
    const reads = shownIn(await editor.at('textDocument/hover', subnet, workflow, 'kubectl get subnet', 4));
    expect(reads).toContain('`<subnet-name>`');
    const destroys = shownIn(await editor.at('textDocument/hover', subnet, workflow, 'kubectl delete ip', 4));
    expect(destroys.split('\n')[0]).not.toBe(reads.split('\n')[0]);
  });

  it('describes the effect of a command as the team does', async () => {
    const text = workflow.replace('kubectl delete ip <ip-name>', 'leasectl free <ip-name>');
    const programs = [{ names: ['leasectl'], effect: 'destroy' }];
    const shown = async (settings: object) => {
      const { editor } = connected({
        ...{ ...knowledgeBase, [subnet]: text },
        'triagraph.config.json': JSON.stringify(settings),
        'words/commands.json': JSON.stringify({ programs }),
      });
      await editor.start({}, { locale: 'en' });
      await editor.open(subnet, text);
      return shownIn(await editor.at('textDocument/hover', subnet, text, 'leasectl free', 4)).split('\n')[0];
    };
    const described = await shown({ vocabulary: { commands: ['words/commands.json'] } });
    expect(described).toContain('DESTROY');
    expect(await shown({})).not.toBe(described);
  });

  it('names the target of a wikilink after an emoji, of a link, a workflow and a branch', async () => {
    const { editor } = await opened();
    const wiki: Hover = await editor.at('textDocument/hover', subnet, workflow, '[[node-lost]]', 4);
    expect(shownIn(wiki)).toContain('A node is lost');
    expect(textAt(workflow, { range: wiki.range! })).toBe('[[node-lost]]');
    expect(shownIn(await editor.at('textDocument/hover', subnet, workflow, '[节点]', 2))).toContain('A node is lost');
    await editor.open('cases/one.md', solved);
    const named = await editor.at<Hover>('textDocument/hover', 'cases/one.md', solved, 'subnet-full', 2);
    expect(shownIn(named)).toContain('子网地址耗尽');
    const branch = await editor.at<Hover>('textDocument/hover', 'cases/one.md', solved, 'step-2', 2);
    expect(shownIn(branch)).toContain('删除残留');
  });

  it("describes keys in English and Chinese, in the editor's language", async () => {
    const { editor } = connected(knowledgeBase);
    await editor.start({}, { locale: 'zh-cn' });
    await editor.open(subnet, workflow);
    const key = shownIn(await editor.at('textDocument/hover', subnet, workflow, 'triggers:', 2));
    expect(key).toMatch(/Phrases and rules.*短语与规则/);
    expect(shownIn(await editor.at('textDocument/hover', subnet, workflow, '地址不够用了', 2))).toContain('命中');
  });
});

describe('go to definition', () => {
  it('resolves links, names and branches to documents, headings and steps', async () => {
    const { editor } = await opened();
    const wiki = await editor.at<Location>('textDocument/definition', subnet, workflow, '[[node-lost]]', 4);
    expect(wiki.uri).toBe(editor.uri('workflows/node-lost.md'));
    const related = await editor.at<Location>('textDocument/definition', subnet, workflow, '[node-lost]', 3);
    expect(related.uri).toBe(editor.uri('workflows/node-lost.md'));
    const anchor = await editor.at<Location>('textDocument/definition', subnet, workflow, '[处置]', 2);
    expect(anchor).toMatchObject({ uri: editor.uri(subnet), range: { start: place(workflow, '## 处置') } });
    await editor.open('cases/one.md', solved);
    const branch = await editor.at<Location>('textDocument/definition', 'cases/one.md', solved, 'step-2', 2);
    expect(branch).toMatchObject({
      uri: editor.uri(subnet),
      range: { start: { line: place(workflow, '### 步骤 2').line } },
    });
    const nothing = await editor.at('textDocument/definition', subnet, workflow, '扩大子网', 1);
    expect(nothing).toBeNull();
  });
});

describe('completion', () => {
  async function proposed(path: string, text: string, mark: string): Promise<CompletionItem[]> {
    const { editor } = await opened();
    const at = text.indexOf('▮');
    await editor.open(path, text.replace('▮', ''));
    expect(at).toBeGreaterThan(0);
    return editor.about('textDocument/completion', path, { position: place(text, mark) });
  }
  const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label);

  it('offers missing keys with their descriptions', async () => {
    const items = await proposed('workflows/new.md', '---\nid: a\n▮\n---\n\n# A\n', '▮');
    expect(labels(items)).toContain('triggers');
    expect(labels(items)).not.toContain('id');
    expect((items.find(({ label }) => label === 'triggers')!.textEdit as TextEdit).newText).toBe('triggers: ');
    const renamed = await proposed('workflows/renamed.md', '---\nti▮: A\n---\n\n# A\n', '▮');
    expect((renamed.find(({ label }) => label === 'title')!.textEdit as TextEdit).newText).toBe('title');
    expect(JSON.stringify(items.find(({ label }) => label === 'kind')?.documentation)).toMatch(/\p{Script=Han}/u);
  });

  it('offers keys, documents, steps and statuses in goldens', async () => {
    const file = 'goldens/net.yaml';
    const first = '- symptom: no ip\n  expect: subnet-full\n';
    const keys = labels(await proposed(file, `${first}  ▮\n- symptom: b\n  not: x\n`, '▮'));
    expect(keys).toEqual(['step', 'status', 'not', 'shows', 'never', 'outcomes', 'source']);
    expect(labels(await proposed(file, '- symptom: a\n  expect: ▮\n', '▮'))).toContain('node-lost');
    expect(labels(await proposed(file, `${first}  step: st▮\n`, '▮'))).toContain('step-1');
    expect(labels(await proposed(file, `${first}  status: ▮\n`, '▮'))).toEqual(['matched', 'ambiguous', 'no_match']);
    expect(await proposed('elsewhere/net.yaml', '- symptom: a\n  expect: ▮\n', '▮')).toEqual([]);
  });

  it('offers keys, rules and severities in the configuration', async () => {
    const at = (text: string) => proposed('triagraph.config.json', text, '▮');
    expect(labels(await at('{ "kb": ["workflows"], ▮ }'))).toContain('rules');
    const [rule] = (await at('{ "rules": { "triggers/dup▮": "off" } }')).filter(({ label }) =>
      /duplicate$/.test(label),
    );
    expect((rule!.textEdit as TextEdit).newText).toBe('triggers/duplicate');
    expect(labels(await at('{ "rules": { "triggers/duplicate": ▮ } }'))).toEqual(['off', 'info', 'warning', 'error']);
    const severities = await at('{ "rules": {\n"triggers/shared": { "severity": "▮" } } }');
    expect(severities.map(({ textEdit }) => (textEdit as TextEdit).newText)).toEqual([
      'off',
      'info',
      'warning',
      'error',
    ]);
    expect(await at('{ "kb": ["▮"] }')).toEqual([]);
  });

  it('offers workflows for `workflow`, every document for `related`, steps for `branch`', async () => {
    expect(labels(await proposed('cases/a.md', '---\nworkflow: sub▮\n---\n', '▮')).sort()).toEqual([
      'node-lost',
      'subnet-full',
    ]);
    const related = await proposed('cases/b.md', '---\nrelated:\n  - ▮\n---\n', '▮');
    expect(labels(related)).toContain('case-one');
    const steps = await proposed('cases/c.md', '---\nworkflow: subnet-full\nbranch: ▮\n---\n', '▮');
    expect(steps.find(({ label }) => label === 'step-2')?.detail).toContain('删除残留');
  });

  it('offers all allowed values, and keys of rules', async () => {
    expect(labels(await proposed('cases/d.md', '---\nlanguage: ▮\n---\n', '▮'))).toEqual(['zh', 'en']);
    expect(labels(await proposed('cases/e.md', '---\ntriggers:\n  - a▮\n---\n', '▮'))).toEqual(
      expect.arrayContaining(['any', 'all', 'not', 'regex']),
    );
  });

  it('offers documents inside a link, and replaces typed text after wide characters', async () => {
    const text = '# 一\n\n🧯 另见 [[nod▮\n';
    const items = await proposed('cases/f.md', text, '▮');
    const node = items.find(({ label }) => label === 'node-lost')!;
    expect(node.detail).toBe('A node is lost');
    expect((node.textEdit as TextEdit).range).toEqual({ start: place(text, 'nod'), end: place(text, '▮') });
    const address = await proposed('cases/g.md', '# 一\n\n[节点](▮\n', '▮');
    expect(labels(address)).toContain('../workflows/node-lost.md');
    const own = await proposed('cases/i.md', '# 一\n\n## 处置\n\n见 [下文](#▮)\n', '▮');
    expect(labels(own)).toEqual(['#一', '#处置']);
    const typed = '# 一\n\n[节点](../workflows/node-lost.md#st▮)\n';
    const headings = await proposed('cases/j.md', typed, '▮');
    expect(labels(headings)).toContain('../workflows/node-lost.md#step-1-look-at-the-node');
    expect(labels(headings).every((label) => label.startsWith('../workflows/node-lost.md#'))).toBe(true);
    expect((headings[0]!.textEdit as TextEdit).range.start).toEqual(place(typed, '../workflows'));
    const wiki = labels(await proposed('cases/k.md', '# 一\n\n[[node-lost#▮\n', '▮'));
    expect(wiki).toContain('node-lost#Step 1: Look at the node');
    expect(await proposed('cases/l.md', '# 一\n\n[x](nowhere.md#▮)\n', '▮')).toEqual([]);
    expect(await proposed('cases/h.md', '# 一\n\n没有什么▮\n', '▮')).toEqual([]);
  });
});

describe('quick fixes and outline', () => {
  it('fix an unambiguous finding, also after wide characters', async () => {
    const { editor } = await opened();
    const doubled = workflow.replace('  - 地址不够用了\n', '  - 地址不够用了\n  - 地址不够用了\n');
    await editor.change(subnet, doubled);
    await editor.until(() => editor.rulesAt(subnet).includes('triggers/duplicate'));
    const [finding] = editor.findings.get(editor.uri(subnet))!.filter(({ code }) => code === 'triggers/duplicate');
    const context = { diagnostics: [finding] };
    const actions = await editor.about<CodeAction[]>('textDocument/codeAction', subnet, {
      range: finding!.range,
      context,
    });
    const fix = actions.find(({ kind }) => kind === 'quickfix')!;
    const edits = fix.edit!.changes![editor.uri(subnet)]!;
    expect(applied(doubled, edits)).toBe(workflow);
    const all = await editor.about<CodeAction[]>('textDocument/codeAction', subnet, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      context: { diagnostics: [], only: ['source.fixAll'] },
    });
    expect(applied(doubled, all[0]!.edit!.changes![editor.uri(subnet)]!)).not.toBe(doubled);
  });

  it('offer a probable key, but do not apply it with the others', async () => {
    const { editor } = await opened();
    const mistyped = workflow.replace('\ntriggers:', '\ntrigers:');
    expect(mistyped).not.toBe(workflow);
    await editor.change(subnet, mistyped);
    await editor.until(() => editor.rulesAt(subnet).includes('front-matter/unknown-key'));
    const [finding] = editor.findings
      .get(editor.uri(subnet))!
      .filter(({ code }) => code === 'front-matter/unknown-key');
    const range = finding!.range;
    const about = (context: object) =>
      editor.about<CodeAction[]>('textDocument/codeAction', subnet, { range, context });
    const [meant] = await about({ diagnostics: [finding] });
    expect(meant!.isPreferred).toBeUndefined();
    expect(applied(mistyped, meant!.edit!.changes![editor.uri(subnet)]!)).toBe(workflow);
    expect(await about({ diagnostics: [finding], only: ['source.fixAll'] })).toEqual([]);
  });

  it('are not offered for a text that has changed since', async () => {
    const { editor } = await opened();
    const doubled = workflow.replace('  - 地址不够用了\n', '  - 地址不够用了\n  - 地址不够用了\n');
    await editor.change(subnet, doubled);
    await editor.until(() => editor.rulesAt(subnet).includes('triggers/duplicate'));
    await editor.change(subnet, `\n${doubled}`);
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    expect(await editor.about('textDocument/codeAction', subnet, { range, context: { diagnostics: [] } })).toEqual([]);
  });

  it('list sections with their steps in the outline', async () => {
    const { editor } = await opened();
    const [top] = await editor.about<DocumentSymbol[]>('textDocument/documentSymbol', subnet);
    expect(top!.name).toBe('子网地址耗尽');
    const diagnosis = top!.children!.find(({ name }) => name === '诊断步骤')!;
    expect(diagnosis.children!.map(({ detail }) => detail)).toEqual(['step-1', 'step-2']);
    const step = diagnosis.children![1]!;
    expect(step.range.start).toEqual(place(workflow, '### 步骤 2'));
    expect(step.range.end.line).toBeLessThanOrEqual(diagnosis.range.end.line);
  });
});

describe('the protocol', () => {
  it('reports capabilities, and exits with 0 after shutdown, with 1 without', async () => {
    const { editor, ended } = connected(knowledgeBase);
    const { capabilities, serverInfo } = (await editor.start()) as InitializeResult;
    expect(serverInfo?.name).toBe('triagraph');
    expect(capabilities).toMatchObject({ hoverProvider: true, definitionProvider: true, documentSymbolProvider: true });
    await editor.connection.sendRequest('shutdown');
    await editor.connection.sendNotification('exit');
    expect(await ended).toBe(0);
    const rude = connected(knowledgeBase);
    await rude.editor.start();
    await rude.editor.connection.sendNotification('exit');
    expect(await rude.ended).toBe(1);
  });

  it('answers a cancelled request as cancelled', async () => {
    const { editor } = await opened();
    const source = new CancellationTokenSource();
    const asked = editor.connection.sendRequest(
      'textDocument/documentSymbol',
      { textDocument: { uri: editor.uri(subnet) } },
      source.token,
    );
    source.cancel();
    await expect(asked).rejects.toMatchObject({ code: -32800 });
    expect(await editor.about('textDocument/documentSymbol', subnet)).toHaveLength(1);
  });

  it('ignores URIs that do not name files', async () => {
    const { editor } = await opened();
    const textDocument = { uri: 'untitled:Untitled-1', languageId: 'markdown', version: 1, text: '# x' };
    await editor.connection.sendNotification('textDocument/didOpen', { textDocument });
    const position = { line: 0, character: 0 };
    expect(await editor.connection.sendRequest('textDocument/hover', { textDocument, position })).toBeNull();
  });
});

function applied(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split('\n');
  const offset = ({ line, character }: { line: number; character: number }) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
  return [...edits]
    .sort((left, right) => offset(right.range.start) - offset(left.range.start))
    .reduce(
      (mended, { range, newText }) => mended.slice(0, offset(range.start)) + newText + mended.slice(offset(range.end)),
      text,
    );
}
