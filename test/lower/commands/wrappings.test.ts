import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import { soak } from '../../support/soak.js';
import { changingCommands, wrappedChanges } from './wrappings.js';

describe('a changing command in any wrapping', () => {
  it('is never called read', () => {
    fc.assert(
      fc.property(wrappedChanges, (text) => {
        expect(analyzeCommand(text).effect, text).not.toBe('read');
      }),
      { numRuns: soak(20_000, 2_000) },
    );
  });

  it('is valid shell text in each of these wrappings', () => {
    fc.assert(
      fc.property(wrappedChanges, (text) => {
        const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
        expect(status, `${text}\n${stderr}`).toBe(0);
      }),
      { numRuns: soak(60, 15) },
    );
  });

  it('is recognised without a wrapping', () => {
    for (const command of changingCommands) expect(['change', 'destroy']).toContain(analyzeCommand(command).effect);
  });
});
