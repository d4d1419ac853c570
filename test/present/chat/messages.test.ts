import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../src/index.js';
import type { Diagnosis, SessionView } from '../../../src/model/index.js';
import { chatLimits } from '../../../src/present/chat/content.js';
import { presenters } from '../../../src/present/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';
import { ambiguous, matched, unmatched } from '../diagnoses.js';
import { expectGolden } from '../golden.js';
import { command } from '../planned.js';
import { allMessages, faults, objectsIn, platforms, shownIn, turnOn } from './platforms.js';

const written = (message: unknown): string =>
  typeof message === 'string' ? message : `${JSON.stringify(message, null, 2)}\n`;
const extension = {
  markdown: 'md',
  text: 'txt',
  slack: 'slack.json',
  feishu: 'feishu.json',
  adaptiveCard: 'adaptive-card.json',
};

/** An answer whose first step has only this command. */
function withCommand(text: string): Diagnosis {
  const answer = matched('en');
  const [first, ...others] = answer.workflow!.steps;
  return {
    ...answer,
    workflow: { ...answer.workflow!, steps: [{ ...first!, commands: [command(text)] }, ...others] },
  };
}

describe.each(['markdown', 'text'] as const)('an answer as %s', (platform) => {
  it('shows a command up to the size of a message of its own', () => {
    const most = chatLimits.plain.text;
    const shown = (length: number) =>
      allMessages(platform, withCommand('x'.repeat(length)))
        .map(shownIn)
        .join('\n');
    expect(shown(most)).toContain('x'.repeat(most));
    expect(shown(most + 1)).not.toContain('xxxx');
  });
});

