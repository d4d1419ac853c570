import { constants, setPriority } from 'node:os';

/**
 * Lets this thread, and those that it starts, run when nobody else wants the processor: what is compiled for later must not
 * keep those waiting who ask now. On Linux a priority is a thread's own; elsewhere it is that of the whole process, which
 * stays as it is.
 */
export function standBack(platform: NodeJS.Platform, lower: (priority: number) => void = setPriority): void {
  if (platform !== 'linux') return;
  try {
    lower(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it: then it is as fast as the others.
  }
}
