#!/usr/bin/env node
// node bench/page.mjs [KNOWLEDGE-BASE]   times the page in headless Chromium, next to a page of a few bytes (docs/benchmarks.md)
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { percentile } from './statistics.mjs';

const program = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const visits = 9;
const slowdown = 4;
const typed = 'pods on one node get no address, the subnet still has some';

const folder = process.argv[2];
const server = spawn(process.execPath, [program, 'serve', '--port', '0', ...(folder ? ['--kb', folder] : [])]);
const address = await new Promise((resolve) => {
  const read = (chunk) => {
    const found = /http:\/\/[\d.:]+/.exec(String(chunk));
    if (found) resolve(found[0]);
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
});
const empty = createServer((_, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>A</title><input autofocus>');
});
await new Promise((resolve) => empty.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});

/** Milliseconds from the start of a cold visit until something that can be typed into has the focus. */
async function untilFocus(url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    addEventListener('focusin', () => (globalThis.focusedAt ??= performance.now()), true);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.focusedAt !== undefined);
  const milliseconds = await page.evaluate(() => globalThis.focusedAt);
  await context.close();
  return milliseconds;
}

/** Milliseconds from each key to the answer to all that was typed up to then, drawn. */
async function untilAnswer() {
  const page = await browser.newPage();
  await page.goto(address);
  const input = page.locator('textarea');
  await input.fill('pod');
  await page.locator('[data-stale=false]').waitFor();
  const times = [];
  for (const key of typed) {
    times.push(
      await page.evaluate(async (letter) => {
        const area = document.querySelector('textarea');
        const started = performance.now();
        area.setRangeText(letter, area.value.length, area.value.length, 'end');
        area.dispatchEvent(new Event('input', { bubbles: true }));
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        do await frame();
        while (document.querySelector('.search').dataset.stale !== 'false');
        return performance.now() - started;
      }, key),
    );
  }
  await page.close();
  return times;
}

/** Frames a second while the graph around the document with the most neighbours is dragged. */
async function framesOfGraph(path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/#/${path}`);
  await page.locator('.node').first().waitFor();
  const nodes = await page.locator('.node').count();
  const counted = page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        const started = performance.now();
        const next = () => {
          frames++;
          if (performance.now() - started > 3_000) resolve(frames / 3);
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
  for (let at = 0; at < 60; at++) {
    await page.mouse.move(300 + 8 * at, 400 + 30 * Math.sin(at));
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(40);
  }
  const frames = await counted;
  await page.close();
  return { nodes, frames };
}

const range = (times) =>
  `${Math.round(percentile(times, 0.5))} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
const pages = [];
const few = [];
for (let visit = 0; visit < visits; visit++) {
  pages.push(await untilFocus(address));
  few.push(await untilFocus(`http://127.0.0.1:${empty.address().port}`));
}
console.log(`the input has the focus, ${slowdown} times slowed: ${range(pages)}; a page of a few bytes: ${range(few)}`);
const answers = await untilAnswer();
console.log(`from a key to its answer: ${range(answers)}, p90 ${Math.round(percentile(answers, 0.9))} ms`);
const graph = await framesOfGraph(process.argv[3] ?? 'graph/ip-management');
console.log(`graph of ${graph.nodes} neighbours: ${Math.round(graph.frames)} frames a second`);
await browser.close();
empty.close();
server.kill();
