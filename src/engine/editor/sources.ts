import { relative, resolve, sep } from 'node:path';
import { byText, groupBy } from '../../collections.js';
import { buildFrom } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import { Knowledge } from '../../match/index.js';
import type { Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeSource, type ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { Thread } from '../../thread.js';
import { auditKnowledge } from '../audit/audit.js';
import { isBelow, isFolder, locate, type RootOnDisk, realPath, rootsOnDisk, statsOf } from '../document-files.js';
import { findGoldenFiles, readGoldenFile } from '../goldens/goldens.js';
import { Engine } from '../open/engine.js';
import { readProjectSources } from '../open/project-config.js';
import type { EditorFile } from './references.js';

const documentName = /\.(?:md|markdown|mdx)$/i;
const hiddenFolder = /(?:^|\/)(?:\.|node_modules\/)/;

export class EditorSources {
  readonly #folders: boolean;
  readonly #onDisk: readonly RootOnDisk[];
  #read: ReadResult | null = null;

  /** @param buffers the texts of the editor, by absolute path; they may change between two reads */
  constructor(
    readonly roots: readonly string[],
    private readonly buffers: ReadonlyMap<string, string>,
    private readonly folder: string,
  ) {
    this.#onDisk = rootsOnDisk(roots);
    this.#folders = roots.some(isFolder);
  }

  /** Absolute path of a document's file, or null when its path belongs to no root. */
  fileOf(path: string): string | null {
    return locate(this.#onDisk, path)?.file ?? null;
  }

  /** Path of a document in the knowledge base, or null for another file. */
  pathOf(file: string): string | null {
    const files = [resolve(file), realPath(file) ?? resolve(file)];
    const paths = this.#onDisk.flatMap(({ prefix, folder, real }) =>
      files.flatMap((each) => [below(folder, each), below(real, each)]).flatMap((path) => (path ? prefix + path : [])),
    );
    const known = new Set(this.#read?.files.map(({ path }) => path));
    return paths.find((path) => known.has(path)) ?? paths.find((path) => this.#mayBecome(path)) ?? null;
  }

  /** @throws TriagraphError when a root is missing or cannot be read */
  async all(): Promise<ReadResult> {
    this.#read ??= await readProjectSources(this.roots, this.folder);
    const files = new Map(this.#read.files.map((file) => [file.path, file]));
    for (const [file, text] of this.buffers) {
      const path = this.pathOf(file);
      // The file of an unchanged text is kept, because only its bytes reveal its encoding.
      if (path !== null && files.get(path)?.text !== text)
        files.set(path, decodeSource(path, new TextEncoder().encode(text)));
    }
    return {
      files: [...files.values()].sort((left, right) => byText(left.path, right.path)),
      diagnostics: this.#read.diagnostics,
    };
  }

  async files(): Promise<EditorFile[]> {
    const documents = (await this.all()).files.flatMap(({ path, text }): EditorFile[] => {
      const file = this.fileOf(path);
      return file === null ? [] : [{ file, path, text }];
    });
    return [...documents, ...this.goldens()];
  }

  /** The golden files that can be read; `test` reports the others. */
  goldens(): EditorFile[] {
    const open = [...this.buffers.keys()].filter((file) => isGoldenFile(file, this.folder));
    return [...new Set([...findGoldenFiles(this.roots), ...open])].flatMap((file) => {
      const held = this.buffers.get(file);
      const read = held === undefined ? readGoldenFile(file, file) : { text: held };
      return 'text' in read ? [{ file, path: null, text: read.text }] : [];
    });
  }

  /** Whether a new file will be a document once it is saved. Ignore rules apply from then on. */
  #mayBecome(path: string): boolean {
    if (!this.#folders || !documentName.test(path) || hiddenFolder.test(path)) return false;
    const file = this.fileOf(path);
    return file !== null && statsOf(file) === undefined;
  }
}

const below = (folder: string, file: string): string | null =>
  isBelow(folder, file) ? relative(folder, file).split(sep).join('/') : null;

export const isGoldenFile = (file: string, folder: string): boolean =>
  /[\\/]goldens[\\/][^\\/]+\.ya?ml$/i.test(file) && below(resolve(folder), file) !== null;

interface LintRequest {
  readonly sources: ReadResult;
  readonly roots: readonly string[];
  readonly folder: string;
  /** Paths of the open documents, for which alone self-retrieval is checked. */
  readonly open: ReadonlySet<string>;
  readonly cache: boolean;
}

interface LintResult {
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
}

export async function lintSources({ sources, roots, folder, open, cache }: LintRequest): Promise<LintResult> {
  const files = [...sources.files];
  const { snapshot, diagnostics } = await buildFrom({ ...sources, files }, { paths: roots, cache, project: folder });
  const bytes = snapshot.toBytes();
  if (open.size === 0) return { bytes, diagnostics };
  const { knowledge, matcher } = (await Engine.open({ snapshot: bytes })).answering;
  const audited = await auditKnowledge(knowledge, matcher, { cache: false, project: folder, only: open });
  return { bytes, diagnostics: [...diagnostics, ...audited] };
}

export const lintThread = () =>
  new Thread(new URL('./lint-worker.js', import.meta.url), lintSources, {
    ended: () => new TriagraphError('lint-cancelled', 'Linting was cancelled.'),
  });

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
  const findings = groupBy(diagnostics, ({ path }) => path);
  return { knowledge, findings, texts: new Map(files.map(({ path, text }) => [path, text])) };
}
