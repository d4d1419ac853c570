import { describe, expect, it } from 'vitest';
import { analyzeCommand, CommandAnalyst } from '../../../src/lower/commands/index.js';

describe('an analyst', () => {
  it.each([
    'kubectl delete pod <pod-name> -n demo',
    'kubectl get pods',
    '__proto__ x',
    'rm -rf /data; reboot',
    `echo ${'a'.repeat(2_000)}`,
  ])('says of %j what analysis says, the second time as well', (text) => {
    const analyst = new CommandAnalyst();
    analyst.analyze('kubectl get nodes');
    expect([analyst.analyze(text), analyst.analyze(text)]).toEqual([analyzeCommand(text), analyzeCommand(text)]);
  });
});
