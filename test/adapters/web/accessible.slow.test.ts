import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ambiguousSymptom, launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

const rules = `{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }`;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate(
    `axe.run(document, ${rules}).then(({ violations }) => violations)`,
  )) as Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
}

const symptom = 'no available ip in the subnet, AcquireAddressFailed';
const asking = (text: string): string => `#/q/${encodeURIComponent(text)}`;

/** Each view: where it is, and what shows that it is there. */
const views: readonly (readonly [string, string, string])[] = [
  ['the empty search', '#/', '.examples li'],
  ['an answer', asking(symptom), '.chosen'],
  ['an ambiguous answer', asking(await ambiguousSymptom()), '.candidates'],
  ['a refusal', asking('the coffee machine in the kitchen leaks'), '.nothing'],
  ['a document', '#/doc/workflows%2Fen%2Fip-management.md/L115', '.markdown h2'],
  ['a document that is not there', '#/doc/nowhere', '[role=alert]'],
  ['a flowchart', '#/flow/ip-management/step-2', '.wires path'],
  ['the surroundings of a document', '#/graph/ip-management', '.node'],
  ['the knowledge base', '#/base', '.figures'],
];

describe.skipIf(missing !== null)('the page has no violation that axe finds', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveStatically()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  it('which finds one that is planted', async () => {
    const { page } = await openPage(browser, site.address);
    await page.locator('.examples li').first().waitFor();
    await page.evaluate(`document.querySelector('main').append(document.createElement('button'))`);
    expect((await violations(page)).join()).toMatch(/^button-name/);
  });

  const schemes = ['light', 'dark'] as const;
  for (const colorScheme of schemes) {
    it.each(views)(`in %s, ${colorScheme}`, async (_, route, shown) => {
      const { page } = await openPage(browser, site.address + route, { colorScheme });
      await page.locator(shown).first().waitFor();
      expect(await violations(page)).toEqual([]);
    });

    it(`in a walk and at its end, ${colorScheme}`, async () => {
      const { page } = await openPage(browser, site.address + asking(symptom), { colorScheme });
      await page.locator('.chosen .primary').click();
      await page.locator('.checklist li').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator('#output').fill('v4availableIPs: 0');
      await page.locator('.paste .primary').click();
      await page.locator('.judgement').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Finish' }).click();
      await page.locator('.end').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  }

  it.each(views)('in %s, on a phone, in Chinese, where nothing is wider than the screen', async (_, route, shown) => {
    const { page, problems } = await openPage(browser, site.address + route, {
      locale: 'zh-CN',
      viewport: { width: 390, height: 780 },
    });
    await page.locator(shown).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });

  it.each(views)('in %s, at 320 pixels, where nothing is wider than the screen', async (_, route, shown) => {
    const { page } = await openPage(browser, site.address + route, { viewport: { width: 320, height: 480 } });
    await page.locator(shown).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  it('where the browser replaces all colours: the view, the confidence and the line that is meant stay marked', async () => {
    const options = { forcedColors: 'active', colorScheme: 'dark' } as const;
    const { page } = await openPage(browser, site.address + asking(symptom), options);
    await page.locator('.meter i').first().waitFor();
    const style = (selector: string, name: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`);
    expect(await style('.meter i', 'backgroundColor')).not.toBe(await style('body', 'backgroundColor'));
    expect(await style('nav [aria-current]', 'borderBottomStyle')).toBe('solid');
    await page.goto(`${site.address}#/doc/workflows%2Fen%2Fip-management.md/L115`);
    await page.locator('[data-meant]').first().waitFor();
    expect(await style('[data-meant]', 'outlineStyle')).toBe('solid');
  });

  it('in the help, on a phone, in Chinese', async () => {
    const { page } = await openPage(browser, site.address, {
      locale: 'zh-CN',
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.examples li').first().waitFor();
    await page.locator('.switches .sign').last().click();
    await page.locator('dialog[open]').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
