import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Command, PlaceholderType } from '../../../src/model/index.js';
import { renderCommand } from '../../../src/plan/parameters/rendering.js';
import { commandOf } from './commands.js';

const folder = mkdtempSync(join(tmpdir(), 'triagraph-injection-'));
const marker = join(folder, 'ran');
const bash = existsSync('/bin/bash') ? '/bin/bash' : 'bash';
const hasBash = spawnSync(bash, ['-c', 'true']).status === 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Values that would create the marker file, were they run. */
const touch = `touch ${marker}`;
const payloads = [
  `; ${touch}`,
  `$(${touch})`,
  `\`${touch}\``,
  `| ${touch}`,
  `&& ${touch}`,
  `|| ${touch}`,
  `& ${touch} &`,
  `' ; ${touch} ; '`,
  `" ; ${touch} ; "`,
  `'"; ${touch}; "'`,
  `x\n${touch}`,
  `EOF\n${touch}`,
  'EOF',
  `\\"; ${touch}; \\"`,
  `\\'; ${touch}; #`,
  `$'\\n'${touch}`,
  `\${x:-$(${touch})}`,
  `>${marker}`,
  `a >${marker}`,
  `<(${touch})`,
  `--output=${marker}`,
  `a b; ${touch} #`,
  `!$; ${touch}`,
  `x'"$(${touch})"'x`,
];

/** Commands with the placeholder in every place that quoting tells apart. */
const contexts: Readonly<Record<string, string>> = {
  bare: 'echo <value>',
  'bare, glued to an option': 'echo --name=<value>/x',
  'single-quoted': "echo 'a <value> b'",
  'double-quoted': 'echo "a <value> b"',
  'variable in double quotes': 'echo "a $VALUE b"',
  'variable without quotes': 'echo $VALUE',
  'here-document': 'cat <<EOF\na: <value>\n<value>\nEOF\necho done',
  'quoted here-document': "cat <<'EOF'\n<value>\nEOF\necho done",
  'shell in single quotes': "sh -c 'echo <value>'",
  'shell in double quotes': 'bash -c "echo <value>"',
  'command substitution': 'echo "$(echo <value>)"',
  backticks: 'echo `echo <value>`',
  'assignment and eval': 'eval echo <value>',
  'here-document to a shell': 'bash <<EOF\necho <value>\nEOF',
  'awk program': 'awk \'BEGIN { print "<value>" }\'',
  arithmetic: 'echo $((1 + <value>))',
};

const types: readonly PlaceholderType[] = [
  'name',
  'namespace',
  'ip',
  'cidr',
  'port',
  'path',
  'label',
  'image',
  'url',
  'version',
  'duration',
  'resource',
  'text',
];

function typed(command: Command, type: PlaceholderType): Command {
  return { ...command, placeholders: command.placeholders.map((placeholder) => ({ ...placeholder, type })) };
}

/** Runs what was rendered, with a harmless program in the placeholder's command. True when a payload ran. */
function runs(script: string): boolean {
  rmSync(marker, { force: true });
  spawnSync(bash, ['--norc', '-c', script], { cwd: folder, env: { PATH: process.env.PATH ?? '' }, timeout: 10_000 });
  return readdirSync(folder).length > 0;
}

describe.skipIf(!hasBash)('values put into commands, run by a real bash', () => {
  it('would run when they were put in as they are', () => {
    expect(runs(`echo ${payloads[0]}`)).toBe(true);
    rmSync(marker, { force: true });
  });

  it.each(Object.entries(contexts))('never run: %s', (_, text) => {
    const command = commandOf(text);
    expect(command.placeholders.length).toBeGreaterThan(0);
    const scripts: string[] = [];
    for (const type of types) {
      for (const payload of payloads) {
        const { rendered, runnable, bindings } = renderCommand(typed(command, type), new Map([['value', payload]]));
        if (runnable) scripts.push(rendered);
        else expect(bindings.some(({ refused }) => refused !== undefined)).toBe(true);
      }
    }
    // One process for all: a payload that runs leaves the marker, whichever it was.
    const all = [...new Set(scripts)].map((script) => `(\n${script}\n) 2>/dev/null`).join('\n');
    expect(runs(all), all).toBe(false);
    for (const script of new Set(scripts)) {
      expect(spawnSync(bash, ['-n', '-c', script]).status, script).toBe(0);
    }
  });
});
