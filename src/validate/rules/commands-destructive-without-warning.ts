import type { Document, Section, Step } from '../../model/index.js';
import { allOf, alternatives, type ByLanguage, derivedForBuild } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { DocumentView, PlacedCommand } from '../view.js';
import { excerpt } from '../wording.js';

const patternsOf = derivedForBuild(({ ruleWords }) => {
  const any = (phrases: ByLanguage): string => alternatives(allOf(phrases));
  const [atStart, alone, atEnd] = [ruleWords.tearDownAtStart, ruleWords.tearDownAlone, ruleWords.tearDown].map(any);
  return {
    warnings: allOf(ruleWords.warnings),
    /** Unmistakable words, which also count in a heading or in a section above. */
    cautions: allOf(ruleWords.cautions),
    restart: new RegExp(any(ruleWords.restart), 'i'),
    tearDown: new RegExp(`^(?:[\\d.\\s]*)(?:(?:${atStart})|(?:${alone})$)|(?:${atEnd})$`, 'i'),
  };
});

export const destructiveWithoutWarning: DocumentRule = {
  id: 'commands/destructive-without-warning',
  description: 'A command that deletes, drains or forces comes with a caution in its step or section.',
  severity: 'warning',
  *check(view) {
    const warned = new Map<string, boolean>();
    const created = new CreatedNames();
    for (const { block } of view.blocks) if (/^ya?ml/.test(block.language ?? '')) created.addManifest(block.text);
    for (const placed of view.commands) {
      const { step, command } = placed;
      const segment = command.segments.find(({ effect }) => effect === 'destroy');
      created.add(placed, segment?.start);
      if (command.effect !== 'destroy' || placed.inline) continue;
      if (!warned.has(step.id)) warned.set(step.id, isWarned(view, placed));
      if (warned.get(step.id) || warns(command.description, view)) continue;
      const text = segment ? command.text.slice(segment.start, segment.end) : command.text;
      if (isTemporary(text) || isUsage(text) || created.includes(text) || isTearDown(view, placed)) continue;
      if (isRestart(text, `${step.title}\n${step.text}`, view)) continue;
      warned.set(step.id, true); // once per step
      yield {
        message: `Unexpected ${excerpt(text)} without a warning, expected a sentence that says what is lost`,
        note: 'Say in the step what is lost or interrupted, and how to restore it.',
        range: view.source.find(text, command.range),
      };
    }
  },
};

const warns = (text: string, { vocabulary }: DocumentView, words: 'warnings' | 'cautions' = 'warnings'): boolean => {
  const folded = text.toLowerCase();
  return patternsOf(vocabulary)[words].some((word) => folded.includes(word)) || /[⚠❗❌🚨]/u.test(text);
};

/** Whether the step or its section has a warning, or a heading or a section above an unmistakable one. */
function isWarned(view: DocumentView, placed: PlacedCommand): boolean {
  const { document } = view;
  const { step } = placed;
  const verdicts = verdictsBeside(document, step);
  const isExpectation = (line: string): boolean => verdicts.some((text) => line.includes(text));
  const textOf = ({ blocks }: Section): string =>
    blocks
      .filter(({ kind, text }) => kind !== 'code' && !isExpectation(text))
      .map(({ text }) => text)
      .join('\n');
  const lines = step.text.split('\n').filter((line) => !isExpectation(line));
  const around = sectionsAround(document, step);
  return (
    warns([...lines, commentsBeside(view, placed), ...around.slice(0, 1).map(textOf)].join('\n'), view) ||
    around.some((section) => warns(`${section.heading}\n${textOf(section)}`, view, 'cautions'))
  );
}

/** The section of a step, and those that contain it, from the inside out. */
function sectionsAround({ sections }: Document, { section }: Step): Section[] {
  const found: Section[] = [];
  const byId = new Map(sections.map((each) => [each.id, each]));
  for (let at = byId.get(section); at; at = byId.get(at.parent ?? '')) found.push(at);
  return found;
}