describe.each(platforms)('an answer as %s', (platform) => {
  it.each([
    ['matched', 'zh', matched('zh')],
    ['matched', 'en', matched('en')],
    ['ambiguous', 'en', ambiguous('en')],
    ['no-match', 'zh', unmatched('zh')],
  ] as const)('matches the golden file: %s, %s', (name, language, diagnosis) => {
    const { message, next } = presenters.chat.diagnosis[platform](diagnosis, { session: 't1.token' });
    expect(next).toBeNull();
    expect(faults[platform](message)).toEqual([]);
    expectGolden(`chat/${name}.${language}.${extension[platform]}`, written(message));
  });

  it('names the source of a command that is too long, without showing a part of it', () => {
    const shown = allMessages(platform, withCommand('x'.repeat(12_000)))
      .map(shownIn)
      .join('\n');
    expect(shown).not.toContain('xxxx');
    expect(shown).toMatch(/address-exhaustion\.md:\d+/);
  });

  it('labels commands that change or destroy', () => {
    const shown = allMessages(platform, matched('en')).map(shownIn).join('\n');
    expect(shown).toMatch(/\[?DESTROY/);
    expect(shown).toContain('kubectl delete ip <ip-name>');
  });
});

describe('a long answer', () => {
  const base = matched('en');
  const steps = Array.from({ length: 40 }, (_, index) => ({
    ...base.workflow!.steps[0]!,
    id: `step-${index + 1}`,
    number: index + 1,
    title: `Look at part ${index + 1}`,
    text: 'All of it matters. '.repeat(60),
  }));
  const long = { ...base, workflow: { ...base.workflow!, steps } };

  it.each(platforms)('as %s breaks between steps and continues with the next', (platform) => {
    const messages = allMessages(platform, long, 't1.token');
    expect(messages.length).toBeGreaterThan(1);
    const titles = messages.map((message) =>
      [...shownIn(message).matchAll(/^\**(\d+) Look at part \1\**$/gm)].map(([, number]) => Number(number)),
    );
    expect(titles.flat()).toEqual(steps.map(({ number }) => number));
    messages.slice(0, -1).forEach((message, index) => {
      const next = titles[index]!.at(-1)! + 1;
      expect(shownIn(message)).toContain(`The rest begins at step ${next} of 40.`);
    });
  });

  it.each(['slack', 'feishu', 'adaptiveCard'] as const)('has a button on %s that requests the rest', (platform) => {
    const { message, next } = presenters.chat.diagnosis[platform](long, {});
    const actions = pressable(platform, message);
    expect(actions).toEqual([{ do: { more: next, symptom: long.query.text }, session: null }]);
  });
});

/** The payload that the platform sends for each button of a message, parsed. */
function pressable(platform: 'slack' | 'feishu' | 'adaptiveCard', message: unknown) {
  const { metadata } = message as { metadata?: unknown };
  return objectsIn(message).flatMap((each) => {
    if (platform === 'slack' && each.type === 'button')
      return [presenters.chat.action({ type: 'block_actions', actions: [each], message: { metadata } })];
    if (platform === 'feishu' && each.tag === 'button') {
      const [{ value }] = each.behaviors as [{ value: unknown }];
      return [presenters.chat.action({ event: { action: { tag: 'button', value } } })];
    }
    if (platform === 'feishu' && each.tag === 'select_static') {
      const [{ value }] = each.behaviors as [{ value: unknown }];
      const options = each.options as { value: string }[];
      return options.map(({ value: option }) => presenters.chat.action({ event: { action: { option, value } } }));
    }
    if (platform === 'adaptiveCard' && each.type === 'Input.ChoiceSet') {
      const submit = objectsIn(message).find(({ type }) => type === 'Action.Submit')!;
      const choices = each.choices as { value: string }[];
      return choices.map(({ value }) =>
        presenters.chat.action({ ...(submit.data as object), [each.id as string]: value }),
      );
    }
    const menu = objectsIn(message).some(({ type }) => type === 'Input.ChoiceSet');
    if (platform === 'adaptiveCard' && each.type === 'Action.Submit' && !menu)
      return [presenters.chat.action(each.data)];
    return [];
  });
}

describe('a session turn', () => {
  let engine: Engine;
  let view: SessionView;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
    view = engine.start('Pods stay in ContainerCreating: no available ip').view;
  });

  it.each(platforms)('matches the golden file: %s', (platform) => {
    const shown = turnOn(platform, { ...view, token: 't1.token' });
    expect(faults[platform](shown)).toEqual([]);
    expectGolden(`chat/turn.en.${extension[platform]}`, written(shown));
  });

  it.each(['slack', 'feishu', 'adaptiveCard'] as const)(
    'continues by its buttons on %s, with a session of any length',
    (platform) => {
      const outcomes = ['normal', 'abnormal', 'done'];
      for (const padding of [0, 1_200, 5_000, 11_000]) {
        const long = { ...view, token: view.token!.padEnd(padding, 'x') };
        const message = turnOn(platform, long);
        expect(faults[platform](message)).toEqual([]);
        const actions = pressable(platform, message);
        expect(new Set(actions.map((action) => action?.session))).toEqual(new Set([long.token]));
        const given = actions.flatMap((action) =>
          action !== null && 'outcome' in action.do ? [action.do.outcome] : [],
        );
        expect(given).toEqual(outcomes);
      }
      const [, abnormal] = pressable(platform, turnOn(platform, view));
      const next = engine.advance(abnormal!.session!, abnormal!.do as { outcome: string });
      expect(next.step?.id).toBe('step-2');
    },
  );

  it('lists each branch once, and those that lead to one place together', async () => {
    const lost = `# Names do not resolve

## Diagnosis

### Step 1: Ask the resolver

\`\`\`bash
dig example.com
\`\`\`

- If both names fail, go to step 2
- If nothing listens on port 53, go to step 2
- If only one fails, go to step 3

### Step 2: Look at the resolver

\`\`\`bash
systemctl status resolver
\`\`\`

### Step 3: Look at the zone

\`\`\`bash
dig example.com SOA
\`\`\`
`;
    const names = await Engine.open({ kb: [folderOf({ 'names.md': lost })], cache: false });
    const { message } = presenters.chat.session.text(names.start('names do not resolve', { document: 'names' }).view);
    expect(message.match(/both names fail/g)).toHaveLength(1);
    expect(message).toContain('→ step 2 “Look at the resolver”: 1. both names fail; 2. nothing listens on port 53');
  });

  it.each(['slack', 'feishu', 'adaptiveCard'] as const)(
    'explains a missing button when the session fits in no message: %s',
    (platform) => {
      const message = turnOn(platform, { ...view, token: 't1.'.padEnd(100_000, 'x') });
      expect(faults[platform](message)).toEqual([]);
      expect(pressable(platform, message)).toEqual([]);
      expect(shownIn(message)).toContain('too long for buttons');
    },
  );

  it.each([
    null,
    undefined,
    5,
    'x',
    [],
    {},
    { actions: [] },
    { actions: [{ value: '{"do"' }] },
    { event: { action: { value: 7 } } },
    { triagraph: { do: { more: 'x', symptom: 5 } } },
    { triagraph: { do: { outcome: 'normal' } } },
  ])('ignores foreign payloads: %j', (payload) => {
    expect(presenters.chat.action(payload)).toBeNull();
  });
});

const runbooks = ['prometheus-runbooks', 'kubesphere-runbooks-zh'].map((name) =>
  fileURLToPath(new URL(`../../../../shared/corpus/${name}`, import.meta.url)),
);

describe.skipIf(!runbooks.every(existsSync))('real runbooks in English and Chinese', () => {
  it('fit every platform, as an answer and turn by turn', async () => {
    const engine = await Engine.open({ kb: runbooks, cache: false });
    const found: string[] = [];
    const documents = engine.documents();
    // A deterministic sample keeps the test short.
    for (const { path, title } of documents.filter((_, index) => index % 5 === 0)) {
      const { diagnosis, view } = engine.start(title, { document: path });
      for (const platform of platforms) {
        const messages = [...allMessages(platform, diagnosis, view.token ?? undefined), turnOn(platform, view)];
        for (const fault of messages.flatMap(faults[platform])) found.push(`${platform} ${path}: ${fault}`);
      }
    }
    expect(documents.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
