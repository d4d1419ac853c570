import { describe, expect, it } from 'vitest';
import { validateText } from './documents.js';
import { fence, page, planted, triggers, workflow } from './planted.js';

/** Made of pieces, so that no scanner takes this file for one that leaks. */
const awsKey = `AKIA${'Q7RT2VZWMN4KX5LD'}`;
const gitToken = `ghp_${'a8Fk2LmQ9xZr4TbW7yUc1NvE6sHd3JpG0oIq'}`;
const password = `Tr4v${'!s92_kQ'}`;
const keyBlock = [
  `-----BEGIN RSA ${'PRIVATE'} KEY-----`,
  `MIIEpAIBAAKCAQEA${'3Tz2mr7SZiAMfQyuvBjM9Oi'}${'VGGBgNGKgGQhV'}`,
];

/** Characters of a key as it is drawn, put together here so that no scanner takes this file for a leak. */
const randomKey = ['Kq7TzR2vXb', 'N9wLmP4cYd', 'H6gJsE8aUf', 'Q3nVkZ5tBo', 'W1xCrD7yMi'].join('');
const joinToken = ['k3x9qz', 'v7m2np8rt4wd6bzj'].join('.');

describe('content/secret', () => {
  planted('content/secret', {
    found: {
      'a name and a password after an option': page(fence('bash', 'crictl pull --creds admin:⟦Tz7!pQ92kd web:2')),
      'a name and a password in another form': page(fence('bash', 'smbclient //files/share -U ops%⟦Tz7!pQ92kd')),
      'a key of a cloud': page(`Use ⟦${awsKey} for the bucket.`),
      'a token': page(fence('bash', `git clone https://⟦${gitToken}@git.example.com/a`)),
      'a private key': page(fence('text', `⟦${keyBlock[0]}`, keyBlock[1]!)),
      'a password after its name': page(fence('yaml', `password: ⟦${password}`)),
      'a password with a dollar sign': page(fence('yaml', 'password: ⟦Zk8$wqPp31xL')),
      'a password after the option of a program': page(fence('bash', `redis-cli -h cache-0 -a ⟦${password} info`)),
      'a password attached to its option': page(fence('bash', `mysql -h db-0 -uroot -p⟦${password} -e "select 1"`)),
      'a password after a user name': page(
        fence('bash', `curl -s -u 'ops:⟦${password}' https://db-0.example.com/health`),
      ),
      'a password after a long option': page(fence('bash', `db-cli --password ⟦${password} status`)),
      'a password that looks like base64': page(fence('bash', 'mysql -uroot -p⟦Hg7wkQ2zLx -e "show status"')),
      'a word with a digit as a password': page(fence('yaml', 'password: ⟦hunter2')),
      'a password of lower-case letters and digits': page(fence('ini', 'DB_PASSWORD=⟦r7mkq40zt')),
      'a password in a sentence': page('Log in: the password is ⟦hunter2024.'),
      'a password in a Chinese sentence': page('登录，密码是 ⟦qk27mzt9。'),
      'the secret key of a cloud account': page(
        fence('bash', `export AWS_SECRET_ACCESS_KEY=⟦${randomKey.slice(0, 40)}`),
      ),
      'a token of a vault': page(fence('bash', `export VAULT_TOKEN=⟦hvs.${randomKey.slice(0, 30)}`)),
      'a token for joining a node': page(fence('bash', `kubeadm join 192.0.2.1:6443 --token ⟦${joinToken}`)),
      'a token without a known format': page(fence('ini', `DEPLOY_TOKEN=⟦${randomKey.slice(0, 36)}`)),
      'a password in an address': page(fence('bash', `redis-cli -u redis://admin:⟦${password}@redis.example.com`)),
    },
    silent: {
      placeholders: page(fence('yaml', 'password: <password>', 'token: $TOKEN', 'secret_key: $SECRET_KEY')),
      'a placeholder after the option of a program': page(
        fence(
          'bash',
          'redis-cli -a <password> info',
          'mysql -uroot -p"$MYSQL_PWD"',
          'curl -u "$USER:$TOKEN" https://a',
        ),
      ),
      'an option of another kind': page(fence('bash', 'mysql -h db-0 --port 3306 -P 33061', 'docker ps -a Exited12x')),
      'an example password': page(fence('yaml', 'password: YourPassw0rd!', 'password: changeme123')),
      'an elided private key': page(fence('text', keyBlock[0]!, '...')),
      'a sequence such as 1234567': page('A token such as ghp_1234567890abcdefghijklmnopqrstuvwxyzABCD.'),
      'a masked password': page(fence('yaml', 'password: ********', 'api_key: xxxxxxx1')),
      'an example word with a digit': page(
        fence('yaml', 'password: changeme1', 'password: welcome2', 'password: qwerty123', 'password: user1234'),
      ),
      'names after the word': page(
        fence('yaml', 'secretName: registry-credentials-of-the-shop', 'tokenSecret: kube-system/bootstrap-signer'),
      ),
      'text that says where the password is': page(
        'password: see vault, path kv/db2',
        'The password is in step2 of the vault.',
      ),
      'the storage format of a password': page(
        'password: base64',
        '',
        'The password is sha256-hashed, the other password is SCRAM-SHA-512, and a password is 12-characters long.',
      ),
      'prose about a password': page('password: Base64-encoded and kept in a Secret'),
    },
  });
});

