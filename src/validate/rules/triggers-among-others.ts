import type { Fix, Range, Trigger } from '../../model/index.js';
import { foldPhrase, normalize, tidyPhrase } from '../../text/index.js';
import { fileName } from '../collection.js';
import type { CollectionMember, CollectionRule, DocumentRule } from '../rule.js';
import type { SourceText } from '../view.js';
import { implies, isPlain, phraseRange } from './triggers.js';

export const triggerDuplicate: DocumentRule = {
  id: 'triggers/duplicate',
  description: 'A trigger occurs once in a document. Case, width and spaces make no difference.',
  severity: 'warning',
  *check({ document, source }) {
    const seen = new Map<string, Trigger>();
    for (const trigger of document.triggers) {
      const key = keyOf(trigger);
      const first = seen.get(key);
      if (!first) {
        seen.set(key, trigger);
        continue;
      }
      yield {
        message: `Unexpected second trigger '${trigger.source}', expected it once (line ${first.range.start.line})`,
        range: trigger.range,
        fix: removal(source, trigger.range),
      };
    }
  },
};

const title = 'Remove the second trigger';

function keyOf({ any, all, not, regex, weight, cased }: Trigger): string {
  const fold = (phrase: string) => {
    const normalized = normalize(phrase);
    // `a-b` is not a duplicate of `a b`, which matches more.
    return tidyPhrase(cased ? normalized.cased : normalized.text);
  };
  const set = (phrases: readonly string[]) => [...new Set(phrases.map(fold))].sort();
  return JSON.stringify([set(any), set(all), set(not), regex, weight, cased]);
}

/** Removes the whole item when it has lines of its own without a comment, or follows a comma. */
function removal(source: SourceText, range: Range): Fix | undefined {
  const { text } = source;
  const start = range.start.offset;
  // The range of a mapping in a list includes the line break after it.
  const written = source.slice(range).trimEnd();
  const end = start + written.length;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const comma = /^[^#]*?(,[ \t]*)$/.exec(text.slice(from, start))?.[1];
  if (comma !== undefined) return { title, edits: [{ range: source.range(start - comma.length, end), text: '' }] };
  const newline = text.indexOf('\n', end);
  const to = newline < 0 ? text.length : newline + 1;
  const alone =
    /^\s*-\s+$/.test(text.slice(from, start)) &&
    /^\s*$/.test(text.slice(end, to)) &&
    !/(?:^|\s)#/m.test(written.includes('\n') ? written : '');
  return alone ? { title, edits: [{ range: source.range(from, to), text: '' }] } : undefined;
}

/** A longer phrase beside a shorter one is fine, since it counts more. A phrase that defeats the `not` of a trigger is reported. */
export const triggerSubsumed: DocumentRule = {
  id: 'triggers/subsumed',
  description: 'No trigger matches where the `not` of another trigger of the document is meant to prevent a match.',
  severity: 'warning',
  *check(view) {
    const { triggers } = view.document;
    const rules = triggers.filter(({ not, all, regex }) => not.length > 0 && all.length === 0 && regex === null);
    if (rules.length === 0) return;
    for (const trigger of triggers.filter(isPlain)) {
      const undone = rules.find(
        ({ any }) => any.length > 0 && any.every((phrase) => implies(trigger.source, phrase, view.vocabulary)),
      );
      if (undone === undefined) continue;
      yield {
        message: `Unexpected trigger '${trigger.source}' beside not '${undone.not[0]}' of another, expected one that respects the \`not\``,
        note: 'It matches where the rule must not. Remove it, or give it the same `not`.',
        range: phraseRange(view, trigger, trigger.source),
        related: [{ path: view.document.path, range: undone.range, message: 'is the rule' }],
      };
    }
  },
};

const named = 8;

export const triggerShared: CollectionRule<{ documents: number }> = {
  id: 'triggers/shared',
  description: 'A trigger belongs to few documents: one that many share does not tell them apart.',
  severity: 'warning',
  options: { documents: 5 },
  *check(members, _surroundings, { documents }) {
    const owners = new Map<string, Map<CollectionMember, Trigger>>();
    for (const member of members) {
      for (const trigger of member.triggers.filter(isPlain)) {
        const key = foldPhrase(tidyPhrase(normalize(trigger.source).text));
        const known = owners.get(key) ?? new Map<CollectionMember, Trigger>();
        owners.set(key, known.has(member) ? known : known.set(member, trigger));
      }
    }
    for (const known of owners.values()) {
      const [first, ...others] = [...known];
      if (!first || distinct([...known.keys()]) < documents) continue;
      const [member, { source, range }] = first;
      yield {
        path: member.path,
        range,
        message: `Unexpected trigger '${source}' of ${known.size} documents, expected one of fewer than ${documents}`,
        note: 'Use a trigger that tells these documents apart, or keep it in the most general one.',
        related: others
          .slice(0, named)
          .map(([other, trigger]) => ({ path: other.path, range: trigger.range, message: 'has it too' })),
      };
    }
  },
};

/** Counts documents; translations, by equal id or file name, count once. */
function distinct(members: readonly CollectionMember[]): number {
  const languages = new Map<string, Set<string>>();
  let count = 0;
  for (const { id, path, language } of members) {
    const known = [`id ${id}`, `file ${fileName(path)}`].map((name) => {
      const own = languages.get(name) ?? new Set<string>();
      languages.set(name, own);
      return own;
    });
    if (!known.some((own) => own.size > (own.has(language) ? 1 : 0))) count++;
    for (const own of known) own.add(language);
  }
  return count;
}
