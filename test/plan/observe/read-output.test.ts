import { describe, expect, it } from 'vitest';
import { readOutput } from '../../../src/plan/observe/read-output.js';
import { recordsOfRows } from '../../../src/plan/observe/tables.js';

const shapesOf = (...lines: string[]): readonly string[] => readOutput(lines.join('\n')).shapes;
const pods = ['kube-system coredns-1 1/1 Running 0 3d', 'kube-system coredns-2 0/1 Pending 2 3d'];

describe('pasted output', () => {
  it('has the shape "empty" if nothing was printed', () => {
    expect(shapesOf('')).toEqual(['empty']);
    expect(shapesOf('$ kubectl get pod', '')).toEqual(['empty']);
  });

  it('has a shape for each command', () => {
    expect(shapesOf('$ kubectl get pod', ...pods, '$ cat state', 'phase: Ready')).toHaveLength(2);
  });
});

describe('a row of a table', () => {
  const read = (...lines: string[]) =>
    readOutput(lines.join('\n')).records.map(({ fields }) =>
      fields.filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`),
    );

  it('has each cell below its heading, even if an earlier cell is empty', () => {
    expect(
      read('NAME    READY   STATUS    NODE', 'web-0   1/1     Running   node-1', 'web-1           Pending'),
    ).toEqual([
      ['NAME=web-0', 'READY=1/1', 'STATUS=Running', 'NODE=node-1'],
      ['NAME=web-1', 'STATUS=Pending'],
    ]);
  });

  it('is no row if it has fewer cells than unaligned headings', () => {
    const first = ['NAME=web-0', 'READY=1/1', 'STATUS=Running'];
    expect(read('NAME READY STATUS', 'web-0 1/1 Running', 'web-1 Pending')).toEqual([first]);
  });

  it('is no row where the output of another command follows, whatever its words', () => {
    const nodes = ['NAME     STATUS   AGE', 'node-1   Ready    3d'];
    const ping = ['PING 10.16.0.9 (10.16.0.9)', '64 bytes from 10.16.0.9: icmp_seq=1', 'node-2   Ready    3d'];
    expect(read(...nodes, 'Session 1')[0]).toEqual(['NAME=node-1', 'STATUS=Ready', 'AGE=3d']);
    expect(read(...nodes, 'Session 1').flat()).not.toContain('NAME=Session 1');
    expect(read(...nodes, 'Name:    node-2   3d').flat()).not.toContain('NAME=Name:');
    expect(read(...nodes, ...ping).flat()).not.toContain('NAME=node-2');
    expect(read(...nodes, ...ping.slice(1)).flat()).toContain('NAME=node-2');
  });

  it('stands beside the values of other commands', () => {
    const disks = [
      'Filesystem  Size  Use%  Mounted on',
      '/dev/sda2   98G   44%   /',
      '/dev/loop0  56M   100%  /snap/core',
    ];
    expect(read(...disks, 'nf_conntrack_count = 9', 'nf_conntrack_max = 9')).toEqual([
      ['Filesystem=/dev/sda2', 'Size=98G', 'Use%=44%', 'Mounted on=/'],
      ['nf_conntrack_count=9', 'nf_conntrack_max=9'],
    ]);
  });
});

describe('pods without a header', () => {
  it('are read among a few other lines', () => {
    expect(shapesOf('Defaulted container', ...pods, 'command terminated', '...')).toEqual(['table']);
  });

  it('are not found in a text that only mentions pods', () => {
    expect(shapesOf('one', 'two', ...pods, 'three', 'four')).not.toContain('table');
  });
});

describe('a table of names and values', () => {
  it('leaves out a name without a value, and a value without a name', () => {
    const cells: (string | undefined)[][] = [
      ['Threads_connected', '12'],
      ['Init_file', undefined],
      ['', '7'],
    ];
    const records = recordsOfRows(
      ['Variable_name', 'Value'],
      cells.map((values, line) => ({ values, line })),
    );
    expect(records.map(({ fields }) => fields.map(({ name, value }) => `${name}=${value}`))).toEqual([
      ['Threads_connected=12'],
    ]);
  });

  it('is one record of an output', () => {
    const { records } = readOutput('Variable_name\tValue\nThreads_connected\t12\nUptime\t99');
    expect(records.map(({ fields }) => fields.map(({ name, value }) => `${name}=${value}`))).toEqual([
      ['Threads_connected=12', 'Uptime=99'],
    ]);
  });
});
