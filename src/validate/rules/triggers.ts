import type { Diagnostic, Document, Range, Trigger } from '../../model/index.js';
import {
  foldPattern,
  foldPhrase,
  hasPhraseEdges,
  isStopWord,
  normalize,
  patternProblem,
  tidyPhrase,
} from '../../text/index.js';
import { allOf, derivedForBuild, type Vocabulary } from '../../vocabulary/index.js';
import { type DocumentRule, diagnosticOf, type Finding, type RuleName } from '../rule.js';
import type { DocumentView, FrontMatterPlaces } from '../view.js';

/** Phrases that match a document on their own. Beside `all` or a pattern, phrases only narrow the match. */
function phrasesAlone(view: DocumentView): { phrase: string; range: Range }[] {
  return view.document.triggers
    .filter(({ all, regex }) => all.length === 0 && regex === null)
    .flatMap((trigger) => trigger.any.map((phrase) => ({ phrase, range: phraseRange(view, trigger, phrase) })));
}

export const phraseRange = (
  view: DocumentView,
  { range: { start, end } }: Pick<Trigger, 'range'>,
  phrase: string,
): Range =>
  view.placesOf(phrase).find((item) => item.start.offset >= start.offset && item.end.offset <= end.offset) ?? {
    start,
    end,
  };

export const isPlain = ({ any, all, not, regex, weight, cased, source }: Trigger): boolean =>
  any.length === 1 && source === any[0] && all.length + not.length === 0 && regex === null && weight === 1 && !cased;

export const triggerTooShort: DocumentRule = {
  id: 'triggers/too-short',
  description: 'A phrase of a trigger is long enough to mean one thing.',
  severity: 'warning',
  *check(view) {
    for (const { phrase, range } of phrasesAlone(view)) {
      const letters = phrase.replace(/[^\p{L}\p{N}]+/gu, '');
      const digits = /^\d+$/.test(letters);
      if (letters.length === 0 || letters.length > (digits ? 2 : 1)) continue;
      yield {
        message: `Unexpected trigger '${phrase}' of ${letters.length} ${digits ? 'digit' : 'letter'}${letters.length > 1 ? 's' : ''}, expected at least ${digits ? 'three digits' : 'two letters'}`,
        note: 'It matches any text that contains it. Add the words around it.',
        range,
      };
    }
  },
};

const genericWords = derivedForBuild(({ ruleWords }): ReadonlySet<string> => new Set(allOf(ruleWords.generic)));

export const triggerTooCommon: DocumentRule = {
  id: 'triggers/too-common',
  description: 'A phrase of a trigger distinguishes this problem from others.',
  severity: 'warning',
  *check(view) {
    for (const { phrase, range } of phrasesAlone(view)) {
      if (!isGeneric(phrase, view.vocabulary)) continue;
      yield {
        message: `Unexpected trigger '${phrase}' that any report may contain, expected a phrase that distinguishes this problem`,
        note: 'Add what failed, or the words of the error message.',
        range,
      };
    }
  },
};

/** Whether a phrase is a word of nearly every report. Several such words together may describe a symptom. */
function isGeneric(phrase: string, vocabulary: Vocabulary): boolean {
  const word = tidyPhrase(normalize(phrase).text);
  return genericWords(vocabulary).has(word) || isStopWord(word, 'en', vocabulary) || isStopWord(word, 'zh', vocabulary);
}

export const triggerRedundant: DocumentRule = {
  id: 'triggers/redundant',
  description: 'No phrase of `all` is part of another one.',
  severity: 'info',
  *check(view) {
    for (const trigger of [...view.document.triggers, ...view.document.starts]) {
      const folded = trigger.all.map((phrase) => ` ${tidyPhrase(normalize(phrase).text)} `);
      for (const [index, phrase] of trigger.all.entries()) {
        const inside = folded.findIndex(
          (other, place) => place !== index && other !== folded[index] && other.includes(folded[index]!),
        );
        if (inside < 0) continue;
        yield {
          message: `Unexpected '${phrase}' beside '${trigger.all[inside]}' in \`all\`, expected phrases that are not part of each other`,
          note: 'Every text with the longer one has the shorter one too: remove the shorter one.',
          range: phraseRange(view, trigger, phrase),
        };
      }
    }
  },
};

export const triggerNeverHits: DocumentRule = {
  id: 'triggers/never-hits',
  description:
    'Each phrase of a trigger can match: it contains neither its own `not` nor an `excludes`, and more than spaces and dashes.',
  severity: 'warning',
  *check(view) {
    const { triggers, excludes, starts } = view.document;
    const excluding = excludes.filter(
      ({ all, not, regex, cased }) => all.length + not.length === 0 && !regex && !cased,
    );
    const excluded = excluding.flatMap(({ any }) => any);
    for (const trigger of [...triggers, ...starts]) {
      for (const phrase of [...trigger.any, ...trigger.all]) yield* faultOf(view, trigger, phrase, excluded);
    }
  },
};

