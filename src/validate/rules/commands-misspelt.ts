import { addTo } from '../../collections.js';
import { isSlip, isSwap } from '../../nearest.js';
import { isFenceOf } from '../../vocabulary/index.js';
import { type Call, type CommandWord, callsOf, spellingsOf } from '../command-words.js';
import type { DocumentRule, Finding } from '../rule.js';
import type { DocumentView, PlacedCommand } from '../view.js';

interface Misspelt {
  readonly what: string;
  readonly word: CommandWord;
  readonly meant: string;
}

export const commandMisspelt: DocumentRule = {
  id: 'commands/misspelt',
  description: 'Known programs, their subcommands, long options, values and kinds of resources are spelt correctly.',
  severity: 'warning',
  *check(view) {
    const spellings = spellingsOf(view.vocabulary);
    const own = namesOfDocument(view);
    const seen = new Set<string>();
    for (const placed of view.commands) {
      for (const call of callsOf(placed.command)) {
        for (const found of misspeltIn(call, spellings, isShell(placed, view) ? own : null)) {
          const { text } = found.word;
          // Each misspelt word is reported once.
          if (seen.has(`${found.what} ${text}`)) continue;
          seen.add(`${found.what} ${text}`);
          yield finding(view, placed, found);
        }
      }
    }
    yield* misspeltPlaceholders(view, spellings.placeholderWords);
  },
};

/** `<namepsace>`: a word that occurs only once in the text and resembles one that placeholders consist of. */
function* misspeltPlaceholders(view: DocumentView, known: ReadonlySet<string>): Generator<Finding> {
  const placed = view.commands.flatMap(({ command }) =>
    command.placeholders.filter(({ raw }) => raw.startsWith('<')).map(({ raw }) => ({ raw, range: command.range })),
  );
  const counts = new Map<string, number>();
  for (const word of partsOf(view.source.text)) addTo(counts, word, 1);
  const others = new Set(placed.flatMap(({ raw }) => partsOf(raw)).filter((word) => counts.get(word)! > 1));
  for (const { raw, range } of placed) {
    if (view.prose.includes(raw.toLowerCase())) continue;
    for (const word of partsOf(raw)) {
      if (known.has(word) || counts.get(word) !== 1) continue;
      const meant = [...known, ...others].find((other) => isSwap(word, other) || isTypo(word, other));
      if (meant === undefined) continue;
      const text = raw.replace(new RegExp(word, 'i'), meant);
      const at = view.source.find(raw, range);
      yield {
        message: `Unexpected placeholder ${raw} that nothing explains, expected a known one: did you mean ${text}?`,
        range: at,
        fix: view.source.replacing(at, raw, text),
      };
    }
  }
}

const partsOf = (raw: string): string[] => raw.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** One letter more or less in a longer word, but not a plural. A replaced letter can make another word: `internal`, `interval`. */
const isTypo = (word: string, other: string): boolean =>
  Math.min(word.length, other.length) >= 6 &&
  word.length !== other.length &&
  isSlip(word, other) &&
  `${word}s` !== other &&
  `${other}s` !== word;

const isShell = ({ command: { language }, inline }: PlacedCommand, { vocabulary }: DocumentView): boolean =>
  !inline && (isFenceOf('shell', language, vocabulary) || isFenceOf('any', language, vocabulary));

function finding({ source }: DocumentView, { command }: PlacedCommand, { what, word, meant }: Misspelt): Finding {
  const range = source.findAt(command, word);
  return {
    message: `Unexpected ${what} '${word.text}', expected a known one: did you mean '${meant}'?`,
    note: 'Known names come from data/commands.json and data/known-commands.json; add your own under "vocabulary" of triagraph.config.json.',
    range,
    fix: source.replacing(range, word.text, meant),
  };
}

type Spellings = ReturnType<typeof spellingsOf>;
type OptionValues = ReturnType<Spellings['valuesOf']>;

/** @param own names that the document defines; null where programs are not checked */
function* misspeltIn(call: Call, spellings: Spellings, own: ReadonlySet<string> | null): Generator<Misspelt> {
  const [first, ...words] = call.words as readonly [CommandWord, ...CommandWord[]];
  if (own && !own.has(call.program)) yield* misspeltProgram(call.program, first, spellings);
  const optionsKnown = spellings.options.get(call.program);
  if (optionsKnown) for (const word of words) yield* misspeltOption(word, optionsKnown);
  yield* misspeltValues(words, spellings.valuesOf(call.program));
  yield* misspeltVerb(call.program, words, spellings);
}

function* misspeltProgram(
  program: string,
  word: CommandWord,
  { programs, meant, patterns }: Spellings,
): Generator<Misspelt> {
  if (!/^[a-z][a-z0-9._-]{3,}$/.test(word.text) || programs.has(program)) return;
  if (patterns.some((start) => start !== '' && program.startsWith(start))) return;
  const isLong = (name: string): boolean => name.length > longEnough;
  const near = meant.find(
    (name) => isSwap(program, name) || (isLong(program) && isLong(name) && isSlip(program, name)),
  );
  if (near !== undefined) yield { what: 'program', word, meant: near };
}

/** Least length of a name with a typo other than two swapped letters; programs need one letter more. */
const longEnough = 4;

const nearOf = (written: string, names: Iterable<string>, least = longEnough): string | undefined => {
  const all = [...names].filter((name) => name.length > 2);
  return (
    all.find((name) => isSwap(written, name)) ??
    (written.length >= least ? all.find((name) => name.length >= least && isSlip(written, name)) : undefined)
  );
};

