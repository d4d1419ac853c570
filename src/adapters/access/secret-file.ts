import { readFile, stat } from 'node:fs/promises';
import { TriagraphError } from '../../index.js';

/** A line of a file of secrets: its words, and where it stands. */
export interface SecretLine {
  readonly number: number;
  readonly words: readonly string[];
}

/** No file of secrets is longer: what is, was named by mistake. */
const mostBytes = 1024 * 1024;

/**
 * The lines of a file of secrets, without empty ones and those that begin with `#`.
 * @throws TriagraphError with this code when it cannot be read; what is in it is in no message.
 */
export async function readSecrets(path: string, code: string): Promise<readonly SecretLine[]> {
  const { isFile, size } = await look(path, code);
  if (!isFile) throw new TriagraphError(code, `${path}: is no file; name the file itself.`);
  if (size > mostBytes) throw new TriagraphError(code, `${path}: has ${size} bytes, at most ${mostBytes} are read.`);
  const text = await readFile(path, 'utf8').catch((error) => {
    throw unreadable(path, code, error);
  });
  return text.split(/\r?\n/).flatMap((line, index) => {
    const words = line
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\s+/);
    return words[0] === '' || words[0]!.startsWith('#') ? [] : [{ number: index + 1, words }];
  });
}

/** Another file under the same name has another number, size or time. @throws TriagraphError with this code */
export async function signatureOf(path: string, code: string): Promise<string> {
  const { ino, size, mtimeMs } = await look(path, code);
  return [ino, size, mtimeMs].join(' ');
}

async function look(path: string, code: string) {
  try {
    const found = await stat(path);
    return { ino: found.ino, size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() };
  } catch (error) {
    throw unreadable(path, code, error);
  }
}

const unreadable = (path: string, code: string, error: unknown): TriagraphError =>
  new TriagraphError(
    code,
    `${path}: cannot be read (${(error as NodeJS.ErrnoException).code}); check the path and its rights.`,
  );
