import { useEffect, useState } from 'preact/hooks';
import { sanitize } from '../../browser.js';

/** What the page shows. All of it is in the fragment, which is never sent to a server. */
export type Route =
  | { readonly view: 'search'; readonly symptom: string; readonly version?: string }
  | { readonly view: 'document'; readonly id: string; readonly line: number | null }
  | { readonly view: 'walk'; readonly token: string }
  | { readonly view: 'graph'; readonly id: string }
  | { readonly view: 'flow'; readonly id: string; readonly step?: string }
  | { readonly view: 'base' };

/** The fragment of a route, with `#`: what a link's `href` is. */
export function linkTo(route: Route): string {
  switch (route.view) {
    case 'search':
      if (!route.symptom && !route.version) return '#/';
      return `#/q/${encodeURIComponent(route.symptom)}${route.version ? `/${encodeURIComponent(route.version)}` : ''}`;
    case 'document':
      return `#/doc/${encodeURIComponent(route.id)}${route.line === null ? '' : `/L${route.line}`}`;
    case 'walk':
      return `#/walk/${encodeURIComponent(route.token)}`;
    case 'graph':
      return `#/graph/${encodeURIComponent(route.id)}`;
    case 'flow':
      return `#/flow/${encodeURIComponent(route.id)}${route.step ? `/${encodeURIComponent(route.step)}` : ''}`;
    case 'base':
      return '#/base';
  }
}

/** The route of a fragment; the empty search for one that is none. */
export function routeOf(fragment: string): Route {
  const [, view = '', ...parts] = fragment.replace(/^#/, '').split('/');
  const all = decoded(parts.join('/'));
  if (view === 'base') return { view };
  if (view === 'q') {
    const [symptom = '', version = ''] = parts;
    return parts.length > 2
      ? { view: 'search', symptom: all, version: '' }
      : { view: 'search', symptom: decoded(symptom), version: decoded(version) };
  }
  if (all !== '') {
    const last = parts.at(-1)!;
    const before = decoded(parts.slice(0, -1).join('/'));
    if (view === 'doc') {
      const line = before !== '' && /^L\d+$/.test(last) ? Number(last.slice(1)) : null;
      return { view: 'document', id: line === null ? all : before, line };
    }
    if (view === 'walk') return { view, token: all };
    if (view === 'graph') return { view, id: all };
    if (view === 'flow')
      return before !== '' && /^step-/.test(last) ? { view, id: before, step: decoded(last) } : { view, id: all };
  }
  return { view: 'search', symptom: '' };
}

/** A link that was written by hand or by a template may have unescaped characters: these stand for themselves. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** Goes to a route; `replace` replaces the current entry of the history. */
export function goTo(route: Route, replace = false): void {
  const fragment = linkTo(route);
  if (!replace) {
    location.hash = fragment;
    return;
  }
  history.replaceState(null, '', fragment);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Names the view in the tab, the history and bookmarks; screen readers read it out. */
export function useTitle(title: string): void {
  useEffect(() => {
    const name = sanitize(title.trim().split('\n', 1)[0]!).slice(0, 120);
    document.title = name === '' ? 'Triagraph' : `${name} · Triagraph`;
  }, [title]);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const changed = (): void => setRoute(routeOf(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}
