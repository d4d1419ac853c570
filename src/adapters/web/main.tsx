import { render } from 'preact';
import { App } from './app.js';
import { KnowledgeBase } from './engine/client.js';
import { showHiddenCharacters } from './ui/visible.js';

showHiddenCharacters();
render(<App kb={new KnowledgeBase(new URL('kb.snapshot', document.baseURI))} />, document.getElementById('page')!);
