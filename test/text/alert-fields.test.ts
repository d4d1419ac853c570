import { describe, expect, it } from 'vitest';
import { readAlert } from '../../src/text/index.js';

/** What is left of a text when all that says nothing of what is wrong is taken out, and its lines of labels. */
function read(text: string) {
  const alert = readAlert(text);
  if (alert === null) return null;
  let said = '';
  let from = 0;
  for (const { start, end } of alert.ignored) {
    said += text.slice(from, start);
    from = end;
  }
  const words = (said + text.slice(from)).match(/[\p{L}\p{N}][\p{L}\p{N}%./-]*/gu) ?? [];
  return { words, labels: [...alert.labels].map((start) => text.slice(start).split('\n', 1)[0]!.trim()) };
}

describe('a pasted alert', () => {
  it('is recognized in a mail of Alertmanager: field names and the severity are ignored, labels are kept as labels', () => {
    const text = `Labels:
 - alertname = QueueStalled
 - severity = critical
 - job = queue
 - instance = 10.0.0.4:9100
Annotations:
 - description = No message has left the queue of shop for 10 minutes
 - summary = Queue does not move
Source: http://monitor.example.org/graph?g0.expr=rate`;
    expect(read(text)).toEqual({
      words: [
        ...['QueueStalled', 'job', 'queue', 'instance', '10.0.0.4', '9100', 'No', 'message', 'has', 'left', 'the'],
        ...['queue', 'of', 'shop', 'for', '10', 'minutes', 'Queue', 'does', 'not', 'move'],
      ],
      labels: ['- job = queue', '- instance = 10.0.0.4:9100'],
    });
  });

  it('is recognized as the JSON of a webhook, in one line or in many', () => {
    const alert = {
      status: 'firing',
      labels: { alertname: 'QueueStalled', severity: 'page', pod: 'queue-0' },
      annotations: { summary: 'Queue does not move' },
    };
    const words = ['QueueStalled', 'pod', 'queue-0', 'Queue', 'does', 'not', 'move'];
    expect(read(JSON.stringify(alert))?.words).toEqual(words);
    expect(read(JSON.stringify(alert, null, 2))).toEqual({ words, labels: ['"pod": "queue-0"'] });
  });

  it('is recognized as an alerting rule', () => {
    const text =
      'alert: QueueStalled\nexpr: rate(sent[10m]) == 0\nlabels:\n  severity: page\nannotations:\n  summary: Queue does not move';
    expect(read(text)?.words).toEqual(['QueueStalled', 'rate', 'sent', '10m', '0', 'Queue', 'does', 'not', 'move']);
  });

  it('is recognized in the form of chat bots, also in Chinese', () => {
    expect(read('告警名称：队列不动\n告警级别：严重\n触发时间：2026-03-01 10:20:00\n告警内容：十分钟没有消息')).toEqual(
      {
        words: ['队列不动', '十分钟没有消息'],
        labels: [],
      },
    );
    expect(read('*Alert:* Queue does not move\n • *severity:* `page`\n • *alertname:* `QueueStalled`')?.words).toEqual([
      ...['Queue', 'does', 'not', 'move', 'QueueStalled'],
    ]);
    expect(read('[FIRING:2] QueueStalled for shop (pod="queue-0", severity="page")')?.words).toEqual([
      ...['QueueStalled', 'for', 'shop', 'pod', 'queue-0'],
    ]);
  });

  it('is not a sentence about an alert or its severity', () => {
    expect(read('the alert about the queue came at night, its severity is unclear')).toBeNull();
    expect(read('alert: nobody knows where it comes from')).toBeNull();
    expect(read('告警太多了，不知道先看哪个')).toBeNull();
  });

  it('is not a log in which each line has a level, nor a narrative around an alert of two lines', () => {
    const log = ['ERROR', 'INFO', 'INFO'].map((severity) => JSON.stringify({ severity, message: 'queue' })).join('\n');
    expect(read(log)).toBeNull();
    const story = Array.from({ length: 9 }, (_, line) => `then I tried number ${line} and it did not help`).join('\n');
    expect(read(`${story}\nalertname: QueueStalled\nseverity: page`)).toBeNull();
  });

  it('is read in linear time, whatever its content', () => {
    for (const piece of ['severity=', '"alertname":"', '- ', '告警', ' = \n', 'a.b-', '[FIRING:1]']) {
      expect(() => readAlert(`alertname: x\n${piece.repeat(20_000)}`)).not.toThrow();
    }
  });
});
