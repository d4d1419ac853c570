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
const hidden = /[\u202e\u2066\u200b\u0007\u001b]/;
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
/** Markup that parsers mend into something else, addresses in disguise, names of the page's own elements, very long words. */
const mutant = `---
id: main
title: "Xray broker halts <base href='https://example.invalid/'> ${unseen}"
components: ["__proto__", "constructor", "main", "${'x'.repeat(400)}"]
owners: ["<img srcset='https://example.invalid/a 2x'>"]
---

# Xray broker halts

## Symptoms

- the xray broker halts

## Diagnosis

### Step 1: look {#main} <a id="main" name="body">clobber</a>

<table><td><svg><style><img src=x onerror="${run}"></style></svg></td></table>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">
<svg></p><style><a id="</style><img src=1 onerror=${run}>">
<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>
<noscript><p title="</noscript><img src=x onerror=${run}>">
<picture><source srcset="https://example.invalid/t.png"><img srcset="https://example.invalid/s.png 2x"></picture>
<video poster="https://example.invalid/v.png"><object data="data:text/html,<script>${run}</script>"></object>
<input autofocus onfocus=${run}><details open ontoggle=${run}><div id="symptom" style="background:url(https://example.invalid/b)"></div>

[a](java&#115;cript:${run}) [b](JaVaScRiPt:${run}) [c](vbscript:x) [d](blob:https://x/1) [e](//example.invalid/p) [f](file:///etc/passwd) [g](\\\\example.invalid\\x)
![b](blob:https://x/1) ![s](//example.invalid/i.png) ![p](..%2f..%2fetc/passwd) ![u](\\\\example.invalid\\x.png)
Footnote[^main], [ref].

[^main]: <img src=x onerror=${run}> [j](javascript:${run})
[ref]: javascript:${run} "t"

\`\`\`bash
kubectl get pods${unseen} -n ns # \u202emm rf\u202c
echo ${'w'.repeat(3000)}
\`\`\`

- ❌ abnormal: ${'长'.repeat(2000)}

### Step 2: ${'很长的标题'.repeat(80)}

\`\`\`bash
kubectl delete pod <name-${'a'.repeat(200)}> <__proto__>
\`\`\`
`;
const long = Array.from(
  { length: 10_000 },
  (_, at) => `### Step ${at + 1}: check yankee ${at + 1}\n\n\`kubectl get y${at}\`\n`,
);
const files = {
  'hostile.md': hostile,
  'mutant.md': mutant,
  'long.md': `---\nid: long\n---\n\n# The yankee relay stalls\n\n## Symptoms\n\n- the yankee relay stalls\n\n## Diagnosis\n\n${long.join('\n')}`,
};

