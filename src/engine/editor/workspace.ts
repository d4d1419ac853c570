import { relative, resolve, sep } from 'node:path';
import { limits } from '../../limits.js';
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
import type { Vocabulary } from '../../vocabulary/index.js';
import { findGoldenFiles, readGoldenFile, readGoldenFiles } from '../goldens/golden-files.js';
import { watchFiles } from '../live/watch-files.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import { absolutePaths, localKnowledgeBase } from '../open/resolve-knowledge-base.js';
import { packageFile } from '../open/shipped-bases.js';
import { completionAt } from './completion.js';
import { type EditedDocument, readEdited } from './cursor.js';
import { hoverAt } from './hover.js';
import { LintThread } from './lint-run.js';
import {
  type EditorFile,
  findReferences,
  goldenFindings,
  goldenSubjectAt,
  renamings,
  subjectAt,
} from './references.js';
import { type EditorKnowledge, EditorSources, knowledgeOf } from './sources.js';
import { symbolsOf } from './symbols.js';
import { targetAt } from './target.js';
import { configCompletionAt, goldenCompletionAt, isGoldenFile } from './yaml-completion.js';

const configName = 'triagraph.config.json';
const firstLine: EditorRange = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

export interface WorkspaceOptions {
  /** Absolute path of the folder whose `triagraph.config.json` applies. */
  readonly folder: string;
  /** Folders, files and globs; default: those in the configuration, else `workflows/` and `cases/`. */
  readonly kb?: readonly string[];
  /** Cache parsed documents in the user's cache folder. Default true. */
  readonly cache?: boolean;
}

/** Findings of one file. */
export interface FileFindings {
  /** Absolute path. */
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A fix of a finding that fits the editor's current text. */
export interface OfferedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

interface UnderstoodText {
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly edited: Promise<EditedDocument | null>;
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
  readonly #lintThread = new LintThread();
  readonly #understood = new Map<string, UnderstoodText>();
  readonly #held = new Map<string, string>();

  constructor(private readonly options: WorkspaceOptions) {}

  get folder(): string {
    return this.options.folder;
  }

  /** Sets the editor's text of a file; null when the editor has closed it. */
  hold(file: string, text: string | null): void {
    if (text === null) this.#held.delete(file);
    else this.#held.set(file, text);
    if (text === null) this.#understood.delete(file);
  }

  /** Files or settings on disk have changed: the next lint run reads them again. */
  forget(): void {
    this.#stale = true;
  }

  /**
   * Whether a file is a document of this knowledge base (as far as known), one of its golden files, or its
   * configuration.
   */
  has(file: string): boolean {
    return this.#sources?.pathOf(file) != null || this.#isConfig(file) || this.#isGoldens(file);
  }

  #isConfig(file: string): boolean {
    return file === resolve(this.options.folder, configName);
  }

