/** A flowchart as Mermaid's parser reads it. Labels are as displayed: entity codes resolved. */
export interface MermaidPicture {
  readonly vertices: readonly { readonly id: string; readonly text: string; readonly classes: readonly string[] }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly text: string }[];
  readonly subgraphs: readonly (readonly string[])[];
  readonly tooltips: ReadonlyMap<string, string>;
}

interface FlowDatabase {
  getVertices(): Map<string, { id: string; text?: string; classes: string[] }>;
  getEdges(): { start: string; end: string; text: string }[];
  getSubGraphs(): { nodes: string[] }[];
  getTooltip(id: string): string | undefined;
}

/** Mermaid needs a window only to sanitize HTML, which our labels do not contain. */
async function withoutBrowser() {
  Object.assign(globalThis, {
    window: { document: { nodeType: 9, createElement: () => ({}) }, Element: class {} },
  });
  const { default: mermaid } = await import('mermaid');
  Reflect.deleteProperty(globalThis, 'window');
  mermaid.initialize({ maxEdges: 1_000_000, suppressErrorRendering: true });
  return mermaid;
}

let loaded: ReturnType<typeof withoutBrowser> | undefined;

/** @throws the error of Mermaid's parser */
export async function parseMermaid(source: string): Promise<MermaidPicture> {
  loaded ??= withoutBrowser();
  const diagram = await (await loaded).mermaidAPI.getDiagramFromText(source);
  if (diagram.type !== 'flowchart-v2') throw new Error(`a ${diagram.type}, not a flowchart`);
  const database = diagram.db as unknown as FlowDatabase;
  const vertices = [...database.getVertices().values()];
  return {
    vertices: vertices.map(({ id, text, classes }) => ({ id, text: shown(text ?? ''), classes: [...classes] })),
    edges: database.getEdges().map(({ start, end, text }) => ({ from: start, to: end, text: shown(text) })),
    subgraphs: database.getSubGraphs().map(({ nodes }) => [...nodes]),
    tooltips: new Map(vertices.map(({ id }) => [id, shown(database.getTooltip(id) ?? '')])),
  };
}

/** Mermaid keeps entity codes in this form until it renders. */
function shown(text: string): string {
  return text.replace(/ﬂ°°(\d+)¶ß/g, (_, number: string) => String.fromCodePoint(Number(number)));
}
