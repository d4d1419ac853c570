// One process: a walk of 20 answers through a document, and then its next turn again and again.
import { parameters, report } from '../child.mjs';
import { loadPublished } from '../dist.mjs';
import { percentile } from '../statistics.mjs';

const { kb, documents: most, rounds } = parameters();
const { Engine } = await loadPublished();
const engine = await Engine.open({ kb });
const answers = 20;

const paths = engine
  .graph()
  .nodes.filter(({ kind, path }) => path && (kind === 'workflow' || kind === 'case'))
  .map(({ path }) => path);
const times = [];
const tokens = [];
let walks = 0;
for (const path of paths) {
  if (walks >= most) break;
  let view = engine.start('pod a-b in namespace c has no address', { document: path }).view;
  if (view.document.steps < 2) continue;
  for (let turn = 0; view.visits.length < answers; turn++) {
    const observation = view.status === 'ended' || turn % 7 === 6 ? { jump: '1' } : { outcome: 'done' };
    view = engine.advance(view.token, observation);
    if (view.status === 'ended') view = engine.advance(view.token, { jump: '1' });
    if (turn > 4 * answers) break;
  }
  if (view.visits.length < answers) continue;
  walks++;
  tokens.push(view.token.length);
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    engine.advance(view.token, { outcome: 'done' });
    if (round > 0) times.push(performance.now() - started);
  }
}

const lines = Array.from(
  { length: 20_000 },
  (_, line) => `2026-01-01T00:00:00Z level=info pod-${line} is fine and waits`,
);
const output = `${lines.join('\n')}\nv4availableIPs: 0\n`;
const { view } = engine.start('x', { document: paths[0] });
const megabyte = Array.from({ length: 5 }, () => {
  const started = performance.now();
  engine.advance(view.token, { output });
  return performance.now() - started;
});
report({
  walks,
  turns: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  token: percentile(tokens, 0.5),
  outputBytes: output.length,
  output: percentile(megabyte, 0.5),
});
