import type { Step } from '../model/index.js';

/** A text of a step that a symptom may contain: its title, an error that it quotes, the condition of a branch to it. */
interface Landmark {
  readonly step: string;
  readonly text: string;
  readonly weight: number;
}

/** Where a procedure can start: made once for a document, asked for every symptom. */
export interface StartPlaces {
  /** Most telling first; equals in the document's order. */
  readonly landmarks: readonly Landmark[];
  /** The first step of the diagnosis, else the first step; null without steps. */
  readonly otherwise: string | null;
}

/** @param fold makes two texts comparable (case, width, script). */
export function startPlaces(steps: readonly Step[], fold: (text: string) => string): StartPlaces {
  const landmarks: Landmark[] = [];
  const add = (step: string, title: string) => {
    for (const phrase of phrasesOf(title)) {
      const text = fold(phrase).trim();
      const weight = weigh(text);
      if (weight >= telling) landmarks.push({ step, text, weight });
    }
  };
  for (const step of steps) {
    for (const branch of step.branches) if (branch.toKind === 'step') add(branch.to, branch.when);
    add(step.id, step.title);
  }
  landmarks.sort((left, right) => right.weight - left.weight);
  return { landmarks, otherwise: (steps.find((step) => step.phase === 'diagnosis') ?? steps[0])?.id ?? null };
}

/**
 * The step to start at: the one whose title, quoted error or branch condition the symptom contains, the longest such
 * text first; else where the diagnosis begins.
 * @param symptom folded as the places are.
 */
export function chooseStart({ landmarks, otherwise }: StartPlaces, symptom: string): string | null {
  return landmarks.find(({ text }) => symptom.includes(text))?.step ?? otherwise;
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

/** Letters and digits; a Han character says as much as two of them, about. */
function weigh(text: string): number {
  return lettersOf(text) + hanOf(text);
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const hanOf = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;
