import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '../../src/engine/meaning/endpoint.js';
import { type CacheStore, compileKnowledgeBase, type Embedding, Engine, presenters } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

/** A runbook with a title and one symptom. */
const runbook = (id: string, title: string, symptom: string, more = '') => ({
  [`workflows/${id}.md`]: `---\nid: ${id}\nkind: workflow\ntitle: "${title}"\n${more}---\n\n# ${title}\n\n## Symptoms\n\n- ${symptom}\n\n## Diagnosis\n\n### Step 1: Look\n\n\`\`\`bash\nctl ${id}\n\`\`\`\n`,
});

const shop = {
  ...runbook('basket', 'Checkout loses the basket', 'The basket is empty at the last step of the checkout.'),
  ...runbook('mail', 'Confirmation mails bounce', 'Mails bounce with code 550.'),
  ...runbook('stock', 'Stock is oversold', 'More units are sold than the warehouse has.'),
  ...runbook('login', 'Users are locked out', 'Accounts are locked after many attempts.'),
  ...runbook('image', 'Images appear rotated', 'Photos of phones lie on their side.'),
};

const inOtherWords = 'My trolley was bare before I could pay';

/** Words of one row mean the same to the fake model. */
const meanings = [
  ['basket', 'trolley'],
  ['empty', 'bare', 'loses'],
  ['mail', 'mails', 'letters'],
  ['bounce', 'returned'],
  ['stock', 'units'],
  ['oversold', 'sold'],
  ['locked', 'barred'],
  ['images', 'photos', 'pictures'],
];

