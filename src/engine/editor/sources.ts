import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Knowledge } from '../../match/index.js';
import type { Diagnostic, SourceFile } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeSource, type ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { type RootOnDisk, realPath, rootsOnDisk } from '../document-files.js';
import { readProjectSources } from '../open/project-config.js';
import type { LintResult } from './lint-run.js';

const documentName = /\.(?:md|markdown|mdx)$/i;
const hiddenFolder = /(?:^|\/)(?:\.|node_modules\/)/;

/** The files of a knowledge base, overridden by unsaved texts of an editor. */
export class EditorSources {
  readonly #folders: boolean;
  readonly #onDisk: readonly RootOnDisk[];
  #read: ReadResult | null = null;

  /**
   * @param buffers texts of an editor, by absolute path; they may change between two reads
   * @param folder of the project
   */
  constructor(
    readonly roots: readonly string[],
    private readonly buffers: ReadonlyMap<string, string>,
    private readonly folder: string,
  ) {
    this.#onDisk = rootsOnDisk(roots);
    this.#folders = roots.some((root) => statSync(root, { throwIfNoEntry: false })?.isDirectory());
  }

  /** Absolute path of a document's file, or null when its path belongs to no root. */
  fileOf(path: string): string | null {
    const root = this.#onDisk.find(({ prefix }) => path.startsWith(prefix));
    return root === undefined ? null : join(root.folder, path.slice(root.prefix.length));
  }

  /** Path of a file in the knowledge base, or null when it is no document of it. */
  pathOf(file: string): string | null {
    const files = [resolve(file), realPath(file) ?? resolve(file)];
    const paths = this.#onDisk.flatMap(({ prefix, folder, real }) =>
      files
        .flatMap((each) => [below(folder, each), below(real, each)])
        .flatMap((path) => path ?? [])
        .map((path) => prefix + path),
    );
    const known = new Set(this.#read?.files.map(({ path }) => path));
    return paths.find((path) => known.has(path)) ?? paths.find((path) => this.#mayBecome(path)) ?? null;
  }

  /**
   * Files and unsaved texts.
   * @throws TriagraphError when a root is missing or cannot be read
   */
  async all(): Promise<ReadResult> {
    this.#read ??= await readProjectSources(this.roots, this.folder);
    const files = new Map(this.#read.files.map((file) => [file.path, file]));
    for (const [file, text] of this.buffers) {
      const path = this.pathOf(file);
      if (path !== null) files.set(path, overridden(path, text, files.get(path)));
    }
    const sorted = [...files.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
    return { files: sorted, diagnostics: this.#read.diagnostics };
  }

  /** An unsaved file is included; ignore rules apply once it is saved. */
  #mayBecome(path: string): boolean {
    if (!this.#folders || !documentName.test(path) || hiddenFolder.test(path)) return false;
    const file = this.fileOf(path);
    return file !== null && statSync(file, { throwIfNoEntry: false }) === undefined;
  }
}

function below(folder: string, file: string): string | null {
  const start = folder.endsWith(sep) ? folder : folder + sep;
  return file.startsWith(start) ? relative(folder, file).split(sep).join('/') : null;
}

/** The file on disk while the editor has the same text: only its bytes reveal the encoding. */
function overridden(path: string, text: string, saved: SourceFile | undefined): SourceFile {
  if (saved?.text === text) return saved;
  return decodeSource(path, new TextEncoder().encode(text));
}

/** The knowledge base of the last lint run, with its diagnostics. */
export interface EditorKnowledge {
  readonly knowledge: Knowledge;
  /** By path, in document order. */
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Texts to which the positions of the findings refer, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

export function knowledgeOf({ files }: ReadResult, { bytes, diagnostics }: LintResult): EditorKnowledge {
  const knowledge = new Knowledge(new SnapshotReader(bytes, nodePlatform));
  const findings = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = findings.get(diagnostic.path);
    if (known) known.push(diagnostic);
    else findings.set(diagnostic.path, [diagnostic]);
  }
  return { knowledge, findings, texts: new Map(files.map(({ path, text }) => [path, text])) };
}
