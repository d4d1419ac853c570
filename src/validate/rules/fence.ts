import type { Block, Fix } from '../../model/index.js';
import { isFenceOf } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { DocumentView } from '../view.js';

export const fenceNoLanguage: DocumentRule = {
  id: 'fence/no-language',
  description: 'A code fence names its language: `bash` for commands, `yaml` for manifests, `text` for output.',
  severity: 'info',
  *check(view) {
    for (const { block } of view.blocks) {
      if (block.kind !== 'code' || block.language !== '') continue;
      const fence = openingFence(view, block);
      if (fence === null) continue;
      const { offset } = block.range.start;
      const end = offset + fence.length;
      yield {
        message: 'Unexpected fence without a language, expected one such as bash, yaml or text',
        range: view.source.range(offset, end),
        fix: nameBash(view, block, end),
      };
    }
  },
};

/** The opening fence; null for indented code and for fences with a language. */
function openingFence({ source }: DocumentView, { range }: Block): string | null {
  const fence = /^(?:`{3,}|~{3,})(?=[ \t]*\r?\n)/.exec(source.text.slice(range.start.offset, range.start.offset + 120));
  return fence?.[0] ?? null;
}

/** Offers `bash` when every line of the fence is a command. */
function nameBash(view: DocumentView, { text, range: { start, end } }: Block, at: number): Fix | undefined {
  const linesOf = (code: string): number => code.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line)).length;
  const inside = view.commands.filter(
    ({ command: { range } }) => range.start.offset >= start.offset && range.end.offset <= end.offset,
  );
  const covered = inside.reduce((sum, { command }) => sum + linesOf(command.text), 0);
  if (inside.length === 0 || covered < linesOf(text)) return undefined;
  return { title: 'Name the language', edits: [{ range: view.source.range(at, at), text: 'bash' }] };
}

export const fenceYamlInShell: DocumentRule = {
  id: 'fence/yaml-in-shell',
  description: 'A shell fence contains commands; YAML has a fence of its own.',
  severity: 'warning',
  *check({ blocks, source, vocabulary }) {
    for (const { block } of blocks) {
      if (block.kind !== 'code' || !isFenceOf('shell', block.language, vocabulary)) continue;
      const yaml = yamlLines(block);
      if (yaml === null) continue;
      const { start } = block.range;
      const opening = /^(?:`{3,}|~{3,})[ \t]*(\S+)/.exec(source.text.slice(start.offset, start.offset + 120));
      if (!opening) continue;
      const at = start.offset + opening[0].length - opening[1]!.length;
      const range = source.range(at, at + opening[1]!.length);
      if (yaml === 'all') {
        yield {
          message: `Unexpected YAML in a fence of language ${opening[1]}, expected yaml`,
          range,
          fix: { title: 'Name the language yaml', edits: [{ range, text: 'yaml' }] },
        };
      } else {
        yield {
          message: `Unexpected YAML among the commands of a ${opening[1]} fence, expected a fence of its own`,
          note: 'Copied into a shell, the YAML is run as commands. Close the fence before it, or use a here-document.',
          range: source.find(yaml, block.range),
        };
      }
    }
  },
};

const manifestStart = /^(?:apiVersion|kind): *\S+ *$/;
const yamlLine = /^\s*(?:-\s+)*(?:[\w.$"'/<>{}-]+\s*:(?:\s.*)?|-\s.*|#.*|---|\.\.\.)?$/;

/** `all` when every line is YAML, its first line when a manifest follows commands, null when there is none. */
function yamlLines({ text }: Block): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (isNestedMapping(lines)) return 'all';
  const first = lines.findIndex((line) => manifestStart.test(line));
  if (
    first < 0 ||
    !lines
      .slice(first, first + 4)
      .some((line) => /^(?:kind|apiVersion|metadata|spec):/.test(line) && line !== lines[first])
  )
    return null;
  const before = lines.slice(0, first);
  if (before.every((line) => yamlLine.test(line))) return lines.every((line) => yamlLine.test(line)) ? 'all' : null;
  // In a here-document and in the output of a command, YAML is correct.
  if (before.some((line) => /<<|-o[ =]?yaml|\bcat\b|\bedit\b|\bvim?\b|--dry-run/.test(line))) return null;
  return lines[first]!;
}

/** `spec:`, `- name: web`, but not output, which has capitals or several spaces after the colon. */
const keyLine = /^\s*(?:- +)*["']?[a-z][\w./-]*["']?:(?: [^\s].*)?$/;
const itemLine = /^\s*- \S/;

/** A manifest fragment: a nested mapping and nothing that is not YAML. */
function isNestedMapping(lines: readonly string[]): boolean {
  const content = lines.filter((line) => !/^\s*#/.test(line));
  if (content.length < 2 || !content.every((line) => keyLine.test(line) || itemLine.test(line))) return false;
  const indent = (line: string): number => line.search(/\S/);
  const nests = (line: string, next: string | undefined): boolean =>
    /:$/.test(line.trimEnd()) && next !== undefined && (indent(next) > indent(line) || itemLine.test(next));
  return content.some((line, index) => keyLine.test(line) && nests(line, content[index + 1]));
}
