import type { Knowledge } from '../../match/index.js';
import type {
  Command,
  CommandHover,
  EditorHover,
  EditorPosition,
  EditorRange,
  Step,
  StepHover,
  TargetHover,
} from '../../model/index.js';
import { type EditedDocument, touches } from './document.js';
import { keyDescription } from './keys.js';
import { named } from './knowledge.js';
import { branchPlace, type EditorTarget, targetAt } from './target.js';
import type { TriggerReach } from './trigger-reach.js';

const shownSymptoms = 3;

/** What an editor shows of a place, or null when there is nothing to say. */
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

/** The smallest: a command in the text may stand inside of another's block. */
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
      const to = other === null ? (branchPlace(document, branch)?.title ?? branch.to) : knowledge.title(other);
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
