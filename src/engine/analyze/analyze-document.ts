import { type CompiledDocument, compileDocument, TermReader } from '../../compile/index.js';
import { lowerDocument } from '../../lower/index.js';
import type { Diagnostic, Document, ProjectData, SourceFile } from '../../model/index.js';
import { type ParsedDocument, parseGuarded } from '../../parse/index.js';
import { nodePlatform } from '../../platform/node.js';
import { encodeSource } from '../../snapshot/index.js';
import type { ConceptIndex } from '../../text/index.js';
import {
  collectFacts,
  completed,
  type DocumentFacts,
  type OptionsOf,
  type RuleSettings,
  reconciled,
  type ValidationInput,
  validateDocument,
  validatePatterns,
} from '../../validate/index.js';
import { mergeVocabulary, type Vocabulary } from '../../vocabulary/index.js';
import { loadPlugins, type PluginAddresses, type Plugins } from '../plugins.js';
import { headingFindings } from './heading-form.js';

/** A compiled document with its facts: ready to be merged with others and validated beside them. */
export interface AnalyzedDocument extends CompiledDocument {
  readonly facts: DocumentFacts;
  /** A deadline ended its parsing: the analysis depends on the load of the machine and is never cached. */
  readonly isCutShort: boolean;
}

/** Settings of the analysis. Plain data, since it is sent to other threads. */
export interface AnalysisSettings {
  readonly data: ProjectData;
  /** Concepts of the lexicon, with those of the project. */
  readonly concepts: ConceptIndex;
  readonly ruleOptions: RuleSettings['options'];
  /** Plug-ins, which each thread loads. */
  readonly plugins: PluginAddresses;
}

export class DocumentAnalyzer {
  readonly #vocabulary: Vocabulary;
  readonly #terms: TermReader;
  readonly #optionsOf: OptionsOf;
  readonly #plugins: Promise<Plugins>;

  constructor({ data, concepts, ruleOptions, plugins }: AnalysisSettings) {
    this.#vocabulary = mergeVocabulary(data.vocabulary);
    this.#terms = new TermReader(concepts, this.#vocabulary);
    this.#optionsOf = (rule) => ruleOptions.get(rule);
    this.#plugins = loadPlugins(plugins);
  }

  async analyzeAll(files: readonly SourceFile[], onDone?: (files: number) => void): Promise<AnalyzedDocument[]> {
    const documents: AnalyzedDocument[] = [];
    for (const file of files) {
      documents.push(await this.analyze(file));
      onDone?.(1);
    }
    return documents;
  }

  /** One file: parse → lower → validate → count. Never throws on what a file contains. */
  async analyze(file: SourceFile): Promise<AnalyzedDocument> {
    const parsed = await parseGuarded(file, this.#vocabulary);
    const { rules, dialects } = await this.#plugins;
    const vocabulary = this.#vocabulary;
    const lowered = lowerDocument(parsed, { vocabulary, dialects });
    const { document } = lowered;
    const checks = { optionsOf: this.#optionsOf, rules, vocabulary };
    const diagnostics = await documentFindings(parsed, lowered, checks);
    const facts = collectFacts(document, parsed.frontMatter, parsed.text);
    const source = encodeSource(parsed.text, nodePlatform);
    const compiled = compileDocument(document, diagnostics, this.#terms);
    return { ...compiled, source, facts, isCutShort: !parsed.reproducible };
  }
}

/** The diagnostics of one document with their fixes: of parsing and lowering, then of the rules. */
export async function documentFindings(
  parsed: ParsedDocument,
  { document, diagnostics }: { readonly document: Document; readonly diagnostics: readonly Diagnostic[] },
  checks: Pick<ValidationInput, 'optionsOf' | 'rules' | 'vocabulary'> = {},
): Promise<readonly Diagnostic[]> {
  const { frontMatter, text } = parsed;
  const found = [
    ...completed([...parsed.diagnostics, ...diagnostics], text),
    ...validateDocument(document, { frontMatter, text, ...checks }),
    ...headingFindings(parsed),
    ...(await validatePatterns(document, frontMatter, checks.vocabulary)),
  ];
  return reconciled(found, frontMatter);
}
