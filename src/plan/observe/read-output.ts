import { limits } from '../../limits.js';
import type { OutputShape } from '../../model/index.js';
import { derived, shipped, type Vocabulary } from '../../vocabulary/index.js';
import { http, pairRows, pairs, scalar, text } from './key-values.js';
import { document } from './nested.js';
import { isForeign, type OutputPart } from './origin.js';
import type { OutputLine, OutputRecord, ShapeReader } from './output-record.js';
import { json, jsonpathRecords, prometheus } from './structured.js';
import { borderedTable, isHeader, podRows, table } from './tables.js';

/** All layouts of output, the most certain first. The first one that can read a part of the output is used; `text` reads any. */
const shapes: readonly ShapeReader[] = [
  scalar,
  http,
  prometheus,
  json,
  borderedTable,
  table,
  podRows,
  document,
  pairRows,
  pairs,
  text,
];

/** Output as it was understood. */
export interface ReadOutput {
  readonly shapes: readonly OutputShape[];
  readonly records: readonly OutputRecord[];
  /** Lines of the output without prompt lines and output of other commands. */
  readonly lines: readonly OutputLine[];
  /** The same, including output of other commands. */
  readonly allLines: readonly OutputLine[];
  readonly truncated: boolean;
  /** The output, perhaps empty, of each command of the step whose prompt was pasted too. */
  readonly prompted: readonly OutputPart[];
  /** Commands that were pasted with their prompts. */
  readonly prompts: readonly string[];
  readonly isEmpty: boolean;
}

/**
 * Reads pasted output of one command, or of several with their prompts, each in its own layout. Output of other commands than
 * `commands` is only kept as lines.
 */
export function readOutput(
  output: string,
  vocabulary: Vocabulary = shipped,
  commands: readonly string[] = [],
): ReadOutput {
  const { lines, truncated } = outputLines(output);
  const { parts: all, prompts } = outputParts(lines, vocabulary);
  const printed = all.filter(({ lines: part }) => part.some(({ text }) => text !== ''));
  const own = all.filter((part) => !isForeign(part, commands, vocabulary));
  const parts = own.filter((part) => printed.includes(part));
  const prompted = own.filter(({ command }) => command !== null);
  const read = parts.flatMap(({ lines: part, command }): ReadPart[] => {
    const values = jsonpathRecords(part, command === null ? commands : [command], command !== null);
    return values ? [{ shape: 'table', records: values }] : readPart(part, vocabulary);
  });
  return {
    shapes: read.length > 0 ? read.map(({ shape }) => shape) : ['empty'],
    records: read.flatMap(({ records }) => records),
    lines: parts.flatMap((part) => part.lines),
    allLines: printed.flatMap((part) => part.lines),
    truncated,
    prompted,
    prompts,
    isEmpty: printed.length === 0 && (prompts.length === 0 || prompted.length > 0),
  };
}

interface ReadPart {
  readonly shape: OutputShape;
  readonly records: readonly OutputRecord[];
}

/** Reads lines in the first layout that fits. Lines around a table are those of other commands, with a layout of their own. */
function readPart(lines: readonly OutputLine[], vocabulary: Vocabulary): ReadPart[] {
  for (const reader of shapes) {
    const records = reader.read(lines, vocabulary);
    if (!records) continue;
    const rest = reader === table && records.length > 0 ? linesAround(lines, records, vocabulary) : [];
    const others = rest.length > 0 ? readPart(rest, vocabulary) : [];
    return [{ shape: reader.shape, records }, ...others.filter((other) => other.records.length > 0)];
  }
  return [{ shape: 'text', records: [] }];
}

function linesAround(lines: readonly OutputLine[], records: readonly OutputRecord[], vocabulary: Vocabulary) {
  const inTable = new Set(records.flatMap(({ fields }) => fields.map(({ line }) => line)));
  return lines.filter(({ text, number }) => text !== '' && !inTable.has(number) && !isHeader(text, vocabulary));
}

// CSI sequences, OSC strings up to their end, and other two-character escapes.
const terminalCodes =
  /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B\n]*(?:\u0007|\u001B\\)?|[@-Z\\^_])|\u009B[0-?]*[ -/]*[@-~]/g;
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\uFEFF]/g;

/** The lines of output without terminal codes; output over the limit is cut at the end of a line. */
function outputLines(output: string): { readonly lines: readonly OutputLine[]; readonly truncated: boolean } {
  const limit = limits.outputCharacters;
  const truncated = output.length > limit;
  const kept = truncated ? output.slice(0, Math.max(output.lastIndexOf('\n', limit), 0) || limit) : output;
  const lines = kept.split(/\r\n|\r|\n/).map((line, index) => ({
    text: line.replace(terminalCodes, '').replace(controls, '').trimEnd(),
    number: index + 1,
  }));
  return { lines, truncated };
}

const prompt = /^(?:\[?[\w.-]+@[\w.-]+[^\n$#]{0,60}[$#](?:\s|$)|(?:[$#%]|[\w.-]{1,40}[#$>])\s+(?=\S))/;

const rootPromptOf = derived(({ verdicts: { promptPrograms } }: Vocabulary) => {
  const programs = promptPrograms.map((name) => name.replace(/\*$/, '[\\w-]*'));
  return new RegExp(`^#\\s+(?:sudo\\s+)?(?:${programs.join('|')})(?![\\w])`);
});

/** The rest of a prompt at the end of a paste. */
const barePrompt = /^(?:[$#%>]|\^C)$/;

/**
 * The output of each command. Prompt lines (`$ kubectl get pod`, `[root@node1 ~]# ovn-nbctl show`) and their continuation
 * lines separate the parts and are left out.
 */
function outputParts(lines: readonly OutputLine[], vocabulary: Vocabulary) {
  const rootPrompt = rootPromptOf(vocabulary);
  const parts: (OutputPart & { readonly lines: OutputLine[] })[] = [{ command: null, lines: [] }];
  const prompts: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const found: RegExpExecArray | null = goesOn ? null : prompt.exec(line.text);
    // `# note` is a comment, not the prompt of root.
    const isPrompt: boolean = found !== null && (!/^[#%>]\s/.test(found[0]) || rootPrompt.test(line.text));
    if (isPrompt) parts.push({ command: line.text, lines: [] });
    // `time` prints after the output of the command.
    else if (/^real\s+\d+m/.test(line.text)) parts.push({ command: null, lines: [] });
    if (isPrompt || goesOn) prompts.push(line.text);
    else if (!barePrompt.test(line.text)) parts.at(-1)!.lines.push(line);
    goesOn = (isPrompt || goesOn) && line.text.endsWith('\\');
  }
  return { parts, prompts };
}
