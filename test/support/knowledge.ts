/** A small knowledge base in canonical form: two workflows, two cases, one article, one translation. */
export const smallKnowledgeBase: Readonly<Record<string, string>> = {
  'workflows/en/subnet-full.md': `---
id: subnet-full
kind: workflow
title: Subnet has no addresses left
priority: 40
triggers:
  - no available ip
  - any: [subnet full, NoAvailableAddress]
    weight: 1.5
components: [kube-ovn-controller]
---

# Subnet has no addresses left

## Symptoms

- Pods stay in ContainerCreating
- The event says NoAvailableAddress

## Diagnosis

### Step 1: Look at the subnet

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

- ✅ normal: availableIPs > 5
- ❌ abnormal: availableIPs == 0, go to step 2

### Step 2: Find leaked addresses

\`\`\`bash
kubectl get ip -A | grep <subnet-name>
\`\`\`
`,
  'workflows/zh/subnet-full.md': `---
id: subnet-full
kind: workflow
title: 子网地址耗尽
priority: 40
triggers:
  - 地址耗尽
  - NoAvailableAddress
components: [kube-ovn-controller]
---

# 子网地址耗尽

## 现象

- Pod 一直处于 ContainerCreating
- 事件里出现 NoAvailableAddress

## 诊断步骤

### 第一步：查看子网

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

### 第二步：查找泄漏的地址

\`\`\`bash
kubectl get ip -A | grep <subnet-name>
\`\`\`
`,
  'workflows/en/dns.md': `---
id: dns
kind: workflow
title: Names do not resolve
triggers: [could not resolve host, SERVFAIL]
---

# Names do not resolve

## Diagnosis

1. Ask the resolver in a pod

\`\`\`bash
kubectl exec -it <pod-name> -- nslookup kubernetes.default
\`\`\`
`,
  'cases/leaked-addresses.md': `---
id: case-leaked
kind: case
title: Addresses leaked after a node was removed
workflow: subnet-full
related: [dns]
---

# Addresses leaked after a node was removed

## Symptoms

Pods report no available ip although few of them run.

## Cause

Records of pods on the removed node were kept.

## Resolution

Delete the records whose pod is gone.
`,
  'cases/resolver-loop.md': `---
id: case-loop
kind: case
title: Resolver forwards to itself
workflow: dns
---

# Resolver forwards to itself

## Symptoms

CoreDNS logs "Loop detected for zone".

## Cause

The Corefile forwards to the cluster address.

## Resolution

Forward to the upstream resolver, see [names](../workflows/en/dns.md).
`,
  'articles/how-addresses-are-given.md': `# How addresses are given

The controller picks an address from the subnet and writes it into the annotation of the pod.
`,
};
