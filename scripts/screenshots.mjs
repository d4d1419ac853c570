#!/usr/bin/env node
// Pictures of the main views of the page, from the built page and snapshot: npm run build first.
// Usage: node scripts/screenshots.mjs [FOLDER] [NAME-PART], by default into docs/screenshots.
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder = join(root, 'docs', 'screenshots'), part = ''] = process.argv.slice(2);

const symptoms = {
  en: 'no available ip in the subnet, AcquireAddressFailed',
  zh: '子网 IP 耗尽，Pod 一直 ContainerCreating',
};
const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } };
const isFirst = (page) => page.locator('main h1, main p:not(.waiting)').first().waitFor();

/** Each view: its fragment, and what to do before it is taken. */
const views = {
  search: { at: () => '', ready: (page) => page.locator('.examples li').first().waitFor() },
  answer: {
    at: (language) => `q/${encodeURIComponent(symptoms[language])}`,
    ready: (page) => page.locator('.chosen').waitFor(),
  },
  walk: {
    at: (language) => `q/${encodeURIComponent(symptoms[language])}`,
    ready: async (page) => {
      await page.locator('.chosen .actions a, .chosen .actions button').first().click();
      await page.waitForURL(/#\/walk/);
      await page.waitForTimeout(600);
    },
  },
  document: { at: (language) => `doc/${encodeURIComponent(`workflows/${language}/ip-management.md`)}`, ready: isFirst },
  flowchart: {
    at: (language) => `flow/${encodeURIComponent(`workflows/${language}/ip-management.md`)}/step-1`,
    ready: isFirst,
  },
  graph: { at: () => 'graph/ip-management', ready: isFirst },
  base: { at: () => 'base', ready: isFirst },
};

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const server = createServer(async ({ url }, response) => {
  const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
  const file = path === '/kb.snapshot' ? join(root, 'dist', 'kb.snapshot') : join(root, 'dist', 'web', path);
  const body = await readFile(file).catch(() => null);
  response.writeHead(body === null ? 404 : 200, {
    'content-type': types[path.split('.').pop()] ?? 'application/octet-stream',
  });
  response.end(body ?? '');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--hide-scrollbars'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...flags, ...quiet],
});
mkdirSync(folder, { recursive: true });
/** Each language, colour and size in two of the four: few pictures that show all. */
const settings = [
  ['desktop', 'en', 'light'],
  ['desktop', 'zh', 'dark'],
  ['phone', 'zh', 'light'],
  ['phone', 'en', 'dark'],
];
for (const [device, language, colorScheme] of settings) {
  const wanted = Object.entries(views).filter(([view]) =>
    `${view}-${language}-${device}-${colorScheme}`.includes(part),
  );
  if (wanted.length === 0) continue;
  const isMobile = device === 'phone';
  const locale = { en: 'en-GB', zh: 'zh-CN' }[language];
  const context = await browser.newContext({
    viewport: screens[device],
    locale,
    colorScheme,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
  });
  for (const [view, { at, ready }] of wanted) {
    const page = await context.newPage();
    await page.goto(`${address}#/${at(language)}`);
    await ready(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, `${view}-${language}-${device}-${colorScheme}.png`) });
    await page.close();
  }
  await context.close();
}
await browser.close();
server.close();
