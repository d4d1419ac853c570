// The doors of the house (docs/architecture.md). Each rule says why; `npm run lint:rooms` enforces them.

/** One rule for each row of the table: a room, the rooms beside its own that it may import, and why no others. */
const rooms = [
  ['model', [], 'What things are. Types alone: everything imports it, so it can lean on nothing.'],
  ['vocabulary', ['model'], 'The words of languages and the effects of commands, read from data/: typed by the model.'],
  [
    'text',
    ['model', 'vocabulary', 'schemas', 'limits', 'collections'],
    'A pure leaf, used from both halves: it knows neither documents nor scores.',
  ],
  ['read', ['model', 'text', 'limits', 'errors'], 'Bytes to text. What the text means is for parse and lower.'],
  [
    'parse',
    ['model', 'text', 'limits', 'errors', 'vocabulary', 'schemas'],
    'Text to tree. It must work on any text, wherever it came from.',
  ],
  [
    'lower',
    ['model', 'text', 'limits', 'vocabulary', 'schemas', 'collections', 'parse-types'],
    'Tree to document. It takes trees and never makes them.',
  ],
  [
    'import',
    ['model', 'text', 'vocabulary', 'schemas'],
    'Documents to canonical Markdown, as strings: it reads and writes no file.',
  ],
  [
    'validate',
    ['model', 'text', 'vocabulary', 'schemas', 'limits', 'collections', 'nearest', 'parse-types', 'parse-lines'],
    'It looks and reports; whoever repairs content is another room.',
  ],
  ['platform', [], 'What Node gives natively and a browser in JavaScript: a leaf, handed to whoever needs it.'],
  [
    'snapshot',
    ['model', 'limits', 'errors', 'platform'],
    'A file format. It knows neither dialects nor how scores are made.',
  ],
  [
    'compile',
    [
      'model',
      'text',
      'vocabulary',
      'schemas',
      'snapshot',
      'limits',
      'errors',
      'platform',
      'platform-node',
      'collections',
    ],
    'Same documents, same bytes: no files, no clock, no parsing.',
  ],
  [
    'match',
    ['model', 'text', 'vocabulary', 'schemas', 'snapshot', 'limits', 'errors', 'platform', 'collections', 'nearest'],
    'It scores what is in the snapshot: neither Markdown nor compile is at hand when a symptom comes.',
  ],
  [
    'plan',
    ['model', 'text', 'vocabulary', 'schemas', 'limits', 'collections', 'nearest', 'step-tree'],
    'Matches to steps. Nothing here may reach a shell or a file.',
  ],
  [
    'present',
    ['model', 'text', 'vocabulary', 'errors', 'options', 'collections', 'step-tree'],
    'Results to strings. Pure, so that every adapter can use it.',
  ],
];

const place = {
  'parse-types': '^src/parse/types\\.ts$',
  'parse-lines': '^src/parse/lines\\.ts$',
  limits: '^src/limits\\.ts$',
  errors: '^src/errors\\.ts$',
  collections: '^src/collections\\.ts$',
  options: '^src/check-options\\.ts$',
  'platform-node': '^src/platform/node\\.ts$',
  schemas: '^src/schemas\\.ts$',
  nearest: '^src/nearest\\.ts$',
  'step-tree': '^src/step-tree\\.ts$',
};
/** What a room shows to others: its index, except where a file or folder is meant to be shared whole. */
const doorOf = (room) => place[room] ?? `^src/${room}/index\\.ts$`;

const roomRules = rooms.map(([room, allowed, why]) => ({
  name: `room-${room}`,
  comment: why,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed.map(doorOf)] },
}));

