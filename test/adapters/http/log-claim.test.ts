import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimLog, FeedbackLog } from '../../../src/adapters/http/feedback-log.js';
import { folderOf } from '../../support/folder.js';

/** The number of a process that lives until the test ends. */
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
  it('has its own name where nobody has it, and leaves nothing behind', async () => {
    const path = logPath();
    const claim = await claimLog(path);
    expect([claim.path, readFileSync(`${path}.lock`, 'utf8')]).toEqual([path, `${hostname()} ${process.pid}\n`]);
    claim.release();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('stands beside those of processes that live', async () => {
    const path = logPath();
    heldBy(path, `${hostname()} ${livingProcess()}\n`);
    heldBy(path.replace('.jsonl', '-2.jsonl'), `${hostname()} ${livingProcess()}\n`);
    const log = await FeedbackLog.open(path, () => {});
    log.add({ kind: 'unanswered', text: 'no available ip' });
    await log.close();
    expect([log.path, existsSync(path)]).toEqual([path.replace('.jsonl', '-3.jsonl'), false]);
    expect(JSON.parse(readFileSync(log.path, 'utf8'))).toMatchObject({ text: 'no available ip' });
  });

  it('is taken over from a process that was killed', async () => {
    const path = logPath();
    heldBy(path, `${hostname()} ${await endedProcess()}\n`);
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });

  it('is taken over from an earlier life of the same container', async () => {
    const path = logPath();
    heldBy(path, `${hostname()} ${process.pid}\n`);
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });

  it('of another machine is held as long as that one touches it', async () => {
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

  it('is let go of by its holder alone', async () => {
    const path = logPath();
    const claim = await claimLog(path);
    heldBy(path, 'another-host 1\n');
    claim.release();
    expect(existsSync(`${path}.lock`)).toBe(true);
  });

  it('keeps its name where no lock can be written', async () => {
    const path = join(folderOf(), 'not-mounted', 'feedback.jsonl');
    const claim = await claimLog(path);
    expect(claim.path).toBe(path);
    claim.release();
  });
});
