import { createHash } from 'node:crypto';
import { getOrMake, groupBy } from '../../collections.js';
import { type PublicSchemaName, version } from '../../index.js';
import { Components, type Json } from './openapi-schemas.js';
import { type ProblemCode, problems } from './problem.js';
import { type Route, tags } from './routes/route.js';
import { routes } from './routes/table.js';

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.1rem;margin:2rem 0 .3rem}
code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;padding:.7rem;border:1px solid #8885;border-radius:6px}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0}
.method{display:inline-block;min-width:3.2rem;font-weight:700}`;

/** Nothing but the page itself may be loaded: no script, no other origin. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** What is described: the routes that are served, and the path in front of them. */
interface Served {
  readonly routes: readonly Route[];
  readonly base: string;
}

export const describe = (schemas: SchemasByName, served: Served = { routes, base: '' }) => ({
  json: JSON.stringify(openApi(schemas, served)),
  page: apiPage(schemas, served),
  pagePolicy,
});

function apiPage(schemas: Readonly<Record<string, object>>, { routes }: Served): string {
  const codes = Object.entries(problems).map(
    ([code, { status, title }]) =>
      `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Triagraph ${version}</title><style>${style}</style></head>
<body><h1>Triagraph ${version}</h1>
<p>Paste a symptom, get the ordered diagnostic workflow, explained. 输入一个症状，得到有序、可解释的诊断流程。</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>. If the server has tokens, send one as
<code>Authorization: Bearer TOKEN</code>.</p>
${routes.map((route) => section(route, schemas)).join('\n')}
<h2>Errors</h2><p>Errors are <code>application/problem+json</code>; <code>code</code> is stable.</p>
<table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${codes.join('')}</tbody></table>
</body></html>
`;
}

function section(route: Route, schemas: Readonly<Record<string, object>>): string {
  const { method, path, summary, parameters = [], body, answer } = route;
  const rows = parameters.map(
    ({ name, in: location, description }) =>
      `<tr><td><code>${name}</code></td><td>${location}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  const [example] = body === undefined ? [] : ((schemas[body] as { examples?: readonly object[] }).examples ?? []);
  const codes = problemsOf(route).filter((code) => (route.problems ?? []).includes(code));
  return [
    `<h2><code><span class="method">${method}</span> ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}.</p>`,
    rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`,
    example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`,
    `<p>Answers: ${escapeHtml(answer.description)}${codes.length === 0 ? '' : ` Its own errors: ${codes.map((code) => `<code>${code}</code>`).join(', ')}.`}</p>`,
  ].join('');
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes.get(character)!);

type SchemasByName = Readonly<Record<PublicSchemaName, object>>;

const commonProblems: readonly ProblemCode[] = [
  'bad-request',
  'host-not-allowed',
  'origin-not-allowed',
  'request-timeout',
  'uri-too-long',
  'expectation-failed',
  'headers-too-large',
  'not-found',
  'method-not-allowed',
  'internal',
];
const ofTokens: readonly ProblemCode[] = [
  'unauthorized',
  'not-permitted',
  'too-many-requests',
  'overloaded',
  'store-unavailable',
  'store-mixed',
  'store-ties',
];
const ofBodies: readonly ProblemCode[] = [
  'invalid-request',
  'invalid-json',
  'invalid-encoding',
  'body-too-large',
  'unsupported-media-type',
];

function problemsOf({ open, body, parameters, problems: own = [] }: Route): readonly ProblemCode[] {
  return [
    ...new Set([
      ...commonProblems,
      ...(open ? [] : ofTokens),
      ...(body === undefined ? [] : ofBodies),
      ...(parameters === undefined ? [] : ['invalid-request' as const]),
      ...own,
    ]),
  ];
}

/** The OpenAPI 3.1 description, built from the route table and the public schemas that also validate. */
function openApi(schemas: SchemasByName, { routes, base }: Served): Json {
  const components = new Components(schemas);
  const paths = new Map<string, Record<string, Json>>();
  for (const route of routes) {
    const operations = getOrMake(paths, route.path, (): Record<string, Json> => ({}));
    operations[route.method.toLowerCase()] = operationOf(route, schemas, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Triagraph',
      version,
      summary: 'Paste a symptom, get the ordered diagnostic workflow, explained.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base || '/', description: 'The server that sent this description.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Needed if the server has tokens.' } },
      schemas: components.all,
    },
  };
}

function operationOf(route: Route, schemas: SchemasByName, components: Components): Json {
  const { answer, body, tag } = route;
  const type = answer.type ?? 'application/json';
  const content = (name: PublicSchemaName) => {
    const [value] = (schemas[name] as { readonly examples?: readonly unknown[] }).examples ?? [];
    return { schema: components.reference(name), examples: value && { typical: { value } } };
  };
  const success = {
    description: answer.description,
    content: { [type]: answer.schema === undefined ? textSchemas[type] : content(answer.schema) },
    links: route.links,
  };
  return {
    operationId: route.operation,
    tags: [tag],
    summary: route.summary,
    security: route.open ? [] : [{ token: [] }, {}],
    parameters: route.parameters?.map((each) => ({ ...each, required: each.in === 'path' })),
    requestBody: body && { required: true, content: { 'application/json': content(body) } },
    responses: {
      200: success,
      304: route.cached && { description: 'Unchanged since the version in If-None-Match.' },
      ...problemAnswers(problemsOf(route), components),
    },
  };
}

/** Answers that are not described by a published schema. */
const textSchemas: Readonly<Record<string, Json>> = {
  'text/plain': { schema: { type: 'string' } },
  'text/html': { schema: { type: 'string' } },
  'application/json': { schema: { type: 'object' } },
  'application/octet-stream': {},
};

function problemAnswers(codes: readonly ProblemCode[], components: Components): Record<string, Json> {
  const answers = [...groupBy(codes, (code) => problems[code].status)].map(([status, some]) => {
    const description = some.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' ');
    return [
      status,
      { description, content: { 'application/problem+json': { schema: components.reference('problem') } } },
    ];
  });
  return Object.fromEntries(answers) as Record<string, Json>;
}
