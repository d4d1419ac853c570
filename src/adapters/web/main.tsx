import { render } from 'preact';
import { App } from './app.js';
import { KnowledgeBase } from './engine/client.js';
import { showHiddenCharacters } from './ui/visible.js';

showHiddenCharacters();
const kb = new KnowledgeBase(new URL('kb.snapshot', document.baseURI));
render(<App kb={kb} />, document.getElementById('page')!);
// For offline use, on https and localhost only. It loads all files, so it waits for the knowledge base and the first answer.
const keepOffline = () => navigator.serviceWorker?.register(new URL('sw.js', document.baseURI)).catch(() => {});
void kb
  .call('info')
  .catch(() => {})
  .then(() => setTimeout(keepOffline, 2_000));
