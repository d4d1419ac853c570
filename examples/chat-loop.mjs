// A chat in the terminal: node examples/chat-loop.mjs [folder of documents]
// Paste a symptom; then answer with normal, abnormal, done, a number of a choice, or pasted output. An empty line ends it.
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { Engine, presenters, TriagraphError } from 'triagraph';

const words = new Set(['normal', 'warning', 'abnormal', 'done']);

/** @param {string} line @returns {import('triagraph').Observation} */
function observationOf(line) {
  if (words.has(line)) return { outcome: line };
  return /^\d{1,3}$/.test(line) ? { branch: Number(line) } : { output: line };
}

/**
 * @param {Engine} engine
 * @param {AsyncIterable<string>} lines what the user types
 * @param {(text: string) => void} say
 */
export async function chatLoop(engine, lines, say) {
  /** @type {string | null} The walk: nothing else is kept. */
  let token = null;
  for await (const typed of lines) {
    const line = typed.trim();
    if (line === '') return;
    try {
      /** @type {import('triagraph').SessionView} */
      const view = token === null ? engine.start(line).view : engine.advance(token, observationOf(line));
      say(presenters.chat.session.text(view).message);
      token = view.status === 'ended' ? null : view.token;
    } catch (error) {
      if (!(error instanceof TriagraphError)) throw error;
      say(`${error.message}\n`);
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const kb = process.argv.slice(2);
  const engine = await Engine.open(kb.length > 0 ? { kb } : {});
  const terminal = createInterface({ input: process.stdin });
  process.stdout.write('What is wrong?\n');
  await chatLoop(engine, terminal, (text) => void process.stdout.write(`\n${text}\n`));
  terminal.close();
  await engine.close();
}
