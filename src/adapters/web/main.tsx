import { render } from 'preact';
import { App } from './app.js';
import { KnowledgeBase } from './engine/client.js';
import { showHiddenCharacters } from './ui/visible.js';

showHiddenCharacters();
// Offline after the first load; browsers have it on https and localhost only.
navigator.serviceWorker?.register(new URL('sw.js', document.baseURI)).catch(() => {});
render(<App kb={new KnowledgeBase(new URL('kb.snapshot', document.baseURI))} />, document.getElementById('page')!);
