import type { Block, Section, Signature, TextItem } from '../model/index.js';
import { maskMessage, saysNotTriggered } from '../text/index.js';
import { derived } from '../vocabulary/index.js';
import { CodePositions } from './commands/split/fence.js';
import type { Reading } from './reading.js';

/** A field as `kubectl describe` prints it, `Reason:   CrashLoopBackOff`: users search for its value. */
const field = /^\s*[A-Z][A-Za-z ]{1,30}:\s{2,}(\S+)\s*$/;
const quoted = /(?:["“”「『]|(?<![A-Za-z\d])['‘])([^"“”「」『』'‘’\n]{8,300})["”“」』'’]/g;
/** Lines of drawn trees. They may quote errors, but are no error lines. */
const drawing = /[\u2500-\u257f→↓▼]/;
/** Error output of a program. Other text below a command is mostly expected output. */
const programError =
  /^(?:\*\s)?(?:error|fatal|panic|failed|unable|cannot)\b|^curl: \(|^[EF]\d{4} \d\d:|\b(?:level|severity)=(?:error|fatal)\b|:\s(?:error\b|failed\b|permission denied|connection refused|no such|command not found|timed out|context deadline exceeded)/i;
/** Sections whose messages belong to other problems or documents. */
const elsewhere: ReadonlySet<Section['kind']> = new Set(['not-applicable', 'related']);
/** Characters before a message searched for a negation. */
const negatedWithin = 120;
/** Minimum words of a message recognised as a sentence. */
const sentenceWords = 5;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternsOf = derived(({ signatures: data }) => {
  const words = `(?<![a-z0-9_])(?:${data.errorWords.map(literally).join('|')})(?![a-z0-9_])`;
  const humps = data.reasonHumps.join('|');
  return {
    ...data,
    errorWord: new RegExp([words, ...data.errorPhrases].join('|'), 'i'),
    logLine: new RegExp(data.logLines.join('|')),
    notLine: new RegExp(data.notLines.join('|')),
    reason: new RegExp(`^(?=[A-Za-z]*(?:${humps}))(?=[A-Z][a-z]*[A-Z])[A-Z][A-Za-z]{5,60}$`),
    dataLine: new RegExp(`^[\\s"'-]*(?:${data.dataKeys.join('|')})["']?\\s*:\\s*(.+)$`),
  };
});

const readerOf = derived((vocabulary) => new SignatureReader(patternsOf(vocabulary)));

/**
 * The error and log lines of a document, masked, in document order, at most `perDocument`. They stand in fences of output, below
 * commands, in inline code, quotation marks and symptoms. Of lines with the same mask the first is kept.
 */
export function readSignatures(
  { sections, spans, parsed, vocabulary }: Pick<Reading, 'sections' | 'spans' | 'parsed' | 'vocabulary'>,
  symptoms: readonly TextItem[],
  outputs: readonly TextItem[],
): Signature[] {
  const reader = readerOf(vocabulary);
  const source = parsed.text;
  const printed = outputs.flatMap((output) => reader.codeLines({ kind: 'code', depth: 0, ...output }, source));
  const code = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'code'));
  const found = [
    ...printed.filter(({ text }) => programError.test(text)),
    ...code.flatMap((block) => reader.codeLines(block, source)),
    ...spans.codes.filter(({ text }) => reader.isErrorText(text) || reader.isSentence(text)),
    ...spans.texts.flatMap((text) => reader.quotedErrors(text)),
    ...symptoms.filter(({ text }) => reader.isBareError(text)),
  ].sort((a, b) => a.range.start.offset - b.range.start.offset);
  return reader.distinct(
    withoutOthers(found, sections).filter(({ range: { start } }) => {
      const before = source.slice(Math.max(0, start.offset - negatedWithin), start.offset);
      return !saysNotTriggered(before.split(/[.!?。！？]\s|\n\s*\n/).at(-1)!, vocabulary);
    }),
  );
}

