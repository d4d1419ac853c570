import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { KnowledgeBase } from '../engine/client.js';
import { en, type Messages, type PageLanguage } from '../messages.js';
import { zh } from '../messages-zh.js';
import { inBrowser } from '../storage.js';

export type Theme = 'auto' | 'light' | 'dark';

/** What every view may need: messages in the reader's language, the engine, and the settings of the page. */
export interface Settings {
  readonly m: Messages;
  readonly language: PageLanguage;
  readonly theme: Theme;
  readonly kb: KnowledgeBase;
  setLanguage(language: PageLanguage): void;
  setTheme(theme: Theme): void;
}

const SettingsContext = createContext<Settings | null>(null);

export const useSettings = (): Settings => useContext(SettingsContext)!;

/** A choice of the reader's that was kept; null if there is none. */
export const remembered = (key: string): string | null => inBrowser.get(`triagraph.${key}`);

/** Where nothing may be kept, the choice holds until the page is left. */
export function remember(key: string, value: string): void {
  inBrowser.set(`triagraph.${key}`, value);
}

const firstLanguage = (): PageLanguage => {
  const chosen = remembered('language') ?? navigator.language;
  return chosen.startsWith('zh') ? 'zh' : 'en';
};

const firstTheme = (): Theme => {
  const chosen = remembered('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
};

export function SettingsProvider({ kb, children }: { kb: KnowledgeBase; children: ComponentChildren }) {
  const [language, setLanguage] = useState(firstLanguage);
  const [theme, setTheme] = useState(firstTheme);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const settings = useMemo<Settings>(
    () => ({
      m: language === 'zh' ? zh : en,
      language,
      theme,
      kb,
      setLanguage(next) {
        remember('language', next);
        setLanguage(next);
      },
      setTheme(next) {
        remember('theme', next);
        setTheme(next);
      },
    }),
    [language, theme, kb],
  );
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}
