import type { OutputLine, OutputRecord } from './output-record.js';

const template = /-o\s*=?\s*jsonpath=(?:'([^']*)'|"([^"]*)"|(\S+))/;
const expression = /\{((?:[^{}'"]|'[^']*'|"[^"]*")*)\}/g;

/**
 * Names of the values that a command prints with `-o jsonpath`, where tabs divide them; null for other commands and
 * templates with text between the values.
 */
function namesOf(command: string): string[] | null {
  const [, single, double, bare] = template.exec(command) ?? [];
  const written = single ?? double ?? bare;
  if (written === undefined || written.replace(expression, '') !== '') return null;
  const inside = [...written.matchAll(expression)].map(([, text = '']) => text.trim());
  const paths = inside.filter((text) => !/^(?:range|end\b|"\\[nt]"$)/.test(text));
  return paths.every((path) => /^[.@]/.test(path)) && paths.length > 0 ? paths.map(nameOf) : null;
}

/** `.status.podIP` → `podIP`; of a list that is searched by name (`env[?(@.name=="X")].value`), that name. */
function nameOf(path: string): string {
  const sought = /\[\?\(@\.\w+==["']([^"']+)["']\)\]\.\w+$/.exec(path)?.[1];
  return (
    sought ??
    path
      .replace(/\\\./g, '\0')
      .split(/[.[\]]+/)
      .filter(Boolean)
      .at(-1)!
      .replaceAll('\0', '.')
  );
}

/**
 * The records of output that a command prints with `-o jsonpath`; null where none, or more than one, fits.
 * @param isKnown whether the output is known to be that of the command; otherwise a line must look like its values
 */
export function jsonpathRecords(
  lines: readonly OutputLine[],
  commands: readonly string[],
  isKnown: boolean,
): readonly OutputRecord[] | null {
  const rows = lines
    .filter(({ text }) => text !== '')
    .map(({ text, number }) => ({ values: text.split('\t'), number }));
  const isValue = rows.length === 1 && /^\S+$/.test(rows[0]!.values[0]!);
  const fitting = commands.map(namesOf).filter((names) => {
    if (names === null || !(isKnown || names.length > 1 || isValue)) return false;
    // Values at the end may be empty.
    return rows.every(({ values }) => (isKnown ? values.length <= names.length : values.length === names.length));
  });
  const [names] = fitting;
  if (!names || fitting.length > 1 || rows.length === 0) return null;
  return rows.map(({ values, number }) => ({
    label: null,
    fields: names.map((name, index) => ({ name, path: name, value: values[index] ?? '', line: number })),
  }));
}
