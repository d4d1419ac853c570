import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

// biome-ignore lint/suspicious/noExplicitAny: examples are JavaScript; examples/tsconfig.json checks their types
const example = (name: string): Promise<any> => import(new URL(`../../examples/${name}.mjs`, import.meta.url).href);
const symptom = 'Pods stay in ContainerCreating: no available ip';

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
});

/** Session that a tool's answer names. */
const sessionIn = (text: string): string => /session: (\S+)/.exec(text)![1]!;

describe('the chat loop', () => {
  it('walks from a symptom to the next step, and survives what it cannot use', async () => {
    const { chatLoop } = await example('chat-loop');
    const said: string[] = [];
    async function* typed() {
      yield symptom;
      yield 'availableIPs: 0';
      yield '7';
      yield '';
      yield 'never read';
    }
    await chatLoop(engine, typed(), (text: string) => said.push(text));
    expect(said).toHaveLength(3);
    expect(said[0]).toContain('kubectl get subnet <subnet-name> -o yaml');
    expect(said[1]).toContain('Step 2: Find leaked addresses');
    expect(said[2]).toContain('no choice 7');
  });
});

describe('the tools for OpenAI', () => {
  it('answer a model that asks for them, turn by turn', async () => {
    const { converse } = await example('openai-tools');
    const seen: { role: string; content: string }[][] = [];
    const ask = (name: string, given: unknown) => ({
      role: 'assistant',
      content: null,
      tool_calls: [
        {
          id: `call-${seen.length}`,
          type: 'function',
          function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
        },
      ],
    });
    const script = [
      () => ask('find_workflow', { symptom }),
      (last: string) => ask('advance_diagnosis', { session: sessionIn(last), outcome: 'abnormal' }),
      () => ask('advance_diagnosis', '{"session": broken'),
      () => ask('rm_rf', {}),
      () => ({ role: 'assistant', content: 'Look for leaked addresses.' }),
    ];
    const client = {
      chat: {
        completions: {
          create: async ({ messages, tools }: { messages: { role: string; content: string }[]; tools: unknown[] }) => {
            expect(tools).toHaveLength(5);
            seen.push([...messages]);
            return { choices: [{ message: script[seen.length - 1]!(messages.at(-1)!.content) }] };
          },
        },
      },
    };
    expect(await converse(client, 'scripted', engine, symptom)).toBe('Look for leaked addresses.');
    const results = seen
      .at(-1)!
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => content);
    expect(results[0]).toMatch(/session: t3\.[\s\S]*<<<[\s\S]*kubectl get subnet/);
    expect(results[1]).toContain('Find leaked addresses');
    expect(results[2]).toMatch(/^Error: /);
    expect(results[3]).toBe('There is no tool rm_rf.');
  });
});

describe('the tools for agents', () => {
  const names = ['find_workflow', 'get_step', 'advance_diagnosis', 'get_document', 'search_cases'];

  it('are what the Vercel AI SDK takes', async () => {
    const { vercelTools } = await example('vercel-ai-tools');
    const sdk = { tool: (definition: object) => definition, jsonSchema: (schema: object) => ({ jsonSchema: schema }) };
    const tools = vercelTools(sdk, engine);
    expect(Object.keys(tools)).toEqual(names);
    expect(tools.find_workflow.inputSchema.jsonSchema.required).toEqual(['symptom']);
    const found = await tools.find_workflow.execute({ symptom });
    expect(await tools.advance_diagnosis.execute({ session: sessionIn(found), output: 'availableIPs: 0' })).toContain(
      'Step 2',
    );
  });

  it('are what LangChain takes', async () => {
    const { langchainTools } = await example('langchain-tools');
    const tools = langchainTools((run: unknown, fields: object) => ({ run, ...fields }), engine);
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(await tools[0].run({ symptom })).toContain('kubectl get subnet');
    expect(await tools[2].run({ session: 'forged', outcome: 'done' })).toMatch(/^Error: /);
  });
});

describe('the Slack bot', () => {
  it('answers a mention, and goes on with its buttons', async () => {
    const { addTriagraph } = await example('slack-bolt');
    const listeners = new Map<string, (sent: object) => Promise<void>>();
    const add = (name: string | RegExp, listener: (sent: object) => Promise<void>) =>
      listeners.set(String(name), listener);
    addTriagraph({ event: add, action: add }, engine);
    // biome-ignore lint/suspicious/noExplicitAny: messages of Slack
    const said: any[] = [];
    const say = async (message: unknown) => said.push(message);
    await listeners.get('app_mention')!({ event: { text: `<@U01> ${symptom} &lt;none&gt;`, ts: '1.0' }, say });
    expect(said[0]).toMatchObject({ thread_ts: '1.0', blocks: expect.any(Array) });
    const press = (message: (typeof said)[0], id: string) => {
      const [button] = message.blocks
        .flatMap(({ elements = [] }) => elements)
        .filter(({ action_id }: { action_id?: string }) => action_id === `triagraph:${id}`);
      const body = { type: 'block_actions', actions: [button], message: { ts: '1.0', metadata: message.metadata } };
      return listeners.get('/^triagraph:/')!({ ack: async () => {}, body, say });
    };
    await press(said[0], 'walk');
    await press(said[1], 'abnormal');
    expect(JSON.stringify(said[2])).toContain('Find leaked addresses');
    await listeners.get('/^triagraph:/')!({
      ack: async () => {},
      body: { actions: [{ value: '{"do":{"back":true},"session":"t1.x"}' }] },
      say,
    });
    expect(said[3].text).toMatch(/session token/);
  });
});

describe('the Feishu bot', () => {
  it('answers a message with a card, and replaces it when a button is pressed', async () => {
    const { feishuHandlers } = await example('feishu-bot');
    const sent: { path: object; data: { content: string } }[] = [];
    const client = { im: { message: { reply: async (request: (typeof sent)[0]) => sent.push(request) } } };
    const handlers = feishuHandlers(client, engine);
    const content = JSON.stringify({ text: '@_user_1 子网地址耗尽，Pod 起不来' });
    await handlers['im.message.receive_v1']({ message: { message_id: 'om_1', message_type: 'text', content } });
    expect(sent[0]!.path).toEqual({ message_id: 'om_1' });
    const card = JSON.parse(sent[0]!.data.content);
    const buttons = JSON.stringify(card)
      .match(/\{"triagraph":\{.*?\}\}(?=\})/g)!
      .map((value) => JSON.parse(value));
    const next = await handlers['card.action.trigger']({ event: { action: { tag: 'button', value: buttons[0] } } });
    expect(next.card.data.header.title.content).toBe('子网地址耗尽');
    const refused = await handlers['card.action.trigger']({
      event: { action: { value: { triagraph: { do: { back: true }, session: 'x' } } } },
    });
    expect(refused.toast.type).toBe('error');
    expect((await handlers['card.action.trigger']({})).toast.type).toBe('error');
  });
});
