import { join } from 'node:path';
import type { Diagnosis, GoldenResult, ImportedFile, ImportReport, ImportStatus } from '../../model/index.js';
import { refuseExisting, writeFileAtomically } from '../atomic-file.js';
import { findGoldenFiles, readGoldenFiles, runGoldens } from '../goldens/goldens.js';
import { openWith } from '../open/compile-knowledge-base.js';
import { readProjectSources } from '../open/project-config.js';
import { canonicalFile, type Import, isEmpty, lossesOf, readImports, statusOf } from './import-documents.js';

export interface ImportOptions {
  /** Folders, files and globs of documents of any dialect. */
  readonly paths: readonly string[];
  /** Folder of the canonical documents. */
  readonly to: string;
  /** The knowledge base that they will be added to, whose goldens proposed triggers must not break. */
  readonly joining?: readonly string[];
  /** Replace existing files. Default false. */
  readonly overwrite?: boolean;
}

export async function importKnowledgeBase(options: ImportOptions): Promise<ImportReport> {
  const { imports, diagnostics } = await readImports(options.paths);
  const taken = imports.filter((each) => !isEmpty(each) && each.partOf === null);
  if (!options.overwrite) {
    const files = taken.map((each) => join(options.to, canonicalFile(each).path));
    refuseExisting(files, 'Import into another folder, or give --overwrite to replace it.');
  }
  await dropBreakingTriggers(taken, options.joining ?? []);
  write(taken, options.to);
  const files = imports.map(reportOf);
  const unread = diagnostics.filter(({ severity }) => severity === 'error');
  const count = (status: ImportStatus) => files.filter((file) => file.status === status).length;
  return {
    files,
    unread,
    recognised: count('recognised'),
    repaired: count('repaired'),
    needsAPerson: count('needs-a-person'),
    refused: count('refused') + unread.length,
  };
}

/** Drops the proposed triggers of whole documents until every golden passes that passed before the import. */
async function dropBreakingTriggers(imports: readonly Import[], joining: readonly string[]): Promise<void> {
  const { goldens } = readGoldenFiles(findGoldenFiles(joining), process.cwd());
  if (goldens.length === 0) return;
  const held = (results: readonly GoldenResult[]) => results.map(({ diagnostics }) => diagnostics.length === 0);
  const sources = await readProjectSources(joining, process.cwd());
  const before = held(runGoldens(await openWith(sources, [], { paths: joining, cache: false }), goldens));
  for (let round = 0; round < imports.length; round++) {
    const added = imports.map(canonicalFile).map(({ path, text }) => ({ path: `import/${path}`, text }));
    const knowledge = await openWith(sources, added, { paths: joining, cache: false });
    const after = held(runGoldens(knowledge, goldens));
    const broken = goldens.filter((_, index) => before[index] && !after[index]);
    const answers = broken.map(({ golden }) => knowledge.query(golden.symptom, { limit: 5 }));
    const thieves = breakingImports(imports, answers);
    if (thieves.length === 0) return;
    for (const thief of thieves) {
      thief.leftOut = thief.triggers;
      thief.triggers = [];
    }
  }
}

function breakingImports(imports: readonly Import[], answers: readonly Diagnosis[]): Import[] {
  const answered = new Set(answers.flatMap(({ matches }) => matches.map(({ path }) => path)));
  return imports.filter(
    (each) => each.triggers.length > 0 && [...answered].some((path) => path.endsWith(canonicalFile(each).path)),
  );
}

function write(imports: readonly Import[], folder: string): void {
  for (const each of imports) {
    const { path, text } = canonicalFile(each);
    writeFileAtomically(join(folder, path), Buffer.from(text));
  }
}

function reportOf(each: Import): ImportedFile {
  const { document, partOf, triggers, leftOut } = each;
  const { changes } = canonicalFile(each);
  const becomes = canonicalFile(partOf ?? each);
  const diagnostics = isEmpty(each) ? each.diagnostics : [...lossesOf(each, becomes), ...each.diagnostics];
  return {
    path: document.path,
    status: statusOf({ ...each, diagnostics }, changes),
    target: isEmpty(each) ? null : becomes.path,
    id: document.id,
    kind: document.kind,
    kindReason: document.kindReason,
    dialect: document.dialect,
    changes,
    triggers: { proposed: triggers, leftOut },
    diagnostics,
  };
}
