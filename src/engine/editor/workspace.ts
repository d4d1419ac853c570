import { relative, resolve } from 'node:path';
import type {
  Diagnostic,
  EditorCompletion,
  EditorEdit,
  EditorHover,
  EditorLocation,
  EditorPosition,
  EditorRange,
  EditorSymbol,
  Fix,
} from '../../model/index.js';
import { findGoldenFiles, readGoldenFiles } from '../goldens/goldens.js';
import { watchFiles } from '../live/watch-files.js';
import { configName } from '../open/config-file.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import { absolutePaths, localKnowledgeBase } from '../open/resolve-knowledge-base.js';
import { packageFile } from '../open/shipped-bases.js';
import { completionAt } from './completion.js';
import { readEdited } from './cursor.js';
import { hoverAt } from './hover.js';
import { findReferences, goldenFindings, goldenSubjectAt, renamings, subjectAt } from './references.js';
import { type EditorKnowledge, EditorSources, isGoldenFile, knowledgeOf, lintThread } from './sources.js';
import { symbolsOf } from './symbols.js';
import { targetAt } from './target.js';
import { configCompletionAt, goldenCompletionAt } from './yaml-completion.js';

const firstLine: EditorRange = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

export interface WorkspaceOptions {
  /** Absolute path of the folder whose `triagraph.config.json` applies. */
  readonly folder: string;
  /** Folders, files and globs; default: those in the configuration, else `workflows/` and `cases/`. */
  readonly kb?: readonly string[];
  /** Cache parsed documents in the user's cache folder. Default true. */
  readonly cache?: boolean;
}

export interface FileFindings {
  /** Absolute path. */
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A fix that applies to the current text of the editor. */
export interface OfferedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

/**
 * A knowledge base that is being edited: unsaved texts override files on disk. File paths are absolute; a file outside
 * the knowledge base gets empty answers.
 * @example
 * const workspace = await openWorkspace({ folder: '/home/me/runbooks' });
 * workspace.hold('/home/me/runbooks/workflows/subnet.md', unsavedText);
 * for (const { file, diagnostics } of await workspace.check()) console.log(file, diagnostics.length);
 */
export class EditorWorkspace {
  #sources: EditorSources | null = null;
  #stale = true;
  #last: EditorKnowledge | null = null;
  #first: Promise<unknown> | null = null;
  readonly #lintThread = lintThread();
  readonly #held = new Map<string, string>();
  readonly #config: string;

  constructor(private readonly options: WorkspaceOptions) {
    this.#config = resolve(options.folder, configName);
  }

  get folder(): string {
    return this.options.folder;
  }

  /** @param text of the editor; null when it has closed the file */
  hold(file: string, text: string | null): void {
    if (text === null) this.#held.delete(file);
    else this.#held.set(file, text);
  }

  /** Makes the next lint run read files and settings from disk again. */
  forget(): void {
    this.#stale = true;
  }

  /** Whether a file is a document (as of the last lint run), a file of goldens, or the configuration of this knowledge base. */
  has(file: string): boolean {
    return this.#sources?.pathOf(file) != null || file === this.#config || isGoldenFile(file, this.folder);
  }

  /**
   * The diagnostics of `lint`, by file. Self-retrieval is checked only for open files.
   * @throws TriagraphError as compilation does, and for an invalid configuration; the last result is kept
   */
  check(): Promise<FileFindings[]> {
    const run = this.#lint();
    this.#first ??= run.catch(() => {});
    return run;
  }

