import type { Block, DocumentKind, Section, SectionKind, TextItem } from '../model/index.js';
import { inlineCommand } from './commands/split/fence.js';
import { isNumbered } from './headings.js';
import type { DocumentPatterns } from './patterns.js';
import type { Reading } from './reading.js';

export interface KindDecision {
  readonly kind: DocumentKind;
  /** The reason in words: what decided, and its value. */
  readonly reason: string;
}

/** Kinds by the author's `kind`, in lower case without spaces or hyphens. */
const kindsByName = new Map<string, DocumentKind>([
  ...names('workflow', 'workflow', 'runbook', 'playbook'),
  ...names('case', 'case', 'incident', 'postmortem', 'knownissue'),
  ...names('article', 'article', 'solution', 'howto', 'bestpractice', 'bestpractices', 'faq', 'information'),
  ...names('article', 'knowledge', 'tutorial', 'guide', 'reference', 'announcement'),
]);

function names(kind: DocumentKind, ...written: string[]): [string, DocumentKind][] {
  return written.map((name) => [name, kind]);
}

const kindTags: ReadonlySet<string> = new Set(['incident', 'case', 'runbook', 'workflow']);

const kindsByFolder = new Map<string, DocumentKind>([...names('workflow', 'workflows'), ...names('case', 'cases')]);

/** Front matter decides, else the folder, else the shape (SEMANTICS.md, Kinds). */
export function decideKind(reading: Reading): KindDecision {
  return fromFrontMatter(reading) ?? fromFolder(reading.parsed.path) ?? fromShape(reading);
}

function fromFrontMatter(reading: Reading): KindDecision | null {
  const { frontMatter, report } = reading;
  for (const { text, range } of frontMatter.texts('kind')) {
    const name = text.toLowerCase().replace(/[\s_-]+/g, '');
    if (name === 'troubleshooting') {
      const isOrdered = hasOrderedDiagnosis(reading);
      const shape = `${isOrdered ? 'with' : 'without'} ordered diagnostic steps`;
      return { kind: isOrdered ? 'workflow' : 'case', reason: `front matter: kind ${text}, ${shape}` };
    }
    const kind = kindsByName.get(name);
    if (kind) return { kind, reason: `front matter: kind ${text}` };
    report('kind/unknown', 'warning', `Unexpected kind "${text}", expected workflow, case or article`, range);
  }
  for (const { text } of frontMatter.texts('tags', 'tag')) {
    const name = text.toLowerCase().replace(/^#/, '');
    const kind = kindTags.has(name) && kindsByName.get(name);
    if (kind) return { kind, reason: `front matter: tag ${text}` };
  }
  return null;
}

function fromFolder(path: string): KindDecision | null {
  const isKnown = (name: string) => kindsByFolder.has(name.toLowerCase());
  const folder = path.split('/').slice(0, -1).findLast(isKnown);
  return folder === undefined ? null : { kind: kindsByFolder.get(folder.toLowerCase())!, reason: `folder: ${folder}/` };
}

function fromShape(reading: Reading): KindDecision {
  const { sections } = reading;
  if (isAlertPage(reading)) return { kind: 'workflow', reason: 'shape: an alert page with diagnosis and mitigation' };
  if (isNamedIncident(reading))
    return { kind: 'case', reason: 'shape: a record of an incident, by its title or its timeline and cause' };
  if (isNamedProcedure(reading)) return { kind: 'workflow', reason: 'shape: a title that names a runbook' };
  if (hasOrderedDiagnosis(reading) && isMostlyTroubleshooting(reading)) {
    return { kind: 'workflow', reason: 'shape: ordered diagnostic steps with commands' };
  }
  const main = sections.filter((section) => section.level <= 2);
  const has = (kind: SectionKind) => main.some((section) => section.kind === kind);
  if (has('cause') && (has('resolution') || has('workaround'))) {
    return { kind: 'case', reason: 'shape: a cause and its resolution' };
  }
  if (isOneProblem(sections)) return { kind: 'case', reason: 'shape: what was seen and its resolution' };
  return { kind: 'article', reason: 'shape: neither ordered diagnostic steps nor a cause with its resolution' };
}

/** `Incident Runbook: broker outage`, with a diagnosis or a remedy. */
function isNamedProcedure({ sections, patterns }: Reading): boolean {
  const title = sections.find((section) => section.level === 1)?.heading ?? '';
  if (!namesProcedure(title, patterns)) return false;
  const headed = sections.filter(({ level }) => level > 0);
  // `线上 CPU 飙高处理 SOP` is one list; exports of notes have all headings of the first level.
  if (headed.length === 1) return headed[0]!.blocks.filter(isNumberedItem).length >= 2;
  return headed.slice(1).some(({ kind }) => kind === 'diagnosis' || kind === 'resolution');
}

/** `Postmortem: broker outage`, `案例 12：…`: with a cause or a resolution, or any record with a timeline and a cause. */
function isNamedIncident({ sections, patterns }: Reading): boolean {
  const title = sections.find((section) => section.level === 1)?.heading ?? '';
  const isTold = patterns.timeline.test(sections.find(({ kind }) => kind === 'history')?.heading ?? '');
  if (isTold && sections.some(({ kind }) => kind === 'cause')) return true;
  if (title.length > longestName || !patterns.incidentTitle.test(title)) return false;
  return sections.some(({ kind }) => kind === 'cause' || kind === 'resolution' || kind === 'workaround');
}

/** One symptom section and one remedy: a page of questions and answers has several of both. */
function isOneProblem(sections: readonly Section[]): boolean {
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const [seen, helped] = [of('symptoms'), of('resolution')];
  const isMain = (found: readonly Section[]) => found.length === 1 && found[0]!.level <= 2;
  return isMain(seen) && isMain(helped) && seen[0]!.range.start.offset < helped[0]!.range.start.offset;
}

const alertName = /^[A-Za-z][A-Za-z0-9]*[a-z][A-Z][A-Za-z0-9]*(?:\s*\[[^\]]*\])?$/;

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation, or an alert's name above what to do. */
export function isAlertPage({ sections, patterns }: Pick<Reading, 'sections' | 'patterns'>): boolean {
  if (!sections.some((section) => section.kind === 'diagnosis' || section.kind === 'resolution')) return false;
  return sections.some(({ heading, level }) => {
    if (level === 0 || heading.length > longestName) return false;
    return (level === 1 ? alertName : patterns.alertHeading).test(heading);
  });
}

