import type { ProjectData, SourceFile } from '../../model/index.js';
import type { RuleSettings } from '../../validate/index.js';
import type { UnderstoodFile } from '../understand/understand.js';
import { understandAll } from '../understand/understand-all.js';
import type { UnitStore } from '../understand/unit-store.js';
import type { CompileOptions } from './compile-options.js';

/** What files are understood with. */
export interface Understanding {
  readonly files: readonly SourceFile[];
  /** What its unit is kept by. */
  readonly keyOf: (file: SourceFile) => string;
  readonly store: UnitStore;
  readonly project: { readonly settings: RuleSettings; readonly data: ProjectData };
}

/**
 * Units from the store where the file is unchanged, and understood afresh where not; in the files' order.
 * @param files those that are wanted of all
 */
export async function collectUnits(
  { files: all, keyOf, store, project }: Understanding,
  options: Pick<CompileOptions, 'workers' | 'onProgress'>,
  files: readonly SourceFile[] = all,
): Promise<UnderstoodFile[]> {
  const known = files.map((file) => store.unit(keyOf(file)));
  const missing = files.filter((_, index) => known[index] === null).map(readNow);
  let done = all.length - missing.length;
  const fresh = await understandAll(missing, store.dictionary, {
    ...(options.workers === undefined ? {} : { workers: options.workers }),
    ruleOptions: project.settings.options,
    data: project.data,
    onDone: (count) => {
      done += count;
      options.onProgress?.({ phase: 'parse', done, total: all.length });
    },
  });
  missing.forEach((file, index) => {
    store.learn(keyOf(file), fresh[index]!);
  });
  let next = 0;
  return known.map((unit) => unit ?? fresh[next++]!);
}

/** A file that was only known so far is read: its hash is that of what it holds now. */
function readNow(file: SourceFile): SourceFile {
  const { path, text, encoding, diagnostics } = file;
  return { path, text, encoding, diagnostics, hash: file.hash, bytes: file.bytes };
}
