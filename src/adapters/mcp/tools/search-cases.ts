import type { Engine, Match, ShownDocument } from '../../../index.js';
import { visibleItem, visibleText } from '../quote.js';
import {
  documentId,
  integer,
  language,
  listOf,
  object,
  symptom,
  type Tool,
  ToolFault,
  text,
  unknownDocument,
} from '../tool.js';

interface Arguments {
  readonly symptom?: string;
  readonly workflow?: string;
  readonly language?: 'zh' | 'en';
  readonly limit?: number;
}

const string = { type: 'string' };

/** Solved cases that resemble a symptom, or in which a workflow ended. */
export const searchCases: Tool<Arguments> = {
  name: 'search_cases',
  title: 'Search solved cases',
  description:
    'Solved cases that resemble a symptom, that ended a workflow, or both: what the cause was and what helped. Give `symptom`, `workflow`, or both. 查找相似的已解决案例。',
  input: object(
    {
      symptom,
      workflow: { ...documentId, description: 'Id or path of a workflow: only the cases that follow it.' },
      language,
      limit: integer('Cases to return; default 5.', 1, 20),
    },
    ['symptom', 'workflow', 'language', 'limit'],
  ),
  output: object({
    cases: listOf(
      object({
        id: text('For get_document.'),
        path: string,
        title: string,
        causes: listOf(string),
        resolutions: listOf(string),
        versions: listOf(string),
        why: listOf(string, 'What of the symptom speaks for it; empty when only a workflow was given.'),
      }),
    ),
    found: { type: 'integer', description: 'Cases that were found, also those above the limit.' },
  }),
  run: (given, engine) => {
    const { limit = 5 } = given;
    const found = find(given, engine);
    const cases = found.slice(0, limit).flatMap(({ name, why }) => {
      const document = engine.show(name);
      return document === null ? [] : [caseData(document, why)];
    });
    const lead =
      found.length === 0
        ? 'No solved case resembles this. find_workflow finds workflows.'
        : `${found.length} solved ${found.length === 1 ? 'case' : 'cases'}; get_document reads one.`;
    return { data: { cases, found: found.length }, lead, body: cases.map(caseLines).join('\n\n') };
  },
};

/** Candidates of a symptom: cases rank among workflows and articles. */
const candidateLimit = 200;
/** Fraction of the best score that a case needs: below it, the case shares only a word or two. */
const minScoreRatio = 0.15;

interface Found {
  /** Path, or id when only that is known. */
  readonly name: string;
  readonly why: readonly string[];
}

function find({ symptom: asked, workflow, language }: Arguments, engine: Engine): Found[] {
  if (asked === undefined && workflow === undefined)
    throw new ToolFault('search-empty', 'Expected `symptom`, `workflow`, or both.');
  const following = workflow === undefined ? null : casesOf(workflow, engine);
  if (asked === undefined) return [...(following ?? [])].map((name) => ({ name, why: [] }));
  const options = { limit: candidateLimit, ...(language === undefined ? {} : { language }) };
  const { matches, cases } = engine.query(asked, options);
  const least = (matches[0]?.score ?? 0) * minScoreRatio;
  const ranked = [...matches.filter(({ kind, score }) => kind === 'case' && score >= least), ...cases];
  const seen = new Set<string>();
  return ranked.flatMap((each) => {
    if (seen.has(each.path) || (following !== null && !following.has(each.id))) return [];
    seen.add(each.path);
    return [{ name: each.path, why: reasonsOf(each) }];
  });
}

function casesOf(workflow: string, engine: Engine): Set<string> {
  const graph = engine.cases(workflow);
  if (graph === null) throw unknownDocument(workflow, engine);
  return new Set([...graph.steps.flatMap(({ ids }) => ids), ...graph.elsewhere]);
}

const reasonsOf = ({ evidence }: Pick<Match, 'evidence'>): string[] =>
  [...new Set(evidence.map(({ value }) => visibleText(value)))].slice(0, 4);

interface CaseData extends Record<string, unknown> {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly causes: readonly string[];
  readonly resolutions: readonly string[];
}

const shownItems = 3;

function caseData(document: ShownDocument, why: readonly string[]): CaseData {
  const visible = (items: readonly { text: string }[]): string[] =>
    items.slice(0, shownItems).map((item) => visibleItem(item.text));
  return {
    id: visibleText(document.id),
    path: visibleText(document.path),
    title: visibleText(document.title),
    causes: visible(document.causes),
    resolutions: visible([...document.resolutions, ...document.workarounds]),
    versions: document.versions.map(({ source }) => visibleText(source)),
    why: [...why],
  };
}

const caseLines = ({ id, path, title, causes, resolutions }: CaseData): string =>
  [
    `${title} (id ${id}, ${path})`,
    ...causes.map((cause) => `- cause: ${cause}`),
    ...resolutions.map((resolution) => `- resolution: ${resolution}`),
  ].join('\n');
