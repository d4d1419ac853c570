import { limits } from '../../limits.js';
import type { OutputShape } from '../../model/index.js';
import { http, pairs, scalar, text } from './key-values.js';
import { document } from './nested.js';
import type { OutputLine, OutputRecord, ShapeReader } from './output-record.js';
import { json, prometheus } from './structured.js';
import { borderedTable, podRows, table } from './tables.js';

/** Every layout of output, the most certain first. The first that reads a part of the output is the one; `text` reads any. */
export const shapes: readonly ShapeReader[] = [
  scalar,
  http,
  prometheus,
  json,
  borderedTable,
  table,
  podRows,
  document,
  pairs,
  text,
];

export interface OutputLines {
  readonly lines: readonly OutputLine[];
  readonly truncated: boolean;
}

// CSI sequences, OSC strings up to their end, and other two-character escapes.
const terminalCodes =
  /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B\n]*(?:\u0007|\u001B\\)?|[@-Z\\^_])|\u009B[0-?]*[ -/]*[@-~]/g;
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\uFEFF]/g;

/** Cuts output into lines without terminal codes; output over the limit is cut at a line's end. */
export function outputLines(output: string): OutputLines {
  const truncated = output.length > limits.outputCharacters;
  const cut = truncated ? Math.max(output.lastIndexOf('\n', limits.outputCharacters), 0) || limits.outputCharacters : 0;
  const kept = truncated ? output.slice(0, cut) : output;
  const lines = kept.split(/\r\n|\r|\n/).map((line, index) => ({ text: cleanLine(line), number: index + 1 }));
  return { lines, truncated };
}

function cleanLine(line: string): string {
  return line.replace(terminalCodes, '').replace(controls, '').trimEnd();
}

const prompt = /^(?:\[?[\w.-]+@[\w.-]+[^\n$#]{0,60}[$#](?:\s|$)|(?:[$#%]|[\w.-]{1,40}[#$>])\s+(?=\S))/;

/** Cuts lines where a prompt shows that another command was run; the lines with prompts are left out. */
export function outputParts(lines: readonly OutputLine[]): (readonly OutputLine[])[] {
  const parts: OutputLine[][] = [[]];
  for (const line of lines) {
    if (isPrompt(line.text)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  const filled = parts.filter((part) => part.some(({ text }) => text !== ''));
  return filled;
}

/** `$ kubectl get pod`, `[root@node1 ~]# ovn-nbctl show`. A comment of a configuration (`# note`) is none. */
function isPrompt(text: string): boolean {
  const found = prompt.exec(text);
  if (!found) return false;
  return (
    !/^[#%>]\s/.test(found[0]) ||
    /^#\s+(?:sudo\s+)?(?:kubectl|ovn-|ovs-|ip|ceph|etcdctl|docker|crictl|curl|systemctl)\b/.test(text)
  );
}

/** Output as it was understood. */
export interface ReadOutput {
  readonly shapes: readonly OutputShape[];
  readonly records: readonly OutputRecord[];
  /** What commands printed; lines with prompts are left out. */
  readonly lines: readonly OutputLine[];
  readonly truncated: boolean;
}

/** Reads pasted output, of one command or of several with their prompts, each in the shape that it has. */
export function readOutput(output: string): ReadOutput {
  const { lines, truncated } = outputLines(output);
  const parts = outputParts(lines);
  const found: OutputShape[] = [];
  const records: OutputRecord[] = [];
  for (const part of parts) {
    const read = readPart(part);
    found.push(read.shape);
    for (const record of read.records) records.push(record);
  }
  return { shapes: found.length > 0 ? found : ['empty'], records, lines: parts.flat(), truncated };
}

function readPart(part: readonly OutputLine[]): { shape: OutputShape; records: readonly OutputRecord[] } {
  for (const { shape, read } of shapes) {
    const records = read(part);
    if (records) return { shape, records };
  }
  return { shape: 'text', records: [] };
}
