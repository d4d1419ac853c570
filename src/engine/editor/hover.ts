import { compileTriggers } from '../../compile/index.js';
import { type Knowledge, openTriggers, type TriggerMatcher } from '../../match/index.js';
import type {
  Command,
  CommandHover,
  EditorHover,
  EditorPosition,
  EditorRange,
  LocatedGolden,
  Step,
  StepHover,
  TargetHover,
  Trigger,
  TriggerHover,
} from '../../model/index.js';
import { foldPhrase, type NormalizedText, normalize, tidyPhrase } from '../../text/index.js';
import { keyDescription } from './completion.js';
import { type EditedDocument, touches } from './cursor.js';
import { named } from './sources.js';
import { branchRange, type EditorTarget, targetAt } from './target.js';

interface SearchedText {
  readonly document: number;
  readonly text: string;
  readonly normalized: NormalizedText;
}

/** What the triggers of a knowledge base match: symptoms and error messages of its documents, and its goldens. */
export class TriggerReach {
  #said: readonly SearchedText[] | null = null;

  constructor(
    readonly knowledge: Knowledge,
    readonly goldens: readonly LocatedGolden[],
  ) {}

  /** @param path of the document that contains the trigger */
  async of(trigger: Trigger, path: string): Promise<TriggerHover> {
    const matcher = await openTriggers(compileTriggers([{ document: 0, trigger }]));
    return {
      kind: 'trigger',
      source: trigger.source,
      hits: this.#hits(matcher, path),
      goldens: this.goldens
        .filter(({ golden }) => matcher.match(normalize(golden.symptom)).length > 0)
        .map(({ golden, path: file }) => ({ symptom: golden.symptom, expect: golden.expect ?? null, path: file })),
      shared: this.#sharing(trigger, path),
    };
  }

  #hits(matcher: TriggerMatcher, path: string): TriggerHover['hits'] {
    this.#said ??= this.#collect();
    const found = new Map<number, { readonly text: string; count: number }>();
    for (const { document, text, normalized } of this.#said) {
      if (matcher.match(normalized).length === 0) continue;
      const known = found.get(document);
      if (known) known.count++;
      else found.set(document, { text, count: 1 });
    }
    const hits = [...found].map(([document, hit]) => ({ document: named(this.knowledge, document), ...hit }));
    const own = hits.filter(({ document }) => document.path === path);
    return [...own, ...hits.filter((hit) => !own.includes(hit))];
  }

  /** Normalized once, since every hover searches all texts. */
  #collect(): SearchedText[] {
    const searched: SearchedText[] = [];
    for (let document = 0; document < this.knowledge.documents; document++) {
      const { symptoms, signatures } = this.knowledge.head(document);
      const texts = new Set([...symptoms, ...signatures].map(({ text }) => text));
      for (const text of texts) searched.push({ document, text, normalized: normalize(text) });
    }
    return searched;
  }

  #idOf(path: string): string | null {
    const document = this.knowledge.find(path);
    return document < 0 ? null : this.knowledge.id(document);
  }

  #sharing(trigger: Trigger, path: string): TriggerHover['shared'] {
    const wanted = new Set(phrasesOf(trigger));
    // Translations share an id: they are the same document in another language.
    const own = this.#idOf(path);
    const sharing: TriggerHover['shared'][number][] = [];
    for (let document = 0; document < this.knowledge.documents; document++) {
      const head = this.knowledge.head(document);
      if (head.path === path || head.id === own) continue;
      if (head.triggers.some((other) => phrasesOf(other).some((phrase) => wanted.has(phrase))))
        sharing.push(named(this.knowledge, document));
    }
    return sharing;
  }
}

/** The phrases of a trigger in folded form, without exclusions. */
function phrasesOf({ any, all, regex }: Trigger): string[] {
  const phrases = [...any, ...all].map((phrase) => foldPhrase(tidyPhrase(normalize(phrase).text))).filter(Boolean);
  return regex === null ? phrases : [...phrases, `/${regex}/`];
}

