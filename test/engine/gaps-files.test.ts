import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { logFiles } from '../../src/engine/gaps/log.js';
import { folderOf } from '../support/folder.js';

const folder = folderOf({
  'feedback.jsonl': '',
  'feedback.jsonl.1': '',
  'feedback.jsonl.2': '',
  'feedback.jsonl.lock': '',
  'feedback-2.jsonl': '',
  'feedback-2.jsonl.1': '',
  'feedback-old.jsonl': '',
  'feedback-2024-01-01.jsonl': '',
  'other.jsonl': '',
  'lines.txt': '',
  'lines-2.txt': '',
});
const namesOf = (...names: string[]) => logFiles(names.map((name) => join(folder, name))).map((path) => basename(path));

it('a log includes rotated logs and those of other processes, oldest first', () => {
  const whole = ['feedback.jsonl.2', 'feedback.jsonl.1', 'feedback.jsonl', 'feedback-2.jsonl.1', 'feedback-2.jsonl'];
  expect(namesOf('feedback.jsonl')).toEqual(whole);
  expect(namesOf('feedback.jsonl', 'feedback.jsonl.1', 'feedback-2.jsonl')).toEqual(whole);
});

it('the log of one process, or a rotated one, can be named alone', () => {
  expect(namesOf('feedback-2.jsonl')).toEqual(['feedback-2.jsonl.1', 'feedback-2.jsonl']);
  expect(namesOf('feedback.jsonl.1')).toEqual(['feedback.jsonl.1']);
});

it('other files are returned unchanged, even missing ones', () => {
  expect(namesOf('lines.txt', 'missing.jsonl')).toEqual(['lines.txt', 'missing.jsonl']);
});
