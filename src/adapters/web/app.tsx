import type { KnowledgeBase } from './engine/client.js';
import { linkTo, type Route, useRoute } from './router.js';
import { lazy } from './ui/lazy.js';
import { SettingsProvider, useSettings } from './ui/settings.js';
import { Search } from './views/search.js';

const DocumentView = lazy(() => import('./views/document.js'));
const Walk = lazy(() => import('./views/walk.js'));
const Flowchart = lazy(() => import('./views/flowchart.js'));
const Graph = lazy(() => import('./views/graph.js'));
const Base = lazy(() => import('./views/base.js'));

export function App({ kb }: { kb: KnowledgeBase }) {
  return (
    <SettingsProvider kb={kb}>
      <Frame />
    </SettingsProvider>
  );
}

function Frame() {
  const route = useRoute();
  const { m, language, theme, setLanguage, setTheme } = useSettings();
  return (
    <>
      <a class="skip" href="#main">
        {m.skip}
      </a>
      <header class="top">
        <a class="brand" href={linkTo({ view: 'search', symptom: '' })}>
          Triagraph
        </a>
        <nav aria-label={m.navigation}>
          <a href={linkTo({ view: 'base' })} aria-current={route.view === 'base' ? 'page' : undefined}>
            {m.base}
          </a>
        </nav>
        <button type="button" onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
          {m.otherLanguage}
        </button>
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {m.theme}
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        <View route={route} />
      </main>
    </>
  );
}

function View({ route }: { route: Route }) {
  switch (route.view) {
    case 'search':
      return <Search symptom={route.symptom} />;
    case 'document':
      return <DocumentView key={route.id} id={route.id} line={route.line} />;
    case 'walk':
      return <Walk token={route.token} />;
    case 'flow':
      return <Flowchart key={route.id} id={route.id} />;
    case 'graph':
      return <Graph key={route.id} id={route.id} />;
    case 'base':
      return <Base />;
  }
}
