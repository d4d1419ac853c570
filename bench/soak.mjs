#!/usr/bin/env node
// Run by hand: questions by the clock while the knowledge base is replaced, by a broken file every third time.
//   node bench/soak.mjs --minutes 10 --reload 5 [--load 0.7] [--rate N] [--one FILE --other FILE]
// Every answer is held, byte for byte, against what the version that it names answers. Exits with 1 when one fails, when
// versions are mixed, or when memory grows by more than a tenth after the first minute.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChild } from './child.mjs';
import { distFolder, load } from './dist.mjs';
import { benchmarkSources, shippedPaths } from './sources.mjs';
import { median } from './statistics.mjs';
import { makeSymptoms, symptomKinds } from './symptoms.mjs';

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
  const versions = [values.one ?? (await compiled('one')), values.other ?? (await compiled('other', shippedPaths[0]))];
  const symptomFile = join(folder, 'symptoms.json');
  writeFileSync(symptomFile, JSON.stringify(await symptomsOf(versions[0])));
  const live = join(folder, 'live.snapshot');
  copyFileSync(versions[0], live);
  const server = await startServer(live);
  const asked = { port: server.port, versions, connections, symptomFile };
  await runChild('soak-load.mjs', { ...asked, seconds: 5 });
  const most = await runChild('soak-load.mjs', { ...asked, seconds: 10, seed: 2 });
  const rate = values.rate === undefined ? Number(values.load) * most.perSecond : Number(values.rate);
  say(`most ${most.perSecond.toFixed(0)} a second; asking ${rate.toFixed(0)} a second for ${seconds} seconds`);
  const replacing = replaceEvery(Number(values.reload) * 1_000, live, versions, server.child);
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
  say(`replaced ${replaced} times; reloads ${metrics.match(/^triagraph_reloads_total.*$/gm)?.join(', ')}`);
  say(`resident, median of each minute in MB: ${minutes.map((each) => each.toFixed(0)).join(' ')}`);
  say(`growth from the second minute to the last: ${(growth * 100).toFixed(1)} %; the server ended with code ${code}`);
  const wrong = found.failed + found.otherStatus + found.unknownVersion + found.otherContent;
  const holds = wrong === 0 && code === 0 && !(growth > 0.1) && Object.keys(found.perVersion).length === 2;
  say(holds ? 'holds' : 'DOES NOT HOLD');
  return holds ? 0 : 1;
}

async function compiled(name, ...more) {
  const output = join(folder, `${name}.snapshot`);
  const { paths } = benchmarkSources();
  await runChild('compile.mjs', { paths: [...paths, ...more], output });
  return output;
}

async function symptomsOf(snapshot) {
  const { SnapshotReader } = await load('snapshot/index.js');
  const { Knowledge } = await load('match/index.js');
  const knowledge = new Knowledge(new SnapshotReader(readFileSync(snapshot)));
  const sayings = Array.from({ length: Math.min(knowledge.documents, 5_000) }, (_, document) =>
    knowledge.head(document),
  )
    .map((head) => [head.title, ...[...head.symptoms, ...head.signatures, ...head.causes].map(({ text }) => text)])
    .filter((texts) => texts.length > 1);
  const kind = symptomKinds.find(({ name }) => name === '25 words');
  return makeSymptoms(sayings, kind, Number(values.symptoms), 1);
}

function startServer(snapshot) {
  const args = [join(distFolder, 'bin.js'), 'serve', '--kb', snapshot, '--port', '0', '--log-level', 'warn'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.stdout.on('data', (data) => {
      said += data;
      const port = /:(\d+)\/?\n/.exec(said)?.[1];
      const end = () =>
        new Promise((ended) => {
          child.once('exit', (code) => ended(code));
          child.kill('SIGTERM');
        });
      if (port) resolve({ port: Number(port), child, end });
    });
  });
}

/** Both versions in turn; every third time one with a bit turned over. */
function replaceEvery(milliseconds, live, versions, child) {
  const good = versions.map((path) => readFileSync(path));
  const broken = Buffer.from(good[0]);
  broken[broken.length >> 1] ^= 0x10;
  let [replaced, sound] = [0, 0];
  const timer = setInterval(() => {
    replaced++;
    writeFileSync(`${live}.new`, replaced % 3 === 0 ? broken : good[++sound % 2]);
    renameSync(`${live}.new`, live);
    child.kill('SIGHUP');
  }, milliseconds);
  return {
    end() {
      clearInterval(timer);
      return replaced;
    },
  };
}

/** Linux says it; elsewhere there is no figure. */
function residentMegabytes(pid) {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6;
  } catch {
    return Number.NaN;
  }
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
