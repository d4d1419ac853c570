import type { Block } from '../model/index.js';

/** Characters of a heading in which a name is looked for. */
export const longestName = 120;

const procedureTitle = /\b(?:runbook|playbook|SOP)\b|应急预案|(?:排查|排障|运行|应急|故障处理)手册/i;

/** Whether a title names a procedure anywhere: `Incident Runbook: Broker Outage`. */
export const namesProcedure = (title: string): boolean => procedureTitle.test(title.slice(0, longestName));

export const isNumberedItem = ({ kind, depth, ordinal }: Block): boolean =>
  kind === 'list-item' && depth === 0 && typeof ordinal === 'number';