/** Which packages only one place may use, and why. */
const packages = [
  [
    'gray-matter|yaml|unified|remark-[a-z-]+|mdast-[a-z-]+|hast-[a-z-]+|micromark[a-z-]*',
    '^src/(parse/|validate/config-report\\.ts$|adapters/web/engine/markdown-worker\\.ts$)',
    'parsing',
    'Front matter and Markdown are read in one place, where their traps are closed (code in front matter, alias bombs). Positions in a JSON configuration come from the YAML parser too. The page parses again what it draws, in a worker that it can end.',
  ],
  [
    'ajv',
    '^src/(validate/|adapters/http/operation\\.ts$)',
    'schemas',
    'Only validate knows how documents are checked by schemas, with validators made ahead of time; the server makes its own.',
  ],
  [
    'unbash',
    '^src/lower/commands',
    'shell',
    'Shell text is parsed once, after placeholders are masked: elsewhere it would parse to something else.',
  ],
  [
    'commander|@bomb.sh/tab|fast-string-width|@clack/prompts',
    '^src/(adapters|present)/',
    'adapters',
    'Arguments and terminals are matters of the adapters.',
  ],
  [
    'fuse\\.js',
    '^src/nearest\\.ts$',
    'fuzzy',
    'One file compares words approximately: for misspelt terms, and for every "did you mean".',
  ],
  [
    're2js',
    '^src/(text|lower|match|validate)/',
    'patterns',
    'Patterns of authors run in a linear-time engine, where they are compiled with their limits.',
  ],
  [
    'fastify|@fastify/[a-z-]+|pino|@opentelemetry/api',
    '^src/adapters/http/',
    'server',
    'Only the HTTP adapter knows its server, and is loaded when it is asked for.',
  ],
  ['prom-client', '^src/adapters/(http|mcp)/', 'metrics', 'The two adapters that listen count for Prometheus.'],
  [
    '@opensearch-project/opensearch',
    '^src/adapters/opensearch/',
    'cluster',
    'Only its adapter knows the search cluster: everything else knows a store of records.',
  ],
  [
    '@modelcontextprotocol/[a-z-]+',
    '^src/adapters/mcp/',
    'protocol',
    'Only the MCP adapter knows its protocol, and is loaded when it is asked for.',
  ],
  [
    'vscode-[a-z-]+',
    '^src/adapters/lsp/',
    'editor-protocol',
    'Only the LSP adapter knows its protocol, and is loaded when it is asked for.',
  ],
  [
    'chokidar',
    '^src/engine/live/(watch|watch-files)\\.ts$',
    'watching',
    'Folders are watched by the engine: rooms take what they are given.',
  ],
  ['diff', '^src/present/lint/', 'differences', 'Texts are compared line by line where fixes are shown.'],
  ['tinyglobby|ignore', '^src/read/', 'files', 'Only read walks folders.'],
  ['preact', '^src/adapters/web/', 'page', 'Only the page draws in a browser.'],
];

