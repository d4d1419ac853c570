import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLive, type ReloadReport } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const documents = {
  'kb/orders.md': [
    '---',
    'id: orders',
    'kind: case',
    '---',
    '# Orders are lost in the evening',
    '',
    '## Symptoms',
    '',
    '- the order service answers 503',
    '',
    '## Why it broke',
    '',
    'The queue was full.',
    '',
  ].join('\n'),
};
const configured = JSON.stringify({ headings: [{ kind: 'cause', headings: ['Why it broke'] }] });

describe('a live knowledge base', () => {
  const opened = async () => {
    const project = folderOf(documents);
    let told: (report: ReloadReport) => void = () => {};
    const reload = new Promise<ReloadReport>((settle) => {
      told = settle;
    });
    const live = await openLive({
      kb: [join(project, 'kb')],
      project,
      cache: false,
      onReload: (report) => told(report),
    });
    onTestFinished(() => live.close());
    const causes = () => live.engine.show('orders')?.causes.length;
    return {
      live,
      project,
      reload,
      causes,
      configure: () => writeFileSync(join(project, 'triagraph.config.json'), configured),
    };
  };

  it("applies the project's configuration on reload", async () => {
    const { live, causes, configure } = await opened();
    expect(causes()).toBe(0);
    configure();
    expect((await live.reload()).outcome).toBe('swapped');
    expect(causes()).toBe(1);
  });

  it('reloads when the configuration appears and nothing else has changed', async () => {
    const { live, reload, causes, configure } = await opened();
    await live.watch();
    configure();
    expect((await reload).outcome).toBe('swapped');
    expect(causes()).toBe(1);
  });
});
