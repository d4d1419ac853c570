import { describe, expect, it } from 'vitest';
import { validateText } from './documents.js';
import { planted, plantedFiles, plantedPatterns, triggers, workflow } from './planted.js';

describe('triggers/too-short', () => {
  planted('triggers/too-short', {
    found: {
      'a single letter': triggers('- no ip left', '- ⟦x'),
      'a Han character': triggers('- ⟦慢'),
      'two digits': triggers('- phrase: ⟦"53"', '  weight: 2'),
    },
    silent: {
      'two letters': triggers('- ip'),
      'two Han characters': triggers('- 丢包'),
      'a port': triggers('- "6642"'),
      'a letter in `not`': triggers('- phrase: no ip left', '  not: x'),
    },
  });
});

describe('triggers/too-common', () => {
  planted('triggers/too-common', {
    found: {
      'a word that is in any report': triggers('- no ip left', '- ⟦Timeout'),
      'a Chinese word that is in any report': triggers('- ⟦网络'),
      'a level of a log': triggers('- no ip left', '- ⟦FATAL'),
      'a word that fits any system': triggers('- ⟦数据库'),
      'a filler': triggers('- any: [no ip left, ⟦please]'),
    },
    silent: {
      'two common words together': triggers('- 网络不通'),
      'the wording of an error of common words': triggers('- Unable to connect to the server'),
      'a name': triggers('- geneve'),
      'common words beside `all`': triggers('- any: [crash, timeout]', '  all: [ovn-nbctl]'),
      'a common word in `all`': triggers('- all: [timeout, ovn-nbctl]'),
    },
  });
});

describe('triggers/duplicate', () => {
  planted('triggers/duplicate', {
    found: {
      'the same phrase twice': triggers('- no ip left', '- lost lease', '- ⟦no ip left'),
      'the same phrase in other letters and spaces': triggers('- no ip left', '- ⟦"No  IP left"'),
      'the same rule with its members in another order': triggers(
        '- all: [lease, expired]',
        '- ⟦all: [expired, lease]',
      ),
    },
    silent: {
      'a phrase inside another': triggers('- no ip left', '- ip left'),
      'a phrase with a hyphen beside one with a space': triggers('- no-ip left', '- no ip left'),
      'the same phrase with another weight': triggers('- no ip left', '- {phrase: no ip left, weight: 2}'),
      'the same words in `any` and in `all`': triggers('- any: [lease, expired]', '- all: [lease, expired]'),
    },
  });

  it('fixes a duplicate by removing the whole line', () => {
    const text = triggers('- no ip left', '- no ip left', '- lost lease');
    const [found] = validateText(text).filter(({ ruleId }) => ruleId === 'triggers/duplicate');
    const { range, text: replacement } = found!.fix!.edits[0]!;
    const fixed = text.slice(0, range.start.offset) + replacement + text.slice(range.end.offset);
    expect(fixed).toBe(triggers('- no ip left', '- lost lease'));
  });

  it('offers no fix where a comment would be removed too', () => {
    const text = triggers('- no ip left', '- no ip left # as the vendor writes it');
    const [found] = validateText(text).filter(({ ruleId }) => ruleId === 'triggers/duplicate');
    expect(found).toBeDefined();
    expect(found?.fix).toBeUndefined();
  });
});

const starting = (...lines: string[]): string =>
  triggers('- no ip left').replace(/\n---\n/, `\nstarts:\n${lines.map((line) => `  ${line}`).join('\n')}\n---\n`);

describe('triggers/unknown-step', () => {
  planted('triggers/unknown-step', {
    found: {
      'a step that the document does not have': starting('- step: ⟦step-99', '  any: [subnet is full]'),
      'a title': starting('- step: ⟦Look', '  any: [subnet is full]'),
      'a number': starting('- step: ⟦"1"', '  any: [subnet is full]'),
    },
    silent: {
      'a step of the document': starting('- step: step-1', '  any: [subnet is full]'),
      'a document without such rules': triggers('- no ip left'),
      'the same step twice': starting('- step: step-1', '  any: [full]', '- step: step-1', '  any: [no address]'),
    },
  });
});

describe('triggers/never-hits', () => {
  planted('triggers/never-hits', {
    found: {
      'a phrase that contains its own veto': triggers('- phrase: ⟦dns timeout', '  not: dns'),
      'a vetoed member of `all`': triggers('- all: [lease, ⟦ovn lease expired]', '  not: [ovn lease]'),
      'one vetoed phrase of several': triggers('- any: [no lease, ⟦"---"]'),
      'a phrase that the document excludes': workflow(['triggers:', '  - ⟦printer jam', 'excludes: [jam]'], 'Look.'),
    },
    silent: {
      'a veto of another word': triggers('- phrase: dns timeout', '  not: coredns'),
      'a veto that is only part of a word': triggers('- phrase: pipeline full', '  not: pipe'),
      'a phrase of punctuation and letters': triggers('- "!= 0"'),
      'a veto that is longer than the phrase': triggers('- phrase: lease', '  not: lease renewed'),
      'an exclusion that asks for more': workflow(
        ['triggers: [printer jam]', 'excludes: [{all: [jam, solved]}]'],
        'Look.',
      ),
      'an exclusion with an exception': workflow(
        ['triggers: [printer jam]', 'excludes: [{any: [jam], not: [printer]}]'],
        'Look.',
      ),
      'an exclusion in capital letters': workflow(
        ['triggers: [printer jam]', 'excludes: [{any: [JAM], cased: true}]'],
        'Look.',
      ),
    },
  });
});

