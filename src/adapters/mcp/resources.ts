import type { McpServer } from '@modelcontextprotocol/server';
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { DocumentEntry, Engine } from '../../index.js';
import { documentBody } from './document-page.js';
import { quote, quoteNotice, visibleText } from './quote.js';

const base = 'triagraph://documents/';
const template = `${base}{+document}`;
const pageLength = 100;

/** Documents as resources: a list a page at a time, and each by its path or id. */
export function addResources(mcp: McpServer, engine: () => Engine): void {
  const { server } = mcp;
  server.registerCapabilities({ resources: { listChanged: true } });
  server.setRequestHandler('resources/list', ({ params }) => {
    const start = startOf(params?.cursor);
    const all = engine().documents();
    const end = start + pageLength;
    return {
      resources: all.slice(start, end).map(resourceOf),
      ...(end < all.length ? { nextCursor: String(end) } : {}),
    };
  });
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: template,
        name: 'document',
        title: 'A document of the knowledge base',
        description: 'By path or id, as the tools give them. Its text is quoted data. 知识库中的一篇文档。',
        mimeType: 'text/markdown',
      },
    ],
  }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const name = nameIn(uri);
    const document = name === null ? null : engine().show(name);
    if (document === null) throw new ResourceNotFoundError(uri);
    return {
      contents: [{ uri, mimeType: 'text/markdown', text: `${quoteNotice}\n${quote(documentBody(document))}\n` }],
    };
  });
}

/** The address of a document: its path, whose parts are escaped. */
export const uriOf = (path: string): string => base + path.split('/').map(encodeURIComponent).join('/');

function resourceOf({ id, path, kind, title, language }: DocumentEntry) {
  return {
    uri: uriOf(path),
    name: visibleText(id),
    title: visibleText(title),
    description: `${kind}, ${language}`,
    mimeType: 'text/markdown',
  };
}

function nameIn(uri: string): string | null {
  if (!uri.startsWith(base)) return null;
  try {
    return decodeURIComponent(uri.slice(base.length));
  } catch {
    return null;
  }
}

function startOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor))
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unexpected cursor, expected one that the list gave.');
  return Number(cursor);
}
