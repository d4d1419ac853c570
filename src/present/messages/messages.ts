import type { Refusal } from '../../model/index.js';

/** The messages of answers, in English. `{name}` is filled in. */
export const en = {
  kind: { workflow: 'workflow', case: 'solved case', article: 'article' },
  confidence: { high: 'high', medium: 'medium', low: 'low' },
  effect: { read: 'read', change: 'change', destroy: 'DESTROY', unknown: 'unknown' },
  verdict: { normal: 'normal', warning: 'warning', abnormal: 'abnormal' },
  /** Label of a command that waits for input. */
  interactive: 'interactive',
  needs: 'needs {names}',
  hiddenCharacters: 'holds hidden characters, made visible here: do not copy',
  why: 'Why',
  matchedPhrases: '{phrases} in the symptom',
  quote: ['"', '"'] as readonly [string, string],
  listSeparator: ', ',
  confidenceLine: 'confidence: {confidence}',
  startHere: '◀ start here',
  startAt: 'Start at step {number}: {title}',
  /** After `startAt`: the text of the document that the symptom contains. */
  startBecause: ', for {text}',
  /** The confirming step, before a step that changes something; followed by `when`. */
  confirm: 'It changes the system: confirm with step {number} first',
  confirmHere: '◀ confirm first',
  skipped: 'Skipped (before step {number}):',
  when: 'if {condition}',
  goTo: 'step {number} "{title}"',
  sectionOfDocument: 'see that section of the document',
  noSteps: 'This document has no steps to run; read it: {path}',
  moreProse: '... ({count} more lines in {path}:{line})',
  moreSteps: '... {count} more steps',
  shortened: 'Steps with a title only are shortened; --all shows everything',
  substeps: 'sub-steps: {count}',
  solvedHere: 'Solved cases that ended here: {count}',
  commandCount: 'commands: {count}',
  parameters: 'Parameters',
  parametersElsewhere: 'In steps of which only the title is shown: {count} more',
  parameterUsage: 'Fill in, and run the same query again with:',
  parameterUsed: 'used in step {numbers}',
  parameterRefused: 'refused: {reason}',
  parameterFrom: { symptom: 'from the symptom', param: 'from --param', state: 'from an earlier answer' },
  cases: 'Similar solved cases',
  cause: 'Cause',
  resolution: 'Resolution',
  noCause: '(not recorded)',
  others: 'Other candidates',
  ambiguous: '{count} documents explain this symptom; one more fact decides:',
  onlyHere: 'only here',
  question: 'Answer first',
  answerNamed: 'if {answer} → {candidate}',
  tentatively: 'Below is the first candidate, until that is answered.',
  noMatch: 'Nothing in the knowledge base explains this symptom.',
  noMatchHonest: 'None of its {documents} documents has enough in common with it, so no answer is guessed.',
  noDocuments: 'The knowledge base holds no documents: check --kb (Markdown files are read).',
  fallback: 'General procedure (not a match for this symptom)',
  suggestions: 'Nearest documents (for orientation only, not a match)',
  addTitle: 'What usually helps, when added to the symptom:',
  add: [
    'the error itself: the line from the event, log or alert',
    'what is affected: kind and name, such as pod, node, subnet or service',
    'what happens: which action fails, which state it hangs in, since when',
  ],
  /** After the first of them, on a terminal. */
  pipeLog: ' (pipe a whole log into triagraph query -)',
  // Empty when the engine's own message is in this language.
  refusals: {} as Readonly<Partial<Record<Refusal, string>>>,
  /** Type of a placeholder → description of its values. */
  expected: {} as Readonly<Record<string, string>>,
  /** Rule id of a diagnostic of the answer → its message. */
  notes: {} as Readonly<Record<string, string>>,
  corrected: 'Read "{from}" as "{to}"',
  note: 'Note',
  moreNotes: '{count} more notes: diagnostics in --json',
  showCommand: 'read it: triagraph show {id}',
  colon: ': ',
};

export type Messages = typeof en;