describe('triggers/subsumed', () => {
  planted('triggers/subsumed', {
    found: {
      'a phrase that another trigger has with a veto': triggers(
        '- ⟦no route',
        '- any: [no route to host]',
        '  not: [egress]',
      ),
      'the same fault in Chinese': triggers('- ⟦子网耗尽', '- phrase: 默认子网耗尽', '  not: 演练'),
      'a phrase contained in each phrase of another trigger': triggers(
        '- any: [pod lost, lost pod]',
        '  not: [drill]',
        '- ⟦lost',
      ),
      'a phrase inside a word first, and then alone': triggers(
        '- ⟦route',
        '- any: [routed without route]',
        '  not: [egress]',
      ),
    },
    silent: {
      'a longer phrase beside a shorter one': triggers('- same ip', '- same ip address'),
      'a phrase contained in only one of several phrases': triggers(
        '- no route',
        '- any: [no route to host, host is down]',
        '  not: [egress]',
      ),
      'a part of a word': triggers('- rout', '- any: [no route to host]', '  not: [egress]'),
      'two triggers with the same veto': triggers(
        '- any: [no route]',
        '  not: [egress]',
        '- any: [no route to host]',
        '  not: [egress]',
      ),
    },
  });
});

describe('triggers/redundant', () => {
  planted('triggers/redundant', {
    found: {
      'a member that another one contains': triggers('- all: [⟦lease, lease expired]'),
      'a member in another case': triggers('- all: ["Lease Expired", ⟦expired]'),
      'a member after the one that contains it': triggers('- all: [the lease expired, ⟦lease expired]'),
      'one redundant member of three': triggers('- all: [ovn, ⟦子网, 子网 耗尽]'),
    },
    silent: {
      'members that have nothing in common': triggers('- all: [lease, expired]'),
      'a word inside another word': triggers('- all: [pod, podman]'),
      'phrases that are alternatives': triggers('- any: [lease, lease expired]'),
    },
  });
});

describe('triggers/shared', () => {
  const holders = (count: number, trigger: string, marked = '') =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `w${index}.md`,
        workflow([`id: w${index}`, 'triggers:', `  - ${index === 0 ? marked : ''}${trigger}`], 'Look.'),
      ]),
    );
  plantedFiles('triggers/shared', {
    found: {
      'a trigger of five documents': holders(5, 'no ip left', '⟦'),
      'a trigger in two spellings': {
        ...holders(4, 'no ip left', '⟦'),
        'x.md': workflow(['triggers: ["No  IP left"]'], 'Look.'),
      },
      'one shared trigger of many': holders(12, '子网耗尽', '⟦'),
    },
    silent: {
      'a trigger of four documents': holders(4, 'no ip left'),
      'a common word beside other conditions': holders(6, '{all: [lease, expired]}'),
      'a trigger that translations share': {
        ...Object.fromEntries(Object.entries(holders(3, 'no ip left')).map(([path, text]) => [`en/${path}`, text])),
        ...Object.fromEntries(
          Object.entries(holders(3, 'no ip left')).map(([path, text]) => [
            `zh/${path}`,
            text.replace('Look.', '查看子网的地址余量，再看控制器的日志。'),
          ]),
        ),
      },
    },
  });
});

describe('triggers/regex', () => {
  plantedPatterns('triggers/regex', {
    found: {
      'an unclosed bracket': triggers('- regex: ⟦"lease (expired"'),
      'a look-ahead': triggers('- no ip left', "- regex: ⟦'lease(?=d)'"),
      'a back reference': triggers("- regex: ⟦'(a+)\\1'"),
    },
    silent: {
      'a pattern that compiles': triggers("- regex: 'lease \\d+ expired'"),
      'a full-width bracket': triggers('- regex: "租约（过期"'),
      'a phrase that is not a valid pattern': triggers('- "lease (expired"'),
    },
  });
});

describe('triggers/matches-everything', () => {
  plantedPatterns('triggers/matches-everything', {
    found: {
      'a pattern of any characters': triggers("- regex: ⟦'.*'"),
      'a pattern that matches the empty text': triggers('- no ip left', "- regex: ⟦'(lease)?'"),
      'a class of all letters': triggers("- regex: ⟦'[\\p{L}\\d]+'"),
    },
    silent: {
      'any characters between words': triggers("- regex: 'no ip.*available'"),
      'a number with its unit': triggers("- regex: '\\d+ms'"),
      'a word with an optional s': triggers("- regex: 'leases?'"),
    },
  });
});

describe('triggers/variable-part', () => {
  planted('triggers/variable-part', {
    found: {
      'a placeholder': triggers('- ⟦pod <pod-name> restarted'),
      'a time': triggers('- ⟦"2026-01-02 03:04 container restarted"'),
      'the name of a pod': triggers('- ⟦web-7d9f8b6c5d-x2k4q restarted'),
      'a whole message': triggers(`- ⟦${'the container was restarted '.repeat(7).trim()}`),
    },
    silent: {
      'constant words': triggers('- container restarted again and again'),
      'a comparison': triggers('- "available ips < 10"'),
      'a pattern': triggers('- regex: "pod .{1,40} restarted"'),
    },
  });
});