const shownSymptoms = 3;

/** The hover at a position, or null when there is none. */
export async function hoverAt(
  knowledge: Knowledge,
  reach: TriggerReach,
  edited: EditedDocument,
  position: EditorPosition,
): Promise<EditorHover | null> {
  const trigger = edited.document.triggers.find(({ range }) => touches(range, position));
  if (trigger) return { ...(await reach.of(trigger, edited.path)), range: trigger.range };
  const key = keyHover(edited, position);
  if (key) return key;
  const command = commandAt(edited.document.steps, position);
  if (command) return { ...commandHover(command), range: command.range };
  const target = targetAt(knowledge, edited, position);
  if (target) return targetHover(knowledge, edited, target);
  const step = edited.document.steps.find(({ range }) => range.start.line === position.line);
  return step ? { ...stepHover(knowledge, edited, step), range: lineRange(step) } : null;
}

function keyHover({ frontMatter }: EditedDocument, position: EditorPosition): EditorHover | null {
  for (const [pointer, range] of frontMatter.keys) {
    if (!touches(range, position)) continue;
    const names = pointer.slice(1).split('/');
    const key = names.at(-1)!;
    const description = keyDescription(key, names.length > 1 && names[0] === 'triggers');
    return description === null ? null : { kind: 'key', key, description, range };
  }
  return null;
}

/** The smallest range: an inline command may be inside another one's block. */
function commandAt(steps: readonly Step[], position: EditorPosition): Command | null {
  const touched = steps.flatMap(({ commands }) => commands).filter(({ range }) => touches(range, position));
  const size = ({ range }: Command) => range.end.offset - range.start.offset;
  return touched.reduce<Command | null>((best, next) => (best && size(best) <= size(next) ? best : next), null);
}

function commandHover({ effect, interactive, placeholders, problem }: Command): CommandHover {
  return {
    kind: 'command',
    effect,
    interactive,
    placeholders: distinct(placeholders),
    problem: problem?.message ?? null,
  };
}

function distinct(placeholders: Command['placeholders']): CommandHover['placeholders'] {
  const known = new Map(placeholders.map(({ name, raw, type, resource }) => [name, { name, raw, type, resource }]));
  return [...known.values()];
}

function stepHover(knowledge: Knowledge, { document, path }: EditedDocument, step: Step): StepHover {
  return {
    kind: 'step',
    id: step.id,
    title: step.title,
    commands: step.commands.map(({ text, effect }) => ({ text: text.split('\n', 1)[0]!, effect })),
    placeholders: distinct(step.commands.flatMap(({ placeholders }) => placeholders)),
    branches: step.branches.map((branch) => {
      const other = branch.toKind === 'document' ? knowledge.resolve(branch.to, path) : null;
      const to = other === null ? (branchRange(document, branch)?.title ?? branch.to) : knowledge.title(other);
      return { when: branch.when, to };
    }),
  };
}

function lineRange({ range: { start } }: Step): EditorRange {
  return { start, end: { line: start.line + 1, column: 1 } };
}

function targetHover(knowledge: Knowledge, edited: EditedDocument, target: EditorTarget): EditorHover {
  const { range } = target;
  if ('missing' in target) return { kind: 'missing', name: target.missing, range };
  if ('own' in target) {
    const { id, path, title, kind, steps } = edited.document;
    return {
      kind: 'target',
      document: { id, path, title, kind },
      place: target.own.title,
      symptoms: [],
      steps: steps.length,
      range,
    };
  }
  const { symptoms, steps } = knowledge.head(target.document);
  const hover: TargetHover = {
    kind: 'target',
    document: named(knowledge, target.document),
    place: target.place?.title ?? null,
    symptoms: symptoms.slice(0, shownSymptoms).map(({ text }) => text),
    steps,
  };
  return { ...hover, range };
}
