import { compileTriggers } from '../../compile/index.js';
import { type Knowledge, openTriggers } from '../../match/index.js';
import type {
  Command,
  CommandHover,
  EditorHover,
  EditorPosition,
  LocatedGolden,
  NamedDocument,
  Step,
  StepHover,
  Trigger,
  TriggerHover,
} from '../../model/index.js';
import { foldPhrase, normalize, tidyPhrase } from '../../text/index.js';
import { nameOf } from '../answer/assessment.js';
import { keyDescription } from './completion.js';
import { type EditedDocument, touches } from './cursor.js';
import { branchRange, type EditorTarget, targetAt } from './target.js';

interface HoverContext {
  readonly knowledge: Knowledge;
  readonly goldens: () => readonly LocatedGolden[];
}

async function triggerHover(
  { knowledge, goldens }: HoverContext,
  trigger: Trigger,
  path: string,
): Promise<TriggerHover> {
  const matcher = await openTriggers(compileTriggers([{ document: 0, trigger }]));
  const isHit = (text: string): boolean => matcher.match(normalize(text)).length > 0;
  const phrases = new Set(phrasesOf(trigger));
  // Translations share an id, and do not count as other documents.
  const own = knowledge.find(path);
  const hits: TriggerHover['hits'][number][] = [];
  const shared: NamedDocument[] = [];
  for (let number = 0; number < knowledge.documents; number++) {
    const { symptoms, signatures, triggers, id } = knowledge.head(number);
    const document = named(knowledge, number);
    const [text, ...more] = [...new Set([...symptoms, ...signatures].map((each) => each.text))].filter(isHit);
    if (text !== undefined) hits.push({ document, text, count: more.length + 1 });
    if (document.path === path || (own >= 0 && id === knowledge.id(own))) continue;
    if (triggers.some((other) => phrasesOf(other).some((phrase) => phrases.has(phrase)))) shared.push(document);
  }
  const isOwn = (hit: TriggerHover['hits'][number]): boolean => hit.document.path === path;
  return {
    kind: 'trigger',
    source: trigger.source,
    hits: [...hits.filter(isOwn), ...hits.filter((hit) => !isOwn(hit))],
    goldens: goldens()
      .filter(({ golden }) => isHit(golden.symptom))
      .map(({ golden, path: file }) => ({ symptom: golden.symptom, expect: golden.expect ?? null, path: file })),
    shared,
  };
}

function phrasesOf({ any, all, regex }: Trigger): string[] {
  const phrases = [...any, ...all].map((phrase) => foldPhrase(tidyPhrase(normalize(phrase).text))).filter(Boolean);
  return regex === null ? phrases : [...phrases, `/${regex}/`];
}

const named = (knowledge: Knowledge, document: number): NamedDocument => ({
  ...nameOf(knowledge, document),
  kind: knowledge.kind(document),
});

const shownSymptoms = 3;

export async function hoverAt(
  context: HoverContext,
  edited: EditedDocument,
  position: EditorPosition,
): Promise<EditorHover | null> {
  const { knowledge } = context;
  const { triggers, steps } = edited.document;
  const trigger = triggers.find(({ range }) => touches(range, position));
  if (trigger) return { ...(await triggerHover(context, trigger, edited.path)), range: trigger.range };
  const key = keyHover(edited, position);
  if (key) return key;
  const command = commandAt(steps, position);
  if (command) return { ...commandHover(command), range: command.range };
  const target = targetAt(knowledge, edited, position);
  if (target) return targetHover(knowledge, edited, target);
  const step = steps.find(({ range }) => range.start.line === position.line);
  if (step === undefined) return null;
  const { start } = step.range;
  const range = { start, end: { line: start.line + 1, column: 1 } };
  return { ...stepHover(knowledge, edited, step), range };
}

function keyHover({ frontMatter }: EditedDocument, position: EditorPosition): EditorHover | null {
  for (const [pointer, range] of frontMatter.keys) {
    if (!touches(range, position)) continue;
    const names = pointer.slice(1).split('/');
    const key = names.at(-1)!;
    const description = keyDescription(key, names.length > 1 && names[0] === 'triggers' ? 'trigger' : 'front-matter');
    return description === null ? null : { kind: 'key', key, description, range };
  }
  return null;
}

/** The command with the smallest range, because an inline command may be within the block of another one. */
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

function targetHover(knowledge: Knowledge, { document }: EditedDocument, target: EditorTarget): EditorHover {
  const { range } = target;
  if ('missing' in target) return { kind: 'missing', name: target.missing, range };
  const common = { kind: 'target', range } as const;
  if ('own' in target) {
    const { id, path, title, kind, steps } = document;
    const place = target.own.title;
    return { ...common, document: { id, path, title, kind }, place, symptoms: [], steps: steps.length };
  }
  const { symptoms, steps } = knowledge.head(target.document);
  return {
    ...common,
    document: named(knowledge, target.document),
    place: target.place?.title ?? null,
    symptoms: symptoms.slice(0, shownSymptoms).map(({ text }) => text),
    steps,
  };
}
