import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { KnowledgeBase } from '../engine/client.js';
import { en, type Messages, type PageLanguage } from '../messages.js';
import { zh } from '../messages-zh.js';

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

/** A value kept in local storage; null if there is none, or storage is not allowed. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`triagraph.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`triagraph.${key}`, value);
  } catch {
    // A browser that stores nothing: the choice holds until the page is left.
  }
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
