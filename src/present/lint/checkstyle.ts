import type { Diagnostic } from '../../model/index.js';
import { byPath } from './junit.js';
import { xmlAttributes, xmlDeclaration } from './xml.js';

/** Checkstyle XML, which many review tools read. */
export function lintCheckstyle(diagnostics: readonly Diagnostic[]): string {
  const files = [...byPath(diagnostics)].flatMap(([path, found]) => [
    `  <file${xmlAttributes({ name: path })}>`,
    ...found.map((each) => `    <error${attributesOf(each)}/>`),
    '  </file>',
  ]);
  return `${[xmlDeclaration, '<checkstyle version="4.3">', ...files, '</checkstyle>'].join('\n')}\n`;
}

function attributesOf({ range, severity, message, note, ruleId }: Diagnostic): string {
  return xmlAttributes({
    line: range?.start.line,
    column: range?.start.column,
    severity,
    message: note === undefined ? message : `${message}. ${note}`,
    source: `triagraph.${ruleId}`,
  });
}