/** The items, given in document order, that are not in a section about other problems. */
function withoutOthers(items: readonly TextItem[], sections: readonly Section[]): TextItem[] {
  let at = -1;
  return items.filter(({ range }) => {
    while (at + 1 < sections.length && sections[at + 1]!.range.start.offset <= range.start.offset) at++;
    return at < 0 || !elsewhere.has(sections[at]!.kind);
  });
}

/** Recognises error lines by the words of data/signatures.json. */
class SignatureReader {
  constructor(private readonly data: ReturnType<typeof patternsOf>) {}

  distinct(found: readonly TextItem[]): Signature[] {
    const signatures = new Map<string, Signature>();
    for (const { text, range } of found) {
      if (signatures.size >= this.data.perDocument) break;
      const line = text.trim().slice(0, this.data.maximumCharacters);
      const masked = maskMessage(line);
      if (!signatures.has(masked)) signatures.set(masked, { text: line, masked, range });
    }
    return [...signatures.values()];
  }

  /** Whether a symptom is an error message in ASCII rather than a sentence. */
  isBareError(symptom: string): boolean {
    return /^[\x20-\x7e]+$/.test(symptom) && !/[.!?]$/.test(symptom) && this.isErrorText(symptom);
  }

  /** Whether a single line reads as an error message or as the reason of a Kubernetes event. */
  isErrorText(text: string): boolean {
    if (this.data.reason.test(text)) return true;
    if (text.length < this.data.minimumCharacters || !/[\s\u3400-\u9fff]/.test(text.trim())) return false;
    return !this.data.notLine.test(text) && this.data.errorWord.test(text.slice(0, this.data.maximumCharacters));
  }

  /** Whether inline code is a sentence, hence a message. Names of buttons and charts are capitalised. */
  isSentence(text: string): boolean {
    if (text.length > this.data.maximumCharacters || this.data.notLine.test(text)) return false;
    const words = text.trim().split(/\s+/);
    const plain = words.filter((word) => /^[A-Za-z][a-z']*[,.:;]?$/.test(word));
    const capitals = plain.slice(1).filter((word) => /^[A-Z]/.test(word));
    return words.length >= sentenceWords && plain.length >= 0.7 * words.length && capitals.length <= plain.length / 4;
  }

  codeLines(block: Block, source: string): TextItem[] {
    const { shellLanguages, sourceLanguages, dataLanguages } = this.data;
    const language = block.language ?? '';
    if (shellLanguages.includes(language) || sourceLanguages.includes(language)) return [];
    const isData = dataLanguages.includes(language);
    const positions = new CodePositions({ ...block, source });
    return block.text.split('\n').flatMap((text, line) => {
      const message = (isData ? this.messageOf(text) : (field.exec(text)?.[1] ?? text)).trim();
      if (message === '') return [];
      const column = text.indexOf(message);
      const item = { text: message, range: positions.range(line, column, line, column + message.length) };
      if (drawing.test(message)) return this.quotedErrors(item);
      return this.isOutputLine(message, isData) ? [item] : [];
    });
  }

  /** The value of a line of data whose key is one for messages, without quotation marks; empty for any other line. */
  private messageOf(line: string): string {
    const value = this.data.dataLine.exec(line.slice(0, this.data.maximumCharacters))?.[1] ?? '';
    return value.replace(/^["'|>,\\ ]+/, '').replace(/["'|>,\\ ]+$/, '');
  }

  private isOutputLine(text: string, isData: boolean): boolean {
    if (text.length < this.data.minimumCharacters || this.data.notLine.test(text)) return false;
    const line = text.slice(0, this.data.maximumCharacters);
    return (!isData && this.data.logLine.test(line)) || this.isErrorText(line.trim());
  }

  quotedErrors({ text, range }: TextItem): TextItem[] {
    const inside = [...text.matchAll(quoted)].map((match) => match[1]!.trim());
    const errors = inside.filter((each) => this.isErrorText(each) && /[A-Za-z]/.test(each));
    return errors.map((error) => ({ text: error, range }));
  }
}
