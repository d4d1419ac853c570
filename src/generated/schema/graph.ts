// Generated from schema/graph.schema.json by scripts/generate.mjs. Do not edit.
export const graphSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/graph.json",
 "title": "The graph of a knowledge base, or a part of it",
 "description": "What `triagraph graph --format json` prints. 知识图谱。",
 "examples": [
  {
   "schema": "triagraph/graph/1",
   "nodes": [
    {
     "id": "case:a",
     "kind": "case",
     "label": "A"
    }
   ],
   "edges": []
  }
 ],
 "type": "object",
 "required": [
  "schema",
  "nodes",
  "edges"
 ],
 "properties": {
  "schema": {
   "const": "triagraph/graph/1"
  },
  "nodes": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "label"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "kind": {
      "type": "string"
     },
     "label": {
      "type": "string"
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
     "kind"
    ],
    "properties": {
     "from": {
      "type": "string"
     },
     "to": {
      "type": "string"
     },
     "kind": {
      "type": "string"
     },
     "label": {
      "type": "string"
     }
    }
   }
  }
 }
} as const;
