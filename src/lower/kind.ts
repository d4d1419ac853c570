import type { DocumentKind, SectionKind } from '../model/index.js';
import { isAlertPage, isNamedIncident, isNamedProcedure, isOneProblem } from './kind-shapes.js';
import { hasOrderedDiagnosis, isMostlyTroubleshooting } from './ordered-diagnosis.js';
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

function fromTroubleshooting(reading: Reading, named: string): KindDecision {
  return hasOrderedDiagnosis(reading)
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

function fromShape(reading: Reading): KindDecision {
  const { sections } = reading;
  if (isAlertPage(sections)) return { kind: 'workflow', reason: 'shape: an alert page with diagnosis and mitigation' };
  if (isNamedIncident(sections))
    return { kind: 'case', reason: 'shape: a record of an incident, by its title or its timeline and cause' };
  if (isNamedProcedure(sections)) return { kind: 'workflow', reason: 'shape: a title that names a runbook' };
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
