import { statSync } from 'node:fs';
import { Knowledge } from '../../match/index.js';
import type { Diagnostic, NamedDocument, SourceFile } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeSource, type ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { readProjectSources } from '../open/project-config.js';
import { EditorPlaces } from './cursor.js';
import type { LintResult } from './lint-run.js';

const documentName = /\.(?:md|markdown|mdx)$/i;
const hiddenFolder = /(?:^|\/)(?:\.|node_modules\/)/;

/** The files of a knowledge base with what an editor has of them: its unsaved texts come first. */
export class EditorSources {
  readonly #folders: boolean;
  #read: ReadResult | null = null;

  readonly places: EditorPlaces;

  /**
   * @param buffers texts that an editor has, by absolute path; they may change between two reads
   * @param folder of the project
   */
  constructor(
    readonly roots: readonly string[],
    private readonly buffers: ReadonlyMap<string, string>,
    private readonly folder: string,
  ) {
    this.places = new EditorPlaces(roots);
    this.#folders = roots.some((root) => statSync(root, { throwIfNoEntry: false })?.isDirectory());
  }

  /** Path of a file in the knowledge base, or null when it is no document of it. */
  pathOf(file: string): string | null {
    const paths = this.places.pathsOf(file);
    const known = new Set(this.#read?.files.map(({ path }) => path));
    return paths.find((path) => known.has(path)) ?? paths.find((path) => this.#mayBecome(path)) ?? null;
  }

  /**
   * What there is to understand.
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

  /** A file that is not saved yet: what is ignored is known when it is. */
  #mayBecome(path: string): boolean {
    if (!this.#folders || !documentName.test(path) || hiddenFolder.test(path)) return false;
    const file = this.places.fileOf(path);
    return file !== null && statSync(file, { throwIfNoEntry: false }) === undefined;
  }
}

/** The file as it is on disk as long as the editor has the same text: its encoding is a matter of its bytes. */
function overridden(path: string, text: string, saved: SourceFile | undefined): SourceFile {
  if (saved?.text === text) return saved;
  return decodeSource(path, new TextEncoder().encode(text));
}

/** The knowledge base of the last lint run, with its diagnostics. */
export interface EditorKnowledge {
  readonly knowledge: Knowledge;
  /** By path, in the order of the text. */
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Texts that the places of the findings count in, by path. */
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
