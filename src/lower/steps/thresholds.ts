import type { Diagnostic, Step } from '../../model/index.js';

export function incoherentThresholds(_steps: readonly Step[], _path: string): Diagnostic[] {
  return [];
}