function* misspeltOption(word: CommandWord, known: ReadonlySet<string>): Generator<Misspelt> {
  const [, name = ''] = /^(--?[a-z][a-z0-9-]*)(?:$|=)/.exec(word.text) ?? [];
  const end = { ...word, text: name, end: word.start + name.length };
  // kubectl reads `-namespace` as `-n amespace`.
  if (/^-[a-z]{6,}$/.test(name) && known.has(`-${name}`)) yield { what: 'option', word: end, meant: `-${name}` };
  if (!name.startsWith('--') || known.has(name) || known.has(name.replace('--no-', '--'))) return;
  const near = nearOf(
    name.slice(2),
    [...known].map((each) => each.slice(2)),
  );
  if (near !== undefined) yield { what: 'option', word: end, meant: `--${near}` };
}

/** Digits and letters that look like digits. */
const likeDigits = /^[\doOlI]+$/;

/** `-o ymal`, `--replicas=o`, `--since=10min`: values of options that take one of a few names, a number or a duration. */
function* misspeltValues(words: readonly CommandWord[], valuesOf: OptionValues): Generator<Misspelt> {
  for (const [index, { text, end }] of words.entries()) {
    const [, option = '', sign = '', joined = ''] = /^(--[a-z-]+|-[a-z])(=?)(.*)$/.exec(text) ?? [];
    const known = valuesOf(option);
    const isApart = sign === '' && joined === '';
    if (!known || (!isApart && sign === '' && option.startsWith('--'))) continue;
    const value = isApart ? words[index + 1] : { text: joined, start: end - joined.length, end };
    const [name = ''] = /^[^=]*/.exec(value?.text ?? '') ?? [];
    if (!value || name === '') continue;
    const word = { ...value, text: name, end: value.start + name.length };
    const meant = Array.isArray(known.values) ? nearValue(name, known.values) : notANumber(name, known.values);
    if (meant !== undefined) yield { what: `value of ${option}`, word, meant };
  }
}

const nearValue = (written: string, names: readonly string[]): string | undefined =>
  written.length < 3 || names.includes(written) ? undefined : names.find((name) => isSlip(written, name));

/** The intended number or duration, for a value that programs do not accept as one. */
function notANumber(written: string, kind: string): string | undefined {
  if (kind === 'duration') {
    // Go durations have no unit for days.
    const [, amount, unit = ''] =
      /^(\d+)\s?(s(?:ec)?|m(?:in)?|h(?:our|r)?|d(?:ay)?)?(?:onds?|utes?|s)?$/.exec(written) ?? [];
    if (amount === undefined || amount === '0' || /^\d+[smh]$/.test(written)) return undefined;
    return unit.startsWith('d') ? `${Number(amount) * 24}h` : `${amount}${unit[0] ?? 's'}`;
  }
  if (likeDigits.test(written) && !/^\d+$/.test(written)) return written.replace(/o/gi, '0').replace(/[lI]/g, '1');
  return /^(\d+)[A-Za-z]+$/.exec(written)?.[1];
}

/** The subcommands, as far as they are known, then the kinds of resources. */
function* misspeltVerb(program: string, words: readonly CommandWord[], spellings: Spellings): Generator<Misspelt> {
  let level = spellings.subcommandsOf(program);
  let verb = '';
  const isOfResource = () => verb !== '' && spellings.takesResource(program, verb);
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word.text.startsWith('-')) {
      if (level?.valueOptions.has(word.text)) index++;
    } else if (isOfResource()) {
      yield* misspeltResource(word, spellings.resources);
      return;
    } else if (level === null || level.names.size === 0) return;
    else {
      if (!/^[a-z][a-z0-9-]+$/.test(word.text) || level.names.has('*')) return;
      if (!level.has(word.text)) {
        const near = nearOf(word.text, level.names);
        if (near !== undefined) yield { what: `${program} subcommand`, word, meant: near };
        return;
      }
      verb = `${verb} ${word.text}`.trim();
      const next = level.find(word.text);
      level = isOfResource() ? (next ?? level) : next;
    }
  }
}

/** `pods`, `pods,svc`, `deploy/web`, `subnets.kubeovn.io`. */
function* misspeltResource(word: CommandWord, known: ReadonlySet<string>): Generator<Misspelt> {
  for (const { 0: part, index } of word.text.matchAll(/(?<=^|,)[a-z][a-z0-9-]*(?=$|[,/])/g)) {
    if (known.has(part) || part.length < longEnough) continue;
    // Short names resemble each other: `rule` is not a misspelt `role`.
    const near = nearOf(part, known, longEnough + 1);
    if (near !== undefined)
      yield {
        what: 'kind of resource',
        word: { text: part, start: word.start + index, end: word.start + index + part.length },
        meant: near,
      };
  }
}

/** Functions, aliases and scripts that the document defines, and names that it installs or builds. */
function namesOfDocument({ source: { text } }: DocumentView): ReadonlySet<string> {
  const names = text.matchAll(
    /(?:^|[\s;])(?:function\s+([\w-]+)|alias\s+([\w-]+)=|([\w-]+)\s*\(\)\s*\{)|\/([\w.-]+)(?=[\s"'`])/g,
  );
  return new Set(Array.from(names, ([, ...groups]) => groups.find(Boolean) ?? ''));
}
