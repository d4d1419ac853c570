import type { Effect } from '../../../../model/index.js';
import { shippedBuildWords } from '../../../../vocabulary/index.js';
import { worse } from '../table.js';

const readingStatement =
  /^(?:select|show|describe|desc|explain|with|table|values|use|help|exists|check|status|pragma)$/;
const destroyingWord =
  /\b(?:drop|truncate|delete|purge|flushall)\b|^reset\s+(?:master|slave\s+all|replica\s+all|binary\s+logs)/;
const changingWord =
  /\b(?:insert|update|alter|create|grant|revoke|replace(?!\s*\()|merge|into|set|lock|call|copy|vacuum|reindex|optimize|analyze|attach|rename|pg_\w*(?:reload|rotate|cancel|promote|switch|create|reset|advisory|slot_get)\w*|nextval|setval|lo_\w+|dblink\w*|load_file)\b/;
/** Words in names of functions that do more than read (`pg_drop_replication_slot`). */
const destroyingFunction = /(?:^|_)(?:drop|delete|remove|purge|truncate|destroy|wipe|unlink)(?:_|$)/;
const changingFunction =
  /(?:^|_)(?:terminate|kill|create|reload|rotate|switch|promote|cancel|reset|import|export|write|send|notify|execute|exec|advance|copy|move|sync|start|stop|pause|resume|enable|disable|update|insert|alter|attach|detach|unlock|refresh|rebuild|set|lock|emit|backup|restore|setval|nextval)(?:_|$)/;
const dateFunction = /^(?:date|time|timestamp|add|sub)/;
/** Commands of psql(1) that read or set the display; `\g`, `\s` and `\w` with a name write files. */
const metaCommandThatReads =
  /^\\(?:d[a-zA-Z]{0,6}[+S]{0,2}|l[+S]?|z[S]?|sf\+?|sv\+?|conninfo|c|connect|x|timing|pset|encoding|set|unset|q|t|a|f|H|C|echo|qecho|warn|h|help|errverbose|prompt|if|elif|else|endif|\?)(?=[\s;+]|$)|^\\[gsG]x?\s*$/;
const metaCommandInside = /\\(?:g\s*[|\w/]|gexec|o|out|w|write|i|ir|include|!|lo_\w+|e|edit|watch|bind)/;

/** Removes strings, quoted names and comments, except `/*! … *\/`, which MySQL runs. Linear. */
function bare(sql: string): string {
  return sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*(?!!)[^*]*\*\/|\/\*!\d*|\*\//g, ' ').toLowerCase();
}

/** Functions that only read, and SQL keywords that may precede a parenthesis. */
const readingFunction = new RegExp(
  `^(?:(?:${shippedBuildWords.sqlFunctions.familiesThatRead.join('|')})\\w*|${shippedBuildWords.sqlFunctions.functionsThatRead.join('|')})$`,
);

/** Effect of the functions of a statement. An unknown one may do more than read. */
function evaluateFunctions(statement: string): Effect {
  let effect: Effect = 'read';
  for (const [, name] of statement.matchAll(/\b(\w{1,64})\s*\(/g)) {
    if (dateFunction.test(name!)) continue;
    if (destroyingFunction.test(name!)) return 'destroy';
    if (changingFunction.test(name!)) effect = worse(effect, 'change');
    else if (!readingFunction.test(name!)) effect = worse(effect, 'unknown');
  }
  return effect;
}

/** Effect of `EXPLAIN`, which only reads; with `ANALYZE` the statement runs. */
function evaluateExplain(statement: string): Effect {
  const options =
    /^\W*explain\s*(?:\(([^)]*)\)|((?:\s*(?:analyze|analyse|verbose|extended|partitions|format\s*=\s*\w+))*))/.exec(
      statement,
    );
  if (!options || !/\banaly[sz]e\b(?!\s+(?:off|false|0))/.test(options[1] ?? options[2] ?? '')) return 'read';
  return evaluateStatement(statement.slice(options[0].length).trim());
}

/** Dot commands of sqlite3(1) that read or set the display. */
const dotCommandThatReads =
  /^\.(?:schema|fullschema|tables|databases|indexes|indices|mode|headers?|dump|show|help|timer|width|stats|dbinfo|nullvalue|separator|explain|eqp|changes|echo|print|prompt|bail|timeout|quit|exit|lint|sha3sum|vfsinfo|vfslist)\b(?![^\n]*\|)/;

function evaluateStatement(statement: string): Effect {
  if (statement.startsWith('.')) return dotCommandThatReads.test(statement) ? 'read' : 'unknown';
  if (statement.startsWith('\\')) return metaCommandThatReads.test(statement) ? 'read' : 'unknown';
  const [word = ''] = statement.match(/[a-z_]+/) ?? [];
  if (!word) return 'unknown';
  // `SHOW CREATE TABLE` and session `SET` only read; `EXPLAIN DELETE` and `EXPLAIN UPDATE` only plan.
  if (/\\copy\b/.test(statement)) return 'change';
  const inside = metaCommandInside.test(statement) ? 'unknown' : 'read';
  return worse(inside, evaluateQuery(statement, word));
}

/** Transaction boundaries and session settings. */
const bound = /^(?:begin|commit|rollback|abort|end|start\s+transaction)\b(?![\s\S]*\bprepared\b)/;
const sessionSetting =
  /^set\s+(?:(?:session|local)\s+)?(?:names|statement_timeout|lock_timeout|idle_in_transaction_session_timeout|search_path|work_mem|client_encoding|client_min_messages|datestyle|timezone|time_zone|extra_float_digits|transaction|max_execution_time|group_concat_max_len|innodb_lock_wait_timeout|enable_\w+)\b/;

function evaluateQuery(statement: string, word: string): Effect {
  if (sessionSetting.test(statement)) return 'read';
  if (bound.test(statement) && !/\s(?:insert|update|delete|perform|execute|call)\b/.test(statement)) return 'read';
  if (word === 'show' || word === 'describe' || word === 'desc') return 'read';
  if (word === 'explain') return evaluateExplain(statement);
  if (word === 'pragma' && statement.includes('=')) return 'change';
  if (destroyingWord.test(statement)) return 'destroy';
  if (!readingStatement.test(word)) return 'change';
  const functions = evaluateFunctions(statement);
  return changingWord.test(statement.slice(statement.indexOf(word) + word.length))
    ? worse('change', functions)
    : functions;
}

/** Effect of SQL text: the worst of its statements. A statement that is no query is a change. */
export function evaluateSql(sql: string): Effect {
  let effect: Effect | null = null;
  for (const statement of bare(sql).split(/;|\n(?=\s*\\)/)) {
    const text = statement.trim();
    if (text) effect = effect === null ? evaluateStatement(text) : worse(effect, evaluateStatement(text));
  }
  return effect ?? 'unknown';
}

const destroyingMethod = /\b(?:drop\w*|remove\w*|delete\w*|deleteMany|deleteOne|shutdownServer|killOp|compact)\b/i;
const changingMethod =
  /\b(?:insert\w*|update\w*|replace\w*|create\w*|set\w*|add\w*|initiate|reconfig|stepDown|freeze|save|rename\w*|grant\w*|revoke\w*|enable\w*|disable\w*|move\w*|split\w*|bulkWrite|findAndModify|findOneAnd\w*|changeUserPassword|fsync\w*|copy\w*|applyOps|mapReduce|reIndex|convertToCapped|clone\w*|hide\w*|unhide\w*|start\w*|stop\w*|load|resync|logout)\b/i;
/** Calls that only read, count, print or calculate. */
const readingMethod =
  /^(?:find\w*|count\w*|\w*stats|\w*status|conf|config|show|print\w*|get\w*|isMaster|hello|serverStatus|currentOp|explain|distinct|aggregate|list\w*|validate|version|hostInfo|buildInfo|limit|sort|skip|pretty|toArray|forEach|map|filter|reduce|hasNext|next|size|length|batchSize|maxTimeMS|hint|project\w*|readPref|comment|collation|itcount|totalSize|totalIndexSize|storageSize|dataSize|isCapped|latencyStats|tojson|tojsononeline|toString|valueOf|keys|values|entries|join|split|slice|concat|indexOf|includes|startsWith|endsWith|match|replaceAll|trim|toFixed|toUpperCase|toLowerCase|parse|stringify|push|ISODate|ObjectId|NumberLong|NumberInt|Date|Timestamp|UUID|if|for|while|function|switch|return|typeof|Math|floor|round|max|min|abs|runCommand|adminCommand|print|slaveOk|secondaryOk|setReadPref|setSecondaryOk|is\w+|quit|exit|use|help|log|some|every|auth|ping|objsize|bsonsize|rs|sh|db)$/;
const writingStage = /\$(?:out|merge)\b|\bout\s*:/;
/** A command to the server, by its name: `runCommand({ping: 1})`, `runCommand("ping")`. */
const command = /\b(?:runCommand|adminCommand)\s*\(\s*(?:\{\s*["']?(\w+)["']?\s*:|["'](\w+)["'])?/g;
const commandThatReads =
  /^(?:ping|get\w*|list\w*|\w*[sS]tatus|\w*[sS]tats|isMaster|hello|buildInfo|top|hostInfo|connPoolStats|whatsmyip|features|collStats|dbStats|count|distinct|explain|validate)$/;
/** Names that contain a word of change but only read. */
const settingsOfRead =
  /\b(?:setReadPref|setSecondaryOk|replaceAll|getReplicationInfo|printReplicationInfo|printSecondaryReplicationInfo|isreplicaset|createFromHexString)\b/g;

/** Effect of the commands to the server: the worst of them. */
function evaluateCommands(text: string): Effect {
  let effect: Effect = 'read';
  for (const [, key, word] of text.matchAll(command)) {
    const name = key ?? word ?? '';
    if (!commandThatReads.test(name)) effect = worse(effect, changingMethod.test(name) ? 'change' : 'unknown');
  }
  return effect;
}

/** Effect of text for a mongo shell, by the methods it calls. */
export function evaluateJavascript(source: string): Effect {
  const text = source.replace(settingsOfRead, 'get');
  if (destroyingMethod.test(text)) return 'destroy';
  const commands = evaluateCommands(text);
  const rest = text.replace(command, 'runCommand(');
  if (changingMethod.test(rest) || writingStage.test(rest)) return worse(commands, 'change');
  if (commands !== 'read') return commands;
  const calls = [...text.matchAll(/([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name]) => name!);
  const shown =
    /^\s*(?:show|help|use)\s+\w+\s*$|^\s*db\s*$/.test(text) || /\b(?:status|stats|version|conf)\b/.test(text);
  if (!calls.length) return shown ? 'read' : 'unknown';
  return calls.every((name) => readingMethod.test(name)) && !/`|\[\s*["']/.test(text) ? 'read' : 'unknown';
}
