import type { Refusal } from '../../model/index.js';

/** The mark of each verdict, in every language. */
export const verdictMarks = { normal: '✅', warning: '⚠️', abnormal: '❌' } as const;

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
  /** After `confidenceLine`, in parentheses: what the confidence rests on, and what speaks against it. */
  confidenceReason: ' ({reason})',
  basis: {
    signature: "the event's own text",
    trigger: 'one of its triggers',
    'key-text': 'its title or one of its symptoms',
    words: 'words in common',
    meaning: 'its meaning, by an embedding model',
  },
  basisOnly: 'matched by {basis}',
  basisAlone: 'matched by {basis}, and nothing else matches',
  basisFar: 'matched by {basis}, and nothing else comes near',
  basisBut: 'matched by {basis}, but {drawbacks}',
  drawbackSeparator: ', and ',
  drawback: {
    tie: 'another document fits as well',
    near: 'another document is not far behind',
    lacks: 'it does not mention {phrases}',
    unknown: 'no document mentions {phrases}',
    little: 'the symptom says little',
    start: 'it may mean a later step than the first',
  },
  startHere: '◀ start here',
  startAt: 'Start at step {number}: {title}',
  /** After `startAt`: the text of the document that the symptom contains. */
  startBecause: ', for {text}',
  /** The confirming step, before a step that changes something; followed by `when`. */
  confirm: 'It changes the system: confirm with step {number} first',
  confirmHere: '◀ confirm first',
  when: 'if {condition}',
  /** Between conditions that lead to the same step. */
  conditionSeparator: ', or ',
  goTo: 'step {number} "{title}"',
  goToNumber: 'step {number}',
  sectionOfDocument: 'see that section of the document',
  noSteps: 'This document has no steps to run; read it: {path}',
  moreProse: '... ({count} more lines in {path}:{line})',
  moreSteps: '... {count} more steps',
  seeMore: 'More: --all (everything), --step N (one step), triagraph diagnose (step by step)',
  substeps: 'sub-steps: {count}',
  solvedHere: 'Solved cases that ended here: {count}',
  commandCount: 'commands: {count}',
  parameters: 'Parameters',
  fillIn: 'Fill in, with the same query:',
  parameterUsed: 'used in step {numbers}',
  parameterRefused: 'refused: {reason}',
  parameterFrom: { symptom: 'from the symptom', param: 'from --param', state: 'from an earlier answer' },
  cases: 'Similar solved cases',
  cause: 'Cause',
  resolution: 'Resolution',
  noCause: '(not recorded)',
  alike: '{count} alike',
  laterVersions: 'and later',
  earlierVersions: 'and earlier',
  alikeNewest: '{count} alike, newest {newest}',
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
  lacks: 'does not mention {phrases}',
  decides: 'What would decide',
  noneOfThese: 'none of these',
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
