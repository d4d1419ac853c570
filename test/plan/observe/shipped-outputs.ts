import { readdirSync, readFileSync } from 'node:fs';
import type { Verdict } from '../../../src/model/index.js';

/** What the commands of a shipped step print, and what a person who reads the step would conclude from it. */
export interface ShippedOutput {
  readonly verdict: Verdict;
  /** `run`: by a program here; `seen`: format and messages of the source, with other names; `made`: made up. */
  readonly origin: 'run' | 'seen' | 'made';
  readonly source: string;
  /** Number of the branch whose condition the output shows, in the English document; null when it shows none. */
  readonly branch: number | null;
  readonly output: string;
}

const opening = /^=== (normal|warning|abnormal) (run|seen|made)(?: (.*))?\n(?:branch: (\d+)\n)?/gm;

/** The outputs of each step, by `workflow/step id`: of all steps, or of those that a rule draws. */
export function shippedOutputs(set: 'outputs' | 'outputs-second'): ReadonlyMap<string, readonly ShippedOutput[]> {
  const folder = new URL(`../../fixtures/${set}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return new Map(files.sort().map((file) => [file.slice(0, -'.txt'.length), outputsIn(new URL(file, folder))]));
}

function outputsIn(file: URL): ShippedOutput[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(opening)];
  return found.map(([whole, verdict, origin, source = '', branch], index) => {
    const start = found[index]!.index + whole.length;
    const output = text.slice(start, found[index + 1]?.index ?? text.length);
    return {
      verdict: verdict as Verdict,
      origin: origin as ShippedOutput['origin'],
      source,
      branch: branch === undefined ? null : Number(branch),
      output,
    };
  });
}
