import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

describe.skipIf(missing !== null)('a walk through a workflow', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveStatically()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  const symptom = 'no available ip in the subnet, AcquireAddressFailed';
  const title = (page: Page) => page.locator('#step-title');

  /** The walk that the answer to the symptom begins. */
  async function begin() {
    const opened = await openPage(browser, `${site.address}#/q/${encodeURIComponent(symptom)}`);
    await opened.page.locator('.chosen .primary').click();
    await title(opened.page).waitFor();
    return opened;
  }

  async function pasteOutput(page: Page, output: string): Promise<void> {
    await page.locator('#output').fill(output);
    await page.locator('.paste .primary').click();
    await page.locator('.judgement').waitFor();
  }

  const saved = async (page: Page, button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download') as Promise<Download>,
      page.getByRole('button', { name: button }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };

  it('begins with the check, and says what it decides', async () => {
    const { page, problems } = await begin();
    expect(await title(page).innerText()).toMatch(/Check how many addresses/);
    expect(await page.locator('.confirm').innerText()).toMatch(/decides whether to go on to step 6/);
    expect(await page.locator('.checklist [aria-current=step]').innerText()).toMatch(/Check how many addresses/);
    expect(problems).toEqual([]);
  });

  it('judges pasted output, names the line that was read, and follows the branch', async () => {
    const { page, problems } = await begin();
    await pasteOutput(page, 'NAME ovn-default\nv4availableIPs: 0');
    expect(await page.locator('.judgement').innerText()).toMatch(/abnormal[\s\S]*line 2: v4availableIPs: 0/);
    expect(await title(page).innerText()).toMatch(/Scenario 1/);
    expect(await page.locator('.conclusion').innerText()).toMatch(/no available IP/);
    expect(await page.locator('.checklist [data-outcome=abnormal]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('shows long output by its size, and judges it', async () => {
    const { page, problems } = await begin();
    await page.locator('#output').focus();
    await page.evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'all is well\\n'.repeat(80_000) + 'v4availableIPs: 0');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }`);
    expect(await page.locator('.paste .attachment').innerText()).toMatch(/961 KB, 80,001 lines/);
    await page.keyboard.press('Enter');
    await page.locator('.judgement', { hasText: 'v4availableIPs: 0' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('joins the branches that lead to the same place, and tells screen readers of each where it leads', async () => {
    const { page } = await begin();
    const joined = page.locator('.choices [data-joined=true]');
    expect(await joined.count()).toBeGreaterThan(1);
    expect(await joined.first().textContent()).toMatch(/→ 9 Scenario 4/);
  });

  it('asks which branch an abnormal result means before it shows the step again', async () => {
    const { page } = await begin();
    await page.locator('.outcome-buttons [data-verdict=abnormal]').click();
    const [choices, command] = [page.locator('.choices'), page.locator('.step .command').first()];
    const top = async (shown: Locator): Promise<number> => (await shown.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await top(choices)) < (await top(command)), drawn).toBe(true);
    expect(await choices.count()).toBe(1);
  });

  it('fills a value into all commands that name it', async () => {
    const { page } = await begin();
    await page.locator('#parameter-subnet-name').fill('ovn-default');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.locator('.step pre', { hasText: 'kubectl describe subnet ovn-default' }).waitFor();
    expect(await page.locator('.step var').count()).toBe(0);
  });

  it('goes back with the keys of the browser and with its own', async () => {
    const { page } = await begin();
    await pasteOutput(page, 'v4availableIPs: 0');
    await page.goBack();
    await page.locator('#step-title', { hasText: 'Check how many' }).waitFor();
    await page.goForward();
    await page.locator('#step-title', { hasText: 'Scenario 1' }).waitFor();
    await page.keyboard.press('u');
    await page.locator('#step-title', { hasText: 'Check how many' }).waitFor();
    await page.keyboard.press('1');
    await page.locator('#step-title', { hasText: 'Scenario 1' }).waitFor();
  });

  it('survives a reload, and goes on elsewhere from its link', async () => {
    const { page } = await begin();
    await pasteOutput(page, 'v4availableIPs: 0');
    await page.reload();
    await page.locator('#step-title', { hasText: 'Scenario 1' }).waitFor();
    const elsewhere = await openPage(browser, page.url());
    await elsewhere.page.locator('#step-title', { hasText: 'Scenario 1' }).waitFor();
    await expect.poll(() => elsewhere.page.locator('.checklist [data-outcome=abnormal]').count(), drawn).toBe(1);
  });

  it('is handed over as a file, and ends with a report and a draft of a case', async () => {
    const { page } = await begin();
    await pasteOutput(page, 'v4availableIPs: 0');
    const path = join(tmpdir(), `triagraph-${process.pid}.walk.json`);
    writeFileSync(path, await saved(page, 'Save as a file'));
    const elsewhere = await openPage(browser, site.address);
    await elsewhere.page.locator('input[type=file]').setInputFiles(path);
    await title(elsewhere.page).waitFor();
    await elsewhere.page.getByRole('button', { name: 'Finish' }).click();
    await elsewhere.page.locator('.report', { hasText: 'v4availableIPs' }).waitFor();
    const report = await saved(elsewhere.page, 'Save the report');
    expect(report).toMatch(/^# Diagnosis report[\s\S]*v4availableIPs = 0/);
    expect(await saved(elsewhere.page, 'Save a case draft')).toMatch(
      /status: draft[\s\S]*## Root Cause\s+- the subnet has no available IP/,
    );
  });

  it('stays usable with a saved walk that was tampered with', async () => {
    const { page } = await openPage(browser, site.address);
    const path = join(tmpdir(), `triagraph-${process.pid}-damaged.walk.json`);
    const view = { status: 'step', token: 'x', step: { commands: 7 } };
    writeFileSync(path, JSON.stringify({ schema: 'triagraph/walk/1', turns: [{ view, words: { title: 'x' } }] }));
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('alert').waitFor();
    await page.locator('.brand').click();
    await page.locator('.examples').waitFor();
  });

  it('says that a saved walk is damaged or of another version, and does not answer to its JSON', async () => {
    const { page } = await openPage(browser, site.address);
    for (const rest of ['/1","turns":[{"view":{"stat', '/2","turns":[]}']) {
      const buffer = Buffer.from(`{"schema":"triagraph/walk${rest}`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.walk.json', mimeType: 'application/json', buffer });
      await page.getByRole('alert').getByText('is a saved walk').waitFor();
      expect(await page.locator('.attachment, .answer').count()).toBe(0);
      await page.reload();
    }
  });

  it('takes output from a file that is dropped anywhere, and refuses one that is no text', async () => {
    const { page, problems } = await begin();
    const drop = (bytes: string) =>
      page.evaluate(`{
        const data = new DataTransfer();
        data.items.add(new File([${bytes}], 'out'));
        document.querySelector('h1').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }`);
    await drop('new Uint8Array([1, 0, 200])');
    await page.getByRole('alert').getByText('“out” is not text').waitFor();
    await drop(`'NAME ovn-default\\nv4availableIPs: 0'`);
    await page.locator('.paste .primary').click();
    await page.locator('.judgement', { hasText: 'line 2: v4availableIPs: 0' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('says that a token is damaged', async () => {
    const { page } = await openPage(browser, `${site.address}#/walk/damaged`);
    await page.getByRole('alert').waitFor();
  });
});
