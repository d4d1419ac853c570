import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { byText } from '../../collections.js';
import type { Diagnostic } from '../../model/index.js';
import { placedAtLine } from '../../parse/index.js';
import type { ReferenceIndex } from '../../snapshot/index.js';
import {
  type CollectionMember,
  type Rule,
  type Surroundings,
  shownDiagnostics,
  validateCollection,
} from '../../validate/index.js';
import type { AnalyzedDocument } from '../analyze/packed-document.js';
import { documentFolders } from '../document-files.js';
import type { ProjectConfig } from './project-config.js';

export interface Collection {
  readonly documents: readonly AnalyzedDocument[];
  readonly references: ReferenceIndex;
  readonly roots: readonly string[];
  readonly rules: readonly Rule[];
}

/** Linked files that are not documents: absolute path → whether it exists. */
export type LinkedFiles = ReadonlyMap<string, boolean>;

/** @param read diagnostics of reading */
export function collectionFindings(
  { documents, references, roots, rules }: Collection,
  read: readonly Diagnostic[],
  { settings, diagnostics: config }: ProjectConfig,
): { readonly diagnostics: Diagnostic[]; readonly linkedFiles: LinkedFiles } {
  const members = documents.map(({ head }): CollectionMember => head);
  const linkedFiles = new Map<string, boolean>();
  const surroundings = surroundingsOf(members, references, { roots, linkedFiles });
  const optionsOf = (rule: string) => settings.options.get(rule);
  const together = validateCollection(members, surroundings, { optionsOf, rules });
  const found = [...read, ...documents.flatMap((document) => document.diagnostics), ...together.map(placedAtLine)];
  const suppressions = new Map(
    members.flatMap(({ path, facts }) => (facts.suppressions.length > 0 ? [[path, facts.suppressions] as const] : [])),
  );
  const shown = shownDiagnostics({ diagnostics: found, suppressions, settings }, 'documents');
  return { diagnostics: sortDiagnostics([...config, ...shown]), linkedFiles };
}

/** By path, then by position. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const at = ({ range }: Diagnostic) => range?.start ?? { line: 0, column: 0 };
  return [...diagnostics].sort(
    (left, right) =>
      byText(left.path, right.path) ||
      at(left).line - at(right).line ||
      at(left).column - at(right).column ||
      byText(left.ruleId, right.ruleId),
  );
}

function surroundingsOf(
  members: readonly CollectionMember[],
  references: ReferenceIndex,
  { roots, linkedFiles }: { readonly roots: readonly string[]; readonly linkedFiles: Map<string, boolean> },
): Surroundings {
  const folderOf = documentFolders(roots);
  return {
    resolve(target, from) {
      const found = references.resolve(target, from);
      return found === null ? null : members[found]!.path;
    },
    hasFile(target, from) {
      // A path with a null byte is invalid.
      const folder = target.includes('\0') ? null : folderOf(from);
      if (folder === null) return null;
      const file = resolve(folder, target);
      linkedFiles.set(file, existsSync(file));
      return linkedFiles.get(file)!;
    },
  };
}
