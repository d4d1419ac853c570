import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const document = (title: string, symptom: string): string => `---
kind: workflow
title: ${title}
---

# ${title}

## Symptoms

- ${symptom}

## Diagnosis

1. Look at the pods

\`\`\`bash
kubectl get pods -A
\`\`\`
`;

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({
    kb: [
      folderOf({
        'workflows/connectivity.md': document(
          'Pods cannot reach each other',
          'A pod cannot reach another pod, Pod 之间无法连接',
        ),
        'workflows/resolver.md': document(
          'The coredns pod restarts',
          'Names do not resolve while the coredns pod restarts',
        ),
        'workflows/addresses.md': document('The subnet is full', 'No address is left in the subnet'),
      }),
    ],
    cache: false,
  });
});

const answer = (text: string) => {
  const { status, confidence, matches } = engine.query(text);
  return { status, confidence, ranked: matches.map(({ path, score }) => `${path} ${score}`) };
};

describe('a common ending of an error message', () => {
  const ended = 'coredns pod: connection refused';
  const said = 'the pods get connection refused';

  it('counts less than the same words in a sentence', () => {
    expect(answer(ended).ranked).not.toEqual(answer('coredns pod gets connection refused').ranked);
  });

  it('counts in full if the same words are also in a sentence before or after it', () => {
    expect(answer(`${ended}\n${said}`)).toEqual(answer(`${said}\n${ended}`));
  });
});

describe('names of instances in a symptom', () => {
  it.each([
    ['the nginx pod cannot reach the app pod', 'the pod cannot reach the pod'],
    ['the kafka pod cannot reach mysql-0', 'the pod cannot reach'],
    ['nginx pod 无法连接到 app pod', 'pod 无法连接到 pod'],
  ])('count neither as matched nor as unmatched: %s', (named, plain) => {
    expect(answer(named)).toEqual(answer(plain));
    expect(engine.query(named).matches[0]?.path).toMatch(/connectivity/);
  });

  it('are not ignored if documents are about them', () => {
    expect(engine.query('the coredns pod restarts').matches[0]?.path).toMatch(/resolver/);
  });
});

describe('a question among routine lines', () => {
  const question = 'No address is left in the subnet, new pods wait';
  const info = 'I0312 08:11:02.331201       1 controller.go:615] quota admission added evaluator for: endpoints';
  const access = '10.16.1.2 - - [10/May/2025:12:00:00 +0000] "GET /pods HTTP/1.1" 200 612 "-" "curl/8.5.0"';

  it.each([
    ['lines below it', `${question}\n${info}\n${access}`],
    ['lines above it', `${info}\n${access}\n${question}`],
    ['lines around it', `${info}\n${question}\n${access}`],
    ['as many lines as in a log', `${question}\n${`${info}\n${access}\n`.repeat(20)}`],
  ])('gets the same answer as without them: %s', (_, text) => {
    expect(answer(text)).toEqual(answer(question));
  });

  it('counts less among lines with errors', () => {
    const error = 'E0312 08:11:02.331201       1 resolver.go:15] coredns pod restarts: names do not resolve';
    expect(answer(`${question}\n${error}`)).not.toEqual(answer(question));
  });
});

describe('the name of an alert that no document has', () => {
  it('is split into words, and quoted whole', () => {
    const alert = 'TeamCorednsPodRestarts';
    const { matches } = engine.query(alert);
    expect(matches[0]?.path).toBe('workflows/resolver.md');
    for (const { query } of matches[0]!.evidence)
      if (query !== null) expect([query.start, query.end]).toEqual([0, alert.length]);
  });

  it('is not confused with a reason of Kubernetes, which stays whole', () => {
    expect(answer('CreateContainerConfigError').status).toBe('no_match');
    expect(answer('PodSandboxAddressSubnetFull').status).toBe('matched');
  });

  it('is not shown as a misspelt word', () => {
    expect(engine.query('TeamCorednsPodRestarts').query.corrections).toEqual([]);
  });
});
