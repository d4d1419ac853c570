// Generated from schema/case.schema.json by scripts/generate.mjs. Do not edit.
export const caseSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/case.json",
 "title": "Front matter of a case",
 "description": "A case is an incident that was solved: symptom, cause, resolution, and the workflow that would have found it. 案例：一次已解决的故障及其原因与处置。",
 "examples": [
  {
   "id": "vpc-nat-gateway-leaks-addresses",
   "kind": "case",
   "title": "Addresses leak when a NAT gateway is deleted",
   "workflow": "subnet-ip-exhausted",
   "branch": "step-3",
   "cause": "stale IP objects",
   "sources": [
    "kubeovn/kube-ovn#1234"
   ],
   "date": "2024-05-06"
  }
 ],
 "type": "object",
 "allOf": [
  {
   "$ref": "front-matter.json"
  }
 ],
 "properties": {
  "workflow": {
   "$ref": "front-matter.json#/$defs/text",
   "description": "Id of the workflow that the case follows. 本案例所遵循的工作流 id。"
  },
  "branch": {
   "$ref": "front-matter.json#/$defs/text",
   "description": "Branch of that workflow that the case took: a step, a section or its words. 本案例走到的分支：步骤、章节或其文字。"
  },
  "cause": {
   "$ref": "front-matter.json#/$defs/texts",
   "description": "The cause, when the text has no section for it. 正文没有原因章节时在此写明原因。"
  }
 },
 "dependentRequired": {
  "branch": [
   "workflow"
  ]
 }
} as const;
