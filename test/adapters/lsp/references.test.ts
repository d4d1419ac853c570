import { describe, expect, it } from 'vitest';
import type { Location, Range, WorkspaceEdit } from 'vscode-languageserver/node';
import { connected } from './connected.js';
import { goldens, knowledgeBase, other, solved, workflow } from './documents.js';

const subnet = 'workflows/subnet.md';
const texts: Record<string, string> = knowledgeBase;

async function opened() {
  const { editor } = connected(knowledgeBase);
  await editor.start({}, { locale: 'en' });
  await editor.open(subnet, workflow);
  const named = (locations: readonly Location[]) =>
    locations.map(({ uri, range }) => {
      const path = Object.keys(texts).find((each) => editor.uri(each) === uri)!;
      return `${path}: ${cut(texts[path]!, range)}`;
    });
  const references = async (path: string, text: string, mark: string, further = 0) =>
    named(
      await editor.connection.sendRequest('textDocument/references', {
        ...positionOf(editor.uri(path), text, mark, further),
        context: { includeDeclaration: true },
      }),
    ).sort();
  const rename = (path: string, text: string, mark: string, newName: string): Promise<WorkspaceEdit | null> =>
    editor.connection.sendRequest('textDocument/rename', { ...positionOf(editor.uri(path), text, mark, 0), newName });
  return { editor, references, rename };
}

const cut = (text: string, { start, end }: Range): string =>
  text.split('\n')[start.line]!.slice(start.character, start.line === end.line ? end.character : undefined);

function positionOf(uri: string, text: string, mark: string, further: number) {
  const before = text.slice(0, text.indexOf(mark) + further).split('\n');
  return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)!.length } };
}

describe('references', () => {
  const ofSubnet = ['cases/one.md: subnet-full', 'goldens/first.yaml: subnet-full', `${subnet}: subnet-full`];

  it('to a document are found from its id, from a case and from a golden', async () => {
    const { editor, references } = await opened();
    expect(await references(subnet, workflow, 'subnet-full')).toEqual(ofSubnet);
    await editor.open('cases/one.md', solved);
    expect(await references('cases/one.md', solved, 'subnet-full')).toEqual(ofSubnet);
    await editor.open('goldens/first.yaml', goldens);
    expect(await references('goldens/first.yaml', goldens, 'subnet-full')).toEqual(ofSubnet);
  });

  it('to a document include links of all kinds', async () => {
    const { references } = await opened();
    expect(await references(subnet, workflow, 'node-lost]')).toEqual([
      'workflows/node-lost.md: node-lost',
      `${subnet}: [[node-lost]]`,
      `${subnet}: [节点](node-lost.md)`,
      `${subnet}: node-lost`,
    ]);
  });

  it('to a step are branches to it and cases that ended there', async () => {
    const { references } = await opened();
    const found = await references(subnet, workflow, '步骤 2：删除残留');
    expect(found).toHaveLength(2);
    expect(found).toContain('cases/one.md: step-2');
  });

  it('are empty at a position that names nothing', async () => {
    const { references } = await opened();
    expect(await references(subnet, workflow, '扩大子网')).toEqual([]);
  });
});

describe('the rename of an id', () => {
  it('edits every file that names it, but no link by file name', async () => {
    const { editor, rename } = await opened();
    const changes = (await rename(subnet, workflow, 'node-lost]', 'node-gone'))?.changes ?? {};
    expect(changes[editor.uri('workflows/node-lost.md')]).toMatchObject([{ newText: 'node-gone' }]);
    expect(changes[editor.uri(subnet)]!.map(({ newText }) => newText).sort()).toEqual(['[[node-gone]]', 'node-gone']);
    expect(Object.keys(changes)).toHaveLength(2);
    expect(other).toContain('id: node-lost');
  });

  it('edits goldens and cases', async () => {
    const { editor, rename } = await opened();
    const changes = (await rename(subnet, workflow, 'subnet-full', 'subnet-used-up'))?.changes ?? {};
    expect(Object.keys(changes).sort()).toEqual(
      ['cases/one.md', 'goldens/first.yaml', subnet].map((path) => editor.uri(path)).sort(),
    );
  });

  it('is refused for the id of another document, and for a malformed id', async () => {
    const { rename } = await opened();
    await expect(rename(subnet, workflow, 'subnet-full', 'node-lost')).rejects.toThrow('which another document has');
    await expect(rename(subnet, workflow, 'subnet-full', 'a b/c')).rejects.toThrow('expected only letters, digits');
  });
});

describe('findings in files of goldens', () => {
  it('report unknown documents and invalid entries until they are fixed', async () => {
    const { editor } = await opened();
    await editor.open('goldens/first.yaml', goldens.replace('subnet-full', 'subnet-ful'));
    await editor.until(() => editor.rulesAt('goldens/first.yaml').includes('golden/expect'));
    expect(JSON.stringify(editor.findings.get(editor.uri('goldens/first.yaml')))).toContain(
      'did you mean subnet-full?',
    );
    await editor.change('goldens/first.yaml', `${goldens}- symptm: x\n`);
    await editor.until(() => editor.rulesAt('goldens/first.yaml').includes('golden/schema'));
    await editor.change('goldens/first.yaml', goldens);
    await editor.until(() => editor.rulesAt('goldens/first.yaml').length === 0);
  });

  it('carry the version of the text that was checked', async () => {
    const { editor } = await opened();
    await editor.open('goldens/first.yaml', goldens.replace('subnet-full', 'subnet-ful'));
    await editor.until(() => editor.rulesAt('goldens/first.yaml').length > 0);
    expect(editor.versions.get(editor.uri('goldens/first.yaml'))).toBe(2);
  });
});

describe('a finding', () => {
  it('links to the page of its rule in the package', async () => {
    const { editor } = await opened();
    await editor.change(subnet, workflow.replace('node-lost.md', 'nirgends.md'));
    await editor.until(() => editor.rulesAt(subnet).includes('links/broken'));
    const found = editor.findings.get(editor.uri(subnet))!.find(({ code }) => code === 'links/broken')!;
    expect(found.codeDescription?.href).toMatch(/^file:.*\/docs\/rules\/links-broken\.md$/);
  });
});

describe('the definition', () => {
  it('of a document in a golden is its file', async () => {
    const { editor } = await opened();
    await editor.open('goldens/first.yaml', goldens);
    const found = await editor.at<Location>('textDocument/definition', 'goldens/first.yaml', goldens, 'subnet-full');
    expect(found.uri).toBe(editor.uri(subnet));
  });

  it('of a step that a sentence leads to is its heading', async () => {
    const { editor } = await opened();
    const text = workflow.replace('- 可用地址为 0：转到步骤 2', '然后继续步骤 2。');
    await editor.change(subnet, text);
    const found = await editor.at<Location>('textDocument/definition', subnet, text, '步骤 2。');
    expect(text.split('\n')[found.range.start.line]).toBe('### 步骤 2：删除残留');
  });
});
