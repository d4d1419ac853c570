import type { Effect } from '../../../../model/index.js';

const destroying = /\b(?:drop\w*|remove\w*|delete\w*|deleteMany|deleteOne|shutdownServer|killOp|compact)\b/i;
const changing =
  /\b(?:insert\w*|update\w*|replace\w*|create\w*|set\w*|add\w*|initiate|reconfig|stepDown|freeze|save|rename\w*|grant\w*|revoke\w*|enable\w*|disable\w*|move\w*|split\w*|bulkWrite|findAndModify|findOneAnd\w*|changeUserPassword|fsync\w*|copy\w*|applyOps|mapReduce|reIndex|convertToCapped|clone\w*|hide\w*|unhide\w*|start\w*|stop\w*|load|resync|logout)\b/i;
/** Calls that only look, count, print or calculate. */
const reading =
  /^(?:find\w*|count\w*|\w*stats|\w*status|conf|config|show|print\w*|get\w*|isMaster|hello|serverStatus|currentOp|explain|distinct|aggregate|list\w*|validate|version|hostInfo|buildInfo|limit|sort|skip|pretty|toArray|forEach|map|filter|reduce|hasNext|next|size|length|batchSize|maxTimeMS|hint|project\w*|readPref|comment|collation|itcount|totalSize|totalIndexSize|storageSize|dataSize|isCapped|latencyStats|tojson|tojsononeline|toString|valueOf|keys|values|entries|join|split|slice|concat|indexOf|includes|startsWith|endsWith|match|replaceAll|trim|toFixed|toUpperCase|toLowerCase|parse|stringify|push|ISODate|ObjectId|NumberLong|NumberInt|Date|Timestamp|UUID|if|for|while|function|switch|return|typeof|Math|floor|round|max|min|abs|runCommand|adminCommand|print|slaveOk|secondaryOk|setReadPref|setSecondaryOk|is\w+|quit|exit|use|help|log|some|every|auth|ping|objsize|bsonsize|rs|sh|db)$/;
const writingStage = /\$(?:out|merge)\b|\bout\s*:/;
const commandThatReads =
  /\{\s*["']?(?:ping|get\w*|list\w*|\w*[sS]tatus|\w*[sS]tats|isMaster|hello|buildInfo|top|hostInfo|connPoolStats|whatsmyip|features|collStats|dbStats|count|distinct|explain|validate)["']?\s*:/;
/** Names that hold a changing word and only look. */
const settingsOfRead =
  /\b(?:setReadPref|setSecondaryOk|replaceAll|getReplicationInfo|printReplicationInfo|printSecondaryReplicationInfo|isreplicaset|createFromHexString)\b/g;

/** Effect of text for a mongo shell, by the methods it calls. */
export function judgeJavascript(source: string): Effect {
  const text = source.replace(settingsOfRead, 'get');
  if (destroying.test(text)) return 'destroy';
  if (/\b(?:runCommand|adminCommand)\b/.test(text)) return commandThatReads.test(text) ? 'read' : 'unknown';
  if (changing.test(text) || writingStage.test(text)) return 'change';
  const calls = [...text.matchAll(/([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name]) => name!);
  const shown =
    /^\s*(?:show|help|use)\s+\w+\s*$|^\s*db\s*$/.test(text) || /\b(?:status|stats|version|conf)\b/.test(text);
  if (!calls.length) return shown ? 'read' : 'unknown';
  return calls.every((name) => reading.test(name)) && !/`|\[\s*["']/.test(text) ? 'read' : 'unknown';
}
