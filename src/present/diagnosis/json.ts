import type {
  Diagnosis,
  Diagnostic,
  Match,
  PlannedCommand,
  PlannedStep,
  PlannedWorkflow,
  SimilarCase,
} from '../../model/index.js';
import { evidenceJson, ordered, toJson } from '../json.js';

/**
 * The answer as `query --json` (schema/diagnosis.schema.json): keys in the order of the type, the same bytes for the
 * same answer.
 */
export function diagnosisJson(diagnosis: Diagnosis): string {
  const { kb, query, matches, workflow, cases, question } = diagnosis;
  return toJson(
    ordered(
      {
        ...diagnosis,
        kb: ordered(kb, ['hash', 'documents']),
        query: ordered({ ...query, corrections: query.corrections.map((each) => ordered(each, ['from', 'to'])) }, [
          'text',
          'language',
          'entities',
          'corrections',
        ]),
        matches: matches.map(matchJson),
        workflow: workflow && workflowJson(workflow),
        cases: cases.map(caseJson),
        question: question && ordered(question, ['text', 'options']),
        diagnostics: diagnosis.diagnostics.map(diagnosticJson),
      },
      [
        'schema',
        'kb',
        'query',
        'status',
        'confidence',
        'matches',
        'workflow',
        'cases',
        'fallback',
        'suggestions',
        'question',
        'diagnostics',
      ],
    ),
  );
}

/** A step as it appears in an answer and in `show --json`. */
export function stepJson(step: PlannedStep): Record<string, unknown> {
  const parts = {
    ...step,
    source: ordered(step.source, ['path', 'line']),
    commands: step.commands.map(commandJson),
    expectations: step.expectations.map((each) => ordered(each, ['verdict', 'text', 'condition'])),
    branches: step.branches.map((each) => ordered(each, ['when', 'to'])),
    ...(step.solved ? { solved: ordered(step.solved, ['cases', 'versions']) } : {}),
  };
  return ordered(parts, [
    'id',
    'parent',
    'number',
    'title',
    'text',
    'phase',
    'source',
    'commands',
    'expectations',
    'branches',
    'solved',
  ]);
}

export function diagnosticJson(diagnostic: Diagnostic): Record<string, unknown> {
  return ordered(diagnostic, [
    'ruleId',
    'severity',
    'message',
    'path',
    'range',
    'note',
    'values',
    'url',
    'related',
    'fix',
  ]);
}

function workflowJson(workflow: PlannedWorkflow): Record<string, unknown> {
  const parts = { ...workflow, steps: workflow.steps.map(stepJson) };
  return ordered(parts, [
    'id',
    'kind',
    'title',
    'path',
    'language',
    'reason',
    'cause',
    'start',
    'startBecause',
    'confirm',
    'steps',
  ]);
}

function commandJson(command: PlannedCommand): Record<string, unknown> {
  const placeholders = command.placeholders.map((each) =>
    ordered(each, ['name', 'type', 'value', 'from', 'refused', 'refusal']),
  );
  return ordered({ ...command, placeholders }, [
    'id',
    'text',
    'rendered',
    'runnable',
    'language',
    'description',
    'effect',
    'interactive',
    'placeholders',
  ]);
}

function matchJson(match: Match): Record<string, unknown> {
  return ordered({ ...match, evidence: match.evidence.map(evidenceJson) }, [
    'rank',
    'id',
    'path',
    'kind',
    'title',
    'language',
    'priority',
    'score',
    'evidence',
  ]);
}

function caseJson(each: SimilarCase): Record<string, unknown> {
  const parts = { ...each, evidence: each.evidence.map(evidenceJson) };
  return ordered(parts, ['id', 'title', 'path', 'cause', 'resolution', 'evidence']);
}
