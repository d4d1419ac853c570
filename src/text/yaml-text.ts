/** Words and shapes that some reader of YAML takes for something else than text; an exponent alone is a number to some. */
const notText =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?\.(?:inf|nan)|[-+]?0o[0-7]+|[-+]?[\d.][\d._xa-f+:-]*|[-+]?[_e][\d._e+:-]*\d[\d._e+:-]*|\d{4}-\d{2}-\d{2}.*)$/i;
const plainStart = /^[\p{L}\p{N}_/.]/u;
/** Without what ends or begins something in YAML: `: `, ` #`, brackets, quotes, control characters. */
const plain = /^[\p{L}\p{N}_/.,;()@+=&*%~ -]+$/u;
/** What JSON lets stand in a string and YAML does not, or takes for the end of a line. */
const escapedInYaml = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A scalar of YAML, in a block, that any reader reads as this text: plain where that is safe, else quoted. */
export function yamlText(text: string): string {
  const isPlain = plainStart.test(text) && plain.test(text) && !notText.test(text) && text === text.trim();
  return isPlain ? text : yamlFlow(text);
}

/** A JSON value in YAML's flow style; texts are quoted, so that it is valid in any context. */
export function yamlFlow(value: unknown): string {
  return JSON.stringify(value).replace(
    escapedInYaml,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
