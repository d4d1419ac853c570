/** An element of a parsed XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** A character that XML 1.0 does not allow. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** A strict reader of the XML that reporters write: well-formed or it throws. No comments, no CDATA, no namespaces. */
export function parseXml(source: string): XmlElement {
  if (forbidden.test(source)) throw new Error('a character that XML 1.0 does not allow');
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source);
  if (!declaration) throw new Error('no declaration');
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const token = /<\/([\w-]+)>|<([\w-]+)((?: [\w.-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  token.lastIndex = declaration[0].length;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (!found) throw new Error(`not well-formed at ${at}: ${source.slice(at, at + 60)}`);
    const [, closing, opening, attributes = '', empty, text] = found;
    if (text !== undefined) open.at(-1)!.text += resolveEntities(text);
    else if (closing !== undefined) {
      if (open.pop()!.name !== closing) throw new Error(`unexpected </${closing}>`);
    } else {
      const element = { name: opening!, attributes: attributesOf(attributes), children: [], text: '' };
      open.at(-1)!.children.push(element);
      if (empty === '') open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1 || root.text.trim() !== '') throw new Error('not one root');
  return root.children[0]!;
}

function attributesOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/ ([\w.-]+)="([^"]*)"/g)].map(
    ([, name, value]) => [name!, resolveEntities(value!)] as const,
  );
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error('an attribute stands twice');
  return new Map(pairs);
}

function resolveEntities(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    if (!whole.endsWith(';') || !Object.hasOwn(names, name)) throw new Error(`unknown entity ${whole}`);
    return names[name]!;
  });
}

/** All elements of a name, in order. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}
