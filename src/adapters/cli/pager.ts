import { spawn } from 'node:child_process';
import type { Streams } from './streams.js';

/** Shows a text in the pager of `PAGER`, else in less. False when none is wanted or it cannot be started. */
export function showInPager(text: string, env: Streams['env']): Promise<boolean> {
  const pager = env.PAGER ?? 'less';
  if (pager === '' || pager === 'cat') return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(pager, { shell: true, stdio: ['pipe', 'inherit', 'ignore'], env: { LESS: 'FRX', ...env } });
    // The reader may end before everything is written.
    child.stdin.on('error', () => {});
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code !== 126 && code !== 127));
    child.stdin.end(text);
  });
}
