import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const extension = '.jsonl';

/**
 * The files of logs, each once. A server names the full ones `feedback.jsonl.1` and so on, and where several processes have
 * one name, those that came later write `feedback-2.jsonl`: who names `feedback.jsonl` means all of them. Oldest first.
 */
export function logFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf).map((path) => resolve(path)))];
}

function filesOf(path: string): string[] {
  if (!path.endsWith(extension)) return [path];
  const stem = basename(path, extension);
  const members = namesBeside(path).flatMap((name) => {
    if (!name.startsWith(stem)) return [];
    const found = /^(?:-(\d{1,2}))?\.jsonl(?:\.(\d{1,2}))?$/.exec(name.slice(stem.length));
    return found === null ? [] : [{ name, process: Number(found[1] ?? 1), age: Number(found[2] ?? 0) }];
  });
  members.sort((left, right) => left.process - right.process || right.age - left.age);
  return members.length === 0 ? [path] : members.map(({ name }) => join(dirname(path), name));
}

function namesBeside(path: string): string[] {
  try {
    return readdirSync(dirname(path));
  } catch {
    // Reading the log itself says what is wrong.
    return [];
  }
}
