import {
  type Assignment,
  type Command,
  forEachChild,
  type ParsedScript,
  type Pipeline,
  parse,
  type Redirect,
  type SyntaxNode,
  type Word,
} from 'unbash';
import type { CommandSegment, Effect } from '../../../model/index.js';
import { type Argument, type Location, locate, toArgument } from './arguments.js';
import { type CommandEffect, type EmbeddedText, evaluate, type StandardInput } from './evaluate.js';
import { inputOf, outputOf } from './standard-input.js';
import { type Behavior, type CommandKnowledge, runsItsText, worse } from './table.js';

export interface Findings {
  readonly segments: CommandSegment[];
  readonly functions: Set<string>;
  /** Input redirections: `<name`, with the offset of the operator. */
  readonly inputs: { readonly start: number; readonly name: string }[];
  /** Names of files that the text writes, which may be run. */
  readonly written: Set<string>;
  /** Spans of text that a second interpreter reads, where shell quoting alone does not make a value safe. */
  readonly embedded: { readonly start: number; readonly end: number }[];
  /** Set where a second interpreter runs commands that may read any value of the text: a variable, an argument, its input. */
  reevaluates: boolean;
  /** Set where it may run such a value as a command. */
  runsValues: boolean;
  /** Set where a variable adds a folder whose programs may have the names of known ones. */
  replacesPrograms: boolean;
}

const destroyingWords =
  /^(?:delete|drain|destroy|remove|purge|prune|wipe|uninstall|flush|del|erase|reset|.+-del|undefine)$/;

/** Effect of text with a syntax error: `destroy` when one of its words does, else `unknown`. */
export function scanTokens(text: string, knowledge: CommandKnowledge): Effect {
  for (const [word] of text.matchAll(/[A-Za-z][\w.-]*/g)) {
    if (destroyingWords.test(word) || knowledge.find(word)?.effect === 'destroy') return 'destroy';
  }
  return 'unknown';
}

const harmlessTargets = /^(?:\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)|\/dev\/(?:tcp|udp)\/.*|\d+|-|\d+-)$/;
/** Writing to a device destroys its contents. */
const device = /^\/dev\/(?:sd|vd|nvme|xvd|hd|dm-|mapper\/|disk\/)/;

