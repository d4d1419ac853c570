const longest = 600;

/** A message on one line that a terminal cannot be driven by: paths and arguments in it come from anywhere. */
export function oneLine(message: string): string {
  const line = message
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`)
    .trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
