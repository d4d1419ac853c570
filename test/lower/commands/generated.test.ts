import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import { splitFence } from '../../../src/lower/commands/split/fence.js';
import { dataWords } from '../../support/data-words.js';
import { neighbourhoods } from '../../support/neighbours.js';
import { expectRecorded } from '../../support/recorded.js';
import { fenceOf } from './fences.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const languages = ['bash', 'console', '', 'yaml', 'sql', 'powershell', 'text'];

it('a command, and what is like it but for a character, a word or its end, is analyzed as recorded', () => {
  const cases = [...neighbourhoods(inputs, 6)].map(
    ([name, texts]) => [name, () => ({ analyzed: texts.map((text) => analyzeCommand(text)) })] as const,
  );
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

it('a fence, and what is like it but for a character, a line or its end, is split as recorded', () => {
  const blocks = inputs.filter((text) => text.includes('\n'));
  const lines = inputs.filter((text) => !text.includes('\n'));
  const joined = Array.from({ length: 60 }, (_, at) =>
    [0, 1, 2, 3].map((by) => lines[(at * 4 + by) % lines.length]).join('\n'),
  );
  const cases = [...neighbourhoods([...blocks, ...joined], 7, 20)].map(
    ([name, texts]) =>
      [
        name,
        () => {
          const split = texts.map((text, at) => splitFence(fenceOf(languages[at % languages.length]!, text)));
          return { split };
        },
      ] as const,
  );
  expectRecorded(new URL('generated-fences.hashes.txt', import.meta.url), new Map(cases));
});

it('each word of the data on commands is read in a command as recorded', () => {
  const cases = [...dataWords('commands', 'placeholders')].map(
    ([list, words]) =>
      [
        list,
        () => {
          const some = words.filter((_, at) => at % Math.ceil(words.length / 250) === 0);
          const commands = some.flatMap((word, at) => {
            const other = some[(at * 3 + 1) % some.length]!;
            return [
              `${word} ${other} <${word}>`,
              `sudo kubectl ${word} -n <${other}> x`,
              `${word} --${other}=1 | ${other} ${word}`,
            ];
          });
          return { analyzed: commands.map((command) => analyzeCommand(command)) };
        },
      ] as const,
  );
  expectRecorded(new URL('generated-words.hashes.txt', import.meta.url), new Map(cases));
});
