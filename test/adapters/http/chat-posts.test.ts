import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { alertQuestions } from '../../../src/adapters/http/alert-questions.js';
import { ChatPosts, PostedGroups, type PostReport } from '../../../src/adapters/http/posts/chat-posts.js';
import { openHooks } from '../../../src/adapters/http/posts/deliver.js';
import type { Diagnosis } from '../../../src/index.js';
import { limits } from '../../../src/limits.js';
import { folderOf } from '../../support/folder.js';
import { chatStub, type Reply } from './chat-stub.js';
import { listening, served } from './served.js';

const alert = (alertname: string, labels: object = {}, status = 'firing') => ({
  status,
  labels: { alertname, subnet: 'ovn-b', ...labels },
  annotations: { summary: 'no available ip' },
});
type Alert = ReturnType<typeof alert>;
const group = (...alerts: readonly Alert[]) => ({ version: '4', groupKey: '{}:{subnet="ovn-b"}', alerts });

/** Posts to a stub with a fake clock; waiting advances it. */
async function posting(platform: 'slack' | 'feishu', replies: readonly Reply[] = [], secret = '') {
  const stub = await chatStub(...replies);
  const folder = folderOf({ hook: `# of the on-call room\n${stub.address}\n${secret}\n` });
  const reports: PostReport[] = [];
  const slept: number[] = [];
  let time = 0;
  const times = {
    now: () => time,
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds);
      time += milliseconds;
    },
  };
  const posts = new ChatPosts(await openHooks([`${platform}=${folder}/hook`]), (report) => reports.push(report), times);
  const { live } = await served();
  const take = async (alerts: readonly Alert[]) => {
    const { questions, over } = alertQuestions(group(...alerts) as never);
    for (const name of over) posts.resolved(group().groupKey, name);
    for (const question of questions)
      posts.offer({ groupKey: group().groupKey, question, diagnosis: live.engine.query(question.symptom) });
    await posts.flush();
  };
  return { ...stub, posts, take, reports, slept, later: (milliseconds: number) => (time += milliseconds) };
}

describe('a post', () => {
  it('is the Slack answer under the name of the alert, without buttons', async () => {
    const { take, posted, reports } = await posting('slack');
    await take([alert('SubnetFull'), alert('SubnetFull', { pod: 'a' })]);
    expect(posted).toHaveLength(1);
    const [{ path, headers, body }] = posted as [(typeof posted)[0]];
    expect(path).toBe('/services/T0/B0/secret-of-the-chat');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const said = JSON.stringify(body);
    expect(said).toContain('SubnetFull × 2 · subnet=ovn-b');
    expect(body.blocks).toBeInstanceOf(Array);
    expect(said).not.toContain('"actions"');
    expect(reports).toEqual([{ to: 'slack', outcome: 'posted', reason: '200', tries: 1 }]);
  });

  it('is a Feishu card, signed when there is a secret', async () => {
    const { take, posted, reports } = await posting('feishu', [{ body: '{"code":0}' }], 'a-secret');
    await take([alert('SubnetFull')]);
    const { timestamp, sign, msg_type, card } = posted[0]!.body as Record<string, string>;
    expect(msg_type).toBe('interactive');
    expect(JSON.stringify(card)).toContain('SubnetFull · subnet=ovn-b');
    expect(sign).toBe(createHmac('sha256', `${timestamp}\na-secret`).digest('base64'));
    expect(reports[0]!.outcome).toBe('posted');
  });

  it('is skipped when nothing matches', async () => {
    const { take, posted } = await posting('slack');
    await take([{ ...alert('Quux'), annotations: { summary: 'zzyzx frobnicate' } }]);
    expect(posted).toEqual([]);
  });
});

describe('a group that keeps firing', () => {
  it('is posted once, again when an alert joins, but not when one leaves', async () => {
    const { take, posted, later } = await posting('slack');
    for (let count = 0; count < 5; count++) await take([alert('SubnetFull')]);
    expect(posted).toHaveLength(1);
    later(60_000);
    await take([alert('SubnetFull'), alert('SubnetFull', { pod: 'b' })]);
    expect(posted).toHaveLength(2);
    await take([alert('SubnetFull', { pod: 'b' }), alert('SubnetFull', {}, 'resolved')]);
    expect(posted).toHaveLength(2);
  });

  it('is posted again after a long time, and after it was resolved and fires again', async () => {
    const { take, posted, later } = await posting('slack');
    await take([alert('SubnetFull')]);
    later(limits.chatPostRepeatMs);
    await take([alert('SubnetFull')]);
    expect(posted).toHaveLength(2);
    await take([alert('SubnetFull', {}, 'resolved')]);
    expect(posted).toHaveLength(2);
    await take([alert('SubnetFull')]);
    expect(posted).toHaveLength(3);
  });

  it('uses bounded memory: only the most recent groups are remembered', () => {
    const groups = new PostedGroups(() => 0);
    const [question] = alertQuestions(group(alert('SubnetFull')) as never).questions;
    const diagnosis = { status: 'matched', workflow: null } as unknown as Diagnosis;
    for (let count = 0; count <= limits.chatPostGroups; count++) groups.keep(String(count), question!, diagnosis);
    expect(groups.isNews('0', question!, diagnosis)).toBe(true);
    expect(groups.isNews('1', question!, diagnosis)).toBe(false);
    expect(groups.isNews(String(limits.chatPostGroups), question!, diagnosis)).toBe(false);
  });
});