/** Effect of a redirection on its target; reading, or writing to /dev/null, has none. */
function writtenTo(node: Redirect): Effect {
  if (node.operator === '<' || node.operator === '<&') return 'read';
  const target = node.target?.value ?? '';
  if (harmlessTargets.test(target)) return 'read';
  // `2>&$descriptor` and `> >(command)` write to no named file.
  if (/^[<>]\(/.test(node.target?.text ?? '')) return 'read';
  return device.test(target) ? 'destroy' : 'change';
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Levels of nested shell text and commands (`sudo sudo …`); anything deeper is unknown. */
const nestingLimit = 12;

/** False for two words without an operator between them, which some shells run as a command. */
function isArithmetic(text: string): boolean {
  return !/[\w)\]"']\s+[\w"'$/~.]|;|(?<!\$)\{|\\\n/.test(text);
}

/** Evaluates one shell text and everything that it runs. */
class ScriptEvaluator {
  effect: Effect = 'read';
  interactive = false;
  #commandDepth = 0;
  #stdin: StandardInput;

  constructor(
    readonly knowledge: CommandKnowledge,
    readonly found: Findings,
    readonly location: Location,
    readonly depth: number,
    stdin: StandardInput,
  ) {
    this.#stdin = stdin;
  }

  text(tree: ParsedScript, text: string): CommandEffect {
    if (tree.errors?.length) this.#add(scanTokens(text, this.knowledge));
    for (const statement of tree.commands) this.visit(statement);
    return { effect: this.effect, interactive: this.interactive };
  }

  readonly visit = (node: SyntaxNode): void => {
    if (node.type === 'Redirect') this.#redirection(node);
    else if (node.type === 'Assignment') this.#environment(node);
    else if (node.type === 'Function') this.found.functions.add(node.name.value);
    if (node.type === 'Pipeline') this.#pipeline(node);
    else if (node.type === 'Script') this.#substitution(node);
    else if (node.type === 'ArithmeticExpansion' && !isArithmetic(node.text)) this.#add('unknown');
    else forEachChild(node, this.visit);
    if (node.type === 'Command' && node.name) this.#command(node, node.name);
  };

  #add(effect: Effect, interactive = false): void {
    this.effect = worse(this.effect, effect);
    this.interactive ||= interactive;
  }

  /** Evaluates a substitution. With escaped backticks its text is decoded, and offsets differ from the document's. */
  #substitution(script: ParsedScript): void {
    if (script.source === undefined) {
      this.text(script, '');
      return;
    }
    const { effect, interactive } = this.shell({
      text: script.source,
      content: -1,
      ...locate(this.location, script.pos, script.end),
    });
    this.#add(effect, interactive);
  }

  #pipeline(pipeline: Pipeline): void {
    const outer = this.#stdin;
    for (const command of pipeline.commands) {
      this.visit(command);
      this.#stdin = outputOf(command, this.#stdin, this.location);
    }
    this.#stdin = outer;
  }

  #redirection(node: Redirect): void {
    if (node.operator === '<' && node.target && this.location.kind === 'exact')
      this.found.inputs.push({ start: this.location.at + node.pos, name: node.target.text });
    const effect = writtenTo(node);
    if (effect !== 'read' && node.target) this.found.written.add(fileName(node.target.value));
    this.#add(effect);
  }

  /** Programs run the values of some variables, and others say where programs are. */
  #environment({ name, value }: Assignment): void {
    if (value.type === 'Word') this.found.replacesPrograms ||= this.knowledge.replacesPrograms(name, value.value);
    const isPrompt = /^PS\d$/.test(name);
    if (value.type !== 'Word' || !(isPrompt || runsItsText(name))) return;
    const { value: text, ...span } = toArgument(value, this.location);
    this.found.embedded.push(span);
    if (text && !isPrompt) this.#add(this.shell({ text, ...span }).effect);
  }

  #command(node: Command, name: Word): void {
    const outer = this.#stdin;
    this.#stdin = inputOf(node, outer, this.location);
    const words = [name, ...node.args].map((word) => toArgument(word, this.location));
    const { effect, interactive } = this.command(words, locate(this.location, node.pos, node.end));
    this.#add(effect, interactive);
    this.#stdin = outer;
  }

  command(words: readonly Argument[], place?: { start: number; end: number }): CommandEffect {
    const [name] = words;
    if (!name || this.#commandDepth >= nestingLimit) return { effect: 'unknown', interactive: false };
    const { start, end } = place ?? { start: name.start, end: words.at(-1)!.end };
    const program = name.value.slice(name.value.lastIndexOf('/') + 1);
    const index = this.found.segments.push({ program, effect: 'unknown', interactive: false, start, end }) - 1;
    this.#commandDepth++;
    const result = this.#evaluate(program, words, { start, end });
    this.#commandDepth--;
    this.found.segments[index] = { program, ...result, start, end };
    return result;
  }

  #evaluate(program: string, words: readonly Argument[], place: { start: number; end: number }): CommandEffect {
    const [name, ...rest] = words as [Argument, ...Argument[]];
    const behavior = name.dynamic ? null : this.knowledge.find(program);
    // The body of a function has been evaluated where it is defined.
    if (!behavior && this.found.functions.has(name.value)) return { effect: 'read', interactive: false };
    const known = behavior ? this.#behaves(behavior, rest) : ({ effect: 'unknown', interactive: false } as const);
    const result = this.#isReplaced(program, name.value) ? { ...known, effect: worse(known.effect, 'unknown') } : known;
    if (program === 'tee') for (const { value } of rest) this.found.written.add(fileName(value));
    // An unknown program may do anything with its text and variables, and with a file that was written before.
    const isUnknown = result.effect === 'unknown' || (behavior?.effect === 'unknown' && !behavior.subcommands);
    if (isUnknown || behavior?.interpreted) this.#interpreted(place);
    if (isUnknown) this.found.reevaluates ||= words.some(({ value }) => this.found.written.has(fileName(value)));
    return result;
  }

  /** Whether the program may be another one of the same name. */
  #isReplaced(program: string, path: string): boolean {
    if (path !== program) return !this.knowledge.isInstalled(path);
    return this.found.replacesPrograms && !/^(?:export|declare|typeset|readonly|local)$/.test(program);
  }

  #behaves(behavior: Behavior, rest: readonly Argument[]): CommandEffect {
    return evaluate(behavior, rest, {
      knowledge: this.knowledge,
      stdin: this.#stdin,
      shell: (text) => this.shell(text),
      embedded: ({ start, end }) => this.found.embedded.push({ start, end }),
      reevaluates: (runsValues) => {
        this.found.reevaluates = true;
        this.found.runsValues ||= runsValues;
      },
      command: (inner) => this.command(inner),
    });
  }

  /** Notes that a program may interpret its arguments and its input. */
  #interpreted(place: { readonly start: number; readonly end: number }): void {
    this.found.embedded.push(place);
    if (typeof this.#stdin === 'object' && this.#stdin) this.found.embedded.push(this.#stdin);
  }

  shell(text: EmbeddedText): CommandEffect {
    if (this.depth >= nestingLimit) return { effect: 'unknown', interactive: false };
    const location: Location =
      text.content >= 0 ? { kind: 'exact', at: text.content } : { kind: 'within', start: text.start, end: text.end };
    const evaluate = new ScriptEvaluator(this.knowledge, this.found, location, this.depth + 1, this.#stdin);
    return evaluate.text(parse(text.text), text.text);
  }
}

export function evaluateTree(
  tree: ParsedScript,
  text: string,
  knowledge: CommandKnowledge,
  found: Findings,
): CommandEffect {
  return new ScriptEvaluator(knowledge, found, { kind: 'exact', at: 0 }, 0, null).text(tree, text);
}
