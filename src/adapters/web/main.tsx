import { render } from 'preact';
import { App } from './app.js';
import { KnowledgeBase } from './engine/client.js';
import { showHiddenCharacters } from './ui/visible.js';

showHiddenCharacters();
const kb = new KnowledgeBase(new URL('kb.snapshot', document.baseURI));
render(<App kb={kb} />, document.getElementById('page')!);
// Offline after the first load; browsers have it on https and localhost only. It loads all files, so the first answer goes first.
const keepOffline = () => navigator.serviceWorker?.register(new URL('sw.js', document.baseURI)).catch(() => {});
setTimeout(keepOffline, 3_000);
