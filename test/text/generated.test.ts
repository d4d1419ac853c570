import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { domainConcepts } from '../../src/compile/index.js';
import {
  caseLinePlace,
  detectLanguage,
  distinctPhrases,
  endsNegated,
  excludeEachOther,
  extractEntities,
  findCommonEndings,
  findInstanceNames,
  foldGaps,
  foldPattern,
  hasPhraseEdges,
  identifiesIncident,
  isHealthy,
  isLevelField,
  isNegative,
  isSalient,
  isSmallTalk,
  maskLine,
  maskMessage,
  namedApart,
  negationScopes,
  normalize,
  patternSpecificity,
  phraseSpecificity,
  phraseStandsAt,
  qualifierValues,
  readAlert,
  readPasted,
  readVersion,
  redactSecrets,
  routineLines,
  saysNotTriggered,
  shinglesOf,
  sketchOf,
  startsNegated,
  stripLogPrefix,
  tokenize,
  versionNotes,
  withoutNames,
  withoutRandomEnding,
  yamlText,
} from '../../src/text/index.js';
import { shipped } from '../../src/vocabulary/index.js';
import { forEachConcept } from '../support/concepts.js';
import { dataWords } from '../support/data-words.js';
import { neighbourhoods } from '../support/neighbours.js';
import { expectRecorded } from '../support/recorded.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const index = domainConcepts(shipped);
const known = {
  isSubject: (word: string) => /^(?:gateway|subnet|coredns|网关)$/i.test(word),
  isKnown: (word: string) => /^(?:pod|node|web|the|error|failed|kube|ovn|subnet|default|网关|子网)$/i.test(word),
};
const yesOrNo = [isHealthy, isNegative, startsNegated, endsNegated, saysNotTriggered, isSalient, identifiesIncident];

function conceptsIn(text: string): unknown[] {
  const hits: unknown[] = [];
  forEachConcept(index, normalize(text), (...hit) => hits.push(hit));
  return hits;
}

/** Everything that this room reads in a text, by aspect. */
function readings(text: string) {
  const normalized = normalize(text);
  const names = findInstanceNames(text, known);
  return {
    words: [normalized.text, normalized.cased, tokenize(normalized), foldGaps(normalized.text), detectLanguage(text)],
    entities: [extractEntities(text), names, withoutNames(text, names)],
    negations: [
      negationScopes(normalized),
      yesOrNo.map((of) => of(text)),
      isSmallTalk(text),
      qualifierValues(normalized),
    ],
    masked: [maskLine(text), maskMessage(text), stripLogPrefix(text), redactSecrets(text), withoutRandomEnding(text)],
    pasted: [readAlert(text), readPasted(text), routineLines(text), findCommonEndings(text), isLevelField(text)],
    single: [
      phraseSpecificity(text),
      patternSpecificity(text),
      foldPattern(text, text.length % 2 === 0),
      yamlText(text),
      readVersion(text),
      versionNotes(text),
      caseLinePlace(text),
    ],
  };
}

type Aspects = Record<keyof ReturnType<typeof readings>, unknown[]>;

/** The readings of each of the texts, aspect by aspect. */
function aspectsOf(texts: readonly string[]): Aspects {
  const all = texts.map(readings);
  const names = Object.keys(all[0]!) as (keyof Aspects)[];
  return Object.fromEntries(names.map((name) => [name, all.map((each) => each[name])])) as Aspects;
}

it('each text of the tests, and what is like it but for a character, a word or an end, is read as recorded', () => {
  const cases = [...neighbourhoods(inputs, 7)].map(([name, texts]) => [name, () => aspectsOf(texts)] as const);
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

/** Sentences of both languages in which a word may stand. */
const sentences: readonly ((word: string, other: string) => string)[] = [
  (word) => word,
  (word) => `the pod web-0 ${word} x10 on node1, DNS works`,
  (word) => `子网${word}网关，没有${word}`,
  (word, other) => `${word}: ${other}`,
  (word, other) => `not ${word}; ${other} is fine`,
];

it('each word of the data is read in sentences as recorded', () => {
  const lists = dataWords(
    ...['alert-fields', 'common-endings', 'entities', 'negation', 'pasted-shapes', 'qualifiers', 'secret-formats'],
    ...['secrets', 'signatures', 'start-step', 'stemming', 'stopwords', 'version-notes'],
  );
  const cases = [...lists].map(([list, words]) => {
    const texts = words.flatMap((word, at) =>
      sentences.map((say) => say(word, words[(at + 1) % words.length]!)).slice(0, words.length > 40 ? 2 : undefined),
    );
    return [list, () => aspectsOf(texts)] as const;
  });
  expectRecorded(new URL('generated-words.hashes.txt', import.meta.url), new Map(cases));
});

it('pairs of texts are compared as recorded', () => {
  const texts = inputs.filter(({ length }) => length < 60);
  const cases = [
    ...neighbourhoods(
      texts.filter((_, at) => at % 2 === 0),
      1,
      100,
    ),
  ].map(
    ([name, group]) =>
      [
        name,
        () => {
          const pairs = group.map((text, at) => [text, group[(at * 7 + 1) % group.length]!] as const);
          const compared = pairs.map(([left, right]) => {
            const [one, two] = [normalize(left), normalize(`x ${left} ${right}`)];
            return [
              excludeEachOther(qualifierValues(one), qualifierValues(normalize(right))),
              namedApart(left, findInstanceNames(left, known)),
              [0, 1, 2, 3].map((start) => phraseStandsAt(one.text.trim(), two.text, start)),
              [0, 1, 2, 5].map((start) => hasPhraseEdges(two, start, start + left.length)),
            ];
          });
          const found = group.map((_, at) => distinctPhrases(group.slice(at, at + 9), 4));
          const sketches = group
            .filter((_, at) => at % 10 === 0)
            .map((_, at) => sketchOf(shinglesOf(group.slice(at, at + 9).join(' '))));
          return { compared, found, sketches, concepts: group.map(conceptsIn) };
        },
      ] as const,
  );
  expectRecorded(new URL('generated-pairs.hashes.txt', import.meta.url), new Map(cases));
});
