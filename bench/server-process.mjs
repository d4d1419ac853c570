import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFolder } from './dist.mjs';

/**
 * Starts a script that prints an address when it is ready: its port, how long that took, and how it is ended.
 * @param channel `['ipc']` to talk to it
 */
export function startServer(args, channel = []) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore', ...channel] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.stdout.on('data', (data) => {
      said += data;
      const port = /:(\d+)\/?\n/.exec(said)?.[1];
      if (!port) return;
      // An interrupt: nobody stands in front who would have to see it drain.
      const end = () =>
        new Promise((ended) => {
          child.once('exit', (code) => ended(code));
          child.kill('SIGINT');
        });
      resolve({ port: Number(port), ready: performance.now() - started, end, child });
    });
  });
}

/** The program that is measured, serving a snapshot. */
export const serve = (snapshot, ...more) => startServer(serveArguments(snapshot, ...more));

/** A server that answers a string of so many bytes, and does nothing else. */
export const constantArguments = (bytes) => [
  fileURLToPath(new URL('children/constant-server.mjs', import.meta.url)),
  JSON.stringify({ bytes }),
];

export const serveArguments = (snapshot, ...more) => [
  join(distFolder, 'bin.js'),
  'serve',
  '--kb',
  snapshot,
  '--port',
  '0',
  ...more,
];

/** Starts a server that can be asked what it sees of its requests (children/inside-server.mjs). */
export async function startObserved(args) {
  const observer = new URL('children/inside-server.mjs', import.meta.url);
  const server = await startServer(['--import', observer.href, ...args], ['ipc']);
  return {
    ...server,
    /** Forgets what was seen so far. */
    forget: () => server.child.send('forget'),
    /** Requests, median and p99 of their times, and how late the event loop was in one turn of a hundred; milliseconds. */
    inside: () =>
      new Promise((resolve) => {
        server.child.once('message', resolve);
        server.child.send('report');
      }),
  };
}

/** Linux says it, in hundredths of a second; elsewhere there is no figure. */
export function processorMilliseconds(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(words[11]) + Number(words[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Linux says it; elsewhere there is no figure. */
export function residentMegabytes(pid) {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6;
  } catch {
    return Number.NaN;
  }
}
