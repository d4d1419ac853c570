import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { ambiguousSymptom, launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

describe.skipIf(missing !== null)('the search of the page', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveStatically()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  const askFor = (symptom: string): string => `${site.address}#/q/${encodeURIComponent(symptom)}`;
  const input = (page: Page) => page.locator('#symptom');

  it('shows examples that are answered with a click', async () => {
    const { page, problems } = await openPage(browser, site.address);
    const example = page.locator('.examples button').first();
    const text = await example.innerText();
    await example.click();
    await page.locator('.answer').waitFor();
    expect(await input(page).inputValue()).toBe(text);
    expect(problems).toEqual([]);
  });

  it('answers as one types, with the check first and the step to start at', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await input(page).pressSequentially('no available ip in the subnet, AcquireAddressFailed');
    await page.locator('.chosen').waitFor();
    expect(await page.locator('.verdict').innerText()).toMatch(/confidence/);
    expect(await page.locator('.stop').first().innerText()).toMatch(/Check first/);
    expect(await page.locator('.stop[data-kind=start]').innerText()).toMatch(/start here/);
    expect(await page.locator('.stop .command').first().innerText()).toMatch(/reads only[\s\S]*kubectl/);
    expect(problems).toEqual([]);
  });

  it('marks the evidence in the symptom and links to the line of the document that says it', async () => {
    const { page } = await openPage(browser, askFor('Pod stuck in ContainerCreating: no available ip'));
    await page.locator('.evidence').waitFor();
    expect((await page.locator('.symptom-lines mark').allInnerTexts()).join('')).toMatch(/no *available ip/);
    expect(await page.locator('.evidence-list a').first().getAttribute('href')).toMatch(/^#\/doc\/.*\/L\d+$/);
  });

  it('puts the symptom into the fragment only, so that a link can be shared and no server sees it', async () => {
    const { page } = await openPage(browser, site.address);
    await input(page).fill('子网 IP 耗尽');
    await page.waitForURL(/#\/q\//);
    const shared = await openPage(browser, page.url());
    await shared.page.locator('.answer').waitFor();
    expect(await input(shared.page).inputValue()).toBe('子网 IP 耗尽');
    expect(site.requests.filter((path) => path.includes('%E5'))).toEqual([]);
  });

  it('shows the candidates of an ambiguous answer side by side, and a fact that decides is added with a click', async () => {
    const { page } = await openPage(browser, askFor(await ambiguousSymptom()));
    await page.locator('.candidates').waitFor();
    expect(await page.locator('.candidates > ul > li').count()).toBeGreaterThan(1);
    const before = await input(page).inputValue();
    await page.locator('.fact').first().click();
    expect((await input(page).inputValue()).length).toBeGreaterThan(before.length);
  });

  it.each(['#/', '#/q/dns', '#/base', '#/doc/dns'])(
    'says at %s that the knowledge base did not load',
    async (route) => {
      const damaged = await serveStatically(new Uint8Array([1, 2, 3]));
      const { page } = await openPage(browser, damaged.address + route);
      expect(await page.getByRole('alert').innerText()).toMatch(/^The knowledge base could not be loaded\. Check/);
      await damaged.close();
    },
  );

  it('names the trigger that a symptom has, and the symptom in the tab', async () => {
    const { page } = await openPage(browser, askFor('AcquireAddressFailed: no available ip'));
    await page.locator('.evidence-list').waitFor();
    expect(await page.locator('.evidence-list').innerText()).toMatch(/^trigger\s/);
    expect(await page.title()).toBe('AcquireAddressFailed: no available ip · Triagraph');
  });

  it('says that nothing fits, what is near and what that lacks, and saves the gap where no server takes it', async () => {
    const { page } = await openPage(browser, askFor('postgres pod replication slot lag'));
    await page.locator('.answer[data-status=no_match]').waitFor();
    expect(await page.locator('.near').innerText()).toMatch(/does not mention .*slot/);
    await page.locator('#gap-comment').fill('a seal was worn');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Report the gap').click()]);
    expect(download.suggestedFilename()).toBe('gap.md');
  });

  it('links each outcome to the step or document it leads to, once, and marks the one that the symptom names', async () => {
    const { page } = await openPage(
      browser,
      askFor('Failed to create pod sandbox: request ip return 500 no address allocated to pod default/web-0'),
    );
    const outcomes = page.locator('.stop[data-kind=start] .outcomes');
    await outcomes.waitFor();
    const targets = await outcomes.locator('.to').allInnerTexts();
    expect(new Set(targets).size).toBe(targets.length);
    expect(await outcomes.locator('[data-said=true]').innerText()).toMatch(
      /no address allocated[\s\S]*named in the symptom/,
    );
    await outcomes.locator('.to a', { hasText: 'Scenario 1' }).click();
    await page.waitForURL(/#\/doc\/.*\/L\d+$/);
  });

  it('fills values into the commands of the answer, and the walk begins with them', async () => {
    const { page } = await openPage(browser, askFor('dns lookups time out from some pods'));
    await page.locator('#parameter-pod-name').fill('web-0');
    await page.locator('#parameter-namespace').fill('shop');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.locator('.command pre', { hasText: 'kubectl exec web-0 -n shop -- cat /etc/resolv.conf' }).waitFor();
    await page.locator('.chosen .primary').click();
    await page.locator('.step pre', { hasText: 'web-0 -n shop' }).first().waitFor();
  });

  it('marks what does not hold for the version that runs, which stands in the link and goes along into the walk', async () => {
    const { page, problems } = await openPage(browser, askFor('no available ippool in subnet(s)'));
    const field = page.getByLabel('For version');
    await field.fill('soon');
    await page.getByText('Write a version as in v1.13.').waitFor();
    await field.fill('v1.10');
    await page.getByText(/Checked for .*, not for v1\.10/).waitFor();
    await page.waitForURL(/#\/q\/.*\/v1\.10$/);
    const shared = await openPage(browser, page.url(), { locale: 'zh-CN' });
    await shared.page.getByText(/v1\.10 没有核对/).waitFor();
    expect(await shared.page.getByLabel('产品版本').inputValue()).toBe('v1.10');
    await page.locator('.chosen .primary').click();
    await page.locator('.checklist button', { hasText: /^\s*5 / }).click();
    await page.locator('.step .prose', { hasText: /v1\.10.*since v1\.14/ }).waitFor();
    expect(problems).toEqual([]);
  });

  it('asks for no version where the knowledge base names none', async () => {
    const text =
      '# Queue of mails\n\n## Symptoms\n\n- the queue of mails is full\n\n## Diagnosis\n\n### Step 1: look\n';
    const { bytes } = await compileKnowledgeBase({
      paths: [folderOf({ 'mails.md': text })],
      cache: false,
      project: '/',
    });
    const other = await serveStatically(bytes);
    const { page } = await openPage(browser, `${other.address}#/q/${encodeURIComponent('the queue of mails is full')}`);
    await page.locator('.answer').waitFor();
    await page.locator('.feedback, .gap').waitFor();
    expect(await page.locator('.version').count()).toBe(0);
    await other.close();
  });

  it('quotes each evidence once', async () => {
    const { page } = await openPage(browser, askFor('Pod stuck in ContainerCreating: no available ip'));
    await page.locator('.evidence').waitFor();
    const quoted = (await page.locator('.evidence-list q').allInnerTexts()).map((text) => text.toLowerCase());
    expect(new Set(quoted).size).toBe(quoted.length);
  });

  it('does not say that a document fits when its confidence is low', async () => {
    const { page } = await openPage(
      browser,
      askFor('pods on one node cannot reach pods on other nodes since the reboot'),
    );
    const verdict = page.locator('.verdict');
    await verdict.waitFor();
    const isLow = (await verdict.innerText()).includes('Low confidence');
    expect(await verdict.locator('strong').innerText()).toBe(isLow ? 'This may fit' : 'This fits');
  });

  it('shows the way before the evidence on a phone', async () => {
    const { page } = await openPage(browser, askFor('no available ip in the subnet'), {
      viewport: { width: 390, height: 844 },
    });
    const [way, side] = [page.locator('.way'), page.locator('.side')];
    await way.waitFor();
    expect((await way.boundingBox())!.y).toBeLessThan((await side.boundingBox())!.y);
  });

  it('copies a command as it is shown', async () => {
    const { page } = await openPage(browser, askFor('no available ip in the subnet, AcquireAddressFailed'), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const command = page.locator('.command').first();
    await command.locator('.copy').click();
    await command.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await command.locator('pre').innerText());
  });

  it('shows a command that changes something only after a second click, with a warning', async () => {
    const { page } = await openPage(browser, askFor('ovsdb-server: no leader elected, cluster has no quorum'));
    const changing = page.locator('.command[data-effect=change], .command[data-effect=destroy]').first();
    await changing.waitFor();
    expect(await changing.locator('pre').count()).toBe(0);
    await changing.locator('.reveal').click();
    expect(await changing.locator('.warning').innerText()).toMatch(/changes the system|destroys/);
    expect(await changing.locator('pre').count()).toBe(1);
  });

  it('takes a pasted log of 5 MB as an attachment, answers it and stays usable', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await input(page).waitFor();
    await page.evaluate(`{
      const lines = Array.from({ length: 50_000 }, (_, n) => 'I1123 03:14:07 ' + n + ' reconcile of a pod has finished, nothing changed ' + 'x'.repeat(40));
      lines[30_000] = 'E1123 failed to allocate address for pod: AcquireAddressFailed no available ip in subnet ovn-default';
      const data = new DataTransfer();
      data.setData('text/plain', lines.join('\\n'));
      document.getElementById('symptom').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }`);
    await page
      .locator('.attachment')
      .getByText(/5\.\d MB, 50,000 lines/)
      .waitFor();
    await page.locator('.answer').waitFor();
    expect(await page.locator('.symptom-lines').innerText()).toMatch(/30001/);
    await page.locator('.attachment button').click();
    await page.locator('.examples').waitFor();
    expect(problems).toEqual([]);
  });

  /** Drops a file of these bytes on the element; whether the browser would otherwise have opened it. */
  const drop = (page: Page, selector: string, name: string, bytes: readonly number[]) =>
    page.evaluate(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], ${JSON.stringify(name)}));
      const event = (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
      return ['dragover', 'drop'].every((type) => !document.querySelector('${selector}').dispatchEvent(event(type)));
    })()`);

  it('takes a log that is dropped beside the input, in UTF-16 as PowerShell writes it or in GB18030', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await input(page).waitFor();
    const utf16 = [...Buffer.from('\ufeffAcquireAddressFailed: no available ip', 'utf16le')];
    expect(await drop(page, 'h1', 'controller.log', utf16)).toBe(true);
    await page.locator('.attachment', { hasText: 'controller.log' }).waitFor();
    await page.locator('.symptom-lines', { hasText: 'AcquireAddressFailed' }).waitFor();
    const gb18030 = [...Buffer.from('d7d3cdf8204950bac4bea1', 'hex')];
    expect(await drop(page, 'header', 'events.txt', gb18030)).toBe(true);
    await page.locator('.symptom-lines', { hasText: '子网 IP耗尽' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('has the log and its answer again for those who come back from the document', async () => {
    const { page, problems } = await openPage(browser, site.address);
    const buffer = Buffer.from('E1118 AcquireAddressFailed: no available ip in subnet ovn-default\n'.repeat(50));
    await page.locator('input[type=file]').setInputFiles({ name: 'a.log', mimeType: 'text/plain', buffer });
    await page.locator('.chosen h2 a').click();
    await page.waitForURL(/#\/doc\//);
    await page.goBack();
    await page.locator('.attachment', { hasText: 'a.log' }).waitFor();
    await page.locator('.chosen').waitFor();
    await page.locator('.attachment button').click();
    await page.locator('.examples li').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('refuses a file that is no text, and says what to do', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await input(page).waitFor();
    await drop(page, '#symptom', 'controller.log.gz', [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 200, 201]);
    await page.getByRole('alert').filter({ hasText: 'controller.log.gz' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/is not text\. Unpack it/);
    expect(await page.locator('.attachment, .answer').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('says that a folder cannot be read as a log', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await input(page).waitFor();
    await page.evaluate(`{
      const folder = new File([], 'logs');
      folder.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('it is a folder', 'NotFoundError')) });
      const data = new DataTransfer();
      Object.defineProperty(data, 'files', { value: [folder] });
      dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    }`);
    await page.getByRole('alert').filter({ hasText: 'logs' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('takes the same file again, after it was removed', async () => {
    const { page } = await openPage(browser, site.address);
    const buffer = Buffer.from('no available ip\n');
    for (let time = 0; time < 2; time++) {
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add a log file' }).click();
      await (await chosen).setFiles({ name: 'a.log', mimeType: 'text/plain', buffer });
      await page.locator('.attachment', { hasText: 'a.log' }).waitFor();
      await page.locator('.attachment button').click();
    }
  });

  it('takes the text of what was copied from a spreadsheet, not its picture', async () => {
    const { page } = await openPage(browser, site.address);
    await input(page).waitFor();
    const isLeftToTheInput = await page.evaluate(`(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'no available ip');
      data.items.add(new File([new Uint8Array([137, 80, 78, 71, 0])], 'image.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      return document.getElementById('symptom').dispatchEvent(event);
    })()`);
    expect(isLeftToTheInput).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('asks again for a gap when another symptom is refused', async () => {
    const { page } = await openPage(browser, askFor('postgres pod replication slot lag'));
    await page.getByText('Report the gap').click();
    await page.getByText('it was saved as a file').waitFor();
    await input(page).fill('the coffee machine in the kitchen leaks');
    await page.getByText('Report the gap').waitFor();
  });

  it('says on a slow line how much of the knowledge base has come, and answers what was typed meanwhile', async () => {
    const { page, problems } = await openPage(browser, 'about:blank');
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const limit = (downloadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 },
      });
    await limit(400_000);
    await page.goto(site.address);
    await input(page).fill('no available ip');
    await page.getByText(/\d\.\d of \d\.\d MB/).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Loading the knowledge base' }).count()).toBe(1);
    await limit(-1);
    await page.locator('.chosen').waitFor();
    expect(await page.locator('.waiting').count()).toBe(0);
    expect(problems.filter((each) => !each.startsWith('asked'))).toEqual([]);
  });

  it('says at each question that its engine did not load', async () => {
    const { page } = await openPage(browser, 'about:blank');
    await page.route(/assets\/worker-/, (route) => route.abort());
    await page.goto(site.address);
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await input(page).fill('no available ip');
    await page.locator('.search[data-empty=false]').getByRole('alert').getByText('could not be loaded').waitFor();
  });

  it('answers, and walks, where the browser keeps nothing', async () => {
    const { page, problems } = await openPage(browser, 'about:blank');
    await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(globalThis, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`);
    await page.goto(askFor('no available ip'));
    await page.locator('.chosen .primary').click();
    await page.locator('.checklist li').first().waitFor();
    expect(problems.filter((each) => !each.startsWith('asked'))).toEqual([]);
  });

  it('says that a knowledge base is empty', async () => {
    const { bytes } = await compileKnowledgeBase({ paths: [folderOf({})], cache: false, project: '/' });
    const empty = await serveStatically(bytes);
    const { page, problems } = await openPage(browser, empty.address);
    await page.getByText('This knowledge base has no documents yet.').waitFor();
    await page.goto(`${empty.address}#/base`);
    await page.locator('#coverage').waitFor();
    expect(await page.locator('table').filter({ visible: true }).count()).toBe(0);
    expect(problems).toEqual([]);
    await empty.close();
  });

  it('says without scripts what it is and what it needs', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.address);
    expect(await page.locator('body').innerText()).toMatch(/allow scripts[\s\S]*请允许本页面运行脚本/);
  });

  it('is in Chinese for a Chinese browser, and switches', async () => {
    const { page } = await openPage(browser, askFor('no available ip'), { locale: 'zh-CN' });
    await page.locator('.answer').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.locator('.chosen .path').innerText()).toMatch(/zh/);
    await page.getByRole('button', { name: 'Switch to English' }).click();
    expect(await page.locator('h1').innerText()).toBe('What is wrong?');
  });

  it('leaves keys to those who turn them off', async () => {
    const { page } = await openPage(browser, site.address);
    await page.locator('.examples li').first().waitFor();
    await page.locator('#main').focus();
    await page.keyboard.press('?');
    await page.locator('dialog input[type=checkbox]').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('#main').focus();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  it('begins the walk with Enter, unless a link has the focus', async () => {
    const { page } = await openPage(browser, askFor('no available ip in the subnet, AcquireAddressFailed'));
    await page.locator('.chosen .button').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/doc\//);
    await page.goBack();
    await page.locator('.chosen').waitFor();
    await page.locator('#main').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/walk\//);
  });

  it('is operated with the keyboard', async () => {
    const { page } = await openPage(browser, askFor('no available ip in the subnet, AcquireAddressFailed'));
    await page.locator('.chosen').waitFor();
    await page.locator('#main').focus();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#main').focus();
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.id')).toBe('symptom');
    await page.locator('#main').focus();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('symptom');
  });
});
