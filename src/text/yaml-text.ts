/** Words and shapes that some YAML parser reads as something else than text, such as an exponent alone as a number. */
const notText =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?\.(?:inf|nan)|[-+]?0o[0-7]+|[-+]?[\d.][\d._xa-f+:-]*|[-+]?[_e][\d._e+:-]*\d[\d._e+:-]*|\d{4}-\d{2}-\d{2}.*)$/i;
const plainStart = /^[\p{L}\p{N}_/.]/u;
/** Characters without a meaning in YAML: no `: `, ` #`, brackets, quotes or control characters. */
const plain = /^[\p{L}\p{N}_/.,;()@+=&*%~ -]+$/u;
/** Characters that may occur in a JSON string but not in YAML, or that end a line there. */
const escapedInYaml = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A scalar for a YAML block that every parser reads as this text: plain if that is safe, else quoted. */
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
