import { describe, expect, it } from 'vitest';
import { readPasted } from '../../src/text/index.js';

/** What is left of a text without the pieces that say nothing, line by line, and its lines that count as routine. */
function read(text: string) {
  const pasted = readPasted(text);
  if (pasted === null) return null;
  let said = '';
  let from = 0;
  for (const { start, end } of pasted.ignored) {
    expect(start).toBeGreaterThanOrEqual(from);
    said += text.slice(from, start);
    from = end;
  }
  const lines = (said + text.slice(from)).split('\n').map((line) => line.trim());
  return {
    said: lines.filter((line) => line !== ''),
    routine: [...pasted.labels].map((start) => text.slice(start).split('\n', 1)[0]!.trim()),
  };
}

describe('a pasted text', () => {
  it('is read without the headings of a form, and its environment section is not salient', () => {
    const text =
      '### What happened?\n\nThe queue stalls\n\n**Expected behavior**\nit moves\n\n### Environment\n- Linux 5.15\n\n### Details\nonly at night\n';
    expect(read(text)).toEqual({
      said: ['The queue stalls', 'it moves', '- Linux 5.15', 'only at night'],
      routine: ['- Linux 5.15'],
    });
    expect(readPasted(text)?.salientLines).toBe('all');
  });

  it('is read without the header, the greeting and the signature of a mail', () => {
    const text =
      'From: Ann <ann@example.org>\nSubject: Re: queue stalls\n\nDear colleagues,\n\nsince Monday it stalls.\n\nKind regards,\nAnn Example\nStorage | ext. 12\n';
    expect(read(text)).toEqual({ said: ['queue stalls', 'since Monday it stalls.'], routine: [] });
    expect(read('各位好：\n队列不动了\n谢谢！\n小安')).toEqual({ said: ['队列不动了'], routine: [] });
  });

  it('is read with the lines after thanks if they are not a signature', () => {
    const text = 'Hi,\nit stalls\nThanks\nerror: queue is full';
    expect(read(text)?.said).toEqual(['it stalls', 'Thanks', 'error: queue is full']);
  });

  it('is read without the headings and healthy rows of a table, unless it has nothing else', () => {
    const head = 'NAME      READY   STATUS             RESTARTS   AGE';
    const well = 'queue-0   1/1     Running            0          3d';
    const ill = 'queue-1   0/1     CrashLoopBackOff   9          3d';
    expect(read(`[root@one ~]# kubectl get pods\n${head}\n${well}\n${ill}`)).toEqual({
      said: ['kubectl get pods', ill],
      routine: [],
    });
    const again = 'queue-2   1/1     Running            213 (5m ago)   3d';
    expect(read(`${head}\n${well}\n${again}`)?.said).toEqual([again]);
    expect(read(`${head}\n${well}`)?.said).toEqual([well]);
    expect(read(`${head}\n${well}\n\nbut it stalls`)?.said).toEqual(['but it stalls']);
  });

  it.each([
    [
      'Java',
      'X: broken',
      '\tat org.example.Queue.take(Queue.java:12)\n\tat org.example.Main.main(Main.java:3)\n\t... 9 more',
    ],
    ['Python', 'ValueError: broken', '  File "queue.py", line 12, in take\n    return self.items[0]'],
    ['Go', 'panic: broken', 'main.take(0xc0000123, 0x4)\n\t/src/queue/take.go:12 +0x1d'],
  ])('has the stack frames of %s as lines that are not salient', (_, message, places) => {
    expect(read(`${message}\n${places}`)).toEqual({
      said: [message, ...places.split('\n').map((line) => line.trim())],
      routine: places.split('\n').map((line) => line.trim()),
    });
  });

  it('is read without the text before the error in a stack trace', () => {
    expect(read('Traceback (most recent call last):\nValueError: broken')?.said).toEqual(['ValueError: broken']);
    expect(read('Exception in thread "main" X: broken\n\tat a.B.c(B.java:1)')?.said[0]).toBe('X: broken');
  });

  it('is read without mentions of people', () => {
    expect(read('@ann it stalls\n@bob 看日志')?.said).toEqual(['it stalls', '看日志']);
  });

  it('has no boilerplate if it is a sentence or a log', () => {
    expect(readPasted('The queue stalls, thanks for any hint')).toBeNull();
    expect(readPasted('level=error msg="queue is full"\nlevel=info msg="waiting"')).toBeNull();
  });

  it('is read in linear time, whatever its content', () => {
    for (const piece of ['## ', 'NAME  A', 'at a.b(', '@a ', '$ ', 'Hi ', '**', ' ', '\n\tat ']) {
      const text = `${'x '.repeat(3)}\n${piece.repeat(200_000)}\n### y`;
      expect(() => readPasted(text)).not.toThrow();
    }
  });
});
