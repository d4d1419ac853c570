import { readdirSync, readFileSync } from 'node:fs';

const fixtures = new URL('../fixtures/', import.meta.url);

/** The source documents of the fixtures: `steps/conditions-zh` → text. */
export function fixtureDocuments(): Map<string, string> {
  const found = new Map<string, string>();
  for (const group of ['dialects', 'steps'])
    for (const name of readdirSync(new URL(`${group}/`, fixtures)).sort())
      found.set(`${group}/${name}`, readFileSync(new URL(`${group}/${name}/source.md`, fixtures), 'utf8'));
  for (const name of readdirSync(new URL('documents/', fixtures)).sort())
    found.set(`documents/${name}`, readFileSync(new URL(`documents/${name}`, fixtures), 'utf8'));
  return found;
}

/** A fixture as a Markdown file of a knowledge base. */
export const pathOf = (name: string): string => (name.endsWith('.md') ? name : `${name}.md`);
