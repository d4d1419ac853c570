import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../../support/folder.js';
import { listening } from '../http/served.js';
import { launchBrowser, missing, openPage, serveStatically, shippedSnapshot } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

const program = fileURLToPath(new URL('../../../dist/bin.js', import.meta.url));
const token = 'k1vE-a-long-enough-token';

/** Settles when the engine has answered the page for the first time. */
const opened = (page: Page) =>
  page
    .getByText(/\d+ documents/)
    .first()
    .waitFor();
const controlled = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 10_000 }).toBe(true);

describe.skipIf(missing !== null)('the page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  it('is delivered by the server, and answers without another request', async () => {
    const { address } = await listening({ page: true });
    const { page, problems } = await openPage(browser, `${address}/`);
    await opened(page);
    expect(problems).toEqual([]);
  });

  it('asks for the token of a server, says when it is wrong, and keeps it for the tab', async () => {
    const tokenFile = join(folderOf({ tokens: `${token}\n` }), 'tokens');
    const { address } = await listening({ page: true, tokenFile });
    const { page } = await openPage(browser, `${address}/`);
    const give = async (text: string): Promise<void> => {
      await page.getByLabel('Token', { exact: true }).fill(text);
      await page.keyboard.press('Enter');
    };
    expect(await page.locator('form.token').evaluate((form) => getComputedStyle(form).display)).toBe('grid');
    await give('not-the-token-of-it');
    await page.getByRole('alert').getByText('does not know this token').waitFor();
    // A quotation mark of a chat or a space without width cannot be sent at all.
    await give(`“${token}\u200b`);
    await page.getByRole('alert').getByText('does not know this token').waitFor();
    await give(token);
    await opened(page);
    await page.reload();
    await opened(page);
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(token);
    // The server has other tokens now.
    await page.evaluate(`sessionStorage.setItem('triagraph-token', 'revoked')`);
    await page.reload();
    await page.getByRole('alert').getByText('does not know this token').waitFor();
    await give(token);
    await opened(page);
  });

  it('saves a reported gap as a file where the server keeps no log of it', async () => {
    const { address } = await listening({ page: true });
    const { page } = await openPage(browser, `${address}/#/q/the%20coffee%20machine%20leaks`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Report the gap').click()]);
    expect(download.suggestedFilename()).toBe('gap.md');
    await page.getByText('it was saved as a file').waitFor();
  });

  it('says when the server does not take feedback or does not say what was asked of it', async () => {
    const { address } = await listening({ page: true, feedbackLog: join(folderOf({}), 'feedback.jsonl') });
    const { page } = await openPage(browser, `${address}/#/q/AcquireAddressFailed%3A%20no%20available%20ip`);
    await page.context().route(/\/v1\/(?:feedback|unanswered)$/, (route) => route.fulfill({ status: 401 }));
    await page.locator('.feedback button').first().click();
    await page.locator('.feedback', { hasText: 'The server did not take it' }).waitFor();
    await page.goto(`${address}/#/base`);
    await page.locator('section', { hasText: 'The server did not say' }).first().waitFor();
  });

  it('answers below a path of any web server, as site writes it', async () => {
    const folder = join(folderOf({}), 'public');
    execFileSync(process.execPath, [program, 'site', shippedSnapshot, '-o', folder]);
    const site = await serveStatically(join(folder, 'kb.snapshot'), { folder, prefix: '/teams/on-call/' });
    const { page, problems } = await openPage(browser, site.address);
    await opened(page);
    await page.goto(`${site.address}#/base`);
    await page.reload();
    expect(problems).toEqual([]);
    expect(site.requests.filter((path) => !path.startsWith('/teams/on-call/'))).toEqual([]);
    await site.close();
  });

  it('works without network after the first load, also in views that were not opened before', async () => {
    const site = await serveStatically();
    const { page } = await openPage(browser, site.address);
    await opened(page);
    await controlled(page);
    await site.close();
    await page.reload();
    await opened(page);
    await page.goto(`${site.address}#/base`);
    expect(await page.getByText(/could not be loaded/).count()).toBe(0);
  });
});

describe.skipIf(missing !== null)('site', () => {
  const site = (...args: string[]): string =>
    execFileSync(process.execPath, [program, 'site', shippedSnapshot, ...args], { encoding: 'utf8', stdio: 'pipe' });

  it('writes a folder that it can write again, and leaves what others put into it', () => {
    const folder = join(folderOf({}), 'public');
    expect(site('-o', folder)).toMatch(/\d+ documents, \d+ files/);
    const { files } = JSON.parse(readFileSync(join(folder, 'triagraph-site.json'), 'utf8')) as { files: string[] };
    expect(files).toEqual(expect.arrayContaining(['index.html', 'kb.snapshot', 'sw.js']));
    execFileSync('cp', [program, join(folder, 'CNAME')]);
    site('-o', folder);
    expect(readFileSync(join(folder, 'CNAME'))).toEqual(readFileSync(program));
  });

  it('copies the images that documents show, replaces them, and shows them below a path', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const kb = folderOf({
      'net/dns.md': '# DNS is slow\n\n![shown](pictures/a%20b.png) ![gone](gone.png)\n',
      'other.png': 'x',
    });
    mkdirSync(join(kb, 'net/pictures'));
    writeFileSync(join(kb, 'net/pictures/a b.png'), pixel);
    const folder = join(folderOf({}), 'public');
    const write = () => execFileSync(process.execPath, [program, 'site', kb, '-o', folder], { encoding: 'utf8' });
    write();
    write();
    const { files } = JSON.parse(readFileSync(join(folder, 'triagraph-site.json'), 'utf8')) as { files: string[] };
    expect(files.filter((file) => file.startsWith('files/'))).toEqual(['files/net/pictures/a b.png']);
    expect(readFileSync(join(folder, 'files/net/pictures/a b.png'))).toEqual(pixel);
    const [browser, site] = await Promise.all([
      launchBrowser(),
      serveStatically(join(folder, 'kb.snapshot'), { folder, prefix: '/teams/' }),
    ]);
    const { page } = await openPage(browser, `${site.address}#/doc/${encodeURIComponent('net/dns.md')}`);
    await page.locator('.no-image').waitFor();
    const decoded = "(image => image.decode().then(() => image.naturalWidth))(document.querySelector('.markdown img'))";
    expect(await page.evaluate(decoded)).toBe(1);
    await Promise.all([browser.close(), site.close()]);
  });

  it('refuses a folder that it did not write', () => {
    const folder = folderOf({ 'index.html': 'mine' });
    expect(() => site('-o', folder)).toThrow(/did not write/);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('mine');
    const listed = folderOf({ 'triagraph-site.json': '{"files":["../../other"]}' });
    expect(() => site('-o', listed)).toThrow(/did not write/);
  });
});
