import { parentPort } from 'node:worker_threads';
import type { SourceFile } from '../../model/index.js';
import { FirstRunCache, type LintReply, type LintRequest, lintSources } from './lint-run.js';

const files = new Map<string, SourceFile>();
let cache: FirstRunCache | undefined;
let last = Promise.resolve();

/** Handles one request at a time: changed files come in, a snapshot and its diagnostics go out. */
parentPort?.on('message', (request: LintRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ changed, paths, diagnostics, scope, cached }: LintRequest): Promise<void> {
  try {
    for (const file of changed) files.set(file.path, file);
    const wanted = new Set(paths);
    for (const path of files.keys()) if (!wanted.has(path)) files.delete(path);
    cache ??= new FirstRunCache(cached);
    const sources = { files: paths.map((path) => files.get(path)!), diagnostics: [...diagnostics] };
    const found = await lintSources(sources, scope, cache.next());
    const whole = found.bytes.byteLength === found.bytes.buffer.byteLength ? found.bytes : Uint8Array.from(found.bytes);
    const reply: LintReply = { result: { ...found, bytes: whole } };
    parentPort?.postMessage(reply, [whole.buffer as ArrayBuffer]);
  } catch (error) {
    const { code, message, stack } = error as Error & { code?: unknown };
    parentPort?.postMessage({ failed: { code: String(code ?? ''), message, stack } } satisfies LintReply);
  }
}
