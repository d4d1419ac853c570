import type { DocumentKind, Section, SectionKind } from '../model/index.js';
import { type HeadingClassifier, headingClassifier, isNumbered } from './headings.js';
import type { Reading } from './reading.js';

export interface KindDecision {
  readonly kind: DocumentKind;
  /** Why, for people: what decided and what it said. */
  readonly reason: string;
}

/** Kinds by what authors write in `kind`, in lower case without spaces or hyphens; null asks for the shape. */
const namedKinds = new Map<string, DocumentKind | null>([
  ['workflow', 'workflow'],
  ['runbook', 'workflow'],
  ['playbook', 'workflow'],
  ['case', 'case'],
  ['incident', 'case'],
  ['postmortem', 'case'],
  ['knownissue', 'case'],
  ['article', 'article'],
  ['solution', 'article'],
  ['howto', 'article'],
  ['bestpractice', 'article'],
  ['bestpractices', 'article'],
  ['faq', 'article'],
  ['information', 'article'],
  ['knowledge', 'article'],
  ['tutorial', 'article'],
  ['guide', 'article'],
  ['reference', 'article'],
  ['announcement', 'article'],
  ['troubleshooting', null],
]);

const taggedKinds = new Map<string, DocumentKind>([
  ['incident', 'case'],
  ['case', 'case'],
  ['runbook', 'workflow'],
  ['workflow', 'workflow'],
]);

const folderKinds = new Map<string, DocumentKind>([
  ['workflows', 'workflow'],
  ['cases', 'case'],
]);

/** Front matter decides, else the folder, else the shape (SEMANTICS.md, Kinds). */
export function decideKind(reading: Reading): KindDecision {
  return fromFrontMatter(reading) ?? fromFolder(reading.parsed.path) ?? fromShape(reading);
}

function fromFrontMatter(reading: Reading): KindDecision | null {
  const { frontMatter, report } = reading;
  for (const { text, range } of frontMatter.texts('kind')) {
    const kind = namedKinds.get(text.toLowerCase().replace(/[\s_-]+/g, ''));
    if (kind) return { kind, reason: `front matter: kind ${text}` };
    if (kind === null) return fromTroubleshooting(reading, text);
    report('kind/unknown', 'warning', `Unexpected kind "${text}", expected workflow, case or article`, range);
  }
  for (const { text } of frontMatter.texts('tags', 'tag')) {
    const kind = taggedKinds.get(text.toLowerCase().replace(/^#/, ''));
    if (kind) return { kind, reason: `front matter: tag ${text}` };
  }
  return null;
}

function fromTroubleshooting({ sections, lexicon }: Reading, named: string): KindDecision {
  return hasOrderedDiagnosis(sections, lexicon)
    ? { kind: 'workflow', reason: `front matter: kind ${named}, with ordered diagnostic steps` }
    : { kind: 'case', reason: `front matter: kind ${named}, without ordered diagnostic steps` };
}

function fromFolder(path: string): KindDecision | null {
  for (const folder of path.split('/').slice(0, -1).reverse()) {
    const kind = folderKinds.get(folder.toLowerCase());
    if (kind) return { kind, reason: `folder: ${folder}/` };
  }
  return null;
}

function fromShape({ sections, lexicon }: Reading): KindDecision {
  if (isAlertPage(sections)) return { kind: 'workflow', reason: 'shape: an alert page with diagnosis and mitigation' };
  if (hasOrderedDiagnosis(sections, lexicon) && isMostlyTroubleshooting(sections, lexicon)) {
    return { kind: 'workflow', reason: 'shape: ordered diagnostic steps with commands' };
  }
  const main = new Set(sections.filter((section) => section.level <= 2).map((section) => section.kind));
  if (main.has('cause') && (main.has('resolution') || main.has('workaround'))) {
    return { kind: 'case', reason: 'shape: a cause and its resolution' };
  }
  return { kind: 'article', reason: 'shape: neither ordered diagnostic steps nor a cause with its resolution' };
}

const alertHeading = /^(?:meaning|alert (?:description|summary|details|meaning)|含义|告警(?:含义|说明|描述))$/i;
const alertName = /^[A-Za-z][A-Za-z0-9]*[a-z][A-Z][A-Za-z0-9]*(?:\s*\[[^\]]*\])?$/;

/** Characters of an alert's name. */
const longestAlertName = 120;

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation, or an alert's name above what to do. */
export function isAlertPage(sections: readonly Section[]): boolean {
  if (!sections.some((section) => section.kind === 'diagnosis' || section.kind === 'resolution')) return false;
  return sections.some(({ heading, level }) => {
    if (level === 0 || heading.length > longestAlertName) return false;
    return (level === 1 ? alertName : alertHeading).test(heading);
  });
}

/** Kinds whose sections are about finding and mending a fault. */
const troubleshooting = new Set<SectionKind>([
  ...['symptoms', 'impact', 'cause', 'diagnosis', 'resolution', 'workaround', 'verification'],
  ...['known-causes', 'branches', 'decision-tree', 'not-applicable'],
] as SectionKind[]);

/** Whether at least half of the text is about a fault: a page on a principle may end in a few diagnostic commands. */
function isMostlyTroubleshooting(sections: readonly Section[], lexicon: Reading['lexicon']): boolean {
  const headings = headingClassifier(lexicon);
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

function isDiagnosisTitle(section: Section, headings: HeadingClassifier): boolean {
  return section.level === 1 && headings.classify(section.heading) === 'diagnosis';
}

const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session', 'terminal']);

/** Two or more numbered steps below a heading of diagnosis, one of them at least with a command. */
export function hasOrderedDiagnosis(sections: readonly Section[], lexicon: Reading['lexicon']): boolean {
  const headings = headingClassifier(lexicon);
  const within = new Set<string>();
  let steps = 0;
  let commands = 0;
  for (const section of sections) {
    const opens = section.kind === 'diagnosis' || isDiagnosisTitle(section, headings);
    const belongs = section.parent !== null && within.has(section.parent) && !leadsAway.has(section.kind);
    if (!opens && !belongs) continue;
    within.add(section.id);
    if (belongs && isNumbered(section.heading)) steps++;
    for (const block of section.blocks) {
      if (block.kind === 'list-item' && block.depth === 0 && typeof block.ordinal === 'number') steps++;
      if (block.kind === 'code' && shells.has(block.language ?? '')) commands++;
    }
  }
  return steps >= 2 && commands >= 1;
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
