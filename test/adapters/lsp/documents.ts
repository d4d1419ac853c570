/** A workflow and a case in Chinese and English, with positions after wide characters and surrogate pairs. */
export const workflow = `---
id: subnet-full
kind: workflow
title: 子网地址耗尽
triggers:
  - no available ip
  - 地址不够用了
symptoms:
  - 新 Pod 报 no available ip
related: [node-lost]
---

# 子网地址耗尽

## 诊断步骤

### 步骤 1：查看子网

🧯 另见 [[node-lost]] 与 [节点](node-lost.md)，然后看[处置](#处置)。

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

- 可用地址为 0：转到步骤 2

### 步骤 2：删除残留

\`\`\`bash
kubectl delete ip <ip-name>
\`\`\`

## 处置

扩大子网。
`;

export const other = `---
id: node-lost
kind: workflow
title: A node is lost
triggers:
  - node lost
  - no available ip
symptoms:
  - The node is NotReady and lost
---

# A node is lost

## Diagnosis

### Step 1: Look at the node

\`\`\`bash
kubectl get node <node-name>
\`\`\`
`;

export const solved = `---
id: case-one
kind: case
title: 一次地址耗尽
workflow: subnet-full
branch: step-2
date: 2024-05-06
---

# 一次地址耗尽

## 现象

Pod 一直创建中。

## 原因

残留的地址。

## 处置

删除残留。
`;

export const goldens = `- symptom: 集群里地址不够用了怎么办
  expect: subnet-full
`;

export const knowledgeBase = {
  'workflows/subnet.md': workflow,
  'workflows/node-lost.md': other,
  'cases/one.md': solved,
  'goldens/first.yaml': goldens,
};
