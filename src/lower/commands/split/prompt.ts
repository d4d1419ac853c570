import type { LineClassifier } from './lines.js';

/** `$ `, `[root@node ~]# `, `root@node:~# `, `sh-4.4# `: what a terminal prints in front of a command. */
const strongPrompt =
  /^\s*(?:[$❯➜] +|(?:\([\w.-]{1,40}\) ?)?(?:\[[^\]\n]{1,80}\]|[\w.-]{1,60}@[\w.-]{1,60}(?::[^\s$#]{0,80})?|(?:ba)?sh-[\d.]+)\s?[$#] *)(?=\S)/;
/** Every prompt holds one of these. */
const mark = /[$#❯➜]/;
const rootPrompt = /^\s*# +(?=\S)/;

/** Length of the prompt in front of a line's command, or 0. */
export type PromptReader = (line: string) => number;

/**
 * How prompts look in these lines, or null when they have none. `# ` is a prompt where known commands stand behind it and
 * nowhere else; otherwise it begins a comment.
 */
export function promptReader(
  lines: readonly string[],
  classifier: LineClassifier,
  isConsole: boolean,
): PromptReader | null {
  const isRoot = (line: string): boolean =>
    rootPrompt.test(line) && classifier.isKnownCommand(line.replace(rootPrompt, '')) && !/[^\x20-\x7e]/.test(line);
  const marked = lines.filter((line) => mark.test(line));
  const strong = marked.some((line) => strongPrompt.test(line));
  const root = marked.some(isRoot) && !lines.some((line) => !/^\s*#/.test(line) && classifier.isKnownCommand(line));
  if (!strong && !root) return null;
  return (line) => {
    const match = strongPrompt.exec(line);
    if (match) return match[0].length;
    return (root || (isConsole && strong)) && isRoot(line) ? rootPrompt.exec(line)![0].length : 0;
  };
}
