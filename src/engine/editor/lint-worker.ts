import { serveThread } from '../../thread.js';
import { lintSources } from './sources.js';

serveThread(() => lintSources);