const packageRules = packages.map(([names, home, name, why]) => ({
  name: `package-${name}`,
  comment: why,
  severity: 'error',
  from: { path: '^src/', pathNot: home },
  to: { path: `(^|/)node_modules/(${names})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
/** Named under devDependencies: their code is part of dist. */
const bundled = [
  'commander|@clack/prompts|diff|fflate|@noble/hashes|preact',
  'ajv|yaml|unified|remark-[a-z-]+|hast-[a-z-]+',
  'fastify|pino|prom-client|@modelcontextprotocol/(?:server|node)|@opentelemetry/api',
  '@opensearch-project/opensearch',
].join('|');

module.exports = {
  forbidden: [
    ...roomRules,
    ...packageRules,
    {
      name: 'room-adapters',
      comment:
        'An adapter is thin: it uses the public API as any other program would, and never another adapter; `access` is no adapter: it is what those that listen have in common. Limits and the version are constants that help and usage errors need before the engine is loaded.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/web/' },
      to: {
        path: '^src/',
        pathNot: ['^src/adapters/$1/', '^src/adapters/access/', '^src/(index|limits|version|collections|thread)\\.ts$'],
      },
    },
    {
      name: 'room-web',
      comment:
        'The page runs in a browser, where only the browser entry can be loaded. It uses that as any other page would.',
      severity: 'error',
      from: { path: '^src/adapters/web/' },
      to: { path: '^src/', pathNot: ['^src/adapters/web/', '^src/browser\\.ts$'] },
    },
    {
      name: 'engine-has-no-adapter',
      comment: 'The engine is embedded in other programs: it must not know who asks, and never prints.',
      severity: 'error',
      from: { path: '^src/(engine\\.ts|engine/|index\\.ts|browser\\.ts)' },
      to: { path: '^src/(adapters/|bin\\.ts)' },
    },
    {
      name: 'engine-uses-doors',
      comment: 'The chain is readable because each room shows one door.',
      severity: 'error',
      from: { path: '^src/(engine\\.ts|engine/|index\\.ts|browser\\.ts)' },
      to: {
        path: '^src/[^/]+/',
        pathNot: ['^src/engine/', '^src/[^/]+/index\\.ts$', '^src/platform/', place['parse-types']],
      },
    },
    {
      name: 'engine-is-the-chain',
      comment: 'Only the engine names the whole chain: a room that imported it would turn the flow round.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(engine\\.ts|engine/|index\\.ts|browser\\.ts|bin\\.ts)', '^src/adapters/'],
      },
      to: { path: '^src/(engine\\.ts|engine/|index\\.ts|browser\\.ts|bin\\.ts)' },
    },
    {
      name: 'shared-leaves',
      comment:
        'Limits, errors, groups and counts, threads and the check of options are used from everywhere, so they can lean on nothing but each other.',
      severity: 'error',
      from: { path: '^src/(limits|errors|check-options|collections|step-tree|thread)\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(model/index|limits|errors)\\.ts$' },
    },
    {
      name: 'bin-starts-an-adapter',
      comment:
        'The executable hands over to the command line, with the other adapters for the commands that start them, and does nothing else.',
      severity: 'error',
      from: { path: '^src/bin\\.ts$' },
      to: { path: '^src/', pathNot: '^src/adapters/[^/]+/index\\.ts$' },
    },
    {
      name: 'files-are-for-read',
      comment:
        'Content comes in through read/, and snapshots and caches through engine/: the other rooms give the same result on every machine because they cannot look. Three files of the command line read what its user names: a query file, a baseline, the lines around a finding; one writes the page for a web server. Those that listen have three: tokens and other secrets, the log of feedback, the built page. A thread looks for its script.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/read/',
          '^src/engine/',
          '^src/adapters/cli/(paths|streams|commands/eval)\\.ts$',
          '^src/adapters/access/(tokens|page-files)\\.ts$',
          '^src/adapters/cli/commands/(lint|site|doctor)\\.ts$',
          '^src/adapters/http/feedback-log\\.ts$',
          '^src/thread\\.ts$',
          '^src/parse/markdown\\.ts$',
        ],
      },
      to: { dependencyTypes: ['core'], path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'nothing-is-executed',
      comment:
        'Commands of documents are shown, never run: no room can start a process or open a connection. One file starts git, to read the version of a knowledge base that `diff` names, and one the pager of the user; one listens, for clients of the MCP adapter, and one looks at what they send before it is read.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(engine/compare/git-tree|adapters/cli/pager|adapters/mcp/http(-guard)?)\\.ts$',
      },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(child_process|vm|net|tls|dgram|http|https|http2|cluster|inspector)$',
      },
    },
    {
      name: 'no-circular',
      comment: 'Data flows one way; a circle has no way.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'ships-alone',
      comment: 'What ships may not need what does not.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'no-undeclared-package',
      comment:
        'A package that package.json does not name, or names for development only, is missing where Triagraph is installed, unless it is one of those that are bundled (scripts/bundle.mjs, scripts/build-page.mjs); @opentelemetry/api and @opensearch-project/opensearch are looked for where they are used.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        pathNot: `(^|/)node_modules/(${bundled})/`,
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-resolvable',
      comment: 'An import that leads nowhere fails at run time.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
