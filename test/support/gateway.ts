/** A workflow with every situation of a session, two cases that followed it, and a second workflow. */
export const gatewayKnowledgeBase: Readonly<Record<string, string>> = {
  'workflows/gateway.md': `---
id: gateway
kind: workflow
title: Traffic through the gateway is lost
triggers: [gateway drops packets, GatewayLossHigh]
products: [Kube-OVN]
---

# Traffic through the gateway is lost

## Diagnosis

### Step 1: Measure the loss

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

- ✅ Normal: lossPercent < 1
- ⚠️ Warning: 1 <= lossPercent < 5
- ❌ Abnormal: lossPercent >= 5

- If \`lossPercent >= 5\`, go to "Scenario 1: the node is overloaded"
- If the log says \`ConntrackTableFull\`, go to "Scenario 2: the table is full"
- If names fail as well, continue with the workflow [names](names.md)
- If nothing is lost between nodes, go to step 2

### Step 2: Look at the node

\`\`\`bash
kubectl describe node <node-name>
\`\`\`

- ✅ Normal: the node is Ready
- ❌ Abnormal: the node is not Ready

- If the cable is loose, go to "Scenario 9: the cable"
- If it is like before, go to step 1

### Step 3: Look at the counters

#### Counters of the port

\`\`\`bash
ip -s link show <interface>
\`\`\`

## Resolution

### Scenario 1: the node is overloaded

Move pods away.

#### Move the pods

\`\`\`bash
kubectl drain <node-name>
\`\`\`

### Scenario 2: the table is full

\`\`\`bash
sysctl -w net.netfilter.nf_conntrack_max=<limit>
\`\`\`

## Verification

### Step 1: Nothing is lost any more

\`\`\`bash
ping -c 10 <ip>
\`\`\`

- ✅ Normal: loss is 0 %
`,
  'workflows/names.md': `---
id: names
kind: workflow
title: Names do not resolve
triggers: [could not resolve host]
---

# Names do not resolve

## Diagnosis

### Step 1: Ask the resolver

\`\`\`bash
kubectl exec -n <namespace> <pod-name> -- nslookup kubernetes.default
\`\`\`

- ✅ Normal: an address comes back
- ❌ Abnormal: the answer is SERVFAIL
`,
  'cases/table-full.md': `---
id: case-table-full
kind: case
title: Connection table full behind the gateway
workflow: gateway
branch: 'Scenario 2: the table is full'
products: [Kube-OVN]
versions: ['1.12.x']
---

# Connection table full behind the gateway

## Symptoms

The gateway drops packets of new connections.

## Root Cause

The connection table of the node had no room left.

## Resolution

Raise the size of the table.
`,
  'cases/table-full-again.md': `---
id: case-table-full-again
kind: case
title: New connections time out at noon
workflow: gateway
branch: 'Scenario 2: the table is full'
products: [Kube-OVN]
versions: ['1.14.2']
---

# New connections time out at noon

## Symptoms

At noon the gateway drops packets.

## Root Cause

A scan filled the table.

## Resolution

Block the scanner.
`,
};
