/**
 * Characters that end a label, or start markup, an entity, an icon or a directive (`%%{init: …}%%` counts even inside a label), as
 * Mermaid's entity codes. A label is Markdown too: what would be a list, a link or emphasis there is written as a code, which
 * Mermaid resolves after it has read the Markdown.
 */
export function mermaidText(text: string): string {
  const escaped = text.replace(/["#<>&`\\|;%$*~@]|\](?=\()|(?<!\w)_|_(?!\w)|:(?=\/\/|fa-)/g, code);
  const noList = escaped.replace(/^(\d+|)([.)+-])(?=\s|$)/, (_, number: string, mark: string) => number + code(mark));
  // Mermaid takes the last `;` from a line that matches /(style|classDef).*:\S*#.*;/, wherever in it those words stand.
  const safe = /style|classDef/.test(noList) ? noList.replaceAll(':', code) : noList;
  return safe.replace(/\bwww\./gi, (found) => found.slice(0, -1) + code('.'));
}

/** A label with its quotes; a space when it is empty, which Mermaid does not allow. */
export const mermaidQuote = (text: string): string => `"${mermaidText(text) || ' '}"`;

const code = (character: string): string => `#${character.charCodeAt(0)};`;
