import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { main, type OtherFaces, type Streams } from '../../src/faces/cli/index.js';

type Settings = Parameters<OtherFaces['serve']>[0];

/** How a server would be started by these arguments of `triagraph`. @throws Error with what the command line says of misuse */
export async function settingsOf(argv: readonly string[]): Promise<Settings> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const streams: Streams = {
    stdin: new PassThrough().end(),
    stdout,
    stderr,
    env: {},
    cwd: '/',
    isTTY: { stdin: false, stdout: false, stderr: false },
    columns: undefined,
  };
  const started: Settings[] = [];
  const faces = {
    async serve(settings) {
      started.push(settings);
    },
  } as Pick<OtherFaces, 'serve'> as OtherFaces;
  const code = await main(argv, streams, undefined, faces);
  stdout.end();
  const said = await text(stderr.end());
  if (code !== 0 || started[0] === undefined) throw new Error(`exit ${code}: ${said}`);
  return started[0];
}