describe('content/public-address', () => {
  planted('content/public-address', {
    found: {
      'an address in a sentence': page('The gateway ⟦47.96.113.8 does not answer.'),
      'the address of a server': page('The server ⟦47.96.113.8 does not answer.'),
      'an address in a command': page(fence('bash', 'ping ⟦123.57.20.9')),
      'an address with a port': page('Open ⟦59.110.4.77:8080 in a browser.'),
    },
    silent: {
      'private and shared addresses': page('10.16.0.5, 172.20.1.9, 192.168.7.4 and 100.64.0.3'),
      'addresses for documentation': page('192.0.2.7, 198.51.100.20 and 203.0.113.99'),
      'well-known resolvers': page('8.8.8.8 and 114.114.114.114'),
      'versions of four numbers': page('Driver version 47.96.113.8, release v12.4.1.7'),
      'the DNS record of a public site': page(fence('text', 'Name: github.com', 'Address: 20.205.243.166')),
      'an address of a network that the document sets up': page('The pool 47.96.0.0/16 has 47.96.113.8.'),
    },
  });
});

describe('content/email', () => {
  planted('content/email', {
    found: {
      'an address in a sentence': page('Ask ⟦wang.lei@telco-north.cn for access.'),
      'an address in a list': page('- owner: ⟦ops7@bigbank.io'),
      'an address in angle brackets': page('Written by Lei <⟦lei@bigbank.io>'),
    },
    silent: {
      'an address of an example': page('Ask jane@example.com.'),
      'a clone over ssh': page('git@github.com:kubeovn/kube-ovn.git'),
      'an account of a program': page('git config user.email sync_bot@bigbank.io'),
      'the person of an example': page('{"email": "jane.doe@bigbank.io"}'),
      'a unit of systemd': page('systemctl status user@1000.service'),
      'an image by its digest': page('registry.bigbank.io/pause@sha256:0f12'),
    },
  });
});

describe('links/spaces', () => {
  planted('links/spaces', {
    found: {
      'an address with a space': page('Read [the limits](⟦notes/address limits.md) first.'),
      'an address with a space after a valid link': page(
        'See [a](#a) or [b](#b), then [c](⟦./the other page).',
        '',
        '## A',
        '',
        '## B',
      ),
      'an image with a space': page('![the picture](⟦img/first draft.png)'),
      'an address in a list, below the same words in code': page('- `[x](a b.md)` is text.', '- Read [x](⟦a b.md).'),
      'an address in a table': page('| what | where |', '| --- | --- |', '| limits | [here](⟦address limits.md) |'),
      'a name with emphasis': page('Read **[the *limits*](⟦address limits.md)**.'),
    },
    silent: {
      'an address in angle brackets': page('Read [the limits](<notes/address limits.md>).'),
      'a space that is written as %20': page('Read [the limits](notes/address%20limits.md).'),
      'a title after the address': page('Read [the limits](notes/limits.md "all limits").'),
      'a call in the text': page('The value of list[i](first second) is kept.'),
      'inline code': page('Write `[x](a b.md)` as it is.'),
      'code in a fence': page(fence('text', '[x](a b.md)')),
      'brackets that are escaped': page('Write \\[x\\](a b.md).'),
    },
  });
});

describe('links/address', () => {
  planted('links/address', {
    found: {
      'a missing letter': page('See [this](⟦htps://kubernetes.io/docs/).'),
      'a missing colon': page('See ⟦http//example.com/a.'),
      'a single slash': page('See <⟦https:/example.com/a>.'),
      'a full-width colon': page('参考 ⟦https：//example.com/a。'),
      'two schemes': page(fence('bash', 'curl -sS ⟦https://https://example.com/a')),
      'a source': workflow(['sources: [⟦hhtps://example.com/issues/7]'], 'Look at the subnet.'),
    },
    silent: {
      'correct schemes': page('See https://example.com, HTTP://example.com and <http://10.0.0.1/>.'),
      'an address in the path of a proxy': page('See https://proxy.example.com/https://github.com/a/b.'),
      'a folder of that name': page('See src/https//a and tests/http/read.md, `s/http:/https:/`.'),
    },
  });
});

