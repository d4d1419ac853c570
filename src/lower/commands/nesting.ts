/** The parser's time grows with the square of open brackets; real commands have a handful. */
const bracketLimit = 120;

/** True when more brackets are open at once than a parser should see. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.length > bracketLimit ? text.matchAll(/[(){}]/g) : []) {
    if (bracket === '(' || bracket === '{') depth++;
    else if (depth > 0) depth--;
    if (depth > bracketLimit) return true;
  }
  return false;
}
