// Cases as JSON lines: each line of `tickets.jsonl` is a document, whose path is `tickets.jsonl#L12`.

export const caseLinesName: RegExp = /\.jsonl$/i;

export const caseLinePath = (file: string, line: number): string => `${file}#L${line}`;

/** File and line of a case, from its path; null for the path of any other document. */
export function caseLinePlace(path: string): { readonly file: string; readonly line: number } | null {
  const [, file, line] = /^(.*\.jsonl)#L(\d+)$/i.exec(path) ?? [];
  return file === undefined ? null : { file, line: Number(line) };
}

/**
 * Offset of the first error in a text that is not JSON. V8 reports most positions, but none for a bare word or for a comma
 * before a closing bracket.
 * @param message of the SyntaxError
 */
export function jsonFault(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const values = /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;
  const at = text.replace(values, (value) => '0'.repeat(value.length)).search(/[^\s0[\]{},:]|[\]}](?<=,\s*.)/);
  return at < 0 ? text.length : at;
}

/**
 * Whether a source of a document identifies one incident: an address, `#123`, the key of a ticket, the number or hash of a
 * page. A plain word such as `experience` only names a kind of source.
 */
export const identifiesIncident = (source: string): boolean =>
  /^https?:\/\/|(?:^|[#_/\s-])\d+$|[a-z]\d{3}|^[\da-f-]{16,}$/i.test(source.trim());
