import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FeedbackLog } from '../../../src/adapters/http/feedback-log.js';
import { folderOf } from '../../support/folder.js';

const logPath = (): string => join(folderOf(), 'feedback.jsonl');
const open = (path: string) => FeedbackLog.open(path, () => {});
const second = (path: string): string => path.replace('.jsonl', '-2.jsonl');

describe('a feedback log belongs to one process', () => {
  it('has its own name when it is unclaimed, and leaves no lock behind', async () => {
    const path = logPath();
    const log = await open(path);
    expect([log.path, readFileSync(`${path}.lock`, 'utf8')]).toEqual([path, `${hostname()} ${process.pid}\n`]);
    await log.close();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('gets the next name while another process holds the first', async () => {
    const path = logPath();
    const [first, log] = [await open(path), await open(path)];
    log.add({ kind: 'unanswered', text: 'no available ip' });
    await log.close();
    expect([log.path, existsSync(path)]).toEqual([second(path), false]);
    expect(JSON.parse(readFileSync(log.path, 'utf8'))).toMatchObject({ text: 'no available ip' });
    await first.close();
    expect((await open(path)).path).toBe(path);
  });

  it('is taken over once its lock was not touched for a minute', async () => {
    const path = logPath();
    writeFileSync(`${path}.lock`, 'another-host 1\n');
    const beside = await open(path);
    expect(beside.path).toBe(second(path));
    await beside.close();
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(`${path}.lock`, longAgo, longAgo);
    expect((await open(path)).path).toBe(path);
  });

  it('keeps its name when no lock can be written', async () => {
    const path = join(folderOf(), 'not-mounted', 'feedback.jsonl');
    expect((await open(path)).path).toBe(path);
  });
});
