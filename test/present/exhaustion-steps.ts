import type { PlannedStep } from '../../src/model/index.js';
import { command, step } from './planned.js';

const open = (name: string, type = 'name') => ({ name, type, value: null, from: null }) as const;
const subnet = { name: 'subnet-name', type: 'name', value: 'ovn-default', from: 'symptom' } as const;

/** The steps that check. */
const look = (zh: boolean): PlannedStep[] => [
  step(1, zh ? '查看各子网还剩多少地址' : 'See how many addresses each subnet has left', {
    text: zh
      ? '先确认是哪个子网没有地址了。availableIPs 是还能分配的数量，usingIPs 是已经分配出去的数量；两者之和小于网段大小是正常的，因为网关和 excludeIps 不参与分配。'
      : 'Find the subnet that ran out first. availableIPs counts what can still be handed out, usingIPs what is in use; their sum is below the size of the range because the gateway and excludeIps are never handed out.',
    commands: [
      command('kubectl get subnet', { description: zh ? '列出所有子网' : 'list all subnets' }),
      command('kubectl describe subnet <subnet-name>', {
        rendered: 'kubectl describe subnet ovn-default',
        description: zh ? '出问题的子网' : 'the subnet in question',
        placeholders: [subnet],
        runnable: true,
      }),
    ],
    expectations: [
      { verdict: 'normal', text: 'availableIPs > 10', condition: null },
      { verdict: 'warning', text: '5 < availableIPs <= 10', condition: null },
      { verdict: 'abnormal', text: 'availableIPs <= 5', condition: null },
    ],
    branches: [
      { when: 'availableIPs == 0', to: 'step-3' },
      { when: zh ? '地址充足但仍分配失败' : 'there are addresses left', to: 'step-5' },
    ],
  }),
];

/** The step that acts, with two substeps. */
const makeRoom = (zh: boolean): PlannedStep[] => [
  step(2, zh ? '处理地址耗尽' : 'Make room in the subnet', { text: '' }),
  step(3, zh ? '扩大子网网段' : 'Widen the range', {
    parent: 'step-2',
    number: 1,
    phase: 'resolution',
    text: zh
      ? '已分配的地址不受影响。新网段不得与其他子网重叠。'
      : 'Addresses in use stay. The new range must not overlap another subnet.',
    commands: [
      command('kubectl edit subnet <subnet-name>', {
        rendered: 'kubectl edit subnet ovn-default',
        effect: 'change',
        interactive: true,
        placeholders: [subnet],
        runnable: true,
        description: zh ? '修改 spec.cidrBlock' : 'change spec.cidrBlock',
      }),
    ],
  }),
  step(4, zh ? '释放残留的地址' : 'Release addresses left behind', {
    parent: 'step-2',
    number: 2,
    phase: 'resolution',
    text: zh
      ? '- Pod 已删除而 IP 对象还在，即为残留\n- 删除前先确认没有同名 Pod'
      : '- an IP object without its Pod is left behind\n- make sure that no Pod of this name exists',
    commands: [
      command('kubectl get ip -o json \\\n  | jq -r \'.items[] | select(.spec.podName == "") | .metadata.name\'', {
        description: zh ? '找出没有 Pod 的 IP 对象' : 'IP objects without a Pod',
      }),
      command('kubectl delete ip <ip-name>', {
        effect: 'destroy',
        placeholders: [open('ip-name')],
        description: zh ? '逐个删除，不要批量' : 'one at a time, never in bulk',
      }),
      command(
        'cat <<EOF | kubectl apply -f -\napiVersion: kubeovn.io/v1\nkind: Subnet\nmetadata:\n  name: <new-subnet>\nEOF',
        {
          effect: 'change',
          placeholders: [open('new-subnet')],
          description: zh ? '或新建一个子网' : 'or make a new subnet',
        },
      ),
    ],
  }),
];

/** The step after all checks passed. */
const readLog = (zh: boolean): PlannedStep[] => [
  step(5, zh ? '检查控制器日志' : 'Read the log of the controller', {
    number: 3,
    commands: [
      command('kubectl logs -n kube-system deploy/kube-ovn-controller --tail=200 | grep -iE "ipam|no.*available"', {
        description: zh ? '最近的地址分配日志' : 'recent allocations',
      }),
      command('kubectl -n kube-system exec deploy/kube-ovn-controller -- ./fix-ipam.sh', {
        effect: 'unknown',
        description: zh ? '修复脚本' : 'repair script',
      }),
    ],
    expectations: [{ verdict: 'abnormal', text: 'no available address', condition: null }],
  }),
];

/** The steps of an IP management runbook, in Chinese or English. */
export const exhaustionSteps = (zh: boolean): PlannedStep[] => [...look(zh), ...makeRoom(zh), ...readLog(zh)];
