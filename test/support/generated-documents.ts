import { neighbours } from './neighbours.js';

/** Phrases for the places of a document. */
type Phrases = (place: number) => string;

const places = 16;

/** Documents in which a phrase may stand in any place: metadata, headings, items, expectations, branches, commands, tables. */
const forms: readonly ((phrase: Phrases) => string)[] = [
  (phrase) => `---
id: a
kind: workflow
title: ${JSON.stringify(phrase(0))}
triggers:
  - ${phrase(1)}
  - {any: [${JSON.stringify(phrase(2))}, disk full], not: [${phrase(3)}]}
versions: ["${phrase(4)}"]
---

# ${phrase(0)}

## Symptoms

- ${phrase(5)}
- \`${phrase(6)}\` and ${phrase(7)}

## Diagnosis

### Step 1: ${phrase(8)}

${phrase(9)}

\`\`\`bash
${phrase(10)}
\`\`\`

- ✅ Normal: ${phrase(11)}
- ❌ Abnormal: ${phrase(12)}
- If ${phrase(13)}, go to step 2
- ${phrase(14)}

### Step 2: Look again

| ${phrase(15)} | Meaning |
| --- | --- |
| ${phrase(11)} | ${phrase(12)} |

## Cause

${phrase(9)}
`,
  (phrase) => `# ${phrase(0)}

## 现象

${phrase(1)}

- ${phrase(2)}

## 排查步骤

1. ${phrase(3)}

   \`\`\`
   $ ${phrase(4)}
   ${phrase(5)}
   \`\`\`

   - 正常：${phrase(6)}
   - ⚠️ 警告：${phrase(7)}
   - 异常：${phrase(8)}
2. ${phrase(9)}
   - 如果${phrase(10)}，转到步骤 1
   - 否则${phrase(11)}

## 根本原因

1. ${phrase(12)}
2. ${phrase(13)}

## 解决方案

### 场景 1：${phrase(14)}

${phrase(15)}

${'```'}bash
kubectl delete pod <pod-name> # ${phrase(5)}
${'```'}
`,
  (phrase) => `---
kind: case
date: ${phrase(0)}
source: ${phrase(1)}
workflow: a
tags: [${phrase(2)}]
---

# ${phrase(3)}

**Environment**: ${phrase(4)}

## Problem

${phrase(5)}

\`\`\`text
${phrase(6)}
${phrase(7)}
\`\`\`

## Root cause: ${phrase(8)}

- ${phrase(9)}
  - ${phrase(10)}

## Solution

Step 1: ${phrase(11)}

    ${phrase(12)}

> ${phrase(13)}

**${phrase(14)}**

## Verification

${phrase(15)}
`,
  (phrase) => `# ${phrase(0)}

${phrase(1)}

## ${phrase(2)}

- ${phrase(3)}
- ${phrase(4)}:

\`\`\`yaml
${phrase(5)}
\`\`\`

## ${phrase(6)}

| ${phrase(7)} | ${phrase(8)} | ${phrase(9)} |
|---|---|---|
| ${phrase(10)} | ${phrase(11)} | ${phrase(12)} |
| ${phrase(13)} | \`${phrase(14)}\` | ${phrase(15)} |

### ${phrase(12)}

${phrase(13)}: ${phrase(3)}
${phrase(14)}：[${phrase(4)}](b.md#${phrase(5)})
`,
];

/**
 * Documents with each of the phrases, and what is like it, in place after place: one document for each phrase and variant.
 * The same phrases give the same documents.
 */
export function generatedDocuments(phrases: readonly string[], variants = 1): string[] {
  const near = phrases.map((phrase) => [phrase, ...neighbours(phrase, places - 1, phrases)]);
  const steps = [1, 7, 11, 17];
  return Array.from({ length: phrases.length * variants }, (_, at) => {
    const form = forms[at % forms.length]!;
    const step = steps[Math.floor(at / phrases.length) % steps.length]!;
    return form((place) => near[(at + place * step) % phrases.length]![(at * 5 + place) % places]!);
  });
}

/** Groups of texts, named by where they come from in the list. */
export function grouped(texts: readonly string[], size = 50): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (let at = 0; at < texts.length; at += size) groups.set(`documents from ${at + 1}`, texts.slice(at, at + size));
  return groups;
}