/** Beside a normal or abnormal expectation, `⚠️ Warning: 30 days left` describes an observation, not a risk. */
function verdictsBeside({ steps }: Document, { section }: Step): string[] {
  const expectations = steps.filter((step) => step.section === section).flatMap((step) => step.expectations);
  return expectations.some(({ verdict }) => verdict !== 'warning') ? expectations.map(({ text }) => text) : [];
}

function commentsBeside({ document }: DocumentView, { step, command: { range } }: PlacedCommand): string {
  const { blocks = [] } = document.sections.find(({ id }) => id === step.section) ?? {};
  const fence = blocks.find(
    ({ kind, range: { start, end } }) =>
      kind === 'code' && start.offset <= range.start.offset && range.end.offset <= end.offset,
  );
  return (fence?.text ?? '')
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .join('\n');
}

/** Removal of a temporary file, or of a single file of the working folder. */
const isTemporary = (text: string): boolean =>
  /^\s*(?:sudo\s+)?rm\b[^;|&]*(?:\/tmp\/|te?mp\b)/i.test(text) ||
  /^\s*rm\s+(?:-f\s+)?(?:\.\/)?[\w][\w.-]*\s*$/.test(text);

/** A line of usage text: `mirror-del [NAME]   remove mirrors`. */
const isUsage = (text: string): boolean => /\[[A-Z][A-Z_-]+\]|\S {3,}[a-z]+ [a-z]+/.test(text);

/** `Restart the pod:` explains why it is deleted. */
const isRestart = (text: string, context: string, { vocabulary }: DocumentView): boolean =>
  /\bdelete\b[^|;&]*\s(?:pods?|po|vmi|virtualmachineinstance)\b/.test(text) &&
  patternsOf(vocabulary).restart.test(context);

/** A chapter about uninstalling: its heading is a sufficient warning. */
const isTearDown = ({ document, vocabulary }: DocumentView, { step }: PlacedCommand): boolean =>
  sectionsAround(document, step).some(({ heading }) => patternsOf(vocabulary).tearDown.test(heading.trim()));

/** Verbs of commands that create something; the words after them name it. */
const creating =
  /(?:^|[\s;&|(-])(?:create|run|apply|add|new|mkdir|touch|mktemp|launch|expose|import|cp|clone|tee|init)\b/;

/** Words of a command that may be names: no options, no placeholders in brackets. */
function namesIn(text: string): string[] {
  return text
    .split(/[\s"'=;|&()]+/)
    .flatMap((word) => [word, ...(word.includes('/') && !word.startsWith('/') ? word.split('/') : [])])
    .filter((word) => word.length > 2 && !/^-|[<>]|^\d+$/.test(word));
}

class CreatedNames {
  readonly #names = new Set<string>();

  addManifest(text: string): void {
    for (const [, name] of text.matchAll(/^[ \t]*(?:- )?name:[ \t]*["']?([^\s"'<>]{3,})/gm)) this.#names.add(name!);
  }

  /** Adds the names that a command creates, up to the offset `end`. */
  add({ command: { text } }: PlacedCommand, end = text.length): void {
    for (const line of text.slice(0, end).split(/\n(?!\s)/)) {
      if (creating.test(line)) for (const name of namesIn(line)) this.#names.add(name);
    }
  }

  /** True when a deletion names something created before. The first of several words may be a kind (`pod`). */
  includes(deletion: string): boolean {
    const [, behind = ''] =
      /\b(?:delete|remove|rm|rmdir|uninstall|drop|destroy|prune|unset)\b([\s\S]*)/.exec(deletion) ?? [];
    const names = namesIn(behind.replace(/\s(?:-n|--namespace|-c|--context)[= ]\S+/g, ' '));
    const objects = names.length > 1 && !/[-_./$\d]/.test(names[0]!) ? names.slice(1) : names;
    return objects.some((name) => this.#names.has(name));
  }
}