describe('a chat that does not accept a message', () => {
  it('is retried with increasing delays, as long as it asks for, and a limited number of times', async () => {
    const wait = { status: 429, headers: { 'retry-after': '7' } };
    const first = await posting('slack', [{ status: 500 }, wait, { status: 503 }, {}]);
    await first.take([alert('SubnetFull')]);
    expect(first.reports).toEqual([{ to: 'slack', outcome: 'posted', reason: '200', tries: 4 }]);
    expect(first.slept).toEqual([2_000, 7_000, 8_000]);
    const never = await posting('slack', [{ status: 500 }]);
    await never.take([alert('SubnetFull')]);
    expect(never.posted).toHaveLength(limits.chatPostTries);
    expect(never.reports).toEqual([{ to: 'slack', outcome: 'failed', reason: '500', tries: 4 }]);
    // A failed post is news the next time.
    await never.take([alert('SubnetFull')]);
    expect(never.posted).toHaveLength(2 * limits.chatPostTries);
  });

  it('is not retried after a refusal, even one in the body of a Feishu answer', async () => {
    const slack = await posting('slack', [{ status: 404, body: 'no_service' }]);
    await slack.take([alert('SubnetFull')]);
    expect(slack.reports).toEqual([{ to: 'slack', outcome: 'failed', reason: '404', tries: 1 }]);
    const feishu = await posting('feishu', [{ body: '{"code":19024,"msg":"Key Words Not Found"}' }]);
    await feishu.take([alert('SubnetFull')]);
    expect(feishu.reports).toEqual([{ to: 'feishu', outcome: 'failed', reason: 'feishu-19024', tries: 1 }]);
    const strange = await posting('feishu', [{ body: '<html>' }]);
    await strange.take([alert('SubnetFull')]);
    expect(strange.reports[0]).toMatchObject({ outcome: 'failed', reason: 'feishu--1' });
  });

  it('cannot redirect the message', async () => {
    const elsewhere = await chatStub();
    const { take, reports } = await posting('slack', [{ status: 307, headers: { location: elsewhere.address } }]);
    await take([alert('SubnetFull')]);
    expect(reports).toEqual([{ to: 'slack', outcome: 'failed', reason: '307', tries: 1 }]);
    expect(elsewhere.posted).toEqual([]);
  });

  it('is abandoned when the server ends', async () => {
    const { posts, take, reports } = await posting('slack', [{ silent: true }]);
    const taken = take([alert('SubnetFull')]);
    await posts.close(50);
    await taken;
    expect(reports[0]).toMatchObject({ outcome: 'dropped', reason: 'ended' });
  });
});

describe('the webhook address', () => {
  it('is https or loopback, and appears in no message', async () => {
    const wrong: readonly string[] = [
      'slack=http://hooks.example.com/secret-of-the-chat',
      'slack=https://user:secret-of-the-chat@hooks.example.com/',
      'teams=https://hooks.example.com/secret-of-the-chat',
      'https://hooks.example.com/secret-of-the-chat',
      'slack=https://[secret-of-the-chat',
      `slack=${folderOf({ hook: 'secret-of-the-chat' })}/hook`,
      `slack=${folderOf({ hook: '' })}/hook`,
      `slack=${folderOf()}`,
      'slack=/does/not/exist',
    ];
    for (const each of wrong) {
      const fault = await openHooks([each]).catch((error: Error & { code?: string }) => error);
      expect(fault, each).toMatchObject({ code: 'serve-notify' });
      expect((fault as Error).message).not.toContain('secret-of-the-chat');
    }
    expect(await openHooks(['feishu=https://open.feishu.cn/open-apis/bot/v2/hook/x'])).toHaveLength(1);
  });
});

it('a server answers the webhook at once, forwards the answer, counts it, and logs neither symptom nor address', async () => {
  const stub = await chatStub({ status: 500 }, {});
  const folder = folderOf({ hook: stub.address });
  const { address, log } = await listening({ notify: [`slack=${folder}/hook`] });
  const ask = () =>
    fetch(`${address}/v1/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(group(alert('SubnetFull', { pod: 'pod-of-someone' }))),
    });
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.keys(((await answer.json()) as { answers: object[] }).answers[0]!)).not.toContain('members');
  await ask();
  while (!log.text.includes('"posted"')) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stub.posted).toHaveLength(2);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('triagraph_chat_posts_total{to="slack",outcome="posted"} 1');
  expect(log.text).not.toMatch(/secret-of-the-chat|pod-of-someone|no available ip/);
}, 20_000);
