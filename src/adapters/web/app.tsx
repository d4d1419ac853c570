import { useEffect, useRef } from 'preact/hooks';
import type { KnowledgeBase } from './engine/client.js';
import { linkTo, type Route, useRoute } from './router.js';
import type { Attachment } from './ui/attachment.js';
import { Help, useHelp } from './ui/help.js';
import { moveStop, useKeptFocus, useKeys } from './ui/keys.js';
import { lazy } from './ui/lazy.js';
import { Safe } from './ui/safe.js';
import { SettingsProvider, type Theme, useSettings } from './ui/settings.js';
import { TokenGate } from './ui/token-gate.js';
import { useScroll } from './ui/use-scroll.js';
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

const emptySearch = linkTo({ view: 'search', symptom: '' });

function Frame() {
  const route = useRoute();
  const { m } = useSettings();
  const help = useHelp();
  const main = useRef<HTMLElement>(null);
  const log = useRef<Attachment | null>(null);
  useEffect(() => {
    // Typing in the search does not change the view.
    if (route.view !== 'search') main.current?.focus({ preventScroll: true });
  }, [route.view]);
  useScroll(route);
  useKeptFocus(main);
  useKeys({
    '/': () => {
      const input = document.getElementById('symptom');
      if (input) input.focus();
      else location.hash = emptySearch;
    },
    '?': help.open,
    j: () => moveStop(1),
    k: () => moveStop(-1),
  });
  return (
    <>
      {/* A button, because the fragment is the route: a link to #main would leave the view. */}
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {m.skip}
      </button>
      <header class="top">
        <a class="brand" href={emptySearch}>
          <Logo /> Triagraph
        </a>
        <nav aria-label={m.navigation}>
          <a href={emptySearch} aria-current={route.view === 'search' ? 'page' : undefined}>
            {m.search}
          </a>
          <a href={linkTo({ view: 'base' })} aria-current={route.view === 'base' ? 'page' : undefined}>
            {m.base}
          </a>
        </nav>
        <Switches onHelp={help.open} />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <TokenGate>
          <Safe key={route.view}>
            <View route={route} log={log} />
          </Safe>
        </TokenGate>
      </main>
      <Help {...help} />
    </>
  );
}

const nextTheme: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const themeSign: Readonly<Record<Theme, string>> = { auto: '◐', light: '○', dark: '●' };

function Switches({ onHelp }: { onHelp: () => void }) {
  const { m, language, theme, setLanguage, setTheme } = useSettings();
  return (
    <div class="switches">
      <button
        type="button"
        lang={language === 'zh' ? 'en' : 'zh-CN'}
        aria-label={m.otherLanguageLabel}
        onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
      >
        {m.otherLanguage}
      </button>
      <button
        type="button"
        class="sign"
        aria-label={m.theme[theme]}
        title={m.theme[theme]}
        onClick={() => setTheme(nextTheme[theme])}
      >
        {themeSign[theme]}
      </button>
      <button type="button" class="sign" aria-label={m.help} title={m.help} onClick={onHelp}>
        ?
      </button>
    </div>
  );
}

/** A path that branches. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" class="logo">
      <path d="M8 7v18M8 12c0 6 5 7 12 7" />
      <circle cx="8" cy="6" r="3.5" />
      <circle cx="8" cy="26" r="3.5" class="open" />
      <circle cx="24" cy="19" r="3.5" />
    </svg>
  );
}

function View({ route, log }: { route: Route; log: { current: Attachment | null } }) {
  switch (route.view) {
    case 'search':
      return <Search symptom={route.symptom} version={route.version} log={log} />;
    case 'document':
      return <DocumentView key={route.id} id={route.id} line={route.line} />;
    case 'walk':
      return <Walk token={route.token} />;
    case 'flow':
      return <Flowchart key={route.id} id={route.id} step={route.step} />;
    case 'graph':
      return <Graph key={route.id} id={route.id} />;
    case 'base':
      return <Base />;
  }
}
