import type { FlowEnd, Language } from '../../model/index.js';

/** Labels of a flowchart. */
export interface FlowchartMessages {
  readonly end: Readonly<Record<FlowEnd, string>>;
  /** Label of the default edge of a step with branches. */
  readonly otherwise: string;
  readonly cause: string;
  readonly related: string;
  readonly start: string;
  readonly notFound: string;
}

const en: FlowchartMessages = {
  end: { resolved: 'resolved', 'nothing-found': 'nothing found', 'end-of-document': 'end of the document' },
  otherwise: 'otherwise',
  cause: 'cause',
  related: 'related',
  start: 'start',
  notFound: 'not found in the document',
};

const zh: FlowchartMessages = {
  end: { resolved: '已处置', 'nothing-found': '未发现原因', 'end-of-document': '文档结束' },
  otherwise: '否则',
  cause: '原因',
  related: '相关',
  start: '开始',
  notFound: '文档中找不到',
};

export function flowchartMessagesFor(language: Language): FlowchartMessages {
  return language === 'zh' ? zh : en;
}
