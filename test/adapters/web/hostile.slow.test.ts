import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileKnowledgeBase } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { launchBrowser, missing, openPage, type StaticSite, serveStatically } from './browser.js';

if (missing) console.warn(`Tests of the page are skipped. ${missing}`);

const run = 'globalThis.ran = 1';
const scripts = `<script>${run}</script><img src=x onerror="${run}"><svg onload="${run}"><a href="javascript:${run}">x</a></svg>`;
const unseen = '\u202e\u2066\u200b\u0007\u001b[31m';
const outside = '<img src="https://example.invalid/p.png"><iframe src="//example.invalid/"></iframe>';

/** A document that tries whatever a document can try, in every place that a view shows. */
const hostile = `---
id: hostile
components: ["zulu${scripts}", "java${unseen}script"]
triggers: ["the zulu gateway explodes ${scripts.replaceAll('"', "'")}"]
sources: ["javascript:${run}", "data:text/html,<script>${run}</script>"]
related: ["javascript:${run}"]
---

# Zulu gateway ${scripts} ${unseen}

## Symptoms

- the zulu gateway explodes ${scripts}

## Causes

- the fuse ${scripts} ${outside}

## Diagnosis

### Step 1: look ${scripts}

<div style="position:fixed;inset:0;opacity:0" onclick="${run}">hidden</div>
<style>body { display: none }</style><base href="https://example.invalid/"><meta http-equiv="refresh" content="0;url=https://example.invalid/">
<form action="https://example.invalid/"><button>send</button></form>

${outside} ![p](https://example.invalid/q.png) ![d](data:image/svg+xml,<svg/onload=${run}>) [j](javascript:${run})

\`\`\`bash
echo '${scripts}' # ${unseen}
\`\`\`

- ❌ abnormal: ${scripts} → [go](javascript:${run})
- if ${scripts}, go to step 2

### Step 2: again

\`\`\`bash
kubectl get zulu
\`\`\`
`;
const long = Array.from(
  { length: 10_000 },
  (_, at) => `### Step ${at + 1}: check yankee ${at + 1}\n\n\`kubectl get y${at}\`\n`,
);
const files = {
  'hostile.md': hostile,
  'long.md': `---\nid: long\n---\n\n# The yankee relay stalls\n\n## Symptoms\n\n- the yankee relay stalls\n\n## Diagnosis\n\n${long.join('\n')}`,
};

describe.skipIf(missing !== null)('on a hostile base, the page', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    const { bytes } = await compileKnowledgeBase({ paths: [folderOf(files)], cache: false, project: join('/') });
    [browser, site] = await Promise.all([launchBrowser(), serveStatically(bytes)]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  const hasRun = (page: Page) => page.evaluate('globalThis.ran !== undefined');

  it.each([
    ['search', `q/${encodeURIComponent('the zulu gateway explodes')}`],
    ['document', 'doc/hostile'],
    ['flowchart', 'flow/hostile'],
    ['graph', 'graph/hostile'],
    ['base', 'base'],
    ['search for markup', `q/${encodeURIComponent(scripts + outside)}`],
    ['document of a hostile name', `doc/${encodeURIComponent(scripts)}`],
  ])('runs nothing and asks nobody: %s', async (_, fragment) => {
    const { page, problems } = await openPage(browser, `${site.address}#/${fragment}`);
    page.on('dialog', () => problems.concat('a dialog'));
    await page.locator('main :is(h1, h2, [role=alert])').first().waitFor();
    await page.waitForTimeout(200);
    expect(await hasRun(page)).toBe(false);
    expect(problems).toEqual([]);
    const dangerous = await page.evaluate(
      `[...document.querySelectorAll('main *')].flatMap((each) => [...each.attributes]
        .filter(({ name, value }) => /^on/i.test(name) || /^\\s*(?:javascript|data|vbscript):/i.test(value) || /example\\.invalid/.test(value) && /^(?:src|action|style)$/i.test(name))
        .map(({ name, value }) => each.tagName + ' ' + name + '=' + value))`,
    );
    expect(dangerous).toEqual([]);
    expect(
      await page.locator('main iframe, main form[action], main object, main base, main meta, main script').count(),
    ).toBe(0);
    const links = page.locator('main a:visible');
    if ((await links.count()) > 0) await links.last().click({ noWaitAfter: true });
    expect(new URL(page.url()).origin).toBe(new URL(site.address).origin);
    expect(await hasRun(page)).toBe(false);
    await page.context().close();
  });

  it.each(['doc/long', 'flow/long', 'graph/long', 'base'])('stays usable with 10,000 steps: %s', async (fragment) => {
    const { page, problems } = await openPage(browser, `${site.address}#/${fragment}`);
    await page.locator('main h1').first().waitFor();
    const started = performance.now();
    await page.locator('.brand').click();
    await page.locator('#symptom').waitFor();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('takes 5 MB that are pasted, and goes on answering', async () => {
    const { page, problems } = await openPage(browser, site.address);
    await page.locator('#symptom').waitFor();
    await page.evaluate(`{
      const data = new DataTransfer();
      data.setData('text/plain', 'the zulu gateway explodes\\n' + 'I0101 00:00:00 all is well\\n'.repeat(190_000));
      document.getElementById('symptom').focus();
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }`);
    await page.locator('.chosen, .gap').first().waitFor();
    expect(await hasRun(page)).toBe(false);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
