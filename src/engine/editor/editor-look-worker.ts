import { parentPort } from 'node:worker_threads';
import type { SourceFile } from '../../model/index.js';
import { lookAt } from './look.js';
import { LookCache, type LookReply, type LookRequest } from './looks.js';

const files = new Map<string, SourceFile>();
let cache: LookCache | undefined;
let last = Promise.resolve();

/** One look after the other: the files that have changed come in, a snapshot and what was found go out. */
parentPort?.on('message', (request: LookRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ changed, paths, diagnostics, look, cached }: LookRequest): Promise<void> {
  try {
    for (const file of changed) files.set(file.path, file);
    const wanted = new Set(paths);
    for (const path of files.keys()) if (!wanted.has(path)) files.delete(path);
    cache ??= new LookCache(cached);
    const sources = { files: paths.map((path) => files.get(path)!), diagnostics: [...diagnostics] };
    const found = await lookAt(sources, look, cache.next());
    const whole = found.bytes.byteLength === found.bytes.buffer.byteLength ? found.bytes : Uint8Array.from(found.bytes);
    const reply: LookReply = { looked: { ...found, bytes: whole } };
    parentPort?.postMessage(reply, [whole.buffer as ArrayBuffer]);
  } catch (error) {
    const { code, message, stack } = error as Error & { code?: unknown };
    parentPort?.postMessage({ failed: { code: String(code ?? ''), message, stack } } satisfies LookReply);
  }
}
