import type { Effect } from '../../../../model/index.js';
import { worse } from '../rank.js';

/** First words of requests that only ask: of ZooKeeper, memcached, Redis, HAProxy, mail and web servers. */
const reading = new Set(
  'ruok stat mntr conf cons dump envi srvr wchs wchc wchp isro dirs gtmk stats version info ping show get gets mget hget hgetall keys scan exists type ttl llen dbsize monitor help quit exit echo helo ehlo noop head options list status hello select auth prompt client-list'.split(
    ' ',
  ),
);
const destroying = new Set(
  'flush_all flushall flushdb shutdown delete del unlink kill kick drop purge destroy clear remove rset'.split(' '),
);
const changing = new Set(
  'set add replace append prepend cas incr decr touch enable disable post put patch crst srst config slaveof replicaof save bgsave expire lpush rpush sadd zadd hset mail rcpt data stop start reload'.split(
    ' ',
  ),
);

/** `GET / HTTP/1.1` is followed by headers, which ask for nothing of their own. */
const webRequest = /^\s*(\w+)\s+\S+\s+HTTP\/\d/;

function judgeLine(line: string): Effect {
  const [, word = ''] = /^\s*([\w-]*)/.exec(line) ?? [];
  const name = word.toLowerCase();
  if (!line.trim() || reading.has(name)) return 'read';
  if (destroying.has(name)) return 'destroy';
  return changing.has(name) ? 'change' : 'unknown';
}

/** Effect of lines sent to a server over a text protocol: the worst of its requests; what is not known is unknown. */
export function judgeRequest(text: string): Effect {
  const web = webRequest.exec(text);
  if (web) return judgeLine(web[1]!);
  return text.replaceAll('\\r', '').split(/[;\n]/).map(judgeLine).reduce(worse, 'read');
}
