import type { Effect } from '../../../../model/index.js';
import { worse } from '../rank.js';

const reading = /^(?:select|show|describe|desc|explain|with|table|values|use|help|exists|check|status|pragma)$/;
const destroying = /\b(?:drop|truncate|delete|purge|flush|kill|detach|pg_terminate_backend)\b/;
const changing =
  /\b(?:insert|update|alter|create|grant|revoke|replace|merge|into|set|lock|call|copy|vacuum|reindex|optimize|analyze|attach|rename|pg_\w*(?:reload|rotate|cancel|promote|switch|create|reset|advisory)\w*|nextval|setval|lo_\w+|dblink\w*|load_file)\b/;
const metaCommandThatReads = /^\\(?:d|l|z|conninfo|c|x|timing|pset|encoding|s|g|q|t|a|echo|h|\?)/;

/** Strings, quoted names and comments out: their words say nothing. Linear. */
function bare(sql: string): string {
  return sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[^*]*\*\//g, ' ').toLowerCase();
}

function judgeStatement(statement: string): Effect {
  if (statement.startsWith('\\')) return metaCommandThatReads.test(statement) ? 'read' : 'unknown';
  const [word = ''] = statement.match(/[a-z_]+/) ?? [];
  if (!word) return 'unknown';
  // `SHOW CREATE TABLE` and `SET` of a session only look; `EXPLAIN DELETE` and `EXPLAIN UPDATE` plan without doing.
  if (word === 'show' || word === 'describe' || word === 'desc') return 'read';
  if (word === 'explain' && !/\banalyze\b/.test(statement)) return 'read';
  if (word === 'pragma' && statement.includes('=')) return 'change';
  if (destroying.test(statement)) return 'destroy';
  if (!reading.test(word)) return 'change';
  return changing.test(statement.slice(statement.indexOf(word) + word.length)) ? 'change' : 'read';
}

/** Effect of SQL text: the worst of its statements; a statement that is no query changes. */
export function judgeSql(sql: string): Effect {
  let effect: Effect | null = null;
  for (const statement of bare(sql).split(/;|\n(?=\s*\\)/)) {
    const text = statement.trim();
    if (text) effect = effect === null ? judgeStatement(text) : worse(effect, judgeStatement(text));
  }
  return effect ?? 'unknown';
}
