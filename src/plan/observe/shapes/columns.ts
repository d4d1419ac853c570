/** Cells of a line whose columns stand apart by two spaces or more, or by tabs. */
export function cells(line: string): string[] {
  return line.trim().split(/\s{2,}|\t+/);
}

/** Words of a line; a part in brackets belongs to the word before it (`3 (5m ago)`). */
export function words(line: string): string[] {
  return line
    .trim()
    .replace(/\s+\(([^()]{0,40})\)/g, (_, inside: string) => `\u0000(${inside.replace(/ /g, '\u0000')})`)
    .split(/\s+/)
    .map((word) => word.replace(/\u0000/g, ' '));
}
