import type { Effect } from '../../../../model/index.js';
import { sqlFunctions } from '../../../../vocabulary/index.js';
import { worse } from '../rank.js';

const reading = /^(?:select|show|describe|desc|explain|with|table|values|use|help|exists|check|status|pragma)$/;
const destroying =
  /\b(?:drop|truncate|delete|purge|flushall)\b|^reset\s+(?:master|slave\s+all|replica\s+all|binary\s+logs)/;
const changing =
  /\b(?:insert|update|alter|create|grant|revoke|replace(?!\s*\()|merge|into|set|lock|call|copy|vacuum|reindex|optimize|analyze|attach|rename|pg_\w*(?:reload|rotate|cancel|promote|switch|create|reset|advisory|slot_get)\w*|nextval|setval|lo_\w+|dblink\w*|load_file)\b/;
/** Functions say by a word of their name that they do more than look (`pg_drop_replication_slot`). */
const destroyingFunction = /(?:^|_)(?:drop|delete|remove|purge|truncate|destroy|wipe|unlink)(?:_|$)/;
const changingFunction =
  /(?:^|_)(?:terminate|kill|create|reload|rotate|switch|promote|cancel|reset|import|export|write|send|notify|execute|exec|advance|copy|move|sync|start|stop|pause|resume|enable|disable|update|insert|alter|attach|detach|unlock|refresh|rebuild|set|lock|emit|backup|restore|setval|nextval)(?:_|$)/;
const dateFunction = /^(?:date|time|timestamp|add|sub)/;
/** Commands of psql(1) that look and set only how it is shown; `\g`, `\s` and `\w` with a name write files. */
const metaCommandThatReads =
  /^\\(?:d[a-zA-Z]{0,6}[+S]{0,2}|l[+S]?|z[S]?|sf\+?|sv\+?|conninfo|c|connect|x|timing|pset|encoding|set|unset|q|t|a|f|H|C|echo|qecho|warn|h|help|errverbose|prompt|if|elif|else|endif|\?)(?=[\s;+]|$)|^\\[gsG]x?\s*$/;
const metaCommandInside = /\\(?:g\s*[|\w/]|gexec|o|out|w|write|i|ir|include|!|lo_\w+|e|edit|watch|bind)/;

/** Strings, quoted names and comments out: their words say nothing. MySQL runs what stands in `/*! … *\/`. Linear. */
function bare(sql: string): string {
  return sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*(?!!)[^*]*\*\/|\/\*!\d*|\*\//g, ' ').toLowerCase();
}

/** Functions that only look, and words of SQL that stand before a parenthesis as a function does. */
const readingFunction = new RegExp(
  `^(?:(?:${sqlFunctions.familiesThatRead.join('|')})\\w*|${sqlFunctions.functionsThatRead.join('|')})$`,
);

/** Whatever is not known to look may have been written to do more, also over the rows of a table. */
function judgeFunctions(statement: string): Effect {
  let effect: Effect = 'read';
  for (const [, name] of statement.matchAll(/\b(\w{1,64})\s*\(/g)) {
    if (dateFunction.test(name!)) continue;
    if (destroyingFunction.test(name!)) return 'destroy';
    if (changingFunction.test(name!)) effect = worse(effect, 'change');
    else if (!readingFunction.test(name!)) effect = worse(effect, 'unknown');
  }
  return effect;
}

/** A plan only looks; with `ANALYZE` the statement runs. */
function judgeExplain(statement: string): Effect {
  const options =
    /^\W*explain\s*(?:\(([^)]*)\)|((?:\s*(?:analyze|analyse|verbose|extended|partitions|format\s*=\s*\w+))*))/.exec(
      statement,
    );
  if (!options || !/\banaly[sz]e\b(?!\s+(?:off|false|0))/.test(options[1] ?? options[2] ?? '')) return 'read';
  return judgeStatement(statement.slice(options[0].length).trim());
}

/** Dot commands of sqlite3(1) that look, and set only how it is shown. */
const dotCommandThatReads =
  /^\.(?:schema|fullschema|tables|databases|indexes|indices|mode|headers?|dump|show|help|timer|width|stats|dbinfo|nullvalue|separator|explain|eqp|changes|echo|print|prompt|bail|timeout|quit|exit|lint|sha3sum|vfsinfo|vfslist)\b(?![^\n]*\|)/;

function judgeStatement(statement: string): Effect {
  if (statement.startsWith('.')) return dotCommandThatReads.test(statement) ? 'read' : 'unknown';
  if (statement.startsWith('\\')) return metaCommandThatReads.test(statement) ? 'read' : 'unknown';
  const [word = ''] = statement.match(/[a-z_]+/) ?? [];
  if (!word) return 'unknown';
  // `SHOW CREATE TABLE` and `SET` of a session only look; `EXPLAIN DELETE` and `EXPLAIN UPDATE` plan without doing.
  if (/\\copy\b/.test(statement)) return 'change';
  const inside = metaCommandInside.test(statement) ? 'unknown' : 'read';
  return worse(inside, judgeQuery(statement, word));
}

/** Bounds of a transaction, and settings that end with the session. */
const bound = /^(?:begin|commit|rollback|abort|end|start\s+transaction)\b(?![\s\S]*\bprepared\b)/;
const sessionSetting =
  /^set\s+(?:(?:session|local)\s+)?(?:names|statement_timeout|lock_timeout|idle_in_transaction_session_timeout|search_path|work_mem|client_encoding|client_min_messages|datestyle|timezone|time_zone|extra_float_digits|transaction|max_execution_time|group_concat_max_len|innodb_lock_wait_timeout|enable_\w+)\b/;

function judgeQuery(statement: string, word: string): Effect {
  if (sessionSetting.test(statement)) return 'read';
  if (bound.test(statement) && !/\s(?:insert|update|delete|perform|execute|call)\b/.test(statement)) return 'read';
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
