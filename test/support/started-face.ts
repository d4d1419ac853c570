import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { main, type OtherFaces, type Streams } from '../../src/faces/cli/index.js';

type Face = 'serve' | 'mcp';
type SettingsOf<Name extends Face> = Parameters<OtherFaces[Name]>[0];

/** What a command of the command line would start: a face that is ready at once and ends, or fails. */
export async function startFace<Name extends Face>(
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
  const code = await main([name, ...argv], streams, undefined, { [name]: start } as unknown as OtherFaces);
  const [out, err] = [text(stdout.end()), text(stderr.end())];
  return { code, out: await out, err: await err, settings: started[0], stderr };
}

interface Setting {
  readonly cwd?: string;
  /** What keeps the face from starting. */
  readonly fail?: Error;
}
