import type { Diagnostic, DocumentEntry, Language, SnapshotEngine } from '../../../browser.js';

export interface Coverage {
  readonly component: string;
  readonly workflow: number;
  readonly case: number;
  readonly article: number;
}

/** What a knowledge base covers, and what it lacks. Translations count once. */
export interface Overview {
  readonly documents: readonly DocumentEntry[];
  readonly languages: Readonly<Record<Language, number>>;
  /** By number of documents, the largest first; documents without a component are counted under ''. */
  readonly components: readonly Coverage[];
  readonly withoutTriggers: readonly DocumentEntry[];
  readonly casesWithoutWorkflow: readonly DocumentEntry[];
  readonly findings: readonly Diagnostic[];
}

export function overviewOf(engine: SnapshotEngine): Overview {
  const documents = engine.documents();
  const components = new Map<string, Record<'workflow' | 'case' | 'article', number>>();
  const counted = new Set<string>();
  const withoutTriggers: DocumentEntry[] = [];
  const casesWithoutWorkflow: DocumentEntry[] = [];
  const languages = { zh: 0, en: 0 };
  for (const entry of documents) {
    const document = engine.show(entry.path);
    if (document === null) continue;
    languages[entry.language]++;
    if (document.triggers.length === 0) withoutTriggers.push(entry);
    if (entry.kind === 'case' && document.workflow === null) casesWithoutWorkflow.push(entry);
    const key = `${entry.kind} ${entry.id}`;
    if (counted.has(key)) continue;
    counted.add(key);
    for (const component of document.components.length === 0 ? [''] : new Set(document.components)) {
      const counts = components.get(component) ?? { workflow: 0, case: 0, article: 0 };
      counts[entry.kind]++;
      components.set(component, counts);
    }
  }
  const sizeOf = (each: Coverage): number => each.workflow + each.case + each.article;
  return {
    documents,
    languages,
    components: [...components]
      .map(([component, counts]) => ({ component, ...counts }))
      .sort((left, right) => sizeOf(right) - sizeOf(left) || (left.component < right.component ? -1 : 1)),
    withoutTriggers,
    casesWithoutWorkflow,
    findings: engine.lint(),
  };
}

/** The document that ranks first for another document's first symptom; null if that is the document itself, or it has no symptom. */
export function shadowOf(engine: SnapshotEngine, path: string): DocumentEntry | null {
  const document = engine.show(path);
  const symptom = document?.symptoms[0]?.text;
  if (document === null || symptom === undefined) return null;
  const { matches } = engine.query(symptom, { language: document.language });
  const [first] = matches;
  const answers = first === undefined || first.id === document.id || document.workflow === first.id;
  return answers ? null : (engine.documents().find((each) => each.path === first.path) ?? null);
}