  #isGoldens(file: string): boolean {
    const folder = resolve(this.options.folder);
    return isGoldenFile(file) && file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  }

  /**
   * The findings of `lint`, by file; findings that need matching only for open files. Files without findings are left
   * out.
   * @throws TriagraphError when the knowledge base is missing, cannot be read, or has an invalid configuration; the
   * last result is kept
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
    const documents = [...last.findings].flatMap(([path, diagnostics]) => {
      const file = this.fileOf(path);
      return file === null ? [] : [{ file, diagnostics }];
    });
    const goldens = this.#goldens().map(({ file, text }) => ({
      file,
      diagnostics: goldenFindings(last.knowledge, relative(folder, file), text),
    }));
    return [...documents, ...goldens.filter(({ diagnostics }) => diagnostics.length > 0)];
  }

  /** The golden files with their current texts; `test` names those that cannot be read. */
  #goldens(): EditorFile[] {
    const open = [...this.#held.keys()].filter((file) => this.#isGoldens(file));
    return [...new Set([...findGoldenFiles(this.roots()), ...open])].flatMap((file) => {
      const held = this.#held.get(file);
      const read = held === undefined ? readGoldenFile(file, file) : { text: held };
      return 'text' in read ? [{ file, path: null, text: read.text }] : [];
    });
  }

  /**
   * Absolute paths of the roots; none when the folder contains no knowledge base, so that unrelated Markdown is not
   * linted.
   * @throws TriagraphError for an invalid configuration
   */
  roots(): readonly string[] {
    const { folder, kb = [] } = this.options;
    const named = kb.length > 0 ? absolutePaths(kb, folder) : (localKnowledgeBase(folder) ?? []);
    return named.filter((path) => !isSnapshotFile(path));
  }

  /** Absolute path of a document's file, or null. */
  fileOf(path: string): string | null {
    if (path === configName) return resolve(this.options.folder, path);
    return path === '.' ? null : (this.#sources?.fileOf(path) ?? null);
  }

  /** The page of a shipped rule, by the `url` of a finding, as a file of the package, or null. */
  rulePage(url: string): string | null {
    return url.startsWith('docs/rules/') ? packageFile(url) : null;
  }

  /**
   * Watches the folder and the roots.
   * @returns a function that stops watching
   */
  async watch(changed: () => void, failed: (error: Error) => void): Promise<() => Promise<void>> {
    const { folder } = this.options;
    return watchFiles({
      paths: [...new Set([resolve(folder, configName), ...this.roots()])],
      folder,
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
    return at && hoverAt({ knowledge: at.last.knowledge, goldens }, at.edited, position);
  }

  /** Where the document, step or section at a position is named, itself included. */
  async references(file: string, position: EditorPosition): Promise<EditorLocation[]> {
    const found = await this.#references(file, position);
    return found?.references.map(({ file: other, range }) => ({ file: other, range })) ?? [];
  }

  /** The range of the id at a position that `rename` would write anew, or null. */
  async renamable(file: string, position: EditorPosition): Promise<EditorRange | null> {
    const found = await this.#references(file, position);
    return found?.references.some(({ namesId }) => namesId) ? found.subject.range : null;
  }

  /**
   * The edits that give the document at a position and its translations another id, in all files that name it by its id.
   * @throws TriagraphError `document-id` when the id cannot be used, or is another document's
   */
  async rename(file: string, position: EditorPosition, id: string): Promise<EditorEdit[]> {
    const found = await this.#references(file, position);
    return found ? renamings(found.knowledge, found.subject, found.references, id) : [];
  }

  async #references(file: string, position: EditorPosition) {
    const at = this.#isGoldens(file) ? null : await this.#at(file);
    await this.#first;
    if (this.#last === null) return null;
    const { knowledge, texts } = this.#last;
    const text = this.#held.get(file) ?? '';
    const subject = at ? subjectAt(knowledge, at.edited, position) : goldenSubjectAt(knowledge, text, position);
    if (subject === null) return null;
    const documents = [...texts].flatMap(([path, saved]): EditorFile[] => {
      const other = this.fileOf(path);
      return other === null ? [] : [{ file: other, path, text: this.#held.get(other) ?? saved }];
    });
    const references = await findReferences(knowledge, subject, [...documents, ...this.#goldens()]);
    return { knowledge, subject, references };
  }

  async definition(file: string, position: EditorPosition): Promise<EditorLocation | null> {
    if (this.#isGoldens(file)) {
      const subject = this.#last && goldenSubjectAt(this.#last.knowledge, this.#held.get(file) ?? '', position);
      const named = subject && this.fileOf(subject.path);
      return named ? { file: named, range: firstLine } : null;
    }
    const at = await this.#at(file);
    const target = at && targetAt(at.last.knowledge, at.edited, position);
    if (!at || !target || 'missing' in target) return null;
    if ('own' in target) return { file, range: target.own.range };
    const found = this.fileOf(at.last.knowledge.path(target.document));
    return found === null ? null : { file: found, range: target.place?.range ?? firstLine };
  }

  async completion(file: string, position: EditorPosition): Promise<readonly EditorCompletion[]> {
    const text = this.#held.get(file) ?? '';
    if (this.#isConfig(file)) return configCompletionAt(text, position);
    if (this.#isGoldens(file)) {
      await this.#first;
      return this.#last ? goldenCompletionAt(this.#last.knowledge, text, position) : [];
    }
    const at = await this.#at(file);
    return at ? completionAt(at.last.knowledge, at.edited, position) : [];
  }

  async symbols(file: string): Promise<EditorSymbol[]> {
    const at = await this.#at(file);
    return at ? symbolsOf(at.edited) : [];
  }

  /** Fixes from the last lint run, unless the text has changed since. */
  async fixes(file: string): Promise<OfferedFix[]> {
    const at = await this.#at(file);
    if (!at || at.edited.understood !== at.edited.text || at.last.texts.get(at.edited.path) !== at.edited.text)
      return [];
    const found = at.last.findings.get(at.edited.path) ?? [];
    return found.flatMap((diagnostic) => (diagnostic.fix ? [{ diagnostic, fix: diagnostic.fix }] : []));
  }

  /** A document of the last lint run with its current text; waits for the first run. */
  async #at(file: string): Promise<{ readonly last: EditorKnowledge; readonly edited: EditedDocument } | null> {
    await this.#first;
    const path = this.#sources?.pathOf(file) ?? null;
    const text = this.#held.get(file) ?? null;
    const last = this.#last;
    if (path === null || text === null || last === null || text.length > limits.fileBytes) return null;
    let known = this.#understood.get(file);
    const { vocabulary } = last.knowledge;
    if (known?.text !== text || known.vocabulary !== vocabulary) {
      known = { text, vocabulary, edited: readEdited(path, text, vocabulary) };
      this.#understood.set(file, known);
    }
    const edited = await known.edited;
    return edited && { last, edited };
  }
}
