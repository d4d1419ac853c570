import type { Context } from './context.js';
import { shownPaths, withShownPaths } from './shown-paths.js';

interface FixRun {
  readonly cache: boolean;
  readonly dryRun?: boolean;
}

/**
 * Mends the documents, or prints the patch that would. What was mended and what was refused is told on stderr.
 * @returns whether there is anything to mend
 */
export async function runFix(
  asked: readonly string[],
  { cache, dryRun = false }: FixRun,
  context: Context,
): Promise<boolean> {
  const { fixFiles, resolveKnowledgeBase, documentFiles, presenters } = await context.library();
  const { cwd, isTTY } = context.streams;
  const paths = resolveKnowledgeBase(asked, cwd);
  const { files, refused } = await fixFiles({ paths, cache, dryRun });
  const shown = shownPaths(documentFiles(paths), cwd);
  for (const { path, message, note } of withShownPaths(refused, shown))
    await context.tell(`${path}: ${message}${note === undefined ? '' : `. ${note}`}`);
  if (dryRun) {
    const patch = presenters.fixes.patch(
      files.map((file) => ({ ...file, path: shown(file.path) })),
      { terminal: isTTY.stdout, color: context.layout(true).color },
    );
    await context.print(patch);
  }
  const count = files.reduce((sum, { titles }) => sum + titles.length, 0);
  if (count > 0)
    await context.tell(
      `${dryRun ? 'would mend' : 'mended'} ${counted(count, 'place')} in ${counted(files.length, 'file')}`,
    );
  return count > 0;
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
