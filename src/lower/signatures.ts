import type { Block, Section, Signature, TextItem } from '../model/index.js';
import { maskMessage, saysNotTriggered } from '../text/index.js';
import { signatures as patterns } from '../vocabulary/index.js';
import { CodePositions } from './code-positions.js';
import type { Reading } from './reading.js';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const errorWord = new RegExp(
  `(?<![a-z0-9_])(?:${patterns.errorWords.map(literally).join('|')})(?![a-z0-9_])|${patterns.errorPhrases.join('|')}`,
  'i',
);
const logLine = new RegExp(patterns.logLines.join('|'));
const notLine = new RegExp(patterns.notLines.join('|'));
const reason = new RegExp(
  `^(?=[A-Za-z]*(?:${patterns.reasonHumps.join('|')}))(?=[A-Z][a-z]*[A-Z])[A-Z][A-Za-z]{5,60}$`,
);
const dataLine = new RegExp(`^[\\s"'-]*(?:${patterns.dataKeys.join('|')})["']?\\s*:\\s*(.+)$`);
/** `Reason:   CrashLoopBackOff` as `kubectl describe` prints it: users search for the word alone. */
const field = /^\s*[A-Z][A-Za-z ]{1,30}:\s{2,}(\S+)\s*$/;
const quoted = /(?:["“”「『]|(?<![A-Za-z\d])['‘])([^"“”「」『』'‘’\n]{8,300})["”“」』'’]/g;

/** Lines of drawn trees, which quote errors but are not errors themselves. */
const drawing = /[\u2500-\u257f→↓▼]/;

const shellLanguages = new Set<string>(patterns.shellLanguages);
const sourceLanguages = new Set<string>(patterns.sourceLanguages);
const dataLanguages = new Set<string>(patterns.dataLanguages);

/**
 * Error and log lines that the document shows: in output fences and the output below commands, inline code, quotation marks and symptoms. Each is masked;
 * of lines that differ only in variable parts the first is kept. In document order, at most `perDocument`.
 */
export function readSignatures(
  { sections, spans, parsed }: Pick<Reading, 'sections' | 'spans' | 'parsed'>,
  symptoms: readonly TextItem[],
  outputs: readonly TextItem[] = [],
): Signature[] {
  const found: TextItem[] = [];
  for (const output of outputs) {
    const printed: TextItem[] = [];
    addCodeLines({ kind: 'code', depth: 0, ...output }, parsed.text, printed);
    found.push(...printed.filter(({ text }) => saidByProgram.test(text)));
  }
  for (const section of sections) {
    for (const block of section.blocks) if (block.kind === 'code') addCodeLines(block, parsed.text, found);
  }
  for (const code of spans.codes) if (isErrorText(code.text) || isSentence(code.text)) found.push(code);
  for (const text of spans.texts) addQuoted(text, found);
  for (const symptom of symptoms) if (isBareError(symptom.text)) found.push(symptom);
  found.sort((a, b) => a.range.start.offset - b.range.start.offset);
  return distinct(ownOf(found, sections).filter(({ range }) => !isDenied(parsed.text, range.start.offset)));
}

/** Error output of programs; other text below a command is mostly expected output. */
const saidByProgram =
  /^(?:\*\s)?(?:error|fatal|panic|failed|unable|cannot)\b|^curl: \(|^[EF]\d{4} \d\d:|\b(?:level|severity)=(?:error|fatal)\b|:\s(?:error\b|failed\b|permission denied|connection refused|no such|command not found|timed out|context deadline exceeded)/i;

/** Sections whose messages belong to other problems or documents. */
const elsewhere: ReadonlySet<Section['kind']> = new Set(['not-applicable', 'related']);

/** Characters before a message searched for a negation. */
const deniedWithin = 120;

/** Whether the sentence says that the alert does not fire for this message. */
function isDenied(source: string, offset: number): boolean {
  const before = source.slice(Math.max(0, offset - deniedWithin), offset);
  const sentence = before.split(/[.!?。！？]\s|\n\s*\n/).at(-1)!;
  return saysNotTriggered(sentence);
}

/** Items in document order, without those of sections about other problems. */
function ownOf(items: readonly TextItem[], sections: readonly Section[]): TextItem[] {
  let at = -1;
  return items.filter(({ range }) => {
    while (at + 1 < sections.length && sections[at + 1]!.range.start.offset <= range.start.offset) at++;
    return at < 0 || !elsewhere.has(sections[at]!.kind);
  });
}

function distinct(found: readonly TextItem[]): Signature[] {
  const signatures = new Map<string, Signature>();
  for (const { text, range } of found) {
    if (signatures.size >= patterns.perDocument) break;
    const line = text.trim().slice(0, patterns.maximumCharacters);
    const masked = maskMessage(line);
    if (!signatures.has(masked)) signatures.set(masked, { text: line, masked, range });
  }
  return [...signatures.values()];
}

/** A symptom that is a bare error message in ASCII, not a sentence. */
function isBareError(symptom: string): boolean {
  return /^[\x20-\x7e]+$/.test(symptom) && !/[.!?]$/.test(symptom) && isErrorText(symptom);
}

/** Whether a single line reads as an error message or as the reason of a Kubernetes event. */
function isErrorText(text: string): boolean {
  if (reason.test(text)) return true;
  if (text.length < patterns.minimumCharacters || !/[\s\u3400-\u9fff]/.test(text.trim())) return false;
  return !notLine.test(text) && errorWord.test(text.slice(0, patterns.maximumCharacters));
}

/** Minimum words of a message recognised as a sentence. */
const sentenceWords = 5;

/** Whether inline code is a sentence and so a message. Names of buttons and charts are capitalised. */
function isSentence(text: string): boolean {
  if (text.length > patterns.maximumCharacters || notLine.test(text)) return false;
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^[A-Za-z][a-z']*[,.:;]?$/.test(word));
  const capitals = plain.slice(1).filter((word) => /^[A-Z]/.test(word));
  return words.length >= sentenceWords && plain.length >= 0.7 * words.length && capitals.length <= plain.length / 4;
}

function addCodeLines(block: Block, source: string, found: TextItem[]): void {
  const language = block.language ?? '';
  if (shellLanguages.has(language) || sourceLanguages.has(language)) return;
  const isData = dataLanguages.has(language);
  const positions = new CodePositions({ ...block, source });
  for (const [line, text] of block.text.split('\n').entries()) {
    const message = (isData ? messageOf(text) : (field.exec(text)?.[1] ?? text)).trim();
    if (message === '') continue;
    const column = text.indexOf(message);
    const item = { text: message, range: positions.range(line, column, line, column + message.length) };
    if (drawing.test(message)) addQuoted(item, found);
    else if (isOutputLine(message, isData)) found.push(item);
  }
}

/** The value of a line of data whose key holds messages, without quotation marks; empty for any other line. */
function messageOf(line: string): string {
  const value = dataLine.exec(line.slice(0, patterns.maximumCharacters))?.[1] ?? '';
  const isEdge = (character: string | undefined) => character !== undefined && `"'|>,\\ `.includes(character);
  let start = 0;
  let end = value.length;
  while (start < end && isEdge(value[start])) start++;
  while (end > start && isEdge(value[end - 1])) end--;
  return value.slice(start, end);
}

function isOutputLine(text: string, isData: boolean): boolean {
  if (text.trim().length < patterns.minimumCharacters || notLine.test(text)) return false;
  const line = text.slice(0, patterns.maximumCharacters);
  return (!isData && logLine.test(line)) || isErrorText(line.trim());
}

function addQuoted({ text, range }: TextItem, found: TextItem[]): void {
  if (!/["“「『'‘]/.test(text)) return;
  for (const match of text.matchAll(quoted)) {
    const inside = match[1]!.trim();
    if (isErrorText(inside) && /[A-Za-z]/.test(inside)) found.push({ text: inside, range });
  }
}
