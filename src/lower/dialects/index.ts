import { alaudaRecord } from './alauda-record.js';
import { article } from './article.js';
import { canonical } from './canonical.js';
import { collapsed } from './collapsed.js';
import type { Dialect } from './dialect.js';
import { prometheusRunbook } from './prometheus-runbook.js';
import { runbookNote } from './runbook-note.js';

export type { Dialect } from './dialect.js';

/** Every dialect, the most telling first; the last one reads any Markdown. */
export const dialects: readonly Dialect[] = [
  collapsed,
  alaudaRecord,
  runbookNote,
  canonical,
  prometheusRunbook,
  article,
];
