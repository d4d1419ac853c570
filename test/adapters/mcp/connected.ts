import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import { serverFactory } from '../../../src/adapters/mcp/server.js';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

/** The official client, connected to a server over these documents. */
export async function connected(files: Readonly<Record<string, string>> = smallKnowledgeBase): Promise<Client> {
  const engine = await Engine.open({ kb: [folderOf(files)], cache: false });
  const [mine, its] = InMemoryTransport.createLinkedPair();
  const server = serverFactory(() => engine)();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(its), client.connect(mine)]);
  onTestFinished(() => client.close());
  return client;
}

export interface Called {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own shape, which its output schema has checked
  readonly data: any;
  readonly isError: boolean;
}

/** The answer of a tool. The client validates its data once it has listed the tools. */
export async function call(client: Client, name: string, given: Record<string, unknown>): Promise<Called> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? '', data: structuredContent, isError: isError === true };
}
