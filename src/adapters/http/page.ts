import { createHash } from 'node:crypto';
import { version } from '../../index.js';
import { problemsOf } from './openapi.js';
import { problems } from './problem-codes.js';
import { routes } from './route-table.js';
import type { Route } from './routes/route.js';

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.1rem;margin:2rem 0 .3rem}
code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;padding:.7rem;border:1px solid #8885;border-radius:6px}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0}
.method{display:inline-block;min-width:3.2rem;font-weight:700}`;

/** The page may show itself and nothing else: no script, nothing from another place. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The description of the API for people, in one file. */
export function apiPage(schemas: Readonly<Record<string, object>>): string {
  const codes = Object.entries(problems).map(
    ([code, { status, title }]) =>
      `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Triagraph ${version}</title><style>${style}</style></head>
<body><h1>Triagraph ${version}</h1>
<p>Paste a symptom, get the ordered diagnostic workflow, explained. 输入一个症状，得到有序、可解释的诊断流程。</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>. Where the server was given tokens, send one as
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
    ({ name, in: place, description }) =>
      `<tr><td><code>${name}</code></td><td>${place}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  const [example] = body === undefined ? [] : ((schemas[body] as { examples?: readonly object[] }).examples ?? []);
  const codes = problemsOf(route).filter((code) => (route.problems ?? []).includes(code));
  return [
    `<h2><code><span class="method">${method}</span> ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}.</p>`,
    rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`,
    example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`,
    `<p>Answers: ${escapeHtml(answer.description)}${codes.length === 0 ? '' : ` Errors of its own: ${codes.map((code) => `<code>${code}</code>`).join(', ')}.`}</p>`,
  ].join('');
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes.get(character)!);
