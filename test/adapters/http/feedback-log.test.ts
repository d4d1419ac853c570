import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FeedbackLog } from '../../../src/adapters/http/feedback-log.js';
import { redactSecrets } from '../../../src/text/index.js';
import { folderOf } from '../../support/folder.js';

it('a full log is rotated, and the oldest beyond the limit are removed', async () => {
  const folder = folderOf();
  const log = new FeedbackLog(
    join(folder, 'log'),
    () => {},
    () => new Date(0),
    200,
  );
  for (let entry = 0; entry < 40; entry++) {
    log.add({ kind: 'feedback', text: `entry ${entry} ${'x'.repeat(60)}` });
    await log.flush();
  }
  expect(readdirSync(folder).sort()).toEqual(['log', 'log.1', 'log.2', 'log.3', 'log.4']);
  const kept = ['log.4', 'log.3', 'log.2', 'log.1', 'log'].flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'),
  );
  const numbers = kept.map((line) => Number(/entry (\d+)/.exec(line)![1]));
  expect(numbers).toEqual(numbers.map((_, index) => 40 - numbers.length + index));
});

it('a partial line left by a full disk does not corrupt the next line', async () => {
  const folder = join(folderOf(), 'mounted-later');
  const log = new FeedbackLog(join(folder, 'log'), () => {});
  log.add({ kind: 'feedback', text: 'lost' });
  await log.flush();
  mkdirSync(folder);
  writeFileSync(join(folder, 'log'), '{"kind":"feed');
  log.add({ kind: 'feedback', text: 'kept' });
  await log.flush();
  const [half, whole] = readFileSync(join(folder, 'log'), 'utf8').split('\n');
  expect(half).toBe('{"kind":"feed');
  expect(JSON.parse(whole!)).toMatchObject({ text: 'kept' });
});

it('a secret at the cut of a long text is redacted', async () => {
  const path = join(folderOf(), 'log');
  const log = new FeedbackLog(path, () => {});
  log.add({ kind: 'feedback', text: `${'x '.repeat(4_090)}ghp_0123456789abcdefghij` });
  await log.flush();
  const { text } = JSON.parse(readFileSync(path, 'utf8')) as { text: string };
  expect(text).toHaveLength(8_180 + '<token>'.length);
  expect(text).not.toContain('ghp_');
});

it('entries beyond the queue limit are counted as lost', () => {
  let lost = 0;
  const log = new FeedbackLog(join(folderOf(), 'log'), () => lost++);
  const taken = Array.from({ length: 1_200 }, () => log.add({ kind: 'feedback' }));
  expect(taken.filter((each) => !each).length).toBe(lost);
  expect(lost).toBeGreaterThan(150);
});

