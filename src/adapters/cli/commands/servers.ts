import { resolve } from 'node:path';
import { defined } from '../../../collections.js';
import {
  choice,
  command,
  dashed,
  flag,
  knowledgeBase,
  language,
  list,
  number,
  type OptionSpec,
  preset,
  text,
} from '../command.js';
import { UsageError } from '../failure.js';

const host = preset(text('address', 'address to listen on'), '127.0.0.1');
const port = (value: number) => preset(number('n', [0, 65_535], '0 for any free one'), value);
const allowedHost = list('name', 'host name that requests may use');
const tokenFile = text('file', 'bearer tokens, one per line, each with an optional name in front');
const rateLimit = number('n', [1, 1_000_000], 'requests per minute for each token');
const reloading = {
  watch: flag('reload when documents change'),
  poll: number('seconds', [1, 86_400], 'interval of checks for a new version'),
};

export const serve = command({
  name: 'serve',
  summary: 'the page and the HTTP API',
  description:
    'Serves a knowledge base over HTTP until SIGTERM or SIGINT: the page for people, the API for programs. SIGHUP reloads.',
  options: {
    ...knowledgeBase,
    host,
    port: port(8080),
    tokenFile,
    page: { about: 'serve the API without the page', negated: true } as OptionSpec<boolean>,
    anonymous: flag('answer anyone who can reach the address'),
    allowedHost,
    corsOrigin: list('origin', 'origin of pages that may send requests'),
    rateLimit,
    drain: preset(number('seconds', [0, 3_600], 'how long to keep listening after SIGTERM while readyz fails'), 5),
    ...reloading,
    logLevel: preset(
      choice('level', ['debug', 'info', 'warn', 'error', 'silent'], 'least severe entries of the log'),
      'info',
    ),
    logSymptoms: flag('write symptoms to the log; they may contain secrets'),
    feedbackLog: text('file', 'record feedback and unanswered symptoms, with secrets masked'),
    notify: list('chat=file', 'forward answers to alerts to slack=FILE or feishu=FILE'),
  },
  examples: [
    'triagraph serve --kb ./runbooks --watch',
    'triagraph serve --kb kb.snapshot --poll 10 --host 0.0.0.0 --token-file tokens',
    'curl -d \'{"text": "no available ip"}\' -H \'content-type: application/json\' localhost:8080/v1/query',
  ],
  chinese: '中文：以 HTTP 接口提供知识库；--watch 或 SIGHUP 热加载；http://localhost:8080/ 是网页，/api 是接口说明。',
  async run({ allowedHost, corsOrigin, tokenFile, feedbackLog, notify, ...options }, context) {
    const at = (path: string): string => resolve(context.streams.cwd, path);
    const source = await context.sourceOf(options.kb);
    const settings = defined({
      ...options,
      ...(source && { kb: undefined, source }),
      allowedHosts: allowedHost,
      corsOrigins: corsOrigin,
      tokenFile: tokenFile && at(tokenFile),
      notify: notify?.map((each) => resolvedHook(each, at)),
      feedbackLog: feedbackLog && at(feedbackLog),
      log: context.streams.stderr,
    });
    await context.adapter('serve')(settings, (address, documents, page) => {
      const where = page === undefined ? '' : `triagraph: the page is ${page}\n`;
      void context.print(`triagraph: serving ${documents} documents on ${address}\n${where}`);
      if (source && options.page) void context.log('the page is not served: it needs a whole snapshot');
    });
  },
});

/** Resolves the path in `slack=FILE`; an address stays as it is. */
function resolvedHook(given: string, at: (path: string) => string): string {
  const [, chat, path] = /^([a-z]+=)(?!https?:\/\/)(.+)$/is.exec(given) ?? [];
  return path === undefined ? given : `${chat}${at(path)}`;
}

const ofHttp = ['host', 'port', 'allowedHost', 'allowedOrigin', 'tokenFile', 'rateLimit'];

export const mcp = command({
  name: 'mcp',
  summary: 'the tools for language models, over MCP',
  description:
    'Serves a knowledge base to language models (Model Context Protocol) on standard input and output, or with --http at /mcp. It only reads; commands are shown, never run.',
  options: {
    ...knowledgeBase,
    http: flag('streamable HTTP instead of standard input and output'),
    host,
    port: port(8081),
    allowedHost,
    allowedOrigin: list('name', 'host name of pages that may send requests'),
    tokenFile,
    rateLimit,
    ...reloading,
  },
  examples: [
    'triagraph mcp --kb ./runbooks',
    'triagraph mcp --kb kb.snapshot --http --port 8081',
    'triagraph mcp --http --host 0.0.0.0 --token-file tokens',
  ],
  chinese: '中文：以 MCP 协议提供知识库；客户端配置 {"command": "triagraph", "args": ["mcp", "--kb", "…"]}。',
  async run({ http, host, port, allowedHost, allowedOrigin, tokenFile, rateLimit, ...options }, context, _, given) {
    const misplaced = http ? undefined : ofHttp.find((key) => given.has(key));
    if (misplaced !== undefined)
      throw new UsageError(`--${dashed(misplaced)} is for streamable HTTP; add --http, or leave the option out`);
    const { env, cwd, stderr } = context.streams;
    const listening = defined({
      host,
      port,
      tokens: (env.TRIAGRAPH_MCP_TOKENS ?? '').split(/[\s,]+/).filter((token) => token !== ''),
      tokenFile: tokenFile && resolve(cwd, tokenFile),
      rateLimit,
      allowedHosts: allowedHost,
      allowedOrigins: allowedOrigin,
    });
    const source = await context.sourceOf(options.kb);
    const from = source && { kb: undefined, source };
    const settings = defined({ ...options, ...from, http: http && listening, log: stderr });
    await context.adapter('mcp')(settings, (address, documents) => {
      void context.log(`${documents} ${documents === 1 ? 'document' : 'documents'} for language models on ${address}`);
    });
  },
});

export const lsp = command({
  name: 'lsp',
  summary: 'the language server: findings and help in an editor',
  description:
    'Serves an editor (Language Server Protocol) on standard input and output: diagnostics, quick fixes, hover, definitions, completion, outline. Without --kb, each folder of the editor is a knowledge base: by its triagraph.config.json, else its workflows and cases.',
  options: {
    ...knowledgeBase,
    lang: language("language of what is shown; default: the editor's"),
    stdio: flag('accepted because editors pass it; there is no other transport'),
  },
  examples: ['triagraph lsp', 'triagraph lsp --kb ./runbooks --lang zh'],
  chinese: '中文：编辑器语言服务，边写边检查；各编辑器的配置见 docs/editors.md。',
  async run({ kb, cache, lang }, context) {
    const { cwd } = context.streams;
    const paths = kb?.map((path) => resolve(cwd, path));
    return context.adapter('lsp')(defined({ folder: cwd, cache, kb: paths, language: lang }));
  },
});
