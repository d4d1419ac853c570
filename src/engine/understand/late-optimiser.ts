import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimises a function after little work, for what it has seen by then. Documents differ: much of that code is thrown
 * away soon and made again. Four times the work first, and less code taken into other code, take a third of the processor
 * time from understanding a knowledge base, and more from each further thread, which has its code optimised again.
 */
const flags = ['--interrupt-budget=270336', '--max-inlined-bytecode-size-cumulative=400'];

/** Major versions of V8 that are known to have these flags: others would complain on stderr. */
const known: ReadonlySet<string> = new Set(['11', '12', '13']);

/** Lets V8 optimise later, in all threads of this process: for a process that works through much text once. */
export function optimiseLate(versions: Partial<NodeJS.ProcessVersions>, set = setFlagsFromString): void {
  const [major = ''] = (versions.v8 ?? '').split('.');
  if (known.has(major)) for (const flag of flags) set(flag);
}
