import type { AuditProgress, CompileProgress } from '../../index.js';
import type { Streams } from './streams.js';

const barColumns = 24;
const milliseconds = 100;
const clearLine = '\r\u001b[K';

const phaseNames: Readonly<Record<(AuditProgress | CompileProgress)['phase'], string>> = {
  read: 'reading',
  parse: 'understanding',
  compile: 'compiling',
  ask: 'asking',
};

export interface ProgressBar {
  readonly update: (progress: AuditProgress | CompileProgress) => void;
  readonly clear: () => void;
}

/** A bar on stderr when that is a terminal, nothing otherwise. Drawn ten times a second at most. */
export function progressBar({ stderr, isTTY }: Pick<Streams, 'stderr' | 'isTTY'>): ProgressBar {
  if (!isTTY.stderr) return { update: () => {}, clear: () => {} };
  let drawn = false;
  let next = performance.now() + milliseconds;
  return {
    update(progress) {
      const now = performance.now();
      if (now < next) return;
      next = now + milliseconds;
      drawn = true;
      stderr.write(clearLine + barText(progress));
    },
    clear() {
      if (drawn) stderr.write(clearLine);
      drawn = false;
    },
  };
}

function barText({ phase, done, total }: AuditProgress | CompileProgress): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * barColumns);
  return `${phaseNames[phase]} [${'#'.repeat(filled)}${'.'.repeat(barColumns - filled)}] ${done}/${total}`;
}