/** Counts meanings; every other word has a small part of its own. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(meanings.length + 16).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]+|[\u4e00-\u9fff]/g) ?? []) {
    const row = meanings.findIndex((words) => words.includes(word));
    if (row >= 0) vector[row]! += 1;
    else
      vector[meanings.length + (Array.from(word).reduce((sum, each) => sum * 31 + each.charCodeAt(0), 7) % 16)]! += 0.2;
  }
  return vector;
}

const fakeModel = (sent: string[] = []): Embedding => ({
  model: 'fake-1',
  embed: async (texts) => {
    sent.push(...texts);
    return texts.map(vectorOf);
  },
});

const open = (files: Record<string, string>, embedding?: Embedding) =>
  Engine.open({ kb: [folderOf(files)], cache: false, ...(embedding && { embedding }) });

describe('without an embedding model', () => {
  it.each([inOtherWords, 'Checkout loses the basket', 'thanks', ''])('ask answers %j like query', async (symptom) => {
    const engine = await open(shop);
    expect(JSON.stringify(await engine.ask(symptom))).toBe(JSON.stringify(engine.query(symptom)));
    expect(JSON.stringify(await engine.begin(symptom))).toBe(JSON.stringify(engine.start(symptom)));
  });
});

describe('with an embedding model', () => {
  it('proposes the document that means what the symptom says in other words', async () => {
    const engine = await open(shop, fakeModel());
    expect(engine.query(inOtherWords).status).toBe('no_match');
    const answer = await engine.ask(inOtherWords);
    expect([answer.status, answer.confidence, answer.matches[0]?.id]).toEqual(['matched', 'low', 'basket']);
    expect(answer.meaning).toEqual({ model: 'fake-1', state: 'used' });
    expect(answer.assessment?.basis).toBe('meaning');
    const { score, evidence } = answer.matches[0]!;
    expect(evidence).toContainEqual(
      expect.objectContaining({ kind: 'meaning', source: expect.objectContaining({ path: 'workflows/basket.md' }) }),
    );
    expect(evidence.reduce((sum, leaf) => sum + leaf.score, 0)).toBeCloseTo(score, 4);
    expect(presenters.diagnosis.text(answer)).toContain('near in meaning');
  });

  it.each([
    ['one, then another', ['fake-1', 'fake-2', 'fake-1']],
    ['none, then a model', [null, 'fake-1', null]],
    ['a model, then none', ['fake-1', null, 'fake-1']],
  ])('uses its own vectors, even if those of other models are cached: %s', async (_, models) => {
    const folder = folderOf(shop);
    const entries = new Map<string, Uint8Array>();
    const cache: CacheStore = {
      read: (key) => entries.get(key) ?? null,
      write: (key, bytes) => void entries.set(key, Uint8Array.from(bytes)),
    };
    for (const model of models) {
      const engine = await Engine.open({ kb: [folder], cache, ...(model && { embedding: { ...fakeModel(), model } }) });
      const { meaning, matches } = await engine.ask(inOtherWords);
      expect(meaning ?? null).toEqual(model && { model, state: 'used' });
      expect(matches.map(({ id }) => id)).toEqual(model ? ['basket'] : []);
    }
  });

  it('is not asked if the words decide, whose answer stays', async () => {
    const sent: string[] = [];
    const engine = await open(shop, fakeModel(sent));
    sent.length = 0;
    const symptom = 'Checkout loses the basket';
    const { meaning, ...answer } = await engine.ask(symptom);
    expect([sent, meaning?.state]).toEqual([[], 'not-needed']);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(engine.query(symptom)));
  });

  it('abstains if no document is near', async () => {
    const engine = await open(shop, fakeModel());
    const answer = await engine.ask('The printer on the third floor is jammed');
    expect([answer.status, answer.meaning?.state]).toEqual(['no_match', 'used']);
  });

  it('does not propose a document that says it does not answer the symptom', async () => {
    const excluding = {
      ...shop,
      ...runbook('basket', 'Checkout loses the basket', 'The basket is empty.', 'excludes:\n  - any: [trolley]\n'),
    };
    expect((await (await open(excluding, fakeModel())).ask(inOtherWords)).matches.map(({ id }) => id)).not.toContain(
      'basket',
    );
  });

  it('answers like query if the model fails, and reports the failure', async () => {
    const model = fakeModel();
    let isBroken = false;
    const engine = await open(shop, {
      model: 'fake-1',
      embed: (texts) => (isBroken ? Promise.reject(new Error('connection refused')) : model.embed(texts)),
    });
    isBroken = true;
    const answer = await engine.ask(inOtherWords);
    expect(answer.meaning).toEqual({ model: 'fake-1', state: 'unavailable' });
    expect([answer.status, answer.suggestions]).toEqual(['no_match', engine.query(inOtherWords).suggestions]);
    expect(presenters.diagnosis.text(answer)).toMatch(/connection refused.*answer of the words alone/s);
  });

  it('answers like query if the vectors are of another model than the configured one', async () => {
    const snapshot = (await open(shop, fakeModel())).snapshot();
    const engine = await Engine.open({ snapshot, embedding: { ...fakeModel(), model: 'fake-2' } });
    const { meaning, diagnostics } = await engine.ask(inOtherWords);
    expect(meaning).toEqual({ model: 'fake-1', state: 'unavailable' });
    expect(diagnostics.map(({ ruleId }) => ruleId)).toContain('query/meaning-unavailable');
  });

  it('masks secrets before anything is sent', async () => {
    const sent: string[] = [];
    const secretive = { ...shop, ...runbook('token', 'The portal refuses', 'Calls with password=hunter2secret fail.') };
    const engine = await open(secretive, fakeModel(sent));
    await engine.ask(`${inOtherWords}, token: ghp_0123456789abcdefghij`);
    expect(sent.join('\n')).not.toMatch(/hunter2secret|ghp_0123/);
    expect(sent.at(-1)).toContain('trolley');
  });

  it('also masks secrets with the names of a team', async () => {
    const sent: string[] = [];
    const project = folderOf({
      'kb/vault.md': runbook('vault', 'The vault refuses', 'The vault opens with losung=quark2000 alone.')[
        'workflows/vault.md'
      ]!,
      'triagraph.config.json': JSON.stringify({ vocabulary: { secrets: ['secrets.json'] } }),
      'secrets.json': JSON.stringify({ names: ['losung'] }),
    });
    const kb = [`${project}/kb`];
    const engine = await Engine.open({ kb, project, cache: false, embedding: fakeModel(sent) });
    await engine.ask(`${inOtherWords}, losung=topfen3000`);
    expect(sent.at(-1)).toContain('trolley');
    expect(sent.join('\n')).not.toMatch(/quark2000|topfen3000/);
  });
});

describe('compiling with an embedding model', () => {
  it('gives the same bytes with new and cached vectors, and embeds only changed texts', async () => {
    const entries = new Map<string, Uint8Array>();
    const cache: CacheStore = {
      read: (key) => entries.get(key) ?? null,
      write: (key, bytes) => void entries.set(key, bytes),
    };
    const sent: string[] = [];
    const paths = [folderOf(shop)];
    const first = await compileKnowledgeBase({ paths, cache, embedding: fakeModel(sent) });
    const all = sent.length;
    const again = await compileKnowledgeBase({ paths, cache, embedding: fakeModel(sent) });
    expect([sent.length, Buffer.compare(first.bytes, again.bytes)]).toEqual([all, 0]);
  });

  it('gives the knowledge base another hash for other vectors', async () => {
    const hashes = [undefined, fakeModel(), { ...fakeModel(), model: 'fake-2' }].map(
      async (embedding) => (await open(shop, embedding)).info().hash,
    );
    expect(new Set(await Promise.all(hashes)).size).toBe(3);
  });

  it.each<[string, Embedding['embed']]>([
    ['fails', () => Promise.reject(new Error('no connection'))],
    ['gives too few vectors', async () => [[1, 2]]],
    ['gives no numbers', async (texts) => texts.map(() => [Number.NaN])],
  ])('continues without vectors if the model %s', async (_, embed) => {
    const engine = await open(shop, { model: 'fake-1', embed });
    expect(engine.lint().map(({ ruleId }) => ruleId)).toContain('config/embedding');
    expect((await engine.ask(inOtherWords)).meaning?.state).toBe('unavailable');
  });
});

describe('the endpoint', () => {
  let server: Server;
  let url: string;
  const statuses: number[] = [];
  const requests: {
    readonly authorization: string | undefined;
    readonly body: { readonly model: string; readonly input: string[] };
  }[] = [];
  beforeEach(async () => {
    [statuses.length, requests.length] = [0, 0];
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString());
      requests.push({ authorization: request.headers.authorization, body });
      const data = (body.input as string[]).map((text, index) => ({ index, embedding: vectorOf(text) })).reverse();
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}/v1/embeddings`;
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    return new Promise((done) => server.close(done));
  });

  const patience = { timeout: 2000, attempts: 2 };

  it('is requested in the format of OpenAI with its key', async () => {
    const { embed } = endpoint({ url, model: 'm', key: 'k' }, patience);
    expect(await embed(['basket', 'mail'])).toEqual([vectorOf('basket'), vectorOf('mail')]);
    expect(requests).toMatchObject([{ authorization: 'Bearer k', body: { model: 'm', input: ['basket', 'mail'] } }]);
  });

  it('is requested again if it is overloaded, up to the allowed number of attempts', async () => {
    statuses.push(503);
    expect(await endpoint({ url, model: 'm' }, patience).embed(['basket'])).toHaveLength(1);
    statuses.push(429, 429, 429);
    await expect(endpoint({ url, model: 'm' }, patience).embed(['basket'])).rejects.toThrow('status 429');
    expect(requests).toHaveLength(4);
  });

  it('is not requested again after a refusal', async () => {
    statuses.push(401);
    await expect(endpoint({ url, model: 'm' }, patience).embed(['basket'])).rejects.toThrow('status 401');
    expect(requests).toHaveLength(1);
  });

  it('has its address and key from the environment, for compiling and asking', async () => {
    vi.stubEnv('TRIAGRAPH_EMBEDDING_URL', url);
    vi.stubEnv('TRIAGRAPH_EMBEDDING_KEY', 'k');
    const project = folderOf({ 'triagraph.config.json': JSON.stringify({ embedding: { model: 'm' } }) });
    const engine = await Engine.open({ kb: [folderOf(shop)], project, cache: false });
    const answer = await engine.ask(inOtherWords);
    expect([answer.meaning, answer.matches[0]?.id]).toEqual([{ model: 'm', state: 'used' }, 'basket']);
    expect(new Set(requests.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer k']));
  });

  it('is never taken from a configuration', async () => {
    for (const embedding of [{ model: 'm' }, { url, model: 'm' }]) {
      const project = folderOf({ 'triagraph.config.json': JSON.stringify({ embedding }) });
      const engine = await Engine.open({ kb: [folderOf(shop)], project, cache: false });
      expect([(await engine.ask(inOtherWords)).meaning, requests]).toEqual([undefined, []]);
    }
  });

  it('must be a valid address', async () => {
    vi.stubEnv('TRIAGRAPH_EMBEDDING_URL', 'file:///etc/passwd');
    const project = folderOf({ 'triagraph.config.json': JSON.stringify({ embedding: { model: 'm' } }) });
    await expect(Engine.open({ kb: [folderOf(shop)], project, cache: false })).rejects.toThrow('is no address');
  });
});
