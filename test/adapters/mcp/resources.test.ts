import { describe, expect, it } from 'vitest';
import { smallKnowledgeBase } from '../../support/knowledge.js';
import { connected } from './connected.js';

describe('documents as resources', () => {
  it('are listed page by page, and can be read by URI', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 230 }, (_, index) => [
        `手册 ${index % 3}/a&b?#${index}.md`,
        `# Page ${index}\n\nText ${index}.\n`,
      ]),
    );
    const client = await connected(many);
    const all: { uri: string; title?: string | undefined }[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.request({ method: 'resources/list', params: cursor === undefined ? {} : { cursor } });
      all.push(...page.resources);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(all.map(({ uri }) => uri)).size).toBe(230);
    for (const { uri, title } of all.slice(0, 5)) {
      const { contents } = await client.readResource({ uri });
      expect((contents[0] as { text: string }).text).toContain(`# ${title}\n`);
    }
  });

  it('can be read by id, as the template says', async () => {
    const client = await connected();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['triagraph://documents/{+document}']);
    const { contents } = await client.readResource({ uri: 'triagraph://documents/case-loop' });
    expect((contents[0] as { text: string }).text).toContain('The Corefile forwards to the cluster address.');
  });

  it.each([
    'triagraph://documents/none',
    'triagraph://documents/..%2F..%2Fetc%2Fpasswd',
    'file:///etc/passwd',
    'triagraph://documents/%zz',
  ])('give a protocol error when unknown: %s', async (uri) => {
    await expect((await connected()).readResource({ uri })).rejects.toMatchObject({ message: /not found/i });
  });

  it('refuse an unknown cursor', async () => {
    const client = await connected();
    const asked = client.request({ method: 'resources/list', params: { cursor: '-1' } });
    await expect(asked).rejects.toMatchObject({ message: /cursor/ });
  });
});

describe('the prompt', () => {
  it.each([
    ['子网没有地址', undefined, '请用本服务器的工具'],
    ['no ip', 'zh', '请用本服务器的工具'],
    ['no ip', undefined, 'Diagnose this problem'],
    ['子网没有地址', 'en', 'Diagnose this problem'],
  ])('for the symptom %j and the requested language %s is in the right language', async (symptom, language, words) => {
    const client = await connected(smallKnowledgeBase);
    const given = { symptom, ...(language === undefined ? {} : { language }) };
    const { messages } = await client.getPrompt({ name: 'diagnose', arguments: given });
    const { text } = messages[0]!.content as { text: string };
    expect(text).toContain(words);
    expect(text).toMatch(new RegExp(`<<<quoted (\\w+)\\n${symptom}\\nquoted \\1>>>$`));
    for (const tool of ['find_workflow', 'advance_diagnosis']) expect(text).toContain(tool);
  });
});
