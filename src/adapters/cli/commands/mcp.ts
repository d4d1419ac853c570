import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { McpSettings } from '../../access/index.js';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { UsageError } from '../failure.js';
import { collect, examples, knowledgeBaseOptions, wholeNumber } from '../options.js';

interface McpOptions extends KnowledgeBaseOptions {
  readonly http?: boolean;
  readonly host: string;
  readonly port: number;
  readonly allowedHost?: readonly string[];
  readonly allowedOrigin?: readonly string[];
  readonly tokenFile?: string;
  readonly rateLimit?: number;
  readonly watch?: boolean;
  readonly poll?: number;
}

export function mcpCommand(program: Command, context: Context): void {
  const command = program
    .command('mcp')
    .summary('the tools for language models')
    .description(
      'Serves a knowledge base to language models (Model Context Protocol): on standard input and output, or with --http at /mcp. Only reads; commands are shown, never run.',
    );
  addOptions(knowledgeBaseOptions(command))
    .addHelpText(
      'after',
      examples(
        [
          'triagraph mcp --kb ./runbooks',
          'triagraph mcp --kb kb.snapshot --http --port 8081',
          'triagraph mcp --http --host 0.0.0.0 --token-file tokens',
        ],
        '中文：以 MCP 协议提供知识库；客户端配置 {"command": "triagraph", "args": ["mcp", "--kb", "…"]}。',
      ),
    )
    .action(async (options: McpOptions) => {
      if (options.http !== true) refuseAddress(command);
      await context.adapters.mcp(settingsOf(options, context), (address, documents) => {
        void context.log(
          `${documents} ${documents === 1 ? 'document' : 'documents'} for language models on ${address}`,
        );
      });
    });
}

function addOptions(command: Command): Command {
  return command
    .option('--http', 'streamable HTTP instead of standard input and output')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(new Option('--port <n>', '0 for any free one').argParser(wholeNumber(0, 65_535)).default(8081))
    .addOption(new Option('--allowed-host <name>', 'name that is served; repeatable').argParser(collect))
    .addOption(new Option('--allowed-origin <name>', 'host name of pages that may ask; repeatable').argParser(collect))
    .option('--token-file <file>', 'bearer tokens, one a line, with a name in front if wanted')
    .addOption(new Option('--rate-limit <n>', 'requests a minute for each token').argParser(wholeNumber(1, 1_000_000)))
    .option('--watch', 'reload when documents change')
    .addOption(new Option('--poll <seconds>', 'look that often for a new version').argParser(wholeNumber(1, 86_400)));
}

const ofHttp = ['host', 'port', 'allowedHost', 'allowedOrigin', 'tokenFile', 'rateLimit'];

/** @throws UsageError when options of the HTTP transport are given without it */
function refuseAddress(command: Command): void {
  const given = ofHttp.find((name) => command.getOptionValueSource(name) === 'cli');
  const option = command.options.find((each) => each.attributeName() === given);
  if (option !== undefined)
    throw new UsageError(
      `${option.long} is for streamable HTTP; add --http, or leave it out for standard input and output`,
    );
}

function settingsOf(options: McpOptions, { streams }: Context): McpSettings {
  const { kb, cache, watch, poll } = options;
  return {
    cache,
    ...(kb === undefined ? {} : { kb }),
    ...(watch === undefined ? {} : { watch }),
    ...(poll === undefined ? {} : { poll }),
    ...(options.http === true ? { http: httpOf(options, streams) } : {}),
    log: streams.stderr,
  };
}

function httpOf(options: McpOptions, { env, cwd }: Context['streams']): NonNullable<McpSettings['http']> {
  const { host, port, allowedHost, allowedOrigin, tokenFile, rateLimit } = options;
  const tokens = (env.TRIAGRAPH_MCP_TOKENS ?? '').split(/[\s,]+/).filter((token) => token !== '');
  return {
    host,
    port,
    tokens,
    ...(tokenFile === undefined ? {} : { tokenFile: resolve(cwd, tokenFile) }),
    ...(rateLimit === undefined ? {} : { rateLimit }),
    ...(allowedHost === undefined ? {} : { allowedHosts: allowedHost }),
    ...(allowedOrigin === undefined ? {} : { allowedOrigins: allowedOrigin }),
  };
}
