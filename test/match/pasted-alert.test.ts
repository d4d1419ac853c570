import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const page = (id: string, meaning: string) => `---
id: ${id}
kind: workflow
---

# ${id}

## Meaning

${meaning}

## Diagnosis

1. Look at the dashboard
`;

describe('an alert that is pasted with its labels', () => {
  let engine: Engine;
  beforeAll(async () => {
    const meanings = {
      QueueStalled: 'No message has left the queue for ten minutes.',
      SilencedByInfo: 'An alert of severity info silences those of severity warning and critical in one namespace.',
      StorageWarning: 'A warning of the storage: an instance was lost.',
      LeaseExpired: 'The lease of the scheduler has expired and no other instance took over.',
    };
    const pages = Object.entries(meanings).map(([id, meaning]) => [`w/${id}.md`, page(id, meaning)]);
    engine = await Engine.open({ kb: [folderOf(Object.fromEntries(pages))], cache: false });
  });
  const first = (text: string) => engine.query(text).matches[0]?.id;
  const labels = ' - severity = warning\n - namespace = shop\n - pod = queue-0\n - instance = 10.0.0.4:9100\n';

  it('is matched by its annotations, not by its severity', () => {
    expect(first(`Labels:\n${labels}Annotations:\n - summary = Messages do not leave the queue\n`)).toBe(
      'QueueStalled',
    );
  });

  it('is matched by its name if it has no annotations', () => {
    expect(first(`Labels:\n - alertname = LeaseExpired\n${labels}`)).toBe('LeaseExpired');
  });

  it('is not read as a log, although it has a word of failure', () => {
    const annotations =
      'Annotations:\n - description = The lease was not renewed in time\n - summary = Scheduler has expired\n';
    expect(first(`Labels:\n${labels} - job = warning-lost\n${annotations}`)).toBe('LeaseExpired');
  });

  it('is matched by a severity that somebody asks about', () => {
    expect(first('which alert of severity info silences those of severity warning?')).toBe('SilencedByInfo');
  });
});
