/** All words of the page, in both languages. Values with parts are functions. */
export type PageLanguage = 'zh' | 'en';

const en = {
  ask: 'What is wrong?',
  skip: 'Skip to content',
  navigation: 'Views',
  base: 'Knowledge base',
  otherLanguage: '中文',
  theme: 'Light or dark',
  loading: 'Loading…',
  viewNotLoaded: 'This view could not be loaded. Check the connection and reload the page.',
  documentCount: (count: number) => `${count} documents`,
};

export type Messages = typeof en;

const zh: Messages = {
  ask: '出了什么问题？',
  skip: '跳到正文',
  navigation: '视图',
  base: '知识库',
  otherLanguage: 'English',
  theme: '浅色或深色',
  loading: '正在加载…',
  viewNotLoaded: '无法加载此视图。请检查网络连接后刷新页面。',
  documentCount: (count: number) => `${count} 篇文档`,
};

export const messages: Readonly<Record<PageLanguage, Messages>> = { en, zh };