describe.skipIf(missing !== null)('on a hostile base, the page', () => {
  let browser: Browser;
  let site: StaticSite;
  beforeAll(async () => {
    const { bytes } = await compileKnowledgeBase({ paths: [folderOf(files)], cache: false, project: join('/') });
    [browser, site] = await Promise.all([launchBrowser(), serveStatically(bytes)]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  const hasRun = (page: Page) => page.evaluate('globalThis.ran !== undefined');
  /** Elements and attributes in a view that could run or load something. */
  const dangerous = (page: Page) =>
    page.evaluate(
      `[...document.querySelectorAll('main *')].flatMap((each) => [
        ...(each.matches('iframe, form[action], object, embed, base, meta, script, style, link') ? [each.tagName] : []),
        ...[...each.attributes]
          .filter(({ name, value }) => /^on/i.test(name) || /^\\s*(?:javascript|data|vbscript):/i.test(value) || /example\\.invalid/.test(value) && /^(?:src|action|style)$/i.test(name))
          .map(({ name, value }) => each.tagName + ' ' + name + '=' + value),
      ])`,
    );

  it.each([
    ['search', `q/${encodeURIComponent('the zulu gateway explodes')}`],
    ['document', 'doc/hostile'],
    ['flowchart', 'flow/hostile'],
    ['graph', 'graph/hostile'],
    ['base', 'base'],
    ['search for markup', `q/${encodeURIComponent(scripts + outside)}`],
    ['search for mutants', `q/${encodeURIComponent('the xray broker halts')}`],
    ['document of mutants', 'doc/main'],
    ['flowchart of mutants', 'flow/main'],
    ['graph of mutants', 'graph/main'],
    ['graph of a hostile component', `graph/${encodeURIComponent('component:__proto__')}`],
    ['document of a hostile name', `doc/${encodeURIComponent(scripts)}`],
  ])('runs nothing and asks nobody: %s', async (_, fragment) => {
    const { page, problems } = await openPage(browser, `${site.address}#/${fragment}`);
    await page.locator('main :is(h1, h2, [role=alert])').first().waitFor();
    await page.waitForTimeout(200);
    expect(await hasRun(page)).toBe(false);
    expect(problems).toEqual([]);
    expect(await dangerous(page)).toEqual([]);
    expect(await page.locator('main').innerText()).not.toMatch(hidden);
    expect(await page.locator('#main').count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    const links = page.locator('main a:visible');
    if ((await links.count()) > 0) await links.last().click({ noWaitAfter: true });
    expect(new URL(page.url()).origin).toBe(new URL(site.address).origin);
    expect(await hasRun(page)).toBe(false);
    await page.context().close();
  });

  it('runs nothing and asks nobody: a walk with hostile output, values and remarks, to its report', async () => {
    const { page, problems } = await openPage(browser, `${site.address}#/q/the%20zulu%20gateway%20explodes`);
    await page.locator('.chosen .primary').click();
    await page.locator('#output').fill(`${scripts} ${outside} ${unseen}\n\u001b]0;title\u0007 [j](javascript:${run})`);
    await page.locator('.paste .primary').click();
    await page.locator('.judgement').waitFor();
    await page.locator('#note').fill(scripts);
    await page.locator('.note-row button').click();
    await page.locator('.kept-notes').waitFor();
    expect(await dangerous(page)).toEqual([]);
    expect(await page.locator('main').innerText()).not.toMatch(hidden);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.locator('.report', { hasText: 'zulu' }).waitFor();
    expect(await dangerous(page)).toEqual([]);
    expect(await hasRun(page)).toBe(false);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('copies a command with its hidden characters as it shows them', async () => {
    const { page } = await openPage(browser, `${site.address}#/q/the%20zulu%20gateway%20explodes`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const command = page.locator('.command', { hasText: 'echo' }).first();
    await command.locator('.copy').click();
    await command.getByText('Copied').waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toBe(await command.locator('pre').innerText());
    expect(copied).not.toMatch(hidden);
    await page.context().close();
  });

  it('takes 5 MB of output in a walk of 10,000 steps, and goes on', async () => {
    const { page, problems } = await openPage(browser, `${site.address}#/q/the%20yankee%20relay%20stalls`);
    await page.locator('.chosen .primary').click();
    await page.locator('#output').waitFor();
    await page.evaluate(`{
      const area = document.getElementById('output');
      area.value = 'NAME READY\\n' + 'yankee True\\n'.repeat(420_000);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }`);
    await page.locator('.paste .primary').click();
    await page.locator('.judgement, .notes').first().waitFor();
    await page.locator('.outcome-buttons button').last().click();
    await page.locator('.checklist li').first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(['doc/long', 'q/the%20yankee%20relay%20stalls', 'flow/long', 'graph/long', 'base'])(
    'stays usable with 10,000 steps: %s',
    async (fragment) => {
      const { page, problems } = await openPage(browser, `${site.address}#/${fragment}`);
      await page
        .locator('main :is(h1, h2)')
        .nth(fragment.startsWith('q') ? 1 : 0)
        .waitFor();
      const started = performance.now();
      await page.locator('.brand').click();
      await page.locator('#symptom').waitFor();
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

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