  async #lint(): Promise<FileFindings[]> {
    const { folder, cache = true } = this.options;
    const known = this.#stale ? null : this.#sources;
    const sources = known ?? new EditorSources(this.roots(), this.#held, folder);
    this.#stale = false;
    const all = await sources.all();
    this.#sources = sources;
    const open = new Set([...this.#held.keys()].flatMap((file) => sources.pathOf(file) ?? []));
    const request = { sources: all, roots: sources.roots, folder, open, cache };
    const last = knowledgeOf(all, await this.#lintThread.run(request));
    this.#last = last;
    const documents = [...last.findings].map(([path, diagnostics]) => ({ file: this.fileOf(path), diagnostics }));
    const goldens = sources.goldens().map(({ file, text }) => {
      return { file, diagnostics: goldenFindings(last.knowledge, relative(folder, file), text) };
    });
    return [...documents, ...goldens].flatMap(({ file, diagnostics }) =>
      file !== null && diagnostics.length > 0 ? [{ file, diagnostics }] : [],
    );
  }

  /**
   * Absolute paths; none if the folder has no knowledge base, so that unrelated Markdown is not linted.
   * @throws TriagraphError for an invalid configuration
   */
  roots(): readonly string[] {
    const { folder, kb = [] } = this.options;
    const named = kb.length > 0 ? absolutePaths(kb, folder) : (localKnowledgeBase(folder) ?? []);
    return named.filter((path) => !isSnapshotFile(path));
  }

  /** Absolute path of a document's file, or null. */
  fileOf(path: string): string | null {
    if (path === configName) return this.#config;
    return path === '.' ? null : (this.#sources?.fileOf(path) ?? null);
  }

  /** The page of a shipped rule as a file of the package, by the `url` of a diagnostic, or null. */
  rulePage(url: string): string | null {
    return url.startsWith('docs/rules/') ? packageFile(url) : null;
  }

  /** Watches the folder and the roots; returns a function that stops watching. */
  async watch(changed: () => void, failed: (error: Error) => void): Promise<() => Promise<void>> {
    return watchFiles({
      paths: [this.#config, ...this.roots()],
      folder: this.folder,
      changed: async () => {
        this.forget();
        changed();
      },
      failed,
    });
  }

  /** Cancels a lint run; the last result is kept. */
  async close(): Promise<void> {
    await this.#lintThread.close();
  }

  async hover(file: string, position: EditorPosition): Promise<EditorHover | null> {
    const at = await this.#at(file);
    const goldens = () => readGoldenFiles(findGoldenFiles(this.roots()), this.folder).goldens;
    return at?.edited ? hoverAt({ knowledge: at.knowledge, goldens }, at.edited, position) : null;
  }

  /** The references to the document, step or section at a position, including itself. */
  async references(file: string, position: EditorPosition): Promise<EditorLocation[]> {
    const found = await this.#references(file, position);
    return found?.references.map(({ file: other, range }) => ({ file: other, range })) ?? [];
  }

  /** The range of the id at a position that `rename` would replace, or null. */
  async renamable(file: string, position: EditorPosition): Promise<EditorRange | null> {
    const found = await this.#references(file, position);
    return found?.references.some(({ namesId }) => namesId) ? found.subject.range : null;
  }

  /**
   * The edits that give the document at a position and its translations another id, in all references.
   * @throws TriagraphError `document-id` for an invalid id, or one of another document
   */
  async rename(file: string, position: EditorPosition, id: string): Promise<EditorEdit[]> {
    const found = await this.#references(file, position);
    return found ? renamings(found.knowledge, found.subject, found.references, id) : [];
  }

  async #references(file: string, position: EditorPosition) {
    const at = await this.#at(file);
    if (at === null || this.#sources === null) return null;
    const { knowledge, edited, text } = at;
    const subject = edited ? subjectAt(knowledge, edited, position) : goldenSubjectAt(knowledge, text, position);
    if (subject === null) return null;
    const references = await findReferences(knowledge, subject, await this.#sources.files());
    return { knowledge, subject, references };
  }

  async definition(file: string, position: EditorPosition): Promise<EditorLocation | null> {
    const at = await this.#at(file);
    if (at === null) return null;
    const { knowledge, edited, text } = at;
    const target = edited ? targetAt(knowledge, edited, position) : goldenSubjectAt(knowledge, text, position);
    if (target === null || 'missing' in target) return null;
    if ('own' in target) return { file, range: target.own.range };
    const found = this.fileOf('path' in target ? target.path : knowledge.path(target.document));
    const range = 'place' in target ? target.place?.range : undefined;
    return found === null ? null : { file: found, range: range ?? firstLine };
  }

  async completion(file: string, position: EditorPosition): Promise<readonly EditorCompletion[]> {
    if (file === this.#config) return configCompletionAt(this.#held.get(file) ?? '', position);
    const at = await this.#at(file);
    if (at === null) return [];
    const { knowledge, edited, text } = at;
    return edited ? completionAt(knowledge, edited, position) : goldenCompletionAt(knowledge, text, position);
  }

  async symbols(file: string): Promise<EditorSymbol[]> {
    const at = await this.#at(file);
    return at?.edited ? symbolsOf(at.edited) : [];
  }

  /** Fixes of the last lint run, unless the text has changed since. */
  async fixes(file: string): Promise<OfferedFix[]> {
    const at = await this.#at(file);
    if (!at?.edited || at.edited.understood !== at.text || at.texts.get(at.edited.path) !== at.text) return [];
    const found = at.findings.get(at.edited.path) ?? [];
    return found.flatMap((diagnostic) => (diagnostic.fix ? [{ diagnostic, fix: diagnostic.fix }] : []));
  }

  /** An open file with the result of the last lint run; waits for the first run. `edited` is null for goldens. */
  async #at(file: string) {
    await this.#first;
    const [text, last] = [this.#held.get(file), this.#last];
    if (text === undefined || last === null) return null;
    if (isGoldenFile(file, this.folder)) return { ...last, text, edited: null };
    const path = this.#sources?.pathOf(file) ?? null;
    const edited = path === null ? null : await readEdited(path, text, last.knowledge.vocabulary);
    return edited && { ...last, text, edited };
  }
}