/** Characters of a heading searched for a name. */
const longestName = 120;

/** Whether a title names a procedure anywhere: `Incident Runbook: Broker Outage`. */
const namesProcedure = (title: string, { procedureTitle }: DocumentPatterns): boolean =>
  procedureTitle.test(title.slice(0, longestName));

export const isNumberedItem = ({ kind, depth, ordinal }: Block): boolean =>
  kind === 'list-item' && depth === 0 && typeof ordinal === 'number';

/** Kinds of sections about diagnosing and fixing a fault. */
const troubleshooting = new Set<SectionKind>([
  ...['symptoms', 'impact', 'cause', 'diagnosis', 'resolution', 'workaround', 'verification'],
  ...['known-causes', 'branches', 'decision-tree', 'not-applicable'],
] as SectionKind[]);

/** Whether at least half of the text is about a fault: a page on a principle may end in a few diagnostic commands. */
function isMostlyTroubleshooting(reading: Reading): boolean {
  const { sections, headings } = reading;
  if (isTitledDiagnosis(reading)) return true;
  if (sections.some(({ level, heading }) => level === 1 && headings.classify(heading) === 'faq')) return false;
  const within = new Set<string>();
  let all = 0;
  let about = 0;
  for (const section of sections) {
    const size = section.blocks.reduce((sum, block) => sum + block.text.length, 0);
    const opens = troubleshooting.has(section.kind) || isDiagnosisTitle(section, reading);
    all += size;
    if (!opens && !(section.parent !== null && within.has(section.parent))) continue;
    within.add(section.id);
    about += size;
  }
  return about * 2 >= all;
}

/** A title in the front matter that names a diagnosis: `Troubleshooting`, `kubectl 故障排查`. */
function isTitledDiagnosis({ frontMatter, headings }: Reading): boolean {
  const title = frontMatter.text('title')?.text ?? '';
  return title !== '' && headings.classify(title) === 'diagnosis';
}

function isDiagnosisTitle({ level, heading }: Section, { headings, patterns }: Reading): boolean {
  if (level !== 1) return false;
  return headings.classify(heading) === 'diagnosis' || namesProcedure(heading, patterns);
}

const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session', 'terminal']);

/** Two or more numbered steps below a diagnosis heading, at least one with a command. */
function hasOrderedDiagnosis(reading: Reading): boolean {
  const { sections, spans } = reading;
  const all = isTitledDiagnosis(reading);
  const within = new Set<string>();
  let steps = 0;
  let commands = 0;
  for (const section of sections) {
    const opens = section.kind === 'diagnosis' || isDiagnosisTitle(section, reading);
    const around = section.parent === null ? all : within.has(section.parent);
    const belongs = around && !leadsAway.has(section.kind);
    if (!opens && !belongs) continue;
    within.add(section.id);
    if (belongs && (isNumbered(section.heading, reading.patterns) || looksAt(section))) steps++;
    for (const block of section.blocks) {
      if (isNumberedItem(block)) steps++;
      if (block.kind !== 'code' || !shells.has(block.language ?? '')) continue;
      commands++;
      steps += block.text.match(reading.patterns.numberedComment)?.length ?? 0;
    }
  }
  if (steps < 2 || commands > 0) return steps >= 2;
  const diagnosis = sections.filter((section) => within.has(section.id));
  const isTyped = ({ text, range }: TextItem) => inlineCommand(text.split('\n', 1)[0]!, range) !== null;
  const fences = diagnosis.flatMap(({ blocks }) => blocks.filter(({ kind, language }) => kind === 'code' && !language));
  return fences.some(isTyped) || spans.codes.some((code) => standsIn(code, diagnosis) && isTyped(code));
}

/** A subsection with commands whose heading names a check: `检查 kubeconfig`, `Verify contexts`. */
function looksAt({ kind, blocks }: Section): boolean {
  if (kind !== 'diagnosis' && kind !== 'verification') return false;
  return blocks.some((block) => block.kind === 'code' && shells.has(block.language ?? ''));
}

function standsIn({ range }: TextItem, sections: readonly Section[]): boolean {
  const { offset } = range.start;
  return sections.some((section) => section.range.start.offset <= offset && offset < section.range.end.offset);
}

/** Parts of a page on diagnosis that do not belong to the diagnosis. */
const leadsAway = new Set<SectionKind>([
  'resolution',
  'workaround',
  'prevention',
  'related',
  'reference',
  'prerequisites',
  'summary',
]);
