import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { main, type OtherAdapters, type Streams } from '../../src/adapters/cli/index.js';

type Adapter = 'serve' | 'mcp';
type SettingsOf<Name extends Adapter> = Parameters<OtherAdapters[Name]>[0];

/** A stub of an adapter that a command would start: ready at once, then ends or fails. */
export async function startAdapter<Name extends Adapter>(
  name: Name,
  argv: readonly string[],
  { cwd = '/', fail }: Setting = {},
) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const streams: Streams = {
    stdin: new PassThrough().end(),
    stdout,
    stderr,
    env: {},
    cwd,
    isTTY: { stdin: false, stdout: false, stderr: false },
    columns: undefined,
  };
  const started: SettingsOf<Name>[] = [];
  const start = async (settings: SettingsOf<Name>, ready: (address: string, documents: number) => void) => {
    started.push(settings);
    if (fail) throw fail;
    ready('http://127.0.0.1:8080', 37);
  };
  const code = await main([name, ...argv], streams, undefined, { [name]: start } as unknown as OtherAdapters);
  const [out, err] = [text(stdout.end()), text(stderr.end())];
  return { code, out: await out, err: await err, settings: started[0], stderr };
}

interface Setting {
  readonly cwd?: string;
  /** The error that prevents the start. */
  readonly fail?: Error;
}
