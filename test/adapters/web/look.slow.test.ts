import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { listening } from '../http/served.js';
import { launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

describe.skipIf(missing !== null)('who looks instead of reading', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveStatically()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  const open = async (fragment: string): Promise<Page> => {
    const { page } = await openPage(browser, `${site.address}#/${fragment}`);
    await page.locator('main h1').first().waitFor();
    return page;
  };
  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();

  it('sees the current step of a flowchart, and goes where its ways lead', async () => {
    const page = await open('flow/ip-management/step-2');
    const current = page.locator('[aria-current=step]');
    expect(await current.innerText()).toMatch(/You are here\s+2 Check how many addresses/);
    expect(await page.locator('.wires g').count()).toBeGreaterThan(3);
    const way = page.locator('#flow-step-2 .flow-ways li', { hasText: 'v4availableIPs == 0' });
    expect(await way.innerText()).toMatch(/6 Scenario 1/);
    await way.getByRole('button').press('Enter');
    expect(await page.locator('#flow-step-6 a:focus').count()).toBe(1);
  });

  it('goes from a walk to its step in the flowchart', async () => {
    const page = await open(`q/${encodeURIComponent('no available ip in the subnet, AcquireAddressFailed')}`);
    await page.locator('.chosen .primary').click();
    await page.locator('.step').waitFor();
    const title = (await page.locator('#step-title').innerText()).trim();
    await page.locator('.stop-label a').click();
    await expect.poll(() => page.title()).toMatch(/^Flowchart: IP addresses.* · Triagraph$/);
    expect(await page.locator('[aria-current=step]').innerText()).toContain(title);
  });

  it('comes back to the place in an answer from which a document was opened, and begins the document at its top', async () => {
    const page = await open(`q/${encodeURIComponent('no available ip in the subnet, AcquireAddressFailed')}`);
    await page.locator('.chosen').waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    await page.waitForFunction(() => history.state?.top === 500);
    await page.locator('#chosen-title a').evaluate((link: HTMLElement) => link.click());
    await page.locator('.markdown').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.locator('.chosen').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  it('sees what is around a document, by kind, filters it and goes on from there', async () => {
    const page = await open('graph/ip-management');
    expect((await texts(page, '.column h2')).map((text) => text.replace(/\s+\d+$/, ''))).toEqual(
      expect.arrayContaining(['Components', 'Workflows', 'Solved cases']),
    );
    const shown = async (): Promise<number> => Number.parseInt((await texts(page, '.field [role=status]'))[0]!, 10);
    const before = await shown();
    await page.getByLabel(/^Triggers/).check();
    expect(await shown()).toBeGreaterThan(before);
    expect(await page.getByRole('button', { name: /more$/ }).count()).toBe(1);
    await page.getByLabel('Filter by text').fill('kube-ovn-cni');
    expect(await shown()).toBeLessThan(before);
    await page.locator('.node a', { hasText: /^kube-ovn-cni$/ }).press('Enter');
    await page.locator('.centre h1', { hasText: /^kube-ovn-cni$/ }).waitFor();
    expect(await page.locator('.node[data-kind=workflow]').count()).toBeGreaterThan(1);
  });

  it('sees what is around a document that the own language lacks, by its id', async () => {
    const text = '---\nid: mails\n---\n\n# 邮件队列堵塞\n\n## 现象\n\n- 邮件队列堵塞\n\n## 诊断\n\n### 步骤1：看队列\n';
    const { bytes } = await compileKnowledgeBase({
      paths: [folderOf({ 'mails.md': text })],
      cache: false,
      project: '/',
    });
    const other = await serveStatically(bytes);
    const { page, problems } = await openPage(browser, `${other.address}#/graph/mails`);
    await page.locator('.centre h1', { hasText: '邮件队列堵塞' }).waitFor();
    expect(problems).toEqual([]);
    await other.close();
  });

  it('sees each translation once, in the own language', async () => {
    const { page } = await openPage(browser, `${site.address}#/graph/ip-management`, { locale: 'zh-CN' });
    await page.locator('.centre h1').waitFor();
    expect(await page.locator('.centre h1').innerText()).toMatch(/\p{Script=Han}/u);
    const cases = await texts(page, '.node[data-kind=case] a');
    expect(cases.filter((title) => /\p{Script=Han}/u.test(title))).toEqual(cases);
    expect(cases.length).toBeGreaterThan(1);
  });

  it('sees what the base covers and lacks', async () => {
    const page = await open('base');
    expect(await page.locator('tbody tr').count()).toBe(20);
    expect((await texts(page, 'tbody tr'))[0]).toMatch(/^kube-ovn-controller/);
    expect(await texts(page, 'summary')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Documents without triggers\s+\d+/), 'Shadowed documents']),
    );
    await page.getByLabel('Filter documents').fill('bgp');
    expect(await page.locator('[aria-labelledby=documents] li').count()).toBeGreaterThan(1);
    await page.getByText('Only a server can know').waitFor();
  });

  it('sees what was asked of a server and not answered, without its secrets', async () => {
    const feedbackLog = join(folderOf({}), 'feedback.jsonl');
    const { address } = await listening({ page: true, feedbackLog });
    for (const text of [
      'the coffee machine is on fire',
      'the coffee machine is on fire',
      'kettle password=hunter2secret',
    ])
      await fetch(`${address}/v1/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
    const { page } = await openPage(browser, `${address}/#/base`);
    const asked = page.locator('[aria-labelledby=asked] li');
    await asked.first().waitFor();
    expect(await asked.allInnerTexts()).toEqual([
      'the coffee machine is on fire no answer, 2 ×',
      expect.stringMatching(/^kettle password=(?!.*hunter2)/),
    ]);
  });
});
