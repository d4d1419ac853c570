/** Variable parts of a log or error line → fixed marks. */
export function maskLine(line: string): string {
  return line.trim().replace(/\s+/g, ' ');
}
