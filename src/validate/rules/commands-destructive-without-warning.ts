import type { Section } from '../../model/index.js';
import { allOf, alternatives, type ByLanguage, ruleWords } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { DocumentView, PlacedCommand } from '../view.js';
import { excerpt } from '../wording.js';

const words = allOf(ruleWords.warnings);
const any = (phrases: ByLanguage): string => alternatives(allOf(phrases));

export const destructiveWithoutWarning: DocumentRule = {
  id: 'commands/destructive-without-warning',
  description: 'A command that deletes, drains or forces stands where the text warns of it.',
  severity: 'info',
  *check(view) {
    const warned = new Map<string, boolean>();
    const made = new MadeBefore();
    for (const { block } of view.blocks) if (/^ya?ml/.test(block.language ?? '')) made.addManifest(block.text);
    for (const placed of view.commands) {
      const { step, command } = placed;
      const segment = command.segments.find(({ effect }) => effect === 'destroy');
      made.add(placed, segment?.start);
      if (command.effect !== 'destroy' || placed.inline) continue;
      if (!warned.has(step.id)) warned.set(step.id, isWarned(view, placed));
      if (warned.get(step.id) || warns(command.description)) continue;
      const text = segment ? command.text.slice(segment.start, segment.end) : command.text;
      if (isTemporary(text) || isUsage(text) || made.holds(text) || isTearDown(view, placed)) continue;
      if (isRestart(text, `${step.title}\n${step.text}`)) continue;
      warned.set(step.id, true); // once for a step
      yield {
        message: `Unexpected ${excerpt(text)} without a warning, expected a sentence that says what it takes away`,
        note: 'Say in the step what is lost or interrupted, and how to get it back.',
        range: view.source.find(text, command.range),
      };
    }
  },
};

const warns = (text: string): boolean => {
  const folded = text.toLowerCase();
  return words.some((word) => folded.includes(word)) || /[⚠❗❌🚨]/u.test(text);
};

/** The step, what stands around it in its section, and the sections above it. */
function isWarned(view: DocumentView, placed: PlacedCommand): boolean {
  const { document } = view;
  const { step } = placed;
  const said = step.text.split('\n').filter((line) => !isExpectation(line));
  if (warns([step.title, ...said, remarks(view, placed)].join('\n'))) return true;
  const byId = new Map(document.sections.map((section) => [section.id, section]));
  for (let section: Section | undefined = byId.get(step.section); section; section = byId.get(section.parent ?? '')) {
    const text = section.blocks
      .filter(({ kind, text: words }) => kind !== 'code' && !isExpectation(words))
      .map((block) => block.text);
    if (warns([section.heading, ...text].join('\n'))) return true;
  }
  return false;
}

/** `❌ abnormal: …` says what a look finds, and warns of nothing. */
const expectation = new RegExp(`^\\s*(?:[-*]\\s+)?❌\\s*\\**(?:${any(ruleWords.abnormal)})`, 'iu');
const isExpectation = (line: string): boolean => expectation.test(line);

/** Remarks in the fence that a command stands in. */
function remarks({ document }: DocumentView, { step, command: { range } }: PlacedCommand): string {
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

/** A file that the step itself has made for a moment. */
const isTemporary = (text: string): boolean => /^\s*(?:sudo\s+)?rm\b[^;|&]*(?:\/tmp\/|te?mp\b)/i.test(text);

/** A line of a program's help: `mirror-del [NAME]   remove mirrors`. */
const isUsage = (text: string): boolean => /\[[A-Z][A-Z_-]+\]|\S {3,}[a-z]+ [a-z]+/.test(text);

const restart = new RegExp(any(ruleWords.restart), 'i');

/** `Restart the pod:` says what deleting it does. */
const isRestart = (text: string, said: string): boolean =>
  /\bdelete\b[^|;&]*\s(?:pods?|po|vmi|virtualmachineinstance)\b/.test(text) && restart.test(said);

const tearDown = new RegExp(
  `^(?:[d.s]*)(?:(?:${any(ruleWords.tearDownAtStart)})|(?:${any(ruleWords.tearDownAlone)})$)|(?:${any(ruleWords.tearDown)})$`,
  'i',
);

/** An article's chapter about taking away what it installed: its heading says it all. In a procedure nobody expects that. */
function isTearDown({ document }: DocumentView, { step }: PlacedCommand): boolean {
  if (document.kind !== 'article') return false;
  const byId = new Map(document.sections.map((section) => [section.id, section]));
  for (let section = byId.get(step.section); section; section = byId.get(section.parent ?? ''))
    if (tearDown.test(section.heading.trim())) return true;
  return false;
}

/** Commands that make something, and the words behind them name what. */
const making =
  /(?:^|[\s;&|(-])(?:create|run|apply|add|new|mkdir|touch|mktemp|launch|expose|import|cp|clone|tee|init)\b/;

/** Words of a command that could be somebody's name: no options, no placeholders in brackets. */
function namesIn(text: string): string[] {
  return text
    .split(/[\s"'=;|&()]+/)
    .flatMap((word) => [word, ...(word.includes('/') && !word.startsWith('/') ? word.split('/') : [])])
    .filter((word) => word.length > 2 && !/^-|[<>]|^\d+$/.test(word));
}

/** Things that a document makes for itself, told from its commands one by one. */
export class MadeBefore {
  readonly #names = new Set<string>();

  /** Notes the names in a manifest that the document shows. */
  addManifest(text: string): void {
    for (const [, name] of text.matchAll(/^[ \t]*(?:- )?name:[ \t]*["']?([^\s"'<>]{3,})/gm)) this.#names.add(name!);
  }

  /** Notes what a command makes; the part of it before `end` when given. */
  add({ command: { text } }: PlacedCommand, end = text.length): void {
    for (const line of text.slice(0, end).split(/\n(?!\s)/)) {
      if (making.test(line)) for (const name of namesIn(line)) this.#names.add(name);
    }
  }

  /**
   * True when a command that deletes names what was made before: a document that cleans up after itself takes nothing from
   * anybody. The first word behind the verb is a kind (`pod`), unless it is the only one.
   */
  holds(deletion: string): boolean {
    const [, behind = ''] =
      /\b(?:delete|remove|rm|rmdir|uninstall|drop|destroy|prune|unset)\b([\s\S]*)/.exec(deletion) ?? [];
    const names = namesIn(behind.replace(/\s(?:-n|--namespace|-c|--context)[= ]\S+/g, ' '));
    const own = names.length > 1 && !/[-_./$\d]/.test(names[0]!) ? names.slice(1) : names;
    return own.length > 0 && own.some((name) => this.#names.has(name));
  }
}
