import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import * as browser from '../../src/browser.js';
import * as library from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8');
const blocks = (language: string): string[] =>
  Array.from(guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm')), ([, text]) => text!);

/** Runs code of the guide with its imports and given names supplied. */
async function run(code: string, given: Readonly<Record<string, unknown>>): Promise<string[]> {
  const said: string[] = [];
  const console = { log: (...values: unknown[]) => said.push(values.map(String).join(' ')) };
  const body = code.replace(/^import (\{[^}]*\}) from '(triagraph[^']*)';$/gm, "const $1 = packages['$2'];");
  expect(body).not.toMatch(/^import /m);
  const packages = { triagraph: library, 'triagraph/browser': browser };
  const all = { ...given, packages, console };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction(...Object.keys(all), body)(...Object.values(all));
  return said;
}

let folder: string;
let snapshot: Uint8Array;
beforeAll(async () => {
  folder = folderOf(smallKnowledgeBase);
  snapshot = (await library.compileKnowledgeBase({ paths: [folder], cache: false })).bytes;
});

describe('the guide to embedding', () => {
  const scripts = blocks('js');
  const forPages = scripts.filter((code) => code.includes("'triagraph/browser'"));
  const forNode = scripts.filter((code) => !forPages.includes(code));

  it('shows programs for Node and for pages', () => {
    expect([forNode.length >= 4, forPages.length >= 1]).toEqual([true, true]);
  });

  it('shows a program that runs, from the first block to the last', async () => {
    const code = forNode.join('\n').replaceAll("'runbooks/'", JSON.stringify(folder));
    const said = await run(code, { payload: {} });
    expect(said[0]).toMatch(/^matched kubectl get subnet ovn-default -o yaml/);
    expect(said[1]).toContain('# Subnet has no addresses left');
    expect(said.at(-1)).toBe('matched');
  });

  it('shows a page that runs', async () => {
    for (const code of forPages) {
      const fetched: string[] = [];
      const fetch = async (address: string) => {
        fetched.push(address);
        return new Response(snapshot.slice());
      };
      const said = await run(code, { fetch });
      expect(fetched).toEqual(['kb.snapshot']);
      expect(said.join('\n')).toContain('Subnet has no addresses left');
    }
  });

  it('shows settings that are valid JSON, and requests that the server accepts', async () => {
    for (const text of blocks('json')) expect(() => JSON.parse(text)).not.toThrow();
    const bodies = blocks('sh').flatMap((text) => Array.from(text.matchAll(/-d '([^']*)'/g), ([, body]) => body!));
    const { query } = (await library.publicSchemas()) as unknown as {
      query: { required: string[]; properties: object };
    };
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      const keys = Object.keys(JSON.parse(body));
      expect(Object.keys(query.properties)).toEqual(expect.arrayContaining(keys));
      expect(keys).toEqual(expect.arrayContaining(query.required));
    }
  });

  it('links to existing files', () => {
    for (const [, target] of guide.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(() => readFileSync(join(root, 'docs', target!)), target).not.toThrow();
    }
  });
});
