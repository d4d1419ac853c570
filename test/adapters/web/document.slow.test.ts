import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../src/index.js';
import { launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

const hostile = `---
id: hostile
triggers: ["zulu gateway <img src=x onerror=alert(1)>"]
---

# Zulu gateway <script>globalThis.ran = 1</script> \u202Egnp.exe

## Symptoms

- the zulu gateway explodes <svg onload="globalThis.ran = 1"></svg>

## Diagnosis

### Step 1: look <img src="x" onerror="globalThis.ran = 1">

[click me](javascript:globalThis.ran=1) [data](data:text/html,<script>globalThis.ran=1</script>) [away](../../../etc/passwd)
[outside](https://example.invalid/) [other](other.md)

![pixel](https://example.invalid/pixel.png) ![inline](data:image/svg+xml;base64,PHN2Zy8+) ![own](pictures/own.png)

<iframe src="https://example.invalid/"></iframe>

<div style="position:fixed;inset:0" onclick="globalThis.ran = 1">hidden</div>

\`\`\`bash
kubectl get zulu <name> # \u202Ereverse
\`\`\`

| a | b |
| :-- | --: |
| **bold** | \`code\` |

~~gone~~ and *slanted*, 中文**强调**。
`;
const steps = Array.from(
  { length: 10_000 },
  (_, at) => `### Step ${at + 1}: yankee check ${at + 1}\n\n\`\`\`bash\nkubectl get yankee-${at}\n\`\`\`\n`,
);
const files: Readonly<Record<string, string>> = {
  'hostile.md': hostile,
  'change.md':
    '# The xray pod hangs\n\n## Diagnosis\n\n### Step 1: Delete it\n\n```bash\nkubectl delete pod xray\n```\n\n### Step 2: Look\n\n```bash\nkubectl get pod xray\n```\n',
  'apply.md': `# The whisky subnet is full\n\n## Diagnosis\n\n### Step 1: Apply\n\n\`\`\`bash\ncat <<'YAML' | kubectl apply -f -\n${Array.from({ length: 14 }, (_, at) => `key-${at}: value\n`).join('')}YAML\n\`\`\`\n`,
  'printed.md': `# The victor log is long\n\n## Diagnosis\n\n${steps.slice(0, 200).join('\n')}`,
  'triagraph.config.json': '{"edit": "https://git.example.com/edit/main/{path}#L{line}"}',
  'other.md': '# Other document\n\nText.\n',
  'long.md': `---\nid: long\n---\n\n# The yankee relay stalls\n\n## Symptoms\n\n- the yankee relay stalls\n\n## Diagnosis\n\n${steps.join('\n')}`,
};

describe.skipIf(missing !== null)('the document view of the page', () => {
  let browser: Browser;
  let site: StaticSite;
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-page-'));
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const engine = await Engine.open({ kb: [folder], project: folder, cache: false });
    [browser, site] = await Promise.all([launchBrowser(), serveStatically(engine.snapshot())]);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([browser?.close(), site?.close()]);
  });

  const openDocument = async (route: string) => {
    const opened = await openPage(browser, `${site.address}#/doc/${route}`);
    await opened.page.locator('.markdown h1').waitFor();
    return opened;
  };

  it('draws tables, code, emphasis beside Han characters and struck text', async () => {
    const { page } = await openDocument('hostile.md');
    expect(await page.locator('.markdown td').allInnerTexts()).toEqual(['bold', 'code']);
    expect(await page.locator('.markdown td[data-align=right] code').count()).toBe(1);
    expect(await page.locator('.markdown strong', { hasText: '强调' }).count()).toBe(1);
    expect(await page.locator('.markdown del').innerText()).toBe('gone');
    expect(await page.locator('.markdown .token-comment').count()).toBe(1);
  });

  it('runs no script, inserts no markup and asks nothing of other origins', async () => {
    const { page, problems } = await openDocument('hostile.md');
    await page.locator('.markdown').click({ position: { x: 5, y: 5 } });
    expect(await page.evaluate('globalThis.ran')).toBeUndefined();
    expect(await page.locator('main :is(script, iframe, svg, [onclick], [style])').count()).toBe(0);
    expect(await page.locator('main a[href^="javascript:"], main a[href^="data:"]').count()).toBe(0);
    expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
    expect(site.requests.filter((path) => path.includes('passwd'))).toEqual([]);
  });

  it('makes hidden characters visible', async () => {
    const { page } = await openDocument('hostile.md');
    expect(await page.locator('.markdown h1').innerText()).toContain('\\u202e');
    expect(await page.locator('main').innerText()).not.toContain('\u202E');
  });

  it('links to documents of the knowledge base and out of it, and to nothing else', async () => {
    const { page } = await openDocument('hostile.md');
    expect(await page.getByRole('link', { name: 'other' }).getAttribute('href')).toBe('#/doc/other.md');
    expect(await page.getByRole('link', { name: 'outside' }).getAttribute('rel')).toContain('noreferrer');
    expect(await page.locator('.no-link').allInnerTexts()).toEqual(['click me', 'data', 'away']);
    expect(await page.locator('.no-image').allInnerTexts()).toEqual(['pixel', 'inline', 'own']);
  });

  it('copies a command that changes the system after a second click, and any other at once', async () => {
    const { page } = await openDocument('change.md');
    const [change, look] = [page.locator('.code').nth(0), page.locator('.code').nth(1)];
    expect(await look.getByRole('button', { name: /Copy/ }).count()).toBe(1);
    expect(await change.innerText()).toContain('kubectl delete pod xray');
    await change.getByRole('button').click();
    expect(await change.getByRole('alert').innerText()).toMatch(/system|destroys/);
    expect(await change.getByRole('button', { name: /^Copy/ }).count()).toBe(1);
  });

  it('shows on a phone what a command changes, and the button that copies it', async () => {
    for (const width of [320, 390]) {
      const { page } = await openPage(browser, `${site.address}#/doc/apply.md`, { viewport: { width, height: 740 } });
      const block = page.locator('.code[data-effect=change]');
      for (const part of [block.locator('.badge'), block.locator('.reveal')]) {
        const { x, width: wide } = (await part.boundingBox())!;
        expect(x + wide).toBeLessThan(width);
      }
      expect((await block.locator('.badge').boundingBox())!.width).toBeLessThan(width / 2);
    }
  });

  it('prints a long document whole, in dark on white, without buttons', async () => {
    const { page } = await openPage(browser, `${site.address}#/doc/printed.md`, { colorScheme: 'dark' });
    await page.locator('.markdown h3').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(`getComputedStyle(document.documentElement).colorScheme`)).toBe('light');
    expect(await page.locator('.actions, .top nav, .copy').filter({ visible: true }).count()).toBe(0);
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await page.locator('.markdown h3').count()).toBe(200);
  });

  it('leads to where the document is edited, at the line that is shown', async () => {
    const { page } = await openDocument('change.md/L9');
    const edit = page.getByRole('link', { name: 'Edit' });
    expect(await edit.getAttribute('href')).toBe('https://git.example.com/edit/main/change.md#L9');
    expect(await edit.getAttribute('rel')).toContain('noreferrer');
  });

  it('shows the line that a link points to', async () => {
    const { page } = await openDocument('hostile.md/L14');
    expect(await page.locator('.markdown [data-meant]').last().innerText()).toMatch(/Step 1: look/);
    const { page: other } = await openDocument('hostile.md/L3');
    expect(await other.locator('.front-matter [data-meant]').innerText()).toMatch(/zulu gateway/);
  });

  it('shows the answer to a hostile document without running it', async () => {
    const { page, problems } = await openPage(
      browser,
      `${site.address}#/q/${encodeURIComponent('the zulu gateway explodes')}`,
    );
    await page.locator('.answer').waitFor();
    expect(await page.evaluate('globalThis.ran')).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('stays usable with a document of 10,000 steps', async () => {
    const { page } = await openDocument('long.md');
    expect(await page.locator('.markdown h3').count()).toBeLessThan(500);
    await page.goto(`${site.address}#/q/${encodeURIComponent('the yankee relay stalls')}`);
    await page.locator('.all-steps summary').click();
    expect(await page.locator('.all-steps li').count()).toBeLessThan(400);
    await page.locator('.chosen .primary').click();
    await page.locator('#step-title').waitFor();
    expect(await page.locator('.checklist li').count()).toBeLessThan(400);
  });

  it('says that there is no such document', async () => {
    const { page } = await openPage(browser, `${site.address}#/doc/nowhere.md`);
    expect(await page.getByRole('alert').innerText()).toMatch(/no document “nowhere.md”/);
  });
});
