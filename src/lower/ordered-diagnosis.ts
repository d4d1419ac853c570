import type { Section, SectionKind, TextItem } from '../model/index.js';
import { inlineCommand } from './commands/index.js';
import { type HeadingClassifier, isNumbered } from './headings.js';
import { isNumberedItem, namesProcedure } from './procedure-marks.js';
import type { Reading } from './reading.js';

/** Kinds whose sections are about finding and mending a fault. */
const troubleshooting = new Set<SectionKind>([
  ...['symptoms', 'impact', 'cause', 'diagnosis', 'resolution', 'workaround', 'verification'],
  ...['known-causes', 'branches', 'decision-tree', 'not-applicable'],
] as SectionKind[]);

/** Whether at least half of the text is about a fault: a page on a principle may end in a few diagnostic commands. */
export function isMostlyTroubleshooting(reading: Reading): boolean {
  const { sections, headings } = reading;
  if (isTitledDiagnosis(reading, headings)) return true;
  if (sections.some(({ level, heading }) => level === 1 && headings.classify(heading) === 'faq')) return false;
  const within = new Set<string>();
  let all = 0;
  let about = 0;
  for (const section of sections) {
    const size = section.blocks.reduce((sum, block) => sum + block.text.length, 0);
    const opens = troubleshooting.has(section.kind) || isDiagnosisTitle(section, headings);
    all += size;
    if (!opens && !(section.parent !== null && within.has(section.parent))) continue;
    within.add(section.id);
    about += size;
  }
  return about * 2 >= all;
}

/** A title in the front matter that is the name of a diagnosis: `Troubleshooting`, `kubectl 故障排查`. */
function isTitledDiagnosis({ frontMatter }: Reading, headings: HeadingClassifier): boolean {
  const title = frontMatter.text('title')?.text ?? '';
  return title !== '' && headings.classify(title) === 'diagnosis';
}

function isDiagnosisTitle({ level, heading }: Section, headings: HeadingClassifier): boolean {
  if (level !== 1) return false;
  return headings.classify(heading) === 'diagnosis' || namesProcedure(heading);
}

const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session', 'terminal']);

const numberedComment = /^[ \t]*#[ \t]*(?:\d{1,2}(?:\.\d{1,2})?[.、:：)）]|步骤[ \t]*\d|step[ \t]+\d)/gim;

/** Steps that comments of a script number: `# 1. Look at the process`. */
function numberedComments(script: string): number {
  return script.match(numberedComment)?.length ?? 0;
}

/** Two or more numbered steps below a heading of diagnosis, one of them at least with a command. */
export function hasOrderedDiagnosis(reading: Reading): boolean {
  const { sections, headings, spans } = reading;
  const all = isTitledDiagnosis(reading, headings);
  const within = new Set<string>();
  let steps = 0;
  let commands = 0;
  for (const section of sections) {
    const opens = section.kind === 'diagnosis' || isDiagnosisTitle(section, headings);
    const around = section.parent === null ? all : within.has(section.parent);
    const belongs = around && !leadsAway.has(section.kind);
    if (!opens && !belongs) continue;
    within.add(section.id);
    if (belongs && (isNumbered(section.heading) || looksAt(section))) steps++;
    for (const block of section.blocks) {
      if (isNumberedItem(block)) steps++;
      if (block.kind !== 'code' || !shells.has(block.language ?? '')) continue;
      commands++;
      steps += numberedComments(block.text);
    }
  }
  if (steps < 2 || commands > 0) return steps >= 2;
  const diagnosis = sections.filter((section) => within.has(section.id));
  const isTyped = ({ text, range }: TextItem) => inlineCommand(text.split('\n', 1)[0]!, range) !== null;
  const fences = diagnosis.flatMap(({ blocks }) => blocks.filter(({ kind, language }) => kind === 'code' && !language));
  return fences.some(isTyped) || spans.codes.some((code) => standsIn(code, diagnosis) && isTyped(code));
}

/** A part with commands of its own that says what is looked at: `检查 kubeconfig`, `Verify contexts`. */
function looksAt({ kind, blocks }: Section): boolean {
  if (kind !== 'diagnosis' && kind !== 'verification') return false;
  return blocks.some((block) => block.kind === 'code' && shells.has(block.language ?? ''));
}

function standsIn({ range }: TextItem, sections: readonly Section[]): boolean {
  const { offset } = range.start;
  return sections.some((section) => section.range.start.offset <= offset && offset < section.range.end.offset);
}

/** Parts of a page on diagnosis that are no diagnosis. */
const leadsAway = new Set<SectionKind>([
  'resolution',
  'workaround',
  'prevention',
  'related',
  'reference',
  'prerequisites',
  'summary',
]);