describe('links/broken-anchor', () => {
  const body = (link: string) =>
    page(
      `See [there](${link}).`,
      '',
      '## Scenario 1: no address left',
      '',
      'Free one.',
      '',
      '## 场景2：地址冲突',
      '',
      '核对。',
    );
  const broken = (link: string) => body(link).replace('[there]', '⟦[there]');
  planted('links/broken-anchor', {
    found: {
      'a missing heading': broken('#scenario-3'),
      'a heading by its beginning': broken('#scenario-1'),
      'a heading in another language': broken('#场景3地址冲突'),
    },
    silent: {
      'the anchor of a heading': body('#scenario-1-no-address-left'),
      'the anchor of a Chinese heading': body('#场景2地址冲突'),
      'the top of the page': body('#top'),
      'an anchor that HTML sets': `${body('#more')}\n<a id="more"></a>\n\nMore.\n`,
    },
  });
});

describe('suppression/no-reason', () => {
  planted('suppression/no-reason', {
    found: {
      'a comment without a reason': page('⟦<!-- triagraph-disable fence/no-language -->', '', 'Look.'),
      'a comment with an empty reason': page('⟦<!-- triagraph-disable fence/no-language -- -->', '', 'Look.'),
      'a comment without a rule': page('Look.', '', '⟦<!-- triagraph-disable -- it is old -->'),
    },
    silent: {
      'a rule and a reason': page('<!-- triagraph-disable fence/no-language -- output of a tool -->', '', 'Look.'),
      'another comment': page('<!-- triagraph is a tool -->', '', 'Look.'),
      'the comment as code': page(fence('text', '<!-- triagraph-disable fence/no-language -->')),
    },
  });
});

describe('document/empty-section', () => {
  planted('document/empty-section', {
    found: {
      'a heading at the end': page('Look.', '', '⟦## Verification'),
      'a heading before another of its level': page('⟦## Diagnosis', '', '## Resolution', '', 'Restart it.'),
      'a step whose heading is only a name': page('⟦### Step 1: the plugin', '', '### Step 2: look', '', 'Look.'),
      'a heading with only a comment': page('Look.', '', '⟦## Verification', '', '<!-- to be written -->'),
    },
    silent: {
      'a heading over further headings': page('## Diagnosis', '', '### Step 1', '', 'Look.'),
      'a step whose heading is a path through menus': page(
        '## 步骤',
        '',
        '### 步骤 1：控制台 → 插件 → 部署指标插件',
        '',
        '### 步骤 2：看指标',
        '',
        '看一眼。',
      ),
      'a heading over an image': page('Look.', '', '## Topology', '', '![topology](topology.png)'),
      'a title over sections': page('## Diagnosis', '', 'Look.'),
    },
  });
});

describe('document/missing-section', () => {
  const caseWith = (...body: string[]) =>
    ['---', 'kind: case', '---', '', '⟦# Addresses leak', '', ...body, ''].join('\n');
  const told = ['## Symptoms', '', '- Pods wait for an address.', '', '## Root cause', '', 'The lease is lost.', ''];
  planted('document/missing-section', {
    found: {
      'a case without a resolution': caseWith(...told),
      'a case with only a title': caseWith('It was bad.'),
      'a workflow without steps': [
        '---',
        'kind: workflow',
        'triggers: [no ip left]',
        '---',
        '',
        '⟦# Addresses leak',
        '',
        'It happens.',
        '',
      ].join('\n'),
    },
    silent: {
      'a complete case': caseWith(...told, '## Resolution', '', 'Restart it.').replace('⟦', ''),
      'a workflow with steps and triggers': [
        '---',
        'kind: workflow',
        'triggers: [no ip left]',
        '---',
        '',
        '# Addresses leak',
        '',
        '## Diagnosis',
        '',
        fence('bash', 'kubectl get ip'),
        '',
      ].join('\n'),
      'an article': ['---', 'kind: article', '---', '', '# How addresses are handed out', '', 'One by one.', ''].join(
        '\n',
      ),
    },
  });
});

