import type { Step } from '../model/index.js';

/** A step that says something the symptom says too, and how much of it. */
interface StartCandidate {
  readonly step: string;
  readonly length: number;
}

/**
 * The step to start at: the one whose title, quoted error or branch condition the symptom contains, the longest such
 * text first; else the first step of the diagnosis; else the first step.
 * @param fold makes two texts comparable (case, width, script).
 */
export function chooseStart(steps: readonly Step[], symptom: string, fold: (text: string) => string): string | null {
  const text = fold(symptom);
  let best: StartCandidate | null = null;
  for (const step of steps) {
    for (const branch of step.branches) {
      if (branch.toKind === 'step') best = better(best, branch.to, phrasesOf(branch.when), text, fold);
    }
    best = better(best, step.id, phrasesOf(step.title), text, fold);
  }
  if (best !== null) return best.step;
  return (steps.find((step) => step.phase === 'diagnosis') ?? steps[0])?.id ?? null;
}

function better(
  best: StartCandidate | null,
  step: string,
  phrases: readonly string[],
  text: string,
  fold: (text: string) => string,
): StartCandidate | null {
  for (const phrase of phrases) {
    const folded = fold(phrase).trim();
    const length = weight(folded);
    if (length >= telling && length > (best?.length ?? 0) && text.includes(folded)) best = { step, length };
  }
  return best;
}

/** Quoted texts and the parts between separators; a title such as `事件3：A / B` names A and B. */
function phrasesOf(title: string): string[] {
  const bare = title.replace(/^[^：:]{0,12}[：:]/, '');
  return [...bare.split(/[/|、，,；;`"“”]|\s或\s|\sor\s/), bare]
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Letters that a phrase needs before it says anything: two Latin words or four Han characters, about. */
const telling = 8;

/** A Han character says as much as two Latin letters, about. */
function weight(text: string): number {
  let total = 0;
  for (const character of text)
    total += /\p{Script=Han}/u.test(character) ? 2 : /[\p{L}\p{N}]/u.test(character) ? 1 : 0;
  return total;
}
