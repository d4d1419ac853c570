import type { Block } from '../../model/index.js';
import { isShell } from '../languages.js';
import type { DocumentRule } from '../types.js';

export const fenceYamlInShell: DocumentRule = {
  id: 'fence/yaml-in-shell',
  description: 'A fence of a shell language holds commands; YAML stands in a fence of its own.',
  severity: 'warning',
  *check({ blocks, source }) {
    for (const { block } of blocks) {
      if (block.kind !== 'code' || !isShell(block.language ?? '')) continue;
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
          note: 'Who copies the fence runs the YAML as commands. Close the fence in front of it, or use a here-document.',
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
  // In a here-document, and in what a command prints, YAML is where it belongs.
  if (before.some((line) => /<<|-o[ =]?yaml|\bcat\b|\bedit\b|\bvim?\b|--dry-run/.test(line))) return null;
  return lines[first]!;
}

/** `spec:`, `- name: web`; what programs print has capitals, and columns of spaces behind the colon. */
const keyLine = /^\s*(?:- +)*["']?[a-z][\w./-]*["']?:(?: [^\s].*)?$/;
const itemLine = /^\s*- \S/;

/** A piece of a manifest or of values: a mapping in which something is nested, and nothing that is not YAML. */
function isNestedMapping(lines: readonly string[]): boolean {
  const told = lines.filter((line) => !/^\s*#/.test(line));
  if (told.length < 2 || !told.every((line) => keyLine.test(line) || itemLine.test(line))) return false;
  const indent = (line: string): number => line.search(/\S/);
  const nests = (line: string, next: string | undefined): boolean =>
    /:$/.test(line.trimEnd()) && next !== undefined && (indent(next) > indent(line) || itemLine.test(next));
  return told.some((line, index) => keyLine.test(line) && nests(line, told[index + 1]));
}
