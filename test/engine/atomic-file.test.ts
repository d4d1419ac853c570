import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFileAtomically } from '../../src/engine/atomic-file.js';
import { TriagraphError } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const bytes = new TextEncoder().encode('new');

function refusal(path: string): TriagraphError {
  try {
    writeFileAtomically(path, bytes);
  } catch (error) {
    if (error instanceof TriagraphError) return error;
    throw error;
  }
  throw new Error(`${path} was written`);
}

describe('an atomic write', () => {
  it('creates the file with its folders, and nothing else', () => {
    const folder = folderOf();
    writeFileAtomically(join(folder, 'a/b/kb.snapshot'), bytes);
    expect(readdirSync(join(folder, 'a/b'))).toEqual(['kb.snapshot']);
    expect(readFileSync(join(folder, 'a/b/kb.snapshot'), 'utf8')).toBe('new');
  });

  it('replaces the file; an open reader still reads the old content', () => {
    const folder = folderOf({ 'kb.snapshot': 'old' });
    writeFileAtomically(join(folder, 'kb.snapshot'), bytes);
    expect(readFileSync(join(folder, 'kb.snapshot'), 'utf8')).toBe('new');
  });

  it('follows a symbolic link, even to a file that does not exist yet', () => {
    const folder = folderOf({ 'real.snapshot': 'old' });
    symlinkSync('real.snapshot', join(folder, 'link'));
    symlinkSync('later.snapshot', join(folder, 'dangling'));
    writeFileAtomically(join(folder, 'link'), bytes);
    writeFileAtomically(join(folder, 'dangling'), bytes);
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'real.snapshot'), 'utf8')).toBe('new');
    expect(readFileSync(join(folder, 'later.snapshot'), 'utf8')).toBe('new');
  });

  it('refuses a folder, a path below a file, and a link to itself, and names the path', () => {
    const folder = folderOf({ file: 'old' });
    mkdirSync(join(folder, 'sub'));
    symlinkSync('round', join(folder, 'round'));
    expect(refusal(join(folder, 'sub'))).toMatchObject({ code: 'output-kind', exitCode: 2 });
    expect(refusal(join(folder, 'file/kb')).message).toContain(join(folder, 'file'));
    expect(refusal(join(folder, 'round'))).toMatchObject({ code: 'output-kind' });
    expect(readdirSync(folder).sort()).toEqual(['file', 'round', 'sub']);
  });

  it.skipIf(process.platform === 'win32')(
    'refuses devices and pipes, which renaming would remove for everyone',
    async () => {
      const socket = join(folderOf(), 'socket');
      const server = createServer().listen(socket);
      await once(server, 'listening');
      expect(refusal(socket)).toMatchObject({ code: 'output-kind', exitCode: 2 });
      expect(refusal(socket).message).toContain(socket);
      expect(lstatSync(socket).isSocket()).toBe(true);
      server.close();
    },
  );

  it('removes old files of killed processes, and nothing else', () => {
    const folder = folderOf({
      '.kb.snapshot.1.aaaa.tmp': 'stale',
      '.kb.snapshot.2.bbbb.tmp': 'of a process that still writes',
      '.other.1.aaaa.tmp': 'of another file',
      'kb.snapshot.tmp': "the user's",
    });
    for (const name of ['.kb.snapshot.1.aaaa.tmp', '.other.1.aaaa.tmp', 'kb.snapshot.tmp'])
      utimesSync(join(folder, name), new Date(0), new Date(0));
    writeFileAtomically(join(folder, 'kb.snapshot'), bytes);
    expect(readdirSync(folder).sort()).toEqual(
      ['.kb.snapshot.2.bbbb.tmp', '.other.1.aaaa.tmp', 'kb.snapshot', 'kb.snapshot.tmp'].sort(),
    );
  });
});
