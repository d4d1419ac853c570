import type { Effect } from '../../../../model/index.js';

const destroying = /\b(?:drop\w*|remove\w*|delete\w*|deleteMany|deleteOne|shutdownServer|killOp|compact)\b/i;
const changing =
  /\b(?:insert\w*|update\w*|replace\w*|create\w*|set\w*|add\w*|initiate|reconfig|stepDown|freeze|save|rename\w*|grant\w*|revoke\w*|enable\w*|disable\w*|move\w*|split\w*|bulkWrite|findAndModify|findOneAnd\w*|changeUserPassword|fsync\w*|copy\w*|run|runCommand|adminCommand)\b/i;
const reading =
  /\b(?:find|findOne|count\w*|stats|status|conf|config|show|print\w*|get\w*|isMaster|hello|serverStatus|currentOp|explain|distinct|aggregate|list\w*|validate|version|hostInfo)\b/;

/** Effect of text for a mongo shell, by the methods it calls. */
export function judgeJavascript(text: string): Effect {
  if (destroying.test(text)) return 'destroy';
  if (/\b(?:runCommand|adminCommand)\b/.test(text)) {
    return /\{\s*["']?(?:ping|get\w*|list\w*|\w*[sS]tatus|\w*[sS]tats|isMaster|hello|buildInfo)["']?\s*:/.test(text)
      ? 'read'
      : 'unknown';
  }
  if (changing.test(text)) return 'change';
  return reading.test(text) ? 'read' : 'unknown';
}
