import { startAdapter } from '../support/started-adapter.js';

/** How a server would be started by these arguments of `triagraph`. @throws Error with what the command line says of misuse */
export async function settingsOf([command, ...argv]: readonly string[]) {
  if (command !== 'serve') throw new Error(`unexpected command ${command}, expected serve`);
  const { code, err, settings } = await startAdapter('serve', argv);
  if (code !== 0 || settings === undefined) throw new Error(`exit ${code}: ${err}`);
  return settings;
}
