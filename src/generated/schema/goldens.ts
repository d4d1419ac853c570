// Generated from schema/goldens.schema.json by scripts/generate.mjs. Do not edit.
export const goldensSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/goldens.json",
 "title": "Goldens of a knowledge base",
 "description": "Symptoms and the answers that they must get; `triagraph test` asks them. 黄金用例：每条现象必须得到的答案，由 triagraph test 检验。",
 "examples": [
  [
   {
    "symptom": "子网 IP 耗尽，新 Pod 分配不到 IP",
    "expect": "ip-management",
    "step": "step-2"
   },
   {
    "symptom": "What is for lunch today",
    "status": "no_match"
   }
  ]
 ],
 "type": "array",
 "items": {
  "$ref": "#/$defs/golden"
 },
 "$defs": {
  "text": {
   "type": [
    "string",
    "number",
    "boolean"
   ],
   "pattern": "\\S"
  },
  "golden": {
   "description": "A symptom and at least one thing that its answer must be. 一条现象，以及对答案的至少一项要求。",
   "type": "object",
   "properties": {
    "symptom": {
     "$ref": "#/$defs/text",
     "description": "What a person or a log says: a sentence, an alert, a line of a log. 人或日志的原话。"
    },
    "expect": {
     "$ref": "#/$defs/text",
     "description": "Id or path of the document that must come first. 必须排在第一的文档。"
    },
    "step": {
     "$ref": "#/$defs/text",
     "description": "Id of the step that the answer must start at. 答案必须从哪一步开始。"
    },
    "status": {
     "enum": [
      "matched",
      "ambiguous",
      "no_match"
     ],
     "description": "Status that the answer must have. 答案必须具有的状态。"
    },
    "not": {
     "$ref": "#/$defs/text",
     "description": "Id or path of a document that must not come first. 不得排在第一的文档。"
    }
   },
   "patternProperties": {
    "^x-": {
     "description": "Free for your own tools; never read. 供自有工具使用，不会被读取。"
    }
   },
   "additionalProperties": false,
   "required": [
    "symptom"
   ],
   "anyOf": [
    {
     "required": [
      "expect"
     ]
    },
    {
     "required": [
      "step"
     ]
    },
    {
     "required": [
      "status"
     ]
    },
    {
     "required": [
      "not"
     ]
    }
   ]
  }
 }
} as const;
