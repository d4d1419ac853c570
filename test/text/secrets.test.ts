import { describe, expect, it } from 'vitest';
import { redactSecrets } from '../../src/text/index.js';
import { random } from '../support/random.js';

/** A text with a secret in it, for each way in which people paste one. */
const pasted: readonly (readonly [kind: string, text: (secret: string) => string])[] = [
  ['a named password', (secret) => `password=${secret}`],
  ['a quoted secret', (secret) => `"client_secret": "${secret}"`],
  ['a quoted secret with a quote in it', (secret) => `"password": "a\\"${secret}"`],
  ['a token in a header', (secret) => `curl -H 'Authorization: Bearer ${secret}' https://api.example.com`],
  ['a cookie', (secret) => `Set-Cookie: session=${secret}`],
  ['a key in an address', (secret) => `https://files.example.com/a?sig=${secret}`],
  ['the webhook of a chat', (secret) => `https://hooks.slack.com/services/${secret}/B0`],
  ['the password in an address', (secret) => `https://deploy:${secret}@git.example.com/app`],
  ['the password of curl', (secret) => `curl -u deploy:${secret} https://api.example.com`],
  ['the option of a program', (secret) => `helm login --password ${secret}`],
  ['the certificate key of kubeadm', (secret) => `kubeadm join 10.0.0.1:6443 --certificate-key ${secret}`],
  ['a certificate key that was printed', (secret) => `Using certificate key:\n${secret}`],
  ['the password of redis-cli', (secret) => `redis-cli -h cache -a ${secret} ping`],
  ['the password of mysql', (secret) => `mysql -h db -p${secret} -e 'show slave status'`],
  ['the password of a registry', (secret) => `docker login -p ${secret} registry.example.com`],
  ['the password of a directory', (secret) => `ldapsearch -x -w ${secret} -b dc=example`],
  ['the password of openssl', (secret) => `openssl rsa -passin pass:${secret} -in key.pem`],
  ['the literal of a Secret', (secret) => `kubectl create secret generic db --from-literal pw=${secret}`],
  ['an element of XML', (secret) => `<db.password>${secret}</db.password>`],
  ['an environment variable of a manifest', (secret) => `- name: DB_PASSWORD\n  value: ${secret}`],
  ['a password in a sentence', (secret) => `the password is ${secret} there`],
  ['a password in Chinese', (secret) => `密码：${secret}`],
];

/** Parts of pasted texts, one per word; `_` is a space. */
const pieces =
  `{ } [ ] ( ) " ' \\" : ： , ， 。 ; & | / @ = _ < > </ :// ?key= password --password token= "token":"b1" secret api_key
  密码 是 pass= token='x' _--token_"x" bearer authorization: cookie: -u mysql_ -p redis-cli_ -a name:_ value:_ is a1b2c3d4 web`
    .split(/\s+/)
    .map((piece) => piece.replaceAll('_', ' '))
    .concat('\n');

describe('redacting secrets', () => {
  it.each(pasted)('replaces every occurrence of %s', (_, text) => {
    const secrets = ['hunter2quark', 'topfen3000x', 'a9f8e7d6c5b4'];
    const shown = redactSecrets(secrets.map(text).join('\n'));
    for (const secret of secrets) expect(shown).not.toContain(secret);
    expect(shown).toMatch(/<(?:secret|token|key)>/);
    expect(redactSecrets(shown)).toBe(shown);
  });

  it('keeps properties of passwords', () => {
    for (const text of [
      'the password is wrong, the token expired; secret not found, name: web-0',
      'curl -H "Authorization: Bearer $TOKEN" https://api.example.com',
    ])
      expect(redactSecrets(text)).toBe(text);
  });

  it('is idempotent, whatever the surrounding text', () => {
    expect(redactSecrets('{"token": "a1b2"}')).toBe('{"token": <secret>}');
    expect(redactSecrets('(run --token "a1b2")')).toBe('(run --token <secret>)');
    const below = random(7);
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 2 + below(8) }, () => pieces[below(pieces.length)]).join('');
      const once = redactSecrets(text);
      expect(redactSecrets(once), text).toBe(once);
    }
  });
});
