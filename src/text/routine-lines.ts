import type { Span } from './alert-fields.js';
import { stripLogPrefix } from './log-lines.js';

const clock = '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?';
const level = '(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE)';
/** A level below a warning, as logs have it in their headers. */
const routineLevel = new RegExp(
  `^\\s{0,8}(?:${[
    // klog: I0312 08:11:02.331201       1 main.go:40]
    `[ID]\\d{4} ${clock} `,
    // [INFO] plugin/reload, INFO[0000], INFO: message, info: message
    `[\\[<]${level}[\\]>]|${level}(?:[:|\\[\\t]| {2,})`,
    // [kubelet-start] INFO message
    `\\[[\\w.:/ -]{1,60}\\] ?[\\[<]?${level}[\\]>:]? `,
    // A time, then the level among processes, threads and loggers.
    `[^\\n]{0,60}?${clock}[^\\n"]{0,80}?[\\s|\\[<:]${level}[\\s|\\]>:]`,
    // logfmt and JSON
    `[^\\n]{0,200}?(?<![\\w.-])["']?(?:level|lvl|severity)["']?(?:=|: {0,2})["']?${level}(?![\\w-])`,
  ].join('|')})`,
  'i',
);

const method = '(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|CONNECT)';
const success = '(?:2\\d\\d|304)(?![\\d.])';
/** Access lines of web servers, of Envoy, and of frameworks. */
const accessLine = new RegExp(
  [
    `"${method} [^"\\n]{1,500}" ${success}`,
    `^\\[GIN\\][^\\n|]{1,60}\\| *${success} *\\|`,
    `^[^\\n"]{0,80}${method} ["/][^\\s"]{0,500}"?(?: HTTP/[\\d.]{1,3})? ${success}`,
  ].join('|'),
);

/** Words of a line that a person may have written. */
const leastWords = 3;
const words = /[a-z]{2,}|\p{Script=Han}{2}/giu;

/** Lines from which on a text is a log, in which what is in no program's shape need not be written by a person. */
const leastLogLines = 6;

/**
 * The lines of a text that programs print when all is well (info and debug lines, access lines with a status of success)
 * beside what a person wrote: in a log the first or the last line, in a short text any. Lines behind a colon are not among
 * them: they are what is asked about. Linear.
 */
export function routineLines(text: string): Span[] {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(({ 0: line }) => line.trim() !== '');
  const mayBeWritten = lines.length < leastLogLines ? lines : [lines[0]!, lines.at(-1)!];
  if (lines.length < 2 || !mayBeWritten.some(({ 0: line }) => isWritten(line))) return [];
  const routine: Span[] = [];
  let isQuoted = false;
  for (const { 0: line, index } of lines) {
    if (!isRoutine(line)) isQuoted = isWritten(line) && /[:：]\s*$/.test(line);
    else if (!isQuoted) routine.push({ start: index, end: index + line.length });
  }
  return routine;
}

/** Whether a line has words and no program's shape. */
const isWritten = (line: string): boolean =>
  !isRoutine(line) && stripLogPrefix(line) === line.trim() && (line.match(words)?.length ?? 0) >= leastWords;

const isRoutine = (line: string): boolean => routineLevel.test(line) || accessLine.test(line);
