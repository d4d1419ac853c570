#!/usr/bin/env node
// Writes a screenshot of every main view of the built page into docs/screens, to be looked at: node scripts/screenshots.mjs [VIEW…]
// In English and Chinese, light and dark, on a desktop and on a phone. It needs Chromium.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const to = join(root, 'docs', 'screens');
// The browser and the server of the tests.
const { module: support } = await runnerImport(join(root, 'test', 'adapters', 'web', 'browser.ts'), {
  configFile: false,
  logLevel: 'error',
});
if (support.missing) throw new Error(support.missing);
const [browser, site] = await Promise.all([support.launchBrowser(), support.serveStatically()]);

const asking = (text) => `#/q/${encodeURIComponent(text)}`;
const walk = async (page) => {
  await page.locator('.chosen .primary').click();
  await page.locator('.checklist li').first().waitFor();
};
const doc = (view, language) => `#/${view}/${encodeURIComponent(`workflows/${language}/ip-management.md`)}`;

/** Name, fragment, what shows that the view is there, what is done before the picture is taken. */
const viewsIn = (language, symptom, refused) => [
  ['search', '#/', '.examples li'],
  ['answer', asking(symptom), '.chosen'],
  ['nothing', asking(refused), '.nothing'],
  ['walk', asking(symptom), '.chosen', walk],
  ['document', doc('doc', language), '.markdown h2'],
  ['flowchart', doc('flow', language), 'main svg'],
  ['graph', doc('graph', language), 'main :is(h1, h2)'],
  ['base', '#/base', 'main h1'],
];

const screens = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};
const locales = { en: 'en-GB', zh: 'zh-CN' };
const devices = Object.entries(screens).flatMap(([screen, size]) =>
  Object.entries(locales).flatMap(([language, locale]) =>
    ['light', 'dark'].map((colorScheme) => [
      `${screen}-${language}-${colorScheme}`,
      language,
      { ...size, locale, colorScheme },
    ]),
  ),
);
const symptoms = {
  en: ['Subnet has no available IP, events say AcquireAddressFailed', 'postgres pod replication slot lag'],
  zh: ['AcquireAddressFailed: no available ip', 'postgres pod replication slot lag'],
};

const only = process.argv.slice(2);
if (only.length === 0) rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const [device, language, options] of devices) {
  for (const [name, fragment, shown, before] of viewsIn(language, ...symptoms[language])) {
    if (only.length > 0 && !only.includes(name)) continue;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(site.address + fragment);
    await page.locator(shown).first().waitFor();
    await before?.(page);
    // Nothing is shown as pointed at.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(to, `${name}-${device}.jpg`), type: 'jpeg', quality: 72 });
    await context.close();
  }
}
await browser.close();
await site.close();
