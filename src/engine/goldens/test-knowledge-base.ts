import type { TestReport } from '../../model/index.js';
import { findGoldenFiles, type GoldenMemory, type Goldens, namedGoldenFiles, readGoldenFiles } from './golden-files.js';
import { type AskedKnowledge, runGoldens } from './goldens.js';

/** What `test` is asked to look at. */
export interface TestPaths {
  /** Folders, files and globs of documents, or one snapshot. */
  readonly documents: readonly string[];
  /** YAML files and folders of goldens; when empty, those in and beside the documents. */
  readonly goldens: readonly string[];
}

/**
 * Asks the goldens of a knowledge base.
 * @param folder what the paths of goldens count from
 * @param memory of who asks again when a file has changed
 * @throws TriagraphError when goldens that are named are not there
 */
export function testKnowledgeBase(
  knowledge: AskedKnowledge,
  paths: TestPaths,
  folder: string,
  memory?: GoldenMemory,
): TestReport {
  const { goldens, diagnostics } = goldensOf(paths, folder, memory);
  return { goldens: runGoldens(knowledge, goldens), diagnostics };
}

/**
 * The goldens that are named, or those in and beside the documents.
 * @throws TriagraphError when goldens that are named are not there
 */
export function goldensOf(paths: TestPaths, folder: string, memory?: GoldenMemory): Goldens {
  const files = paths.goldens.length > 0 ? namedGoldenFiles(paths.goldens) : findGoldenFiles(paths.documents);
  return readGoldenFiles(files, folder, memory);
}
