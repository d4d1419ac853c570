// Generated from schema/flowchart.schema.json by scripts/generate.mjs. Do not edit.
export const flowchartSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/flowchart.json",
 "title": "The procedure of one document as a flowchart",
 "description": "What `triagraph graph --workflow ID --format json` prints. 一篇文档的步骤流程图。",
 "examples": [
  {
   "schema": "triagraph/flowchart/1",
   "id": "a",
   "path": "a.md",
   "title": "A",
   "kind": "workflow",
   "language": "en",
   "nodes": [
    {
     "id": "document",
     "kind": "document",
     "label": "A",
     "parent": null,
     "document": {
      "id": "a",
      "kind": "workflow"
     },
     "path": "a.md",
     "line": 1
    },
    {
     "id": "step-1",
     "kind": "step",
     "label": "Look",
     "parent": null,
     "number": "1",
     "phase": "diagnosis",
     "effect": "read",
     "interactive": false,
     "commands": [
      "uptime"
     ],
     "start": true,
     "path": "a.md",
     "line": 3
    }
   ],
   "edges": [
    {
     "from": "document",
     "to": "step-1",
     "kind": "start",
     "outcomes": []
    }
   ]
  }
 ],
 "type": "object",
 "required": [
  "schema",
  "id",
  "path",
  "title",
  "kind",
  "language",
  "nodes",
  "edges"
 ],
 "properties": {
  "schema": {
   "const": "triagraph/flowchart/1"
  },
  "id": {
   "type": "string"
  },
  "path": {
   "type": "string"
  },
  "title": {
   "type": "string"
  },
  "kind": {
   "enum": [
    "workflow",
    "case",
    "article"
   ]
  },
  "language": {
   "enum": [
    "zh",
    "en"
   ]
  },
  "nodes": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "label",
     "parent"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "kind": {
      "enum": [
       "document",
       "step",
       "cause",
       "resolution",
       "reference",
       "unresolved",
       "end"
      ]
     },
     "label": {
      "type": "string"
     },
     "parent": {
      "type": [
       "string",
       "null"
      ],
      "description": "The step that this step is a part of."
     },
     "number": {
      "type": "string"
     },
     "phase": {
      "enum": [
       "diagnosis",
       "resolution",
       "workaround",
       "verification",
       "other"
      ]
     },
     "effect": {
      "enum": [
       "read",
       "change",
       "unknown",
       "destroy",
       null
      ],
      "description": "The worst effect of the step's commands; null when it has none."
     },
     "interactive": {
      "type": "boolean"
     },
     "commands": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "start": {
      "const": true
     },
     "end": {
      "enum": [
       "resolved",
       "nothing-found",
       "end-of-document"
      ]
     },
     "document": {
      "type": "object",
      "required": [
       "id",
       "kind"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "kind": {
        "enum": [
         "workflow",
         "case",
         "article"
        ]
       }
      }
     },
     "path": {
      "type": "string"
     },
     "line": {
      "type": "integer",
      "minimum": 1
     }
    }
   }
  },
  "edges": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "from",
     "to",
     "kind",
     "outcomes"
    ],
    "properties": {
     "from": {
      "type": "string"
     },
     "to": {
      "type": "string"
     },
     "kind": {
      "enum": [
       "start",
       "next",
       "branch",
       "sub-step",
       "caused-by",
       "related"
      ]
     },
     "when": {
      "type": "string",
      "description": "Condition of a branch, as written."
     },
     "outcomes": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "verdict",
        "text"
       ],
       "properties": {
        "verdict": {
         "enum": [
          "normal",
          "warning",
          "abnormal"
         ]
        },
        "text": {
         "type": "string"
        }
       }
      }
     }
    }
   }
  }
 }
} as const;
