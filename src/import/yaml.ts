/** Words and shapes that YAML reads as something else than text. */
const notText =
  /^(?:~|null|true|false|yes|no|on|off|y|n|\.inf|\.nan|[-+]?[\d.][\d._eExXa-fA-F+:-]*|\d{4}-\d{2}-\d{2}.*)$/i;
const plainStart = /^[\p{L}\p{N}_/.]/u;
/** Without what ends or begins something in YAML: `: `, ` #`, brackets, quotes, control characters. */
const plain = /^[\p{L}\p{N}_/.,;()@+=&*%~ -]+$/u;

/** A scalar of YAML that any reader reads as this text. */
export function yamlText(text: string): string {
  const isPlain = plainStart.test(text) && plain.test(text) && !notText.test(text) && text === text.trim();
  // YAML's double-quoted scalars take what JSON's do.
  return isPlain ? text : JSON.stringify(text);
}

/** Any plain value in YAML's flow form, which takes JSON. */
export function yamlValue(value: unknown): string {
  return typeof value === 'string' ? yamlText(value) : JSON.stringify(value);
}
