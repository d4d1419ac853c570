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
const allowedHost = list('name', 'name that is served');
const tokenFile = text('file', 'bearer tokens, one a line, with a name in front if wanted');
const rateLimit = number('n', [1, 1_000_000], 'requests a minute for each token');
const reloading = {
  watch: flag('reload when documents change'),
  poll: number('seconds', [1, 86_400], 'look that often for a new version'),
};

export const serve = command({
  name: 'serve',
  summary: 'the page and the HTTP API',
  description:
    'Serves a knowledge base over HTTP until it is told to end (SIGTERM, SIGINT): the page for people, the API for programs. SIGHUP reloads.',
  options: {
    ...knowledgeBase,
    host,
    port: port(8080),
    tokenFile,
    page: { about: 'leave the page out', negated: true } as OptionSpec<boolean>,
    anonymous: flag('let anyone ask who can reach the address'),
    allowedHost,
    corsOrigin: list('origin', 'origin of pages that may ask'),
    rateLimit,
    drain: preset(number('seconds', [0, 3_600], 'go on listening that long after SIGTERM, not ready any more'), 5),
    ...reloading,
    logLevel: preset(choice('level', ['debug', 'info', 'warn', 'error', 'silent'], 'what is logged'), 'info'),
    logSymptoms: flag('write symptoms into the log; they may hold secrets'),
    feedbackLog: text('file', 'keep feedback and what was not answered, secrets masked'),
    notify: list('chat=file', 'post answers to alerts on to slack=FILE or feishu=FILE'),
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
      if (source && options.page) void context.log('the page is not there: it answers from a whole snapshot');
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
  summary: 'the tools for language models',
  description:
    'Serves a knowledge base to language models (Model Context Protocol): on standard input and output, or with --http at /mcp. Only reads; commands are shown, never run.',
  options: {
    ...knowledgeBase,
    http: flag('streamable HTTP instead of standard input and output'),
    host,
    port: port(8081),
    allowedHost,
    allowedOrigin: list('name', 'host name of pages that may ask'),
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
      throw new UsageError(
        `--${dashed(misplaced)} is for streamable HTTP; add --http, or leave it out for standard input and output`,
      );
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
  summary: 'findings and help while one writes, in an editor',
  description:
    'Serves an editor (Language Server Protocol) on standard input and output: diagnostics, quick fixes, hover, definitions, completion, outline. Without --kb each folder of the editor names its own: triagraph.config.json, else workflows and cases in it.',
  options: {
    ...knowledgeBase,
    lang: language("language of what is shown; default: the editor's"),
    stdio: flag('as editors say it; there is no other way'),
  },
  examples: ['triagraph lsp', 'triagraph lsp --kb ./runbooks --lang zh'],
  chinese: '中文：编辑器语言服务，边写边检查；各编辑器的配置见 docs/editors.md。',
  async run({ kb, cache, lang }, context) {
    const { cwd } = context.streams;
    const paths = kb?.map((path) => resolve(cwd, path));
    return context.adapter('lsp')(defined({ folder: cwd, cache, kb: paths, language: lang }));
  },
});
