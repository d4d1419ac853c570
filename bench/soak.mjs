#!/usr/bin/env node
// Run by hand: questions by the clock while the knowledge base is replaced, by a broken file every third time.
//   node bench/soak.mjs --minutes 10 --reload 5 [--load 0.7] [--rate N] [--one FILE --other FILE]
// Every answer is held, byte for byte, against what the version that it names answers. Exits with 1 when one fails, when
// versions are mixed, or when memory grows by more than a tenth after the first minute.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChild } from './child.mjs';
import { symptomsOf } from './corpus-symptoms.mjs';
import { editedCopy, replaceEvery } from './replacing.mjs';
import { residentMegabytes, serve } from './server-process.mjs';
import { benchmarkSources } from './sources.mjs';
import { median } from './statistics.mjs';

const connections = 32;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    reload: { type: 'string', default: '5' },
    load: { type: 'string', default: '0.7' },
    rate: { type: 'string' },
    one: { type: 'string' },
    other: { type: 'string' },
    symptoms: { type: 'string', default: '4000' },
  },
});
const seconds = Number(values.minutes) * 60;
const folder = mkdtempSync(join(tmpdir(), 'triagraph-soak-'));
try {
  process.exitCode = await soak();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function soak() {
  const versions = [values.one ?? (await compiled('one')), values.other ?? (await compiled('other', editedCopy))];
  const symptomFile = join(folder, 'symptoms.json');
  writeFileSync(symptomFile, JSON.stringify(await symptomsOf(versions[0], Number(values.symptoms), 1)));
  const live = join(folder, 'live.snapshot');
  copyFileSync(versions[0], live);
  const server = await serve(live, '--log-level', 'warn');
  const asked = { port: server.port, versions, connections, symptomFile };
  // What it can do is measured while it is replaced as well: each version answers for the first time what was asked before.
  const replacing = replaceEvery(Number(values.reload) * 1_000, live, versions, server.child);
  await runChild('soak-load.mjs', { ...asked, seconds: 5 });
  const most = await runChild('soak-load.mjs', { ...asked, seconds: 30, seed: 2 });
  const rate = values.rate === undefined ? Number(values.load) * most.perSecond : Number(values.rate);
  say(`most ${most.perSecond.toFixed(0)} a second; asking ${rate.toFixed(0)} a second for ${seconds} seconds`);
  const resident = [];
  const sampler = setInterval(() => resident.push(residentMegabytes(server.child.pid)), 1_000);
  const found = await runChild('soak-load.mjs', { ...asked, seconds, rate, seed: 3 });
  clearInterval(sampler);
  const replaced = replacing.end();
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const code = await server.end();
  return verdict(found, { replaced, resident, metrics, code });
}

function verdict(found, { replaced, resident, metrics, code }) {
  const minutes = Array.from({ length: Math.floor(resident.length / 60) }, (_, minute) =>
    median(resident.slice(minute * 60, minute * 60 + 60)),
  );
  const later = minutes.slice(1);
  const growth = later.length < 2 ? Number.NaN : later.at(-1) / later[0] - 1;
  say(JSON.stringify(found));
  say(`refused: ${metrics.match(/^triagraph_http_problems_total.*$/gm)?.join(', ') ?? 'nothing'}`);
  say(`replaced ${replaced} times; reloads ${metrics.match(/^triagraph_reloads_total.*$/gm)?.join(', ')}`);
  say(`resident, median of each minute in MB: ${minutes.map((each) => each.toFixed(0)).join(' ')}`);
  say(`growth from the second minute to the last: ${(growth * 100).toFixed(1)} %; the server ended with code ${code}`);
  const refused = found.requests - (found.statuses[200] ?? 0);
  const wrong = found.failed + found.unanswered + refused + found.unknownVersion + found.otherContent;
  const holds = wrong === 0 && code === 0 && !(growth > 0.1) && Object.keys(found.perVersion).length === 2;
  say(holds ? 'holds' : 'DOES NOT HOLD');
  return holds ? 0 : 1;
}

async function compiled(name, changed = (paths) => paths) {
  const output = join(folder, `${name}.snapshot`);
  const { paths } = benchmarkSources();
  await runChild('compile.mjs', { paths: changed(paths, join(folder, 'edited')), output });
  return output;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
