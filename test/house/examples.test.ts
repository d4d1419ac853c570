import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentFindings } from '../../src/engine/analyze/analyze-document.js';
import { lowerDocument } from '../../src/lower/index.js';
import { parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';
import { listRules, validateDocument } from '../../src/validate/index.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Contents of the code fences of a language, in order. */
function fences(markdown: string, language: string): string[] {
  const fence = new RegExp(`^(\`{3,})${language}\\n([\\s\\S]*?)^\\1$`, 'gm');
  return Array.from(markdown.matchAll(fence), (match) => match[2] ?? '');
}

function understand(text: string) {
  const parsed = parseDocument(decodeSource('workflows/example.md', Buffer.from(text)));
  const { document } = lowerDocument(parsed);
  return {
    document,
    ruleIds: validateDocument(document, { frontMatter: parsed.frontMatter, text: parsed.text }).map(
      (diagnostic) => diagnostic.ruleId,
    ),
  };
}

describe('the authoring guide', () => {
  const examples = fences(read('docs/authoring.md'), 'markdown');

  it.each(['docs/authoring.md', 'docs/authoring.zh.md'])('%s demands effects that its commands have', (path) => {
    const wanted = fences(read(path), 'yaml')
      .filter((text) => text.includes('shows:'))
      .flatMap((text) => parse(text) as { shows?: { command: string; effect?: string }[] }[])
      .flatMap(({ shows = [] }) => shows);
    const effects = wanted.map(({ command }) => {
      const shell = `# A\n\n## Steps\n\n\`\`\`bash\n${command.replaceAll(' *', '')}\n\`\`\`\n`;
      return understand(shell).document.steps.flatMap(({ commands }) => commands)[0]?.effect;
    });
    expect(wanted.length).toBeGreaterThan(1);
    expect(effects).toEqual(wanted.map(({ effect }) => effect));
  });

  it('shows a workflow that is classified as one', () => {
    const { document, ruleIds } = understand(examples[0] ?? '');
    expect(ruleIds).toEqual([]);
    expect(document.kind).toBe('workflow');
    const commands = document.steps.flatMap((step) => step.commands);
    expect(commands[0]).toMatchObject({
      text: 'kubectl get subnet <subnet-name> -o yaml',
      description: 'how many addresses are left',
    });
    const verdicts = document.steps.flatMap((step) => step.expectations).map((expectation) => expectation.verdict);
    expect(verdicts).toEqual(['normal', 'warning', 'abnormal']);
  });

  it('shows a case that is classified as one', () => {
    const { document, ruleIds } = understand(examples[1] ?? '');
    expect(ruleIds).toEqual([]);
    expect(document).toMatchObject({ kind: 'case', workflow: 'subnet-ip-exhausted', branch: 'step-2' });
    expect([document.causes, document.resolutions, document.workarounds].map((items) => items.length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('shows triggers that match the schema', () => {
    const [triggers] = fences(read('docs/authoring.md'), 'yaml');
    expect(understand(`---\n${triggers}---\n\n# Names are not resolved\n\nLook at CoreDNS.\n`).ruleIds).toEqual([
      'document/missing-section',
    ]);
  });
});

describe.each(listRules().filter((rule) => /^(front-matter|document)\//.test(rule.id)))(
  'the page of $id',
  ({ id, url }) => {
    const page = read(url);
    const [reported, accepted] = [...fences(page, 'yaml'), ...fences(page, 'markdown')];
    const foundIn = async (example = '') => {
      const text = example.startsWith('---') ? `${example}\n# Subnet out of addresses\n\nLook at it.\n` : example;
      const parsed = parseDocument(decodeSource('workflows/example.md', Buffer.from(text)));
      return (await documentFindings(parsed, lowerDocument(parsed))).map((diagnostic) => diagnostic.ruleId);
    };

    it('shows a bad example that is reported', async () => {
      expect(await foundIn(reported)).toContain(id);
    });

    it('shows a good example that is accepted', async () => {
      // Examples are excerpts of documents, so missing sections are expected.
      const others = (await foundIn(accepted)).filter((found) => found === id || found !== 'document/missing-section');
      expect(others).toEqual([]);
    });
  },
);
