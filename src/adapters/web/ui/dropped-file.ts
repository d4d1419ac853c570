import { useEffect, useState } from 'preact/hooks';

/** Bytes of a file that are read: more than the engine reads of a symptom, in UTF-8. Even, for UTF-16. */
const mostBytes = 8 * 1024 * 1024;

/** A file as text; null for one that is no text or cannot be read, such as a folder. Of a long one the end, where the error is more often. */
export async function textOf(file: File): Promise<{ readonly text: string | null; readonly isWhole: boolean }> {
  const isWhole = file.size <= mostBytes;
  try {
    const [mark, bytes] = await Promise.all([file.slice(0, 2).arrayBuffer(), file.slice(-mostBytes).arrayBuffer()]);
    return { text: decoded(new Uint8Array(bytes), new Uint8Array(mark)), isWhole };
  } catch {
    return { text: null, isWhole };
  }
}

/** Windows PowerShell writes UTF-16, editors of Chinese Windows GB18030. */
function decoded(bytes: Uint8Array, [first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      // A character may be cut at the end.
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    } catch {
      // The next encoding.
    }
  }
  return new TextDecoder().decode(bytes);
}

/**
 * Takes a file that is dropped anywhere in the window: the browser would leave the page for one that is dropped beside a
 * target.
 * @returns whether a file is over the window
 */
export function useDrop(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent): void => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', left);
    addEventListener('drop', dropped);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', left);
      removeEventListener('drop', dropped);
    };
  });
  return isOver;
}
