// Writes docs/walks: ten sessions of `triagraph diagnose` as they are printed, five in each language. What is pasted in
// them is the output that stands in test/fixtures/outputs. Run it after `npm run build`, and read what has changed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const program = fileURLToPath(new URL('dist/bin.js', root));
const folder = new URL('docs/walks/', root);

/** Lines that paste the numbered output of a step. */
function paste(step, number) {
  const text = readFileSync(new URL(`test/fixtures/outputs/${step}.txt`, root), 'utf8');
  const output = text.split(/^=== .*\n(?:branch: \d+\n)?/m)[number];
  return ['paste', ...output.trimEnd().split('\n'), '.'];
}

const walks = JSON.parse(readFileSync(new URL('walks.json', import.meta.url), 'utf8'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const only = process.argv[2];
for (const { name, symptom, answers } of walks.filter((each) => !only || each.name.startsWith(only))) {
  const lines = answers.flatMap((answer) => (Array.isArray(answer) ? paste(answer[0], answer[1]) : [answer]));
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'diagnose', symptom], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, COLUMNS: '100', NO_COLOR: '1', SOURCE_DATE_EPOCH: '1767225600' },
  });
  if (status !== 0) throw new Error(`${name}: exit code ${status}\n${stderr}`);
  // The steps are listed once more in the report.
  const shown = stdout.replace(/^## (?:Checked|检查过程)\n[\s\S]*?(?=^## )/m, '');
  writeFileSync(new URL(`${name}.txt`, folder), `$ triagraph diagnose "${symptom}"\n\n${shown}`);
}
