// A large knowledge base out of real paragraphs. Up to 2,000 documents are written as Markdown files and compiled from them;
// beyond, they are handed to the index as documents: parsing them would take many times what is measured, and the index is
// the same.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parameters, report } from '../child.mjs';
import { CorpusGenerator } from '../corpus-generator.mjs';
import { load } from '../dist.mjs';

const seed = 7;
/** `compiled`: a snapshot of the real documents, where there is one. */
const { paths, compiled, documents, output, folder, asFiles = 2_000 } = parameters();
const { compileKnowledgeBase } = await load('engine/open/compile-knowledge-base.js');

const generator = new CorpusGenerator(await realDocuments(), seed);
const bytes = documents <= asFiles ? await compileFiles() : await compileDirectly();
writeFileSync(output, bytes);
report({ documents, bytes: bytes.length });

async function realDocuments() {
  const { SnapshotReader } = await load('snapshot/index.js');
  const { nodePlatform } = await load('platform/node.js');
  const { Knowledge } = await load('match/index.js');
  const bytes = compiled ? readFileSync(compiled) : (await compileKnowledgeBase({ paths, cache: false })).bytes;
  const knowledge = new Knowledge(new SnapshotReader(bytes, nodePlatform));
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
