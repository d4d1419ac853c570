import type { SessionView } from '../../../index.js';
import type { Context } from '../context.js';
import { readAnswer } from './answers.js';
import { linesOf, pasted } from './input-lines.js';
import type { Walk } from './walk.js';

/** Answers come line by line from stdin: the same answers give the same output. Ends with them. */
export async function walkScripted(walk: Walk, context: Context): Promise<void> {
  const lines = linesOf(context.streams.stdin);
  const words = walk.words();
  for (;;) {
    const next = await lines.next();
    if (next.done) return;
    const answer = readAnswer(next.value);
    if (answer.kind === 'nothing') continue;
    if (answer.kind === 'finish') return;
    if (answer.kind === 'help') await context.tell(words.help.join('\ntriagraph: '));
    else if (answer.kind === 'unread') await context.tell(words.unread.replace('{line}', () => answer.line));
    else
      await show(
        walk,
        answer.kind === 'paste' ? { output: await pasted(lines) } : answer.observation,
        next.value,
        context,
      );
  }
}

async function show(
  walk: Walk,
  observation: Parameters<Walk['answer']>[0],
  line: string,
  context: Context,
): Promise<void> {
  const view: SessionView = walk.answer(observation);
  await context.print(walk.json ? walk.line(view) : `\n> ${walk.echo(line)}\n\n${walk.text(view)}`);
}
