import { sanitize, sanitizeLine } from '../sanitize.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Text of an element. What XML 1.0 cannot hold, and what hides from a reader, is made visible. */
export const xmlText = (text: string): string => escapeXml(sanitize(text));

/** One attribute with a space before it, on one line. */
export const xmlAttribute = (name: string, value: string | number): string =>
  ` ${name}="${escapeXml(sanitizeLine(String(value)))}"`;

/** Attributes in the given order; those without a value are left out. */
export function xmlAttributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : xmlAttribute(name, value)))
    .join('');
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
