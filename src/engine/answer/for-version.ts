import { addToGroup } from '../../collections.js';
import type { Knowledge } from '../../match/index.js';
import type {
  Diagnosis,
  Diagnostic,
  Language,
  PlannedStep,
  SimilarCase,
  VersionCheck,
  VersionRange,
} from '../../model/index.js';
import { concernsVersion, holdsFor, readVersion, versionNotes } from '../../text/index.js';
import { fill } from './plan-request.js';

type Texts = Knowledge['vocabulary']['answerTexts']['en'];

export function stepsForVersion(
  steps: readonly PlannedStep[],
  knowledge: Knowledge,
  { version: asked, language }: { readonly version: string; readonly language: Language },
): readonly PlannedStep[] {
  const running = runningOf(knowledge, asked, language);
  return steps.map((step) => markStep(step, running, () => {}));
}

function runningOf(knowledge: Knowledge, asked: string, language: Language): Running {
  const version = readVersion(asked)!;
  return { knowledge, version, name: `v${version.join('.')}`, texts: knowledge.vocabulary.answerTexts[language] };
}

interface Running {
  readonly knowledge: Knowledge;
  readonly version: readonly number[];
  readonly name: string;
  readonly texts: Texts;
}

/** Marks lines with a note (`(since v1.14)`) that excludes the version, and solved cases with whether it has their fix. */
export function forVersion(diagnosis: Diagnosis, knowledge: Knowledge, asked: string): Diagnosis {
  const running = runningOf(knowledge, asked, diagnosis.query.language);
  const { name } = running;
  const notIn: VersionCheck['notIn'][number][] = [];
  const { workflow, cases, diagnostics, ...rest } = diagnosis;
  const steps = workflow?.steps.map((step) => markStep(step, running, (line) => notIn.push(line)));
  const untested = untestedOf(diagnosis, running);
  return {
    ...rest,
    workflow: workflow && { ...workflow, steps: steps! },
    cases: cases.map((each) => withFix(each, running)),
    diagnostics: [...diagnostics, ...untested.map((each) => untestedNote(each, name))],
    forVersion: { version: name, notIn, untested },
  };
}

type Line = VersionCheck['notIn'][number];

function markStep(step: PlannedStep, running: Running, add: (line: Line) => void): PlannedStep {
  const marked = (text: string): string => {
    const note = excludingNote(text, running);
    if (note === null) return text;
    add({ step: step.id, note, text });
    return withMark(text, note, running);
  };
  const title = marked(step.title);
  const branches = step.branches.map((each) => ({ ...each, when: marked(each.when) }));
  // The text has the lines of branches too.
  const markLine = (line: string): string => {
    const at = step.branches.findIndex(({ when }, index) => branches[index]!.when !== when && line.includes(when));
    return at < 0 ? marked(line) : line.replace(step.branches[at]!.when, () => branches[at]!.when);
  };
  return {
    ...step,
    title,
    text: step.text.split('\n').map(markLine).join('\n'),
    commands: step.commands.map((each) => ({ ...each, description: marked(each.description) })),
    expectations: step.expectations.map((each) => ({ ...each, text: marked(each.text) })),
    branches,
  };
}

function excludingNote(line: string, { knowledge, version }: Running): string | null {
  const notes = versionNotes(line, knowledge.vocabulary);
  return (
    notes.find(({ kind, ranges }) => holdsFor(ranges, version) === (kind === 'fixed' ? 'yes' : 'no'))?.text ?? null
  );
}

/** Puts the mark at the beginning, after the bullet of a list, because ends of lines may be cut off. */
function withMark(line: string, note: string, { name, texts }: Running): string {
  const [bullet = ''] = /^\s*(?:[-*+•]\s+)?/.exec(line) ?? [];
  return `${bullet}${fill(texts.notInVersion, { version: name, note })} ${line.slice(bullet.length)}`;
}

function withFix(each: SimilarCase, { knowledge, version, name, texts }: Running): SimilarCase {
  const { resolutions, workarounds, versions } = knowledge.head(knowledge.find(each.path));
  const notes = [...resolutions, ...workarounds].flatMap(({ text }) => versionNotes(text, knowledge.vocabulary));
  const fixed = notes.find(({ kind }) => kind === 'fixed');
  const hasFix = fixed ? holdsFor(fixed.ranges, version) : 'unknown';
  const isConcerned = concernsVersion(versions, version);
  if (hasFix === 'unknown' && isConcerned) return each;
  const concerned = { yes: texts.hasFix, no: texts.lacksFix, partly: texts.mayHaveFix, unknown: texts.seenWith }[
    hasFix
  ];
  const text = fill(isConcerned || hasFix === 'yes' ? concerned : texts.seenWith, {
    version: name,
    note: fixed?.text ?? '',
    versions: sourceOf(versions),
  });
  return { ...each, forVersion: { hasFix, text } };
}

function untestedOf({ workflow, matches }: Diagnosis, { knowledge, version }: Running): VersionCheck['untested'] {
  const found = new Map<string, string[]>();
  for (const { id, path, kind } of [...(workflow ? [workflow] : []), ...matches]) {
    const { versions } = knowledge.head(knowledge.find(path));
    if (kind === 'case' || concernsVersion(versions, version)) continue;
    addToGroup(found, sourceOf(versions), id);
  }
  return [...found].map(([versions, documents]) => ({ versions, documents: [...new Set(documents)] }));
}

const sourceOf = (versions: readonly VersionRange[]): string => versions.map(({ source }) => source).join(', ');

function untestedNote({ versions, documents }: VersionCheck['untested'][number], version: string): Diagnostic {
  const names = documents.join(', ');
  return {
    ruleId: 'query/version-untested',
    severity: 'info',
    message: `Checked for ${versions}, not for ${version}: ${names}`,
    path: '',
    values: { versions, version, names },
  };
}
