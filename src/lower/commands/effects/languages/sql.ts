import type { Effect } from '../../../../model/index.js';
import { worse } from '../rank.js';

const reading = /^(?:select|show|describe|desc|explain|with|table|values|use|help|exists|check|status|pragma)$/;
const destroying = /\b(?:drop|truncate|delete|purge|flushall)\b/;
const changing =
  /\b(?:insert|update|alter|create|grant|revoke|replace|merge|into|set|lock|call|copy|vacuum|reindex|optimize|analyze|attach|rename|pg_\w*(?:reload|rotate|cancel|promote|switch|create|reset|advisory)\w*|nextval|setval|lo_\w+|dblink\w*|load_file)\b/;
/** Functions say by a word of their name that they do more than look (`pg_drop_replication_slot`). */
const destroyingFunction = /(?:^|_)(?:drop|delete|remove|purge|truncate|destroy|wipe)(?:_|$)/;
const changingFunction =
  /(?:^|_)(?:terminate|kill|create|reload|rotate|switch|promote|cancel|reset|import|export|write|send|notify|execute|exec|advance|copy|move|sync|start|stop|pause|resume|enable|disable|update|insert|alter|attach|detach|unlock|refresh|rebuild|set|lock|emit|backup|restore)(?:_|$)/;
const dateFunction = /^(?:date|time|timestamp|add|sub)/;
const metaCommandThatReads = /^\\(?:d|l|z|conninfo|c|x|timing|pset|encoding|s|g|q|t|a|echo|h|\?)/;

/** Strings, quoted names and comments out: their words say nothing. Linear. */
function bare(sql: string): string {
  return sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[^*]*\*\//g, ' ').toLowerCase();
}

function judgeFunctions(statement: string): Effect {
  let effect: Effect = 'read';
  for (const [, name] of statement.matchAll(/\b(\w{2,64})\s*\(/g)) {
    if (dateFunction.test(name!)) continue;
    if (destroyingFunction.test(name!)) return 'destroy';
    if (changingFunction.test(name!)) effect = 'change';
  }
  return effect;
}

/** A plan only looks; with `ANALYZE` the statement runs. */
function judgeExplain(statement: string): Effect {
  const analyzed = /\banalyze\b\W*(?:verbose|\([^)]*\))?/.exec(statement);
  return analyzed ? judgeStatement(statement.slice(analyzed.index + analyzed[0].length).trim()) : 'read';
}

function judgeStatement(statement: string): Effect {
  if (statement.startsWith('\\')) return metaCommandThatReads.test(statement) ? 'read' : 'unknown';
  const [word = ''] = statement.match(/[a-z_]+/) ?? [];
  if (!word) return 'unknown';
  // `SHOW CREATE TABLE` and `SET` of a session only look; `EXPLAIN DELETE` and `EXPLAIN UPDATE` plan without doing.
  if (word === 'show' || word === 'describe' || word === 'desc') return 'read';
  if (word === 'explain') return judgeExplain(statement);
  if (word === 'pragma' && statement.includes('=')) return 'change';
  if (destroying.test(statement)) return 'destroy';
  if (!reading.test(word)) return 'change';
  const functions = judgeFunctions(statement);
  return changing.test(statement.slice(statement.indexOf(word) + word.length)) ? worse('change', functions) : functions;
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
