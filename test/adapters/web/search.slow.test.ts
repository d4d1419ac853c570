import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

describe.skipIf(missing !== null)('the page', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveStatically()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  it('opens the snapshot in its worker', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await page.getByText(/\d+ documents/).waitFor();
    expect(problems).toEqual([]);
  });
});