it.each([
  ['password: hunter2', 'hunter2'],
  ['DB_PASSWORD=hunter2;', 'hunter2'],
  ['"apiKey": "abc def"', 'abc def'],
  ['MYSQL_PWD=hunter2 mysql', 'hunter2'],
  ['curl -H "Authorization: Bearer abc.def-123"', 'abc.def-123'],
  ['Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
  ['postgres://app:s3cr3t@db:5432/x', 's3cr3t'],
  ['ghp_0123456789abcdefghij failed', 'ghp_0123456789abcdefghij'],
  ['AKIAIOSFODNN7EXAMPLE', 'AKIAIOSFODNN7EXAMPLE'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----', 'MIIEow'],
  ['密码：hunter2', 'hunter2'],
  ['令牌: hunter2', 'hunter2'],
  ['glpat-abcdefghij0123456789', 'abcdefghij0123456789'],
  ['npm_abcdefghijklmnopqrstuvwxyz0123456789', 'abcdefghijklmnop'],
  ['hvs.CAESIJ1234567890abcdefghijkl', 'CAESIJ1234567890'],
  ['LTAI5tAbCdEfGhIjKlMnOpQr', '5tAbCdEfGhIjKlMn'],
  ['https://hooks.slack.com/services/T0000/B0000/hunter2', 'hunter2'],
  ['https://open.feishu.cn/open-apis/bot/v2/hook/0a1b2c3d-4e5f-6789', '0a1b2c3d'],
  ['https://store.example/a?sv=1&sig=abc%2Fdef123456', 'abc%2Fdef'],
  ['GET /?access_token=hunter2', 'hunter2'],
  ['Cookie: session=hunter2; other=hunter2', 'hunter2'],
  ['curl -u admin:hunter2 http://x', 'hunter2'],
  ['curl --user=admin:hunter2 http://x', 'hunter2'],
  ['redis-cli -h cache -a hunter2 ping', 'hunter2'],
  ['mysql -uroot -phunter2 -e "show processlist"', 'hunter2'],
  ['sshpass -p hunter2 ssh node', 'hunter2'],
  ['kubeadm join --token abcdef.0123456789abcdef', '0123456789abcdef'],
  ['--password hunter2', 'hunter2'],
  ['etcdctl --password hunter2 get /', 'hunter2'],
  ['client_secret=hunter2', 'hunter2'],
  ['AccountKey=hunter2==;EndpointSuffix=x', 'hunter2'],
  ["'passwd' => 'hunter2'", 'hunter2'],
  ['<password>hunter2</password>', 'hunter2'],
  ['.dockerconfigjson: eyJhdXRocyI6e30=', 'eyJhdXRocyI6e30'],
  ['client-key-data: LS0tLS1CRUdJTiBSU0E', 'LS0tLS1CRUdJTiBSU0E'],
  ['tls.key: LS0tLS1CRUdJTiBSU0EgUFJJVkFURQo=', 'LS0tLS1CRUdJTiBSU0E'],
  ['-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQOYBF\n-----END PGP PRIVATE KEY BLOCK-----', 'lQOYBF'],
  ['postgres://app:p@ss/w0rd@db:5432/x', 'w0rd'],
  ['https://ghtoken12345678901@git.example/x', 'ghtoken12345678901'],
  ['PASS=hunter2', 'hunter2'],
  ['my password is hunter2', 'hunter2'],
  ['密码hunter2', 'hunter2'],
  ['password：hunter2', 'hunter2'],
  ['password="a\\"hunter2"', 'hunter2'],
  ['{\\"password\\":\\"hunter2\\"}', 'hunter2'],
  ['- name: DB_PASSWORD\n  value: hunter2', 'hunter2'],
  ['docker login -u a -p hunter2 registry', 'hunter2'],
  ['ldapsearch -x -w hunter2', 'hunter2'],
  ['openssl rsa -passin pass:hunter2', 'hunter2'],
  ['kubectl create secret generic x --from-literal=key=hunter2', 'hunter2'],
  ['bot123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc', 'QXMENQjcrGb'],
  ['ya29.a0AfH6SMChunter2hunter2', 'hunter2'],
  ['Authorization: Digest username="a", response="hunter2"', 'hunter2'],
  ['Authorization: AWS4-HMAC-SHA256 Credential=AKID, Signature=hunter2', 'hunter2'],
])('in %j the secret is redacted', (text, secret) => {
  expect(redactSecrets(text)).not.toContain(secret);
});

it('a text without secrets is unchanged', () => {
  for (const text of [
    'Secret "regcred" not found; token bucket is full; kubectl get secret -n kube-system 10.16.0.3:6443',
    'journalctl -u kubelet; docker run -u 1000:1000 nginx; mysql -h db -P 3306; put <token> here, then <password> there',
    'password is incorrect; password authentication failed for user; the password has expired; 密码错误; 密码 过期',
    'http://registry:5000/v2/; see https://docs.example/a and mail ops@example.org; git@github.com:team/repo.git; pass: 10 fail: 0',
    'kubectl create secret generic x --secret-name y; ssh -p 22 node; etcdctl --token --debug; task-scheduler sk-12',
  ])
    expect(redactSecrets(text)).toBe(text);
});
