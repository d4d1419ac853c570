import { editSnapshot } from '../../compile/index.js';
import type { Diagnostic, SourceFile } from '../../model/index.js';
import { ReferenceIndex } from '../../snapshot/index.js';
import { validateCollection } from '../../validate/index.js';
import type { KeptAssembly, KeptFindings } from '../understand/kept-assembly.js';
import type { UnderstoodFile } from '../understand/understand.js';
import { UnitMember } from '../understand/unit-member.js';
import { collectUnits, type Understanding } from './collect-units.js';
import type { CompiledFiles, CompileOptions } from './compile-options.js';
import { shownFindings } from './findings.js';
import { optionsOf, type ProjectConfig } from './project-config.js';
import { collectionSurroundings } from './surroundings.js';

export interface EditedFiles extends Understanding {
  readonly project: ProjectConfig;
  /** What reading the files found. */
  readonly found: readonly Diagnostic[];
  /** What a project added to the program's data. */
  readonly added: string;
}

/** Files of a kept assembly that are otherwise now, by number, and all as they are. */
interface Edits {
  readonly kept: KeptAssembly;
  readonly files: readonly SourceFile[];
  readonly keys: readonly string[];
  readonly units: ReadonlyMap<number, UnderstoodFile>;
}

/**
 * Changes the snapshot that is kept where a few files were edited: the same as all of them put together. Null where files
 * have come or gone, much has changed, or more depends on what has changed than can be told of those files alone.
 */
export async function compileEdited(input: EditedFiles, options: CompileOptions): Promise<CompiledFiles | null> {
  const { files, keyOf, store } = input;
  const { kept } = store;
  if (kept === null || kept.keys.length !== files.length) return null;
  const changed = files.flatMap((file, index) => (keyOf(file) === kept.keys[index] ? [] : [index]));
  if (changed.some((index) => !kept.keys[index]!.startsWith(`${files[index]!.path}\0`))) return null;
  if (store.isFar(files.length, changed.length)) return null;
  const understood = await collectUnits(
    input,
    options,
    changed.map((index) => files[index]!),
  );
  if (store.isFar(files.length, changed.length)) return null;
  options.onProgress?.({ phase: 'compile', done: files.length, total: files.length });
  const units = new Map(changed.map((index, place) => [index, understood[place]!]));
  const edits = { kept, files, keys: files.map(keyOf), units };
  const findings = findingsNow(edits, input, options);
  if (findings === null) return null;
  const diagnostics = diagnosticsOf(edits, findings, input);
  const edited = editSnapshot(kept.snapshot, {
    units,
    dictionary: store.dictionary,
    before: kept.keys.map((key, index) => hashIn(key, files[index]!)),
    documents: files,
    diagnostics,
    added: input.added,
  });
  if (edited === null) return null;
  store.keepEdited(edits.keys, units);
  return { assembly: edited, diagnostics };
}

/** A key has the path, a null byte and the hash; what follows is the same for all files. */
const hashIn = (key: string, { path, hash }: SourceFile): string =>
  key.slice(path.length + 1, path.length + 1 + hash.length);

/** What is found now, but for what the edited documents have of their own; null where a kept unit cannot be read. */
function findingsNow(edits: Edits, input: EditedFiles, options: CompileOptions): KeptFindings | null {
  const findings = edits.kept.findings();
  if (areFoundAgain(edits, findings, options.paths)) return findings;
  const units = edits.keys.map((key, index) => edits.units.get(index) ?? input.store.unit(key));
  if (!units.every((unit) => unit !== null)) return null;
  const references = new ReferenceIndex(units.map(({ head }) => head));
  const members = units.map((unit) => new UnitMember(unit));
  const surroundings = collectionSurroundings(members, references, options.paths);
  return { ...findings, together: validateCollection(members, surroundings, { optionsOf: optionsOf(input.project) }) };
}

/** Whether rules about the collection find the same as before, at the same places. */
function areFoundAgain({ kept, files, units }: Edits, findings: KeptFindings, roots: readonly string[]): boolean {
  const placed = new Set(
    findings.together.flatMap(({ path, related = [] }) => [path, ...related.map((other) => other.path)]),
  );
  for (const [document, unit] of units) {
    const { isSame, isInPlace } = kept.compare(document, unit);
    if (!isSame || (!isInPlace && placed.has(files[document]!.path))) return false;
  }
  const { hasFile } = collectionSurroundings([], new ReferenceIndex([]), roots);
  return findings.asked.every(([target, from, isThere]) => hasFile(target, from) === isThere);
}

function diagnosticsOf({ files, units }: Edits, findings: KeptFindings, { project, found }: EditedFiles): Diagnostic[] {
  const own = files.flatMap((_, document) => units.get(document)?.diagnostics ?? findings.own.get(document) ?? []);
  const suppressions = new Map(
    files.flatMap(({ path }, document) => {
      const comments = units.get(document)?.facts.suppressions ?? findings.suppressions.get(document) ?? [];
      return comments.length > 0 ? [[path, comments] as const] : [];
    }),
  );
  return shownFindings({ found: [...found, ...own, ...findings.together], suppressions }, project);
}
