// Generated from schema/workflow.schema.json by scripts/generate.mjs. Do not edit.
export const workflowSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/workflow.json",
 "title": "Front matter of a workflow",
 "description": "A workflow is an ordered diagnosis: steps, their commands, what to expect, where to go next. 诊断工作流：有序的步骤、命令、预期与分支。",
 "examples": [
  {
   "id": "subnet-ip-exhausted",
   "kind": "workflow",
   "title": "Subnet out of addresses",
   "priority": 40,
   "triggers": [
    "no available ip",
    {
     "all": [
      "subnet",
      "exhausted"
     ],
     "weight": 2
    }
   ],
   "components": [
    "kube-ovn-controller"
   ]
  }
 ],
 "type": "object",
 "allOf": [
  {
   "$ref": "front-matter.json"
  }
 ]
} as const;
