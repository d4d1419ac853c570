#!/usr/bin/env node
// Keeps in dist/code/ what this Node compiles of the files that a first question loads: the next first question need not.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const knowledgeBase = join(dist, 'kb.snapshot');
/** Functions that these call are kept compiled. */
const symptoms = [
  'Pod stuck in ContainerCreating: no available ip',
  '子网 IP 耗尽，Pod 无法创建',
  'nothing of the kind',
];

const kept = createRequire(join(dist, 'index.js'))('./kept-code.cjs');
if (kept.canKeep && existsSync(knowledgeBase)) await keepCode();

async function keepCode() {
  const compiled = [];
  kept.load = kept.loading((path, name) => {
    const source = readFileSync(path);
    const script = kept.scriptOf(path, source, null);
    compiled.push({ name, source, script });
    return script;
  });
  await ask();
  mkdirSync(kept.folder, { recursive: true });
  for (const { name, source, script } of compiled) {
    const code = script.createCachedData();
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(kept.sumOf(source, code));
    writeFileSync(join(kept.folder, `${name}.code`), Buffer.concat([code, sum]));
  }
}

async function ask() {
  const { Engine, presenters } = await import(pathToFileURL(join(dist, 'index.js')).href);
  const engine = await Engine.open({ kb: [knowledgeBase] });
  for (const symptom of symptoms) presenters.diagnosis.text(engine.query(symptom));
  await engine.close();
}
