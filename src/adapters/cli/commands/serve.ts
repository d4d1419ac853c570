import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { ServeSettings } from '../../access/index.js';
import type { Context, KnowledgeBaseOptions } from '../context.js';
import { collect, examples, knowledgeBaseOptions, wholeNumber } from '../options.js';

interface ServeOptions extends KnowledgeBaseOptions {
  readonly host: string;
  readonly port: number;
  readonly tokenFile?: string;
  readonly anonymous?: boolean;
  readonly allowedHost?: readonly string[];
  readonly corsOrigin?: readonly string[];
  readonly rateLimit?: number;
  readonly drain: number;
  readonly watch?: boolean;
  readonly poll?: number;
  readonly logLevel: NonNullable<ServeSettings['logLevel']>;
  readonly logSymptoms?: boolean;
  readonly feedbackLog?: string;
  readonly notify?: readonly string[];
}

export function serveCommand(program: Command, context: Context): void {
  const command = program
    .command('serve')
    .summary('the HTTP API')
    .description('Serves a knowledge base over HTTP until it is told to end (SIGTERM, SIGINT). SIGHUP reloads.');
  addOptions(knowledgeBaseOptions(command))
    .addHelpText(
      'after',
      examples(
        [
          'triagraph serve --kb ./runbooks --watch',
          'triagraph serve --kb kb.snapshot --poll 10 --host 0.0.0.0 --token-file tokens',
          'curl -d \'{"text": "no available ip"}\' -H \'content-type: application/json\' localhost:8080/v1/query',
        ],
        '中文：以 HTTP 接口提供知识库；--watch 或 SIGHUP 热加载；http://localhost:8080/ 有接口说明。',
      ),
    )
    .action(async (options: ServeOptions) => {
      await runServe(options, context);
    });
}

function addOptions(command: Command): Command {
  return command
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(new Option('--port <n>', '0 for any free one').argParser(wholeNumber(0, 65_535)).default(8080))
    .option('--token-file <file>', 'bearer tokens, one a line, with a name in front if wanted')
    .option('--anonymous', 'let anyone ask who can reach the address')
    .addOption(new Option('--allowed-host <name>', 'name that is served; repeatable').argParser(collect))
    .addOption(new Option('--cors-origin <origin>', 'origin of pages that may ask; repeatable').argParser(collect))
    .addOption(new Option('--rate-limit <n>', 'requests a minute for each token').argParser(wholeNumber(1, 1_000_000)))
    .addOption(
      new Option('--drain <seconds>', 'go on listening that long after SIGTERM, not ready any more')
        .argParser(wholeNumber(0, 3_600))
        .default(5),
    )
    .option('--watch', 'reload when documents change')
    .addOption(new Option('--poll <seconds>', 'look that often for a new version').argParser(wholeNumber(1, 86_400)))
    .addOption(
      new Option('--log-level <level>', 'what is logged')
        .choices(['debug', 'info', 'warn', 'error', 'silent'])
        .default('info'),
    )
    .option('--log-symptoms', 'write symptoms into the log; they may hold secrets')
    .option('--feedback-log <file>', 'keep feedback and what was not answered, secrets masked')
    .addOption(
      new Option(
        '--notify <chat=file>',
        'post answers to alerts on to slack=FILE or feishu=FILE; repeatable',
      ).argParser(collect),
    );
}

/** Resolves the path in `slack=FILE`; an address stays as it is. */
function resolvedHook(given: string, at: (path: string) => string): string {
  const [, chat, path] = /^([a-z]+=)(?!https?:\/\/)(.+)$/is.exec(given) ?? [];
  return path === undefined ? given : `${chat}${at(path)}`;
}

async function runServe(options: ServeOptions, context: Context): Promise<void> {
  await context.adapters.serve(settingsOf(options, context), (address, documents) => {
    void context.print(`triagraph: serving ${documents} documents on ${address}\n`);
  });
}

function settingsOf(options: ServeOptions, { streams }: Context): ServeSettings {
  const { allowedHost, corsOrigin, kb, tokenFile, feedbackLog, notify, ...rest } = options;
  const at = (path: string): string => resolve(streams.cwd, path);
  return {
    ...rest,
    ...(kb === undefined ? {} : { kb }),
    ...(allowedHost === undefined ? {} : { allowedHosts: allowedHost }),
    ...(corsOrigin === undefined ? {} : { corsOrigins: corsOrigin }),
    ...(tokenFile === undefined ? {} : { tokenFile: at(tokenFile) }),
    ...(notify === undefined ? {} : { notify: notify.map((each) => resolvedHook(each, at)) }),
    ...(feedbackLog === undefined ? {} : { feedbackLog: at(feedbackLog) }),
    log: streams.stderr,
  };
}
