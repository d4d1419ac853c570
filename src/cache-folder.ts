import { homedir, platform } from 'node:os';
import { join } from 'node:path';

/** The user's cache folder by the platform's convention, or `TRIAGRAPH_CACHE`. Null without a home folder. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string | null {
  if (environment.TRIAGRAPH_CACHE) return environment.TRIAGRAPH_CACHE;
  if (environment.XDG_CACHE_HOME) return join(environment.XDG_CACHE_HOME, 'triagraph');
  const home = homeFolder();
  if (platform() === 'win32' && environment.LOCALAPPDATA) return join(environment.LOCALAPPDATA, 'triagraph');
  if (home === null) return null;
  if (platform() === 'win32') return join(home, 'AppData', 'Local', 'triagraph');
  if (platform() === 'darwin') return join(home, 'Library', 'Caches', 'triagraph');
  return join(home, '.cache', 'triagraph');
}

function homeFolder(): string | null {
  try {
    return homedir();
  } catch {
    return null;
  }
}
