import { it } from 'vitest';
import { bindParameters, wantedParameters } from '../../../src/plan/parameters/binding.js';
import { renderCommand } from '../../../src/plan/parameters/rendering.js';
import { expectRecorded } from '../../support/recorded.js';
import { commandOf } from './commands.js';

/** Values of parameters that people give, some of which must be refused or quoted. */
const values: readonly (readonly [string, string])[] = [
  ['pod', 'web-0'],
  ['pod-name', 'web 0'],
  ['namespace', 'shop'],
  ['node', 'node-1; reboot'],
  ['ip', '10.16.0.7'],
  ['port', '6443'],
  ['file', "/tmp/it's"],
  ['file', '-rf'],
  ['value', 'a"b$c`d\\e!f'],
  ['value', 'line\nbreak'],
  ['subnet', 'ovn-default'],
  ['count', '3'],
  ['count', 'three'],
  ['url', 'https://a.example/x?y=1&z=2'],
  ['pattern', 'a.*b|c'],
];
const commands = [
  'kubectl get pod <pod> -n <namespace> -o wide',
  'kubectl get pod "<pod-name>" -n $NAMESPACE',
  "ssh <node> 'systemctl status <value>'",
  'ping -c 1 <ip>; nc -zv <ip> <port>',
  'cat <file> | grep "<pattern>"',
  'curl <url> -d "{\\"a\\": \\"<value>\\"}"',
  'kubectl get subnet {{ subnet }} && kubectl scale deploy web --replicas=<count>',
  `export VALUE=<value>; echo \${VALUE} "$VALUE" '<value>'`,
  'bash -c "echo <value> $(cat <file>)"',
  'cat <<EOF\n<value>\nEOF',
];

it('commands are rendered as recorded', () => {
  const entities = values.map(([type, value]) => ({ type, value }));
  const cases = commands.map((text) => {
    const command = commandOf(text);
    const wanted = wantedParameters([command]);
    const each = values.map(([name, value]) =>
      bindParameters({ entities: [], params: new Map([[name, value]]) }, wanted),
    );
    const all = [
      bindParameters({ entities: [], params: new Map(values) }, wanted),
      bindParameters({ entities, params: new Map() }, wanted),
      bindParameters(
        { entities: entities.slice(0, 9), params: new Map(values.slice(9)), labels: new Map(values.slice(0, 5)) },
        wanted,
      ),
    ];
    return [
      text.replaceAll('\n', ' '),
      { wanted, each, rendered: [...each, ...all].map((bound) => renderCommand(command, bound.values)) },
    ] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});
