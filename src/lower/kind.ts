import type { Block, DocumentKind, Section, SectionKind, TextItem } from '../model/index.js';
import { isFenceOf } from '../vocabulary/index.js';
import { inlineCommand } from './commands/split/fence.js';
import { type DocumentPatterns, isNumbered } from './headings.js';
import type { Reading } from './reading.js';
import { readLabel, readRunIn } from './steps/label.js';

export interface KindDecision {
  readonly kind: DocumentKind;
  /** The reason in words: what decided, and its value. */
  readonly reason: string;
}

/** What authors write as `kind`, in lower case without spaces and hyphens. */
const kindNames: readonly (readonly [kind: DocumentKind, names: string])[] = [
  ['workflow', 'workflow runbook playbook'],
  ['case', 'case incident postmortem knownissue'],
  ['article', 'article solution howto bestpractice bestpractices faq information'],
  ['article', 'knowledge tutorial guide reference announcement'],
];
const kindsByName = new Map(kindNames.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])));
const kindTags: ReadonlySet<string> = new Set(['incident', 'case', 'runbook', 'workflow']);
const kindsByFolder = new Map<string, DocumentKind>([
  ['workflows', 'workflow'],
  ['cases', 'case'],
]);

/** The kind of a document by its front matter, else its folder, else its shape. */
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
  return { kind: 'article', reason: 'shape: neither ordered diagnostic steps nor a cause with its resolution' };
}

/** `Postmortem: broker outage`, `案例 12：…` with a cause or a remedy, or any record with a timeline and a cause. */
function isNamedIncident({ sections, patterns }: Reading): boolean {
  const has = (...kinds: SectionKind[]) => sections.some(({ kind }) => kinds.includes(kind));
  const title = sections.find((section) => section.level === 1)?.heading ?? '';
  const history = sections.find(({ kind }) => kind === 'history')?.heading ?? '';
  if (patterns.timeline.test(history) && has('cause')) return true;
  const isNamed = title.length <= longestName && patterns.incidentTitle.test(title);
  return isNamed && has('cause', 'resolution', 'workaround');
}

/** `Incident Runbook: broker outage`, with a diagnosis or a remedy; `CPU SOP` may be one list. */
function isNamedProcedure({ sections, patterns }: Reading): boolean {
  const title = sections.find((section) => section.level === 1)?.heading ?? '';
  const [first, ...others] = sections.filter(({ level }) => level > 0);
  if (!first || !namesProcedure(title, patterns)) return false;
  if (others.length === 0) return first.blocks.filter(isNumberedItem).length >= 2;
  return others.some(({ kind }) => kind === 'diagnosis' || kind === 'resolution');
}

const alertName = /^[A-Za-z][A-Za-z0-9]*[a-z][A-Z][A-Za-z0-9]*(?:\s*\[[^\]]*\])?$/;

/** A page that an alert links to: meaning, impact, diagnosis, mitigation; or the name of an alert with what to do. */
export function isAlertPage({ sections, patterns }: Pick<Reading, 'sections' | 'patterns'>): boolean {
  if (!sections.some((section) => section.kind === 'diagnosis' || section.kind === 'resolution')) return false;
  return sections.some(({ heading, level }) => {
    if (level === 0 || heading.length > longestName) return false;
    return (level === 1 ? alertName : patterns.alertHeading).test(heading);
  });
}

const longestName = 120;

/** Whether a title names a procedure anywhere: `Incident Runbook: Broker Outage`. */
const namesProcedure = (title: string, { procedureTitle }: DocumentPatterns): boolean =>
  procedureTitle.test(title.slice(0, longestName));

export const isNumberedItem = ({ kind, depth, ordinal }: Block): boolean =>
  kind === 'list-item' && depth === 0 && typeof ordinal === 'number';

/** `**第一步：看节点**`, `**2. Look at the disk**`, `Step 3: …`: a paragraph in place of a numbered heading. */
function isNumberedParagraph(block: Block, { text, patterns, vocabulary }: Reading): boolean {
  if (block.kind !== 'paragraph') return false;
  if (readLabel(block.text.slice(0, longestName), vocabulary).role === 'step') return true;
  const runIn = readRunIn(block, text);
  return runIn !== null && isNumbered(runIn.title, patterns);
}

const troubleshooting = new Set<SectionKind>([
  ...['symptoms', 'impact', 'cause', 'diagnosis', 'resolution', 'workaround', 'verification'],
  ...['known-causes', 'branches', 'decision-tree', 'not-applicable'],
] as SectionKind[]);

/** Whether at least half of the text is about a fault. A page on a principle may end in a few diagnostic commands. */
function isMostlyTroubleshooting(reading: Reading): boolean {
  const { sections, headings } = reading;
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

function isDiagnosisTitle({ level, heading }: Section, { headings, patterns }: Reading): boolean {
  if (level !== 1) return false;
  return headings.classify(heading) === 'diagnosis' || namesProcedure(heading, patterns);
}

/** Whether there are two or more numbered steps below a heading about diagnosis, with at least one command. */
function hasOrderedDiagnosis(reading: Reading): boolean {
  const within = new Set<string>();
  let steps = 0;
  let commands = 0;
  for (const section of reading.sections) {
    const belongs = section.parent !== null && within.has(section.parent) && !leadsAway.has(section.kind);
    if (!belongs && section.kind !== 'diagnosis' && !isDiagnosisTitle(section, reading)) continue;
    within.add(section.id);
    if (belongs && isNumbered(section.heading, reading.patterns)) steps++;
    steps += section.blocks.filter((block) => isNumberedItem(block) || isNumberedParagraph(block, reading)).length;
    for (const { kind, language, text } of section.blocks) {
      if (kind !== 'code' || !isFenceOf('shell', language, reading.vocabulary)) continue;
      steps += text.match(reading.patterns.numberedComment)?.length ?? 0;
      commands++;
    }
  }
  if (steps < 2 || commands > 0) return steps >= 2;
  const diagnosis = reading.sections.filter((section) => within.has(section.id));
  const isTyped = ({ text, range }: TextItem) =>
    inlineCommand(text.split('\n', 1)[0]!, range, reading.vocabulary) !== null;
  const fences = diagnosis.flatMap(({ blocks }) => blocks.filter(({ kind, language }) => kind === 'code' && !language));
  const isIn = ({ range: { start } }: TextItem, { range }: Section) =>
    range.start.offset <= start.offset && start.offset < range.end.offset;
  const codes = reading.spans.codes.filter((code) => diagnosis.some((section) => isIn(code, section)));
  return fences.some(isTyped) || codes.some(isTyped);
}

/** Sections below a heading about diagnosis that are not part of the diagnosis. */
const leadsAway = new Set<SectionKind>([
  'resolution',
  'workaround',
  'prevention',
  'related',
  'reference',
  'prerequisites',
  'summary',
]);
