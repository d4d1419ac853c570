import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimLog, FeedbackLog } from '../../../src/adapters/http/feedback-log.js';
import { folderOf } from '../../support/folder.js';

/** The id of a process that lives until the test ends. */
function livingProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  return child.pid!;
}

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid!;
}

const logPath = (): string => join(folderOf(), 'feedback.jsonl');
const heldBy = (path: string, holder: string): void => writeFileSync(`${path}.lock`, holder);

describe('a feedback log belongs to one process', () => {
  it('has its own name when it is unclaimed, and leaves no lock behind', async () => {
    const path = logPath();
    const claim = await claimLog(path);
    expect([claim.path, readFileSync(`${path}.lock`, 'utf8')]).toEqual([path, `${hostname()} ${process.pid}\n`]);
    claim.release();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('gets the next name beside logs of living processes', async () => {
    const path = logPath();
    heldBy(path, `${hostname()} ${livingProcess()}\n`);
    heldBy(path.replace('.jsonl', '-2.jsonl'), `${hostname()} ${livingProcess()}\n`);
    const log = await FeedbackLog.open(path, () => {});
    log.add({ kind: 'unanswered', text: 'no available ip' });
    await log.close();
    expect([log.path, existsSync(path)]).toEqual([path.replace('.jsonl', '-3.jsonl'), false]);
    expect(JSON.parse(readFileSync(log.path, 'utf8'))).toMatchObject({ text: 'no available ip' });
  });

  it('is taken over from a killed process', async () => {
    const path = logPath();
    heldBy(path, `${hostname()} ${await endedProcess()}\n`);
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });

  it('is taken over from a previous run of the same container', async () => {
    const path = logPath();
    heldBy(path, `${hostname()} ${process.pid}\n`);
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });

  it('of another host stays claimed while its lock is touched', async () => {
    const path = logPath();
    heldBy(path, 'another-host 1\n');
    const beside = await claimLog(path);
    expect(beside.path).toBe(path.replace('.jsonl', '-2.jsonl'));
    beside.release();
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(`${path}.lock`, longAgo, longAgo);
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });

  it('is released only by its holder', async () => {
    const path = logPath();
    const claim = await claimLog(path);
    heldBy(path, 'another-host 1\n');
    claim.release();
    expect(existsSync(`${path}.lock`)).toBe(true);
  });

  it('keeps its name when no lock can be written', async () => {
    const path = join(folderOf(), 'not-mounted', 'feedback.jsonl');
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });
});
