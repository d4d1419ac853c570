import { statSync } from 'node:fs';
import { Knowledge } from '../../match/index.js';
import type { Diagnostic, NamedDocument, SourceFile } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeSource, type ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { readProjectSources } from '../open/project-config.js';
import { DocumentFiles } from './cursor.js';
import type { LintResult } from './lint-run.js';

const documentName = /\.(?:md|markdown|mdx)$/i;
const hiddenFolder = /(?:^|\/)(?:\.|node_modules\/)/;

/** The files of a knowledge base, overridden by unsaved texts of an editor. */
export class EditorSources {
  readonly #folders: boolean;
  #read: ReadResult | null = null;

  readonly places: DocumentFiles;

  /**
   * @param buffers texts of an editor, by absolute path; they may change between two reads
   * @param folder of the project
   */
  constructor(
    readonly roots: readonly string[],
    private readonly buffers: ReadonlyMap<string, string>,
    private readonly folder: string,
  ) {
    this.places = new DocumentFiles(roots);
    this.#folders = roots.some((root) => statSync(root, { throwIfNoEntry: false })?.isDirectory());
  }

  /** Path of a file in the knowledge base, or null when it is no document of it. */
  pathOf(file: string): string | null {
    const paths = this.places.pathsOf(file);
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
    const sorted = [...files.values()].sort(({ path: left }, { path: right }) =>
      left < right ? -1 : left > right ? 1 : 0,
    );
    return { files: sorted, diagnostics: this.#read.diagnostics };
  }

  /** An unsaved file is included; ignore rules apply once it is saved. */
  #mayBecome(path: string): boolean {
    if (!this.#folders || !documentName.test(path) || hiddenFolder.test(path)) return false;
    const file = this.places.fileOf(path);
    return file !== null && statSync(file, { throwIfNoEntry: false }) === undefined;
  }
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
  return { knowledge, findings: byPath(diagnostics), texts: new Map(files.map(({ path, text }) => [path, text])) };
}

function byPath(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const findings = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = findings.get(diagnostic.path);
    if (known) known.push(diagnostic);
    else findings.set(diagnostic.path, [diagnostic]);
  }
  return findings;
}

export function named(knowledge: Knowledge, document: number): NamedDocument {
  return {
    id: knowledge.id(document),
    path: knowledge.path(document),
    title: knowledge.title(document),
    kind: knowledge.kind(document),
  };
}
