import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';
import { hasPseudoTerminal, inBareTerminal, inTerminal, type TerminalTurn } from '../support/pseudo-terminal.js';

const program = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));
const symptom = 'gateway drops packets on node worker-1';
const menu = 'Finish, with a report';
const folder = folderOf(gatewayKnowledgeBase);

/** Runs `triagraph diagnose` at a terminal; a last turn finishes the session. */
function diagnose(turns: readonly TerminalTurn[], finish = 'done\r') {
  const command = [process.execPath, program, 'diagnose', symptom, '--kb', folder, '--no-cache'];
  return inTerminal(command, folder, [...turns, { wait: menu, send: finish }]);
}

/** The report at the end. */
const reportOf = (screen: string): string => screen.slice(screen.indexOf('# Diagnosis report'));

describe.skipIf(!existsSync(program) || !hasPseudoTerminal())('a session on a terminal', () => {
  const atOnce = (send: string): TerminalTurn => ({ wait: menu, send });
  const slowly = (send: string): TerminalTurn => ({ wait: menu, send, slowly: true });

  describe.each([
    ['in one burst', atOnce],
    ['key by key', slowly],
  ])('takes words typed into the menu %s', (_, typed) => {
    it.each([
      ['jump 2', 'Step 2: Look at the node'],
      ['jump 3.1', 'Step 3.1: Counters of the port'],
      ['next', 'Step 2: Look at the node'],
      ['normal', 'Step 2: Look at the node'],
      ['2', 'Step 5: Scenario 2: the table is full'],
      ['异常', 'Step 4: Scenario 1: the node is overloaded'],
      ['the log says ConntrackTableFull', 'Step 5: Scenario 2: the table is full'],
      ['set subnet-name=ovn-default', 'subnet-name = ovn-default, in all steps'],
      ['help', 'set NAME=VALUE'],
      ['kubectl get subnet ovn-default', 'is a command. Triagraph runs nothing'],
      ['use names', 'Ask the resolver'],
    ])('"%s"', (line, expected) => {
      const { screen, code, missing } = diagnose([typed(`${line}\r`)]);
      expect([code, missing]).toEqual([0, null]);
      expect(screen).toContain(expected);
      expect(screen).not.toContain('Taken as output');
    });

    it('"done", which ends the session', () => {
      const { screen, code } = diagnose([], 'done\r');
      expect(code).toBe(0);
      expect(reportOf(screen)).toContain('Nothing was checked.');
    });
  });

  it('is legible at a terminal that does not say its size', () => {
    const command = [process.execPath, program, 'diagnose', symptom, '--kb', folder, '--no-cache'];
    const { screen, missing } = inBareTerminal(command, folder, [{ wait: menu, send: 'done\r' }]);
    expect(missing).toBeNull();
    expect(screen).toContain('Done, go on');
  });

  it('reports a typed line that is not an answer, and records nothing', () => {
    const { screen, code } = diagnose([slowly('jmp 2\r')]);
    expect(code).toBe(0);
    expect(screen).toContain('“jmp 2” is not an answer');
    expect(reportOf(screen)).toContain('Nothing was checked.');
  });

  it.each([
    ['marked by the terminal', '\u001b[200~status:\r  lossPercent: 12\r\u001b[201~'],
    ['not marked', 'status:\r  lossPercent: 12\r'],
    ['of one line without its end', '  lossPercent: 12'],
    ['that begins with a letter of the menu', 'kind: Subnet\rlossPercent: 12\r'],
  ])('judges a paste %s', (_, pasted) => {
    const { screen, code } = diagnose([atOnce(pasted)]);
    expect(code).toBe(0);
    expect(screen).toContain('Taken as output of the commands');
    expect(screen).toContain('Step 4: Scenario 1: the node is overloaded');
    expect(reportOf(screen)).toContain('lossPercent = 12');
  });

  it('takes a number that the terminal marks as pasted for output, and the typed one for a choice', () => {
    expect(diagnose([atOnce('\u001b[200~2\u001b[201~')]).screen).toContain('Taken as output');
    expect(diagnose([atOnce('2\r')]).screen).toContain('Step 5: Scenario 2');
  });

  it('takes several lines of commands typed ahead', () => {
    const { screen, code } = diagnose([atOnce('set interface=eth0\rjump 3.1\r')]);
    expect(code).toBe(0);
    expect(screen).toContain('ip -s link show eth0');
  });

  it('fills in a name that pasted output offers, chosen with the arrow keys', () => {
    const pasted =
      '$ kubectl get subnet\r' +
      'NAME          PROVIDER   VPC           PROTOCOL   CIDR            GATEWAYTYPE\r' +
      'subnet-shop   ovn        ovn-cluster   IPv4       10.66.0.0/16    distributed\r' +
      'ovn-default   ovn        ovn-cluster   IPv4       10.16.0.0/16    distributed\r';
    const { screen, code, missing } = diagnose([
      atOnce(pasted),
      // Up from the first entry: finish, list the steps, fill in a value.
      atOnce('\u001b[A\u001b[A\u001b[A\r'),
      { wait: 'Which one?', send: '\r' },
      // Down from the first name, to the second.
      { wait: 'Another value', send: '\u001b[B\r' },
    ]);
    expect([code, missing]).toEqual([0, null]);
    expect(screen).toContain('subnet-name = ovn-default, in all steps');
    expect(screen).toContain('kubectl get subnet ovn-default -o yaml');
  });

  it('chooses entries with arrow keys and Enter, and lists steps by their names', () => {
    // Up from the first entry: the last one finishes, the one above it lists the steps.
    const { screen, code } = diagnose([atOnce('\u001b[A\u001b[A\r'), { wait: 'Which step?', send: 'counters of\r' }]);
    expect(code).toBe(0);
    expect(screen).toContain('2 Look at the node');
    expect(screen).toContain('Step 3.1: Counters of the port');
  });

  it('offers the check first at a change that was jumped to', () => {
    const { screen, code } = diagnose([atOnce('jump 5\r'), { wait: 'Check first: step 1', send: '\r' }]);
    expect(code).toBe(0);
    expect(screen).toContain('This step changes the system: check step 1 “Measure the loss” first');
  });

  it('reads answers from the terminal when the symptom comes through a pipe', () => {
    const pipe = `printf '%s\\n' '${symptom}' | '${process.execPath}' '${program}' diagnose - --kb '${folder}' --no-cache`;
    const { screen, code } = inTerminal(['sh', '-c', pipe], folder, [atOnce('jump 2\r'), atOnce('done\r')]);
    expect(code).toBe(0);
    expect(screen).toContain('Step 2: Look at the node');
    expect(screen).toContain('# Diagnosis report');
  });
});
