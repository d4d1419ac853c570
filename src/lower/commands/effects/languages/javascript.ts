import type { Effect } from '../../../../model/index.js';
import { worse } from '../rank.js';

const destroying = /\b(?:drop\w*|remove\w*|delete\w*|deleteMany|deleteOne|shutdownServer|killOp|compact)\b/i;
const changing =
  /\b(?:insert\w*|update\w*|replace\w*|create\w*|set\w*|add\w*|initiate|reconfig|stepDown|freeze|save|rename\w*|grant\w*|revoke\w*|enable\w*|disable\w*|move\w*|split\w*|bulkWrite|findAndModify|findOneAnd\w*|changeUserPassword|fsync\w*|copy\w*|applyOps|mapReduce|reIndex|convertToCapped|clone\w*|hide\w*|unhide\w*|start\w*|stop\w*|load|resync|logout)\b/i;
/** Calls that only look, count, print or calculate. */
const reading =
  /^(?:find\w*|count\w*|\w*stats|\w*status|conf|config|show|print\w*|get\w*|isMaster|hello|serverStatus|currentOp|explain|distinct|aggregate|list\w*|validate|version|hostInfo|buildInfo|limit|sort|skip|pretty|toArray|forEach|map|filter|reduce|hasNext|next|size|length|batchSize|maxTimeMS|hint|project\w*|readPref|comment|collation|itcount|totalSize|totalIndexSize|storageSize|dataSize|isCapped|latencyStats|tojson|tojsononeline|toString|valueOf|keys|values|entries|join|split|slice|concat|indexOf|includes|startsWith|endsWith|match|replaceAll|trim|toFixed|toUpperCase|toLowerCase|parse|stringify|push|ISODate|ObjectId|NumberLong|NumberInt|Date|Timestamp|UUID|if|for|while|function|switch|return|typeof|Math|floor|round|max|min|abs|runCommand|adminCommand|print|slaveOk|secondaryOk|setReadPref|setSecondaryOk|is\w+|quit|exit|use|help|log|some|every|auth|ping|objsize|bsonsize|rs|sh|db)$/;
const writingStage = /\$(?:out|merge)\b|\bout\s*:/;
/** A command to the server, by its name: `runCommand({ping: 1})`, `runCommand("ping")`. */
const command = /\b(?:runCommand|adminCommand)\s*\(\s*(?:\{\s*["']?(\w+)["']?\s*:|["'](\w+)["'])?/g;
const commandThatReads =
  /^(?:ping|get\w*|list\w*|\w*[sS]tatus|\w*[sS]tats|isMaster|hello|buildInfo|top|hostInfo|connPoolStats|whatsmyip|features|collStats|dbStats|count|distinct|explain|validate)$/;
/** Names that hold a changing word and only look. */
const settingsOfRead =
  /\b(?:setReadPref|setSecondaryOk|replaceAll|getReplicationInfo|printReplicationInfo|printSecondaryReplicationInfo|isreplicaset|createFromHexString)\b/g;

/** The worst of the commands to the server. */
function judgeCommands(text: string): Effect {
  let effect: Effect = 'read';
  for (const [, key, word] of text.matchAll(command)) {
    const name = key ?? word ?? '';
    if (!commandThatReads.test(name)) effect = worse(effect, changing.test(name) ? 'change' : 'unknown');
  }
  return effect;
}

/** Effect of text for a mongo shell, by the methods it calls. */
export function judgeJavascript(source: string): Effect {
  const text = source.replace(settingsOfRead, 'get');
  if (destroying.test(text)) return 'destroy';
  const commands = judgeCommands(text);
  const rest = text.replace(command, 'runCommand(');
  if (changing.test(rest) || writingStage.test(rest)) return worse(commands, 'change');
  if (commands !== 'read') return commands;
  const calls = [...text.matchAll(/([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name]) => name!);
  const shown =
    /^\s*(?:show|help|use)\s+\w+\s*$|^\s*db\s*$/.test(text) || /\b(?:status|stats|version|conf)\b/.test(text);
  if (!calls.length) return shown ? 'read' : 'unknown';
  return calls.every((name) => reading.test(name)) && !/`|\[\s*["']/.test(text) ? 'read' : 'unknown';
}
