// A large knowledge base out of real paragraphs. Up to 20,000 documents are written as Markdown files and compiled from
// them; beyond, they are handed to the index as documents, since parsing them would take longer than all that is measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parameters, report } from '../child.mjs';
import { CorpusGenerator } from '../corpus-generator.mjs';
import { load } from '../dist.mjs';

const seed = 7;
const { paths, documents, output, folder, asFiles = 20_000 } = parameters();
const { compileKnowledgeBase } = await load('engine/compile-knowledge-base.js');

const generator = new CorpusGenerator(await realDocuments(), seed);
const bytes = documents <= asFiles ? await compileFiles() : await compileDirectly();
writeFileSync(output, bytes);
report({ documents, bytes: bytes.length });

async function realDocuments() {
  const { SnapshotReader } = await load('snapshot/index.js');
  const { nodePlatform } = await load('platform/node.js');
  const { Knowledge } = await load('match/index.js');
  const compiled = await compileKnowledgeBase({ paths, cache: false });
  const knowledge = new Knowledge(new SnapshotReader(compiled.bytes, nodePlatform));
  return Array.from({ length: knowledge.documents }, (_, document) => knowledge.document(document));
}

async function compileFiles() {
  const target = join(folder, 'made');
  mkdirSync(target, { recursive: true });
  for (let number = 0; number < documents; number++) {
    writeFileSync(join(target, `made-${String(number).padStart(6, '0')}.md`), generator.markdown(number));
  }
  return (await compileKnowledgeBase({ paths: [target], cache: false })).bytes;
}

async function compileDirectly() {
  const { assembleSnapshot, compileDocument, TermCounter, TermDictionary } = await load('compile/index.js');
  const dictionary = new TermDictionary();
  const counter = new TermCounter(dictionary);
  const units = [];
  for (let number = 0; number < documents; number++) {
    units.push(compileDocument(generator.document(number), [], counter));
  }
  return assembleSnapshot({ units, dictionary, diagnostics: [], writer: 'bench' }).bytes;
}
