import { limits } from '../limits.js';
import { fileTooLarge } from './problems.js';
import type { Bytes, Source, SourceEntry } from './source.js';

/** A source of files that are in memory: path with `/` → text (taken as UTF-8) or bytes. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>, name = 'memory'): Source {
  const contents = new Map(Object.entries(files));
  const folders = new Map<string, Map<string, SourceEntry>>([['', new Map()]]);
  for (const path of contents.keys()) addPath(folders, path);
  return {
    name,
    list: (folder) => ({ entries: [...(folders.get(folder)?.values() ?? [])] }),
    read(path): Bytes {
      const content = contents.get(path);
      if (content === undefined)
        return { problem: { ruleId: 'read/vanished', severity: 'error', message: 'Unexpected absence of the file' } };
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return bytes.length > limits.fileBytes ? { problem: fileTooLarge(bytes.length) } : { bytes };
    },
  };
}

function addPath(folders: Map<string, Map<string, SourceEntry>>, path: string): void {
  const names = path.split('/');
  let folder = '';
  names.forEach((name, index) => {
    const isFile = index === names.length - 1;
    folders.get(folder)!.set(name, { name, kind: isFile ? 'file' : 'folder' });
    if (isFile) return;
    folder = folder === '' ? name : `${folder}/${name}`;
    if (!folders.has(folder)) folders.set(folder, new Map());
  });
}
