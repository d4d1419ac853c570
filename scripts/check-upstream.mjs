#!/usr/bin/env node
// Looks up the names of Kube-OVN that the shipped documents use in checkouts of upstream, and fails where one is in no version.
// npm run check:upstream -- PATH-OF-KUBE-OVN PATH-OF-DOCS [--tags v1.15.24,v1.16.2,HEAD]. A bare git directory will do.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { metricsIn, nameKinds, namesOf } from './check-upstream/names.mjs';
import { documentationOf, upstreamOf } from './check-upstream/upstream.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const defaultTags = 'v1.12.35,v1.13.15,v1.14.41,v1.15.24,v1.16.2,HEAD';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tags: { type: 'string', default: defaultTags }, verbose: { type: 'boolean', default: false } },
});
const [repository, documentation] = positionals;
if (!repository || !documentation || !existsSync(join(root, 'dist/index.js'))) {
  console.error('usage: npm run build && npm run check:upstream -- PATH-OF-KUBE-OVN PATH-OF-DOCS [--tags TAG,TAG]');
  process.exit(2);
}

const { Engine } = await import('../dist/index.js');
const folders = ['workflows', 'cases'].map((name) => join(root, name));
const engine = await Engine.open({ kb: folders, cache: false });
const names = engine
  .documents()
  .flatMap(({ path }) => namesOf(engine.show(path), readFileSync(join(root, path), 'utf8')))
  .concat(metricsOfAlerts('deploy/prometheus/kube-ovn-alerts.yaml'));

const tags = values.tags.split(',');
const versions = tags.map((tag) => ({ tag, upstream: upstreamOf(repository, tag) }));
const documented = documentationOf(documentation);
const { allowed } = JSON.parse(readFileSync(new URL('check-upstream/allowed.json', import.meta.url), 'utf8'));
const rules = allowed.map(({ kind, names: patterns, reason }) => ({
  kind,
  reason,
  pattern: new RegExp(`^(?:${patterns.join('|')})$`, 'i'),
}));
const reasonFor = ({ kind, name }) => rules.find((rule) => rule.kind === kind && rule.pattern.test(name))?.reason;

/** The tags in which a name is, once for each name. */
const found = new Map();
for (const entry of names) {
  const key = `${entry.kind} ${entry.name}`;
  if (found.has(key)) continue;
  const isIn = versions.filter(({ upstream }) => upstream.has(entry)).map(({ tag }) => tag);
  found.set(key, {
    kind: entry.kind,
    name: entry.name,
    isIn,
    reason: isIn.length === 0 ? reasonFor(entry) : undefined,
  });
}

const reported = new Set();
let failures = 0;
for (const { kind, name, path, line } of names) {
  const { isIn, reason } = found.get(`${kind} ${name}`);
  const lacking = tags.filter((tag) => !isIn.includes(tag));
  const position = `${relative(process.cwd(), join(root, path))}:${line}`;
  if (isIn.length === 0 && reason === undefined) {
    const only = documented(name) ? ' (in the documentation of upstream alone)' : '';
    console.log(`${position} error ${kind} ${name}: in none of ${tags.join(', ')}${only}`);
    failures++;
  } else if (values.verbose && lacking.length > 0 && isIn.length > 0 && !reported.has(name)) {
    reported.add(name);
    console.log(`${position} note ${kind} ${name}: not in ${lacking.join(', ')}`);
  }
}

console.log(`\n| kind | names | ${tags.join(' | ')} | allowed | missing |`);
console.log(`| --- | --- | ${tags.map(() => '---').join(' | ')} | --- | --- |`);
for (const kind of nameKinds) {
  const all = [...found.values()].filter((each) => each.kind === kind);
  const inTag = tags.map((tag) => all.filter(({ isIn }) => isIn.includes(tag)).length);
  const allowedCount = all.filter(({ reason }) => reason !== undefined).length;
  const missing = all.filter(({ isIn, reason }) => isIn.length === 0 && reason === undefined).length;
  console.log(`| ${[kind, all.length, ...inTag, allowedCount, missing].join(' | ')} |`);
}
console.log(
  `\n${failures === 0 ? 'Every name is upstream, or allowed.' : `${failures} places name what upstream does not have.`}`,
);
process.exit(failures === 0 ? 0 : 1);

/** The metrics in the expressions of alert rules, with their lines. */
function metricsOfAlerts(path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    /^\s*expr:/.test(text) ? metricsIn(text).map((name) => ({ kind: 'metric', name, path, line: index + 1 })) : [],
  );
}