function* faultOf(
  view: DocumentView,
  trigger: Pick<Trigger, 'not' | 'range'>,
  phrase: string,
  excluded: readonly string[],
): Generator<Finding> {
  const range = phraseRange(view, trigger, phrase);
  if (foldPhrase(tidyPhrase(normalize(phrase).text)) === '') {
    yield { message: `Unexpected trigger '${phrase}' of only spaces and dashes, expected words that can match`, range };
    return;
  }
  const exclusion = excluded.find((word) => implies(word, phrase, view.vocabulary));
  if (exclusion !== undefined)
    yield {
      message: `Unexpected '${phrase}' beside \`excludes\` '${exclusion}', expected words that the document does not exclude: it can never match`,
      note: 'Every text with the phrase is excluded. Change the phrase or the `excludes`.',
      range,
    };
  const veto = trigger.not.find((word) => implies(word, phrase, view.vocabulary));
  if (veto === undefined || exclusion !== undefined) return;
  yield {
    message: `Unexpected '${phrase}' beside not '${veto}', expected words that the rule does not veto: it can never match`,
    note: 'Every text with the phrase is vetoed. Change the phrase or the `not`.',
    range,
  };
}

/** Whether every text that contains `phrase` contains `word` too. */
export function implies(word: string, phrase: string, vocabulary: Vocabulary): boolean {
  const text = normalize(phrase);
  const wanted = tidyPhrase(normalize(word).text);
  if (wanted === '') return false;
  for (let at = text.text.indexOf(wanted); at >= 0; at = text.text.indexOf(wanted, at + 1)) {
    if (hasPhraseEdges(text, at, at + wanted.length, vocabulary)) return true;
  }
  return false;
}

/** Parts of a line that differ each time. */
const variablePart =
  /<[a-z][\w -]*>|\$\{\w+\}|\{\{[^{}]*\}\}|\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|-[0-9a-f]{8,10}-[bcdfghjklmnpqrstvwxz2456789]{5}\b/;
/** Longer phrases are whole messages, which do not occur again in exactly this form. */
const longestTrigger = 160;

export const triggerVariablePart: DocumentRule = {
  id: 'triggers/variable-part',
  description: 'A phrase of a trigger is what stays the same from one time to the next.',
  severity: 'warning',
  *check(view) {
    for (const { phrase, range } of phrasesAlone(view)) {
      const part = variablePart.exec(phrase)?.[0];
      if (part === undefined && phrase.length <= longestTrigger) continue;
      const what = part === undefined ? `of ${phrase.length} characters` : `with '${part}'`;
      yield {
        message: `Unexpected trigger ${what}, expected words that every such message has`,
        note: 'Phrases are compared literally: remove times, names and placeholders, or use a pattern (`regex`).',
        range,
      };
    }
  },
};

/** An anchor in the middle of a pattern: `jam$alarm`, `alarm^jam`. */
const anchorInside = /(?:[^|([]|\])\^|\$[^|)]/;
const cannotHold = (regex: string): boolean =>
  !/\(\?[a-z]*m/.test(regex) && anchorInside.test(regex.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x'));

export const triggerRegex: RuleName = {
  id: 'triggers/regex',
  description: 'A pattern of a trigger compiles for the linear-time engine.',
  severity: 'error',
};

export const triggerMatchesEverything: RuleName = {
  id: 'triggers/matches-everything',
  description: 'A pattern of a trigger does not match texts that have nothing to do with the problem.',
  severity: 'error',
};

/** Reports patterns of triggers that the linear-time engine cannot compile or that match anything. */
export async function validatePatterns(
  document: Document,
  frontMatter: FrontMatterPlaces,
  vocabulary?: Vocabulary,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { regex, cased, range: whole } of [...document.triggers, ...document.starts]) {
    if (regex === null) continue;
    const range = placeOf(regex, frontMatter) ?? whole;
    const problem = await patternProblem(regex);
    if (problem !== null) {
      const message = `Unexpected pattern ${regex}, expected one that compiles: ${problem}`;
      const note = 'Patterns run in linear time: no look-around, no back references.';
      found.push(diagnosticOf(triggerRegex, document.path, { message, note, range }));
    } else if (cannotHold(regex)) {
      const message = `Unexpected pattern ${regex} with the start or end of the text in its middle, expected one that can match`;
      found.push(diagnosticOf(triggerNeverHits, document.path, { message, range }));
    } else if (await matchesAnything(regex, cased, unrelatedTexts(vocabulary))) {
      const message = `Unexpected pattern ${regex} that matches any text, expected one with words of this problem`;
      const note = 'Remove optional parts (`.*`, `x?`) at both ends.';
      found.push(diagnosticOf(triggerMatchesEverything, document.path, { message, note, range }));
    }
  }
  return found;
}

const unrelatedTexts = derivedForBuild(({ ruleWords }) => [...allOf(ruleWords.unrelated), 'ok', '7']);

/** Whether a pattern matches the empty text, or all unrelated texts but one. */
async function matchesAnything(regex: string, cased: boolean, unrelated: readonly string[]): Promise<boolean> {
  const { RE2JS } = await import('re2js');
  const pattern = RE2JS.compile(foldPattern(regex, cased));
  if (pattern.matcher('').find()) return true;
  return unrelated.filter((text) => pattern.matcher(text).find()).length >= unrelated.length - 1;
}

function placeOf(regex: string, { data, values }: FrontMatterPlaces) {
  for (const key of ['triggers', 'starts']) {
    const rules = Array.isArray(data[key]) ? (data[key] as readonly { regex?: unknown }[]) : [];
    const index = rules.findIndex((rule) => rule?.regex === regex);
    if (index >= 0) return values.get(`/${key}/${index}/regex`);
  }
  return undefined;
}
