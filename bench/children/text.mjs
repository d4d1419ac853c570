// Megabytes (UTF-8) in a second for each pass over text.
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';
import { PlainBm25 } from '../plain-bm25.mjs';
import { median, timed } from '../statistics.mjs';

const rounds = 7;
const { paths } = parameters();
const text = await load('text/index.js');
const { compileKnowledgeBase } = await load('engine/open/compile-knowledge-base.js');
const { SnapshotReader, readRecord } = await load('snapshot/index.js');
const { nodePlatform } = await load('platform/node.js');
const { Knowledge } = await load('match/index.js');
const { openTriggers } = await load('match/triggers/index.js');
const { analyzeCommand } = await load('lower/commands/analyze.js');
const { TermCounter, TermDictionary } = await load('compile/index.js');
const { buildTextIndex } = await load('compile/text-index.js');
const { readSources } = await load('read/index.js');

const texts = (await readSources(paths)).files.map((file) => file.text);
const bytes = texts.reduce((sum, each) => sum + Buffer.byteLength(each), 0);
const knowledge = new Knowledge(new SnapshotReader((await compileKnowledgeBase({ paths })).bytes, nodePlatform));
const documents = Array.from({ length: knowledge.documents }, (_, document) => knowledge.document(document));
const commands = documents.flatMap(({ steps }) =>
  steps.flatMap((step) => step.commands.map((command) => command.text)),
);
const shellBytes = commands.reduce((sum, each) => sum + Buffer.byteLength(each), 0);
const triggers = await openTriggers(readRecord(knowledge.snapshot, 'trigger'));
const normalized = texts.map((each) => text.normalize(each));
const stemmer = text.createStemmer();

function rate(name, size, pass) {
  let count = 0;
  const times = Array.from({ length: rounds }, () => {
    const { value, milliseconds } = timed(pass);
    count = value;
    return milliseconds;
  });
  return { name, count, rate: size / 1000 / median(times) };
}

function countTokens() {
  let count = 0;
  for (const each of normalized) text.forEachToken(each, () => count++, stemmer);
  return count;
}

const sum = (list, measure) => list.reduce((total, each) => total + measure(each), 0);
const rates = [
  rate('normalise, characters', bytes, () => sum(texts, (each) => text.normalize(each).text.length)),
  rate('tokenise, tokens', bytes, countTokens),
  rate('mask log lines, characters', bytes, () =>
    sum(texts, (each) => sum(each.split('\n'), (line) => text.maskLine(line).length)),
  ),
  rate('extract entities', bytes, () => sum(texts, (each) => text.extractEntities(each).length)),
  rate('scan for triggers, hits', bytes, () => sum(normalized, (each) => triggers.match(each).length)),
  rate('analyse the effect of commands', shellBytes, () => sum(commands, (each) => analyzeCommand(each).effect.length)),
];

/** Both build from text in memory; ours counts fields, stems and pairs, and works out the scores. */
const bodies = documents.map(({ title, sections }) =>
  [title, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => block.text)])].join('\n'),
);
function buildIndex() {
  const dictionary = new TermDictionary();
  const counter = new TermCounter(dictionary);
  const counts = documents.map((document) => counter.count(document));
  return buildTextIndex(counts, dictionary);
}
const builds = Array.from({ length: rounds }, () => ({
  own: timed(buildIndex).milliseconds,
  plain: timed(() => new PlainBm25(bodies)).milliseconds,
}));
report({
  characters: sum(texts, (each) => each.length),
  bytes,
  shellBytes,
  rounds,
  rates,
  indexBuild: median(builds.map(({ own }) => own)),
  plainBuild: median(builds.map(({ plain }) => plain)),
});