describe('content/typographic-characters', () => {
  planted('content/typographic-characters', {
    found: {
      'a full-width hyphen': page(fence('bash', 'kubectl get pods ⟦－n shop')),
      'a dash of a word processor': page(fence('bash', 'kubectl get pods ⟦–n shop')),
      'a long dash before a long option': page(fence('bash', 'kubectl get pods ⟦—namespace shop')),
      'a curly quote': page(fence('bash', 'kubectl get pods -l app=⟦“shop')),
      'a full-width semicolon': page(fence('bash', 'kubectl get pods⟦；date')),
      'a full-width pipe': page(fence('bash', 'kubectl get pods ⟦｜ grep web')),
      'an ideographic space': page(fence('bash', 'kubectl get⟦\u3000pods')),
      'a no-break space': page(fence('bash', 'kubectl get⟦\u00a0pods')),
      'a full-width colon after a key': workflow(['components⟦：[ovn]'], 'Look at the subnet.'),
      'a full-width comma between ids': workflow(['related: [a⟦，b]'], 'Look at the subnet.'),
      'a hyphen within a name of a trigger': triggers('- ovs⟦\u2011vswitchd eats memory'),
      'a full-width digit in a trigger': triggers('- "no route on eth⟦１"'),
      'a no-break space in a trigger': triggers('- no⟦\u00a0available ip'),
    },
    silent: {
      'quoted, printed and commented text': page(
        fence('bash', "grep '；' log", 'echo 完成：ok', 'kubectl get pods # 查看；再看'),
      ),
      'a Chinese remark after a command': page(fence('bash', 'kubectl get pods（查看状态）')),
      'a placeholder': page(fence('bash', 'kubectl get pods -n <命名空间：必填>')),
      'Chinese punctuation in titles and symptoms': workflow(
        ['symptoms: ["子网：地址耗尽，Pod 起不来"]'],
        '查看子网。',
      ),
      'a colon after a bracket in a Chinese message': page(
        fence('bash', 'print_error "不要\'", 列（8.0 中不允许）：" x'),
      ),
      'a dash between words': page('The pod – and its node – are gone.'),
    },
  });
  it('offers the plain character', () => {
    const found = validateText(page(fence('bash', 'kubectl get pods —namespace shop'))).find(
      ({ ruleId }) => ruleId === 'content/typographic-characters',
    );
    expect(found?.fix?.edits[0]?.text).toBe('--');
  });
});

describe('document/version-note', () => {
  planted('document/version-note', {
    found: {
      'another word for since': page('- Look at the header ⟦(from v1.14.25)'),
      'a version with only a major number': page('- Look at the header ⟦(since v1.x)'),
      'a word between the versions': page('- Look at the header ⟦(since v1.14.25 and v1.15.0)'),
      'another word for until': page('- The old label ⟦(up to v1.12)'),
      'a Chinese note': page('- 查看头文件⟦（v1.14 以上）'),
    },
    silent: {
      'a note that is read': page('- Look at the header (since v1.14.25, v1.15.0)', '- The old label (until v1.12)'),
      'a Chinese note that is read': page(
        '- 查看头文件（v1.14.25、v1.15.0 起）',
        '- 旧标签（v1.12 及以前）',
        '- 升级（v1.12.4 修复）',
      ),
      'versions in a sentence': page('Since v1.14 there is a header (see the release notes of v1.14).'),
      'a version without other words': page('- The old label (v1.12)'),
      'a longer remark': page('- The header (the start script of v1.14.25 reads it, later ones put it aside)'),
    },
  });
});

describe('content/damaged-merge', () => {
  planted('content/damaged-merge', {
    found: {
      'the beginning of a conflict': page('⟦<<<<<<< HEAD', 'Restart it.'),
      'the end of a conflict': page('Restart it.', '', '⟦>>>>>>> other'),
      'a conflict without names': page('⟦<<<<<<<', 'Restart it.'),
    },
    silent: {
      'a conflict inside code': page(fence('text', '<<<<<<< HEAD', '>>>>>>> other')),
      'an underlined heading': page('Restart', '=======', '', 'it.'),
      'an arrow': page('>>> it works'),
    },
  });
});

describe('content/damaged-encoding', () => {
  planted('content/damaged-encoding', {
    found: {
      'a damaged accented letter': page('The caf⟦Ã© is closed.'),
      'a damaged apostrophe': page('It⟦â€™s late.'),
      'damaged Chinese text': page('⟦ä¸\u00adæ–‡ is what it says.'),
      'Chinese text that was damaged twice': page('⟦锟斤拷'),
    },
    silent: {
      accents: page('The café “is” closed – naïve Ångström.'),
      'damaged text inside code': page(fence('text', 'cafÃ©')),
      'accented letters in a formula': page('Σ = Ã + Â'),
    },
  });
});

describe('content/damaged-markup', () => {
  planted('content/damaged-markup', {
    found: {
      'a fence open to the end': page('⟦```bash', 'kubectl get pods'),
      'an unclosed fence before another one': page(
        '⟦```bash',
        'kubectl get pods',
        '',
        'Then:',
        '',
        fence('bash', 'date'),
      ),
      'a comment open to the end': page('⟦<!-- to be written', '', 'Look at it.'),
    },
    silent: {
      'fences in lists and in longer fences': page(
        '- Look:',
        '',
        '  ```sh',
        '  date',
        '  ```',
        '',
        '````md',
        '```sh',
        'date',
        '```',
        '````',
      ),
      'a comment': page('<!-- to be written -->', 'Look at it.'),
      'code that shows a comment': page('Write `<!--` in front of it.', '', fence('html', '<!-- x')),
    },
  });
});
