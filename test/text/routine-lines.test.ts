import { describe, expect, it } from 'vitest';
import { routineLines } from '../../src/text/index.js';

const question = 'Pods cannot resolve any service name';
const routineOf = (text: string) => routineLines(text).map(({ start, end }) => text.slice(start, end));

describe('a routine line', () => {
  it.each([
    'I0312 08:11:02.331201       1 controller.go:615] quota admission added evaluator for: endpoints',
    'time="2025-03-12T08:12:00Z" level=info msg="reconcile finished" duration=12ms',
    '{"level":"debug","time":"2025-05-10T12:00:00Z","message":"cache hit"}',
    '2025-03-12T01:10:11.001Z|00012|vlog|INFO|opened log file /var/log/ovn/ovn-northd.log',
    '2025-05-10T12:00:00.000Z INFO  [main] o.s.b.Server : started on port 8080',
    '2025-05-10 12:00:00,123 DEBUG pool-1 - borrowed connection',
    '[INFO] plugin/reload: Running configuration SHA512 = 9a1f',
    '[kubelet-start] INFO using existing config file',
    'INFO[0003] containerd successfully booted',
    'info: server listening on port 3000',
    '10.16.1.2 - - [10/May/2025:12:00:00 +0000] "GET / HTTP/1.1" 200 612 "-" "curl/8.5.0"',
    '[GIN] 2025/05/10 - 12:00:00 | 200 |     1.2ms |  10.16.0.4 | GET      "/healthz"',
    'POST /api/v1/orders HTTP/1.1 201 17ms',
  ])('is recognized: %s', (line) => {
    expect(routineOf(`${question}\n${line}`)).toEqual([line]);
    expect(routineOf(`${line}\n${question}\n${line}`)).toEqual([line, line]);
  });

  it.each([
    'E0312 08:11:02.331201       1 controller.go:615] no route to host',
    'time="2025-03-12T08:12:00Z" level=error msg="dial tcp: i/o timeout"',
    '2025-03-12T01:10:11.001Z|00012|raft|WARN|rejecting append request',
    '10.16.1.2 - - [10/May/2025:12:00:00 +0000] "GET / HTTP/1.1" 502 612 "-" "curl/8.5.0"',
    'the info line says that the configuration was read',
    'we get 200 addresses and still none is free',
    'GET requests hang for 200 seconds',
  ])('is not: %s', (line) => {
    expect(routineOf(`${question}\n${line}`)).toEqual([]);
  });

  it('is not found after a colon', () => {
    const info = 'I0312 08:11:02.331201       1 main.go:15] synced vmi';
    expect(routineOf(`Dozens of these appear every second:\n${info}\n${info}`)).toEqual([]);
  });

  it('is not found in a text that has only logs', () => {
    const info = 'I0312 08:11:02.331201       1 main.go:15] starting the resolver of names';
    expect(routineOf(`${info}\n${info}`)).toEqual([]);
    expect(routineOf(`${info}\nE0312 08:11:03.331201       1 main.go:19] no upstream answers`)).toEqual([]);
    expect(routineOf(`${info}\n${info}\n${info}\npanic: the resolver is gone\n${info}\n${info}`)).toEqual([]);
    expect(routineOf('GET /api/orders HTTP/1.1 200\nGET /api/users HTTP/1.1 200')).toEqual([]);
    expect(routineOf(question)).toEqual([]);
  });
});
