import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const read = (name: string) => readFileSync(new URL(`../../examples/browser/${name}`, import.meta.url), 'utf8');

/** As much of an element as the example uses; markup is refused. */
class PlainElement {
  readonly children: (PlainElement | string)[] = [];
  readonly attributes = new Map<string, string>();

  constructor(readonly name: string) {}

  append(...inside: (PlainElement | string)[]): void {
    this.children.push(...inside);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  set innerHTML(_markup: string) {
    throw new Error('Text became markup.');
  }

  all(name: string): PlainElement[] {
    const inside = this.children.flatMap((child) => (typeof child === 'string' ? [] : child.all(name)));
    return this.name === name ? [this, ...inside] : inside;
  }

  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('');
  }
}

describe('the page for browsers', () => {
  const html = read('index.html');

  it('asks for nothing from elsewhere, and its policy forbids it to', () => {
    expect(html + read('style.css')).not.toMatch(/https?:|\/\/\w|url\(|@import/);
    expect(read('app.mjs')).not.toMatch(/https?:|innerHTML|insertAdjacentHTML|document\.write/);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('has no script of its own but the map of imports, which the policy names', () => {
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    const inline = scripts.filter(([, , text]) => text !== '');
    expect(inline.map(([, attributes]) => attributes!.trim())).toEqual(['type="importmap"']);
    const hash = createHash('sha256').update(inline[0]![2]!).digest('base64');
    expect(html).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(JSON.parse(inline[0]![2]!)).toEqual({ imports: { 'triagraph/browser': './browser.js' } });
    expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
  });

  it('has what its script looks for', () => {
    const wanted = [...read('app.mjs').matchAll(/getElementById\('(\w+)'\)/g)].map(([, id]) => id!);
    expect(wanted.length).toBeGreaterThan(2);
    for (const id of wanted) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('for="symptom"');
  });

  it('shows the steps of the answer, and text of documents as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const files = { ...smallKnowledgeBase };
    const path = 'workflows/en/subnet-full.md';
    const documents = { ...files, [path]: files[path]!.replace('Step 1: Look at', `Step 1: Look at ${hostile}`) };
    const engine = await Engine.open({ kb: [folderOf(documents)], cache: false });
    // biome-ignore lint/suspicious/noExplicitAny: the example is JavaScript; its own tsconfig.json checks its types
    const { answerElements }: any = await import('../../examples/browser/app.mjs' as string);
    const page = { createElement: (name: string) => new PlainElement(name) };
    const shown = new PlainElement('main');
    shown.append(...answerElements(page, engine.query('no available ip')));
    expect(shown.all('h2').map(({ text }) => text)).toEqual(['Subnet has no addresses left']);
    const steps = shown.all('li').filter((item) => item.all('pre').length > 0);
    expect(steps.map((step) => step.all('code')[0]!.text)).toContain('kubectl get subnet <subnet-name> -o yaml');
    expect(shown.text).toContain('Look at');
    expect(shown.all('img')).toEqual([]);
    expect(steps.filter(({ attributes }) => attributes.get('aria-current') === 'step')).toHaveLength(1);
    const none = new PlainElement('main');
    none.append(...answerElements(page, engine.query('how do I bake bread')));
    expect(none.text).toContain('no_match');
  });
});
