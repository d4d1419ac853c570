import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

/** What has the focus: whether it is what is asked for, and whether one sees that. */
interface Focused {
  readonly name: string;
  readonly isWanted: boolean;
  readonly isSeen: boolean;
}

/** Only `main` has the focus without a frame, right after the view has changed. */
const focused = (wanted: string): string => `(() => {
  const at = document.activeElement;
  const hasFrame = (element) => getComputedStyle(element).outlineStyle !== 'none';
  const { width, height, top, bottom } = at.getBoundingClientRect();
  const isInView = width > 1 && height > 1 && top < innerHeight && bottom > 0;
  return {
    name: at.localName + ' ' + at.id + ' ' + at.className + ' ' + at.textContent.trim().slice(0, 40),
    isWanted: at.matches(${JSON.stringify(wanted)}),
    isSeen: at.id === 'main' || (isInView && (hasFrame(at) || hasFrame(at.closest('.input') ?? at))),
  };
})()`;

async function focus(page: Page, wanted: string): Promise<Focused> {
  const found = (await page.evaluate(focused(wanted))) as Focused;
  expect(found.name).not.toMatch(/^body/);
  expect(found.isSeen, `${found.name} is seen`).toBe(true);
  return found;
}

/** Waits until the focus is there, and sees it. */
async function arrive(page: Page, wanted: string): Promise<void> {
  await page.locator(`:is(${wanted}):focus`).waitFor({ state: 'attached', timeout: 10_000 });
  await focus(page, wanted);
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 60) {
    await page.keyboard.press('Tab');
    const { isWanted, name } = await focus(page, wanted);
    if (isWanted) return;
    passed.push(name);
  }
  throw new Error(`Tab reaches no ${wanted}: ${passed.join(' | ')}`);
}

async function press(page: Page, key: string, shown: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator(shown).first().waitFor();
}

describe.skipIf(missing !== null)('with the keyboard alone', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveStatically()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  it('a symptom is asked, its answer walked through to the report, and the next one asked', async () => {
    const { page, problems } = await openPage(browser, site.address, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('#symptom:focus').waitFor();
    await page.keyboard.type('no available ip in the subnet, AcquireAddressFailed');
    await page.locator('.chosen').waitFor();
    await arrive(page, '#symptom');

    // The answer is opened, and the walk started from it.
    await tabTo(page, '#chosen-title a');
    await press(page, 'Enter', '.markdown h2');
    await arrive(page, '#main');
    await page.goBack();
    await page.locator('.chosen').waitFor();
    await arrive(page, '#symptom');
    await tabTo(page, '.chosen .primary');
    await press(page, 'Enter', '#step-title');
    await arrive(page, '#main');

    // A value is filled in: with Enter in its field, and with the button.
    await tabTo(page, '#parameter-subnet-name');
    await page.keyboard.type('ovn-default');
    await press(page, 'Enter', '.step pre:has-text("kubectl describe subnet ovn-default")');
    await arrive(page, '#parameter-subnet-name');
    await page.keyboard.type('-2');
    await tabTo(page, '.parameters button[type=submit]');
    await press(page, 'Enter', '.step pre:has-text("ovn-default-2")');
    await arrive(page, '.parameters button[type=submit]');

    // Pasted output is judged, and the branch followed.
    await page.keyboard.press('p');
    await arrive(page, '#output');
    await page.keyboard.type('v4availableIPs: 0');
    await press(page, 'Control+Enter', '.judgement');
    await arrive(page, '#step-title a');
    // It is taken back, and the branch chosen by its number.
    await press(page, 'u', '#step-title:has-text("Check how many")');
    await arrive(page, '#step-title a');
    await press(page, 'a', '.choices');
    await arrive(page, '#step-title a');
    await tabTo(page, '.choice');
    await press(page, 'Enter', '#step-title:has-text("Scenario 1")');
    await arrive(page, '#step-title a');

    // The help opens above, and gives the focus back.
    await tabTo(page, '.hand-over .actions button:last-child');
    await press(page, '?', 'dialog[open]');
    await arrive(page, 'dialog *');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await arrive(page, '.hand-over .actions button:last-child');

    // The walk ends, and its report is copied.
    await press(page, 'Enter', '.report:has-text("v4availableIPs")');
    await arrive(page, '#end-title');
    await tabTo(page, '.end .copy');
    await press(page, 'Enter', '.end .copy[data-state=copied]');
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^# Diagnosis report[\s\S]*v4availableIPs/);

    await press(page, '/', '#symptom:focus');
    await page.locator('.examples li').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('what “more” shows has the focus: of a table, of the graph', async () => {
    const { page } = await openPage(browser, `${site.address}#/base`);
    await page.locator('.panels button.quiet').first().waitFor();
    await tabTo(page, '.panels table + button');
    await page.keyboard.press('Enter');
    await arrive(page, 'tbody tr:nth-child(21) a');

    await page.goto(`${site.address}#/graph/component%3Akube-ovn-controller`);
    await page.locator('.node').first().waitFor();
    await tabTo(page, '.column ul + button');
    await page.keyboard.press('Enter');
    await arrive(page, '.node:nth-child(13) a');
  });

  it('the thanks for feedback have the focus, as the buttons are gone', async () => {
    const { page } = await openPage(browser, `${site.address}#/q/AcquireAddressFailed%3A%20no%20available%20ip`);
    await page.locator('.feedback button').first().waitFor();
    await page.locator('.feedback button').first().press('Enter');
    await arrive(page, '.feedback [role=status]');
  });

  it('what replaces a button that was pressed has the focus: an example, a command that changes something', async () => {
    const { page } = await openPage(browser, site.address);
    await page.locator('.examples button').first().waitFor();
    await tabTo(page, '.examples button');
    await press(page, 'Enter', '.answer');
    await arrive(page, '#main');
    await page.keyboard.press('/');
    await arrive(page, '#symptom');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('ovsdb-server: no leader elected, cluster has no quorum');
    await page.locator('.reveal').first().waitFor();
    await tabTo(page, '.reveal');
    await press(page, 'Enter', '.command .warning');
    await arrive(page, '.command pre');
  });
});
