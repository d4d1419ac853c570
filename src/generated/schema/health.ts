// Generated from schema/health.schema.json by scripts/generate.mjs. Do not edit.
export const healthSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/health.json",
 "title": "How a server is",
 "description": "Answer of `GET /healthz` and `GET /readyz`. 服务状态。",
 "examples": [
  {
   "status": "ok"
  }
 ],
 "type": "object",
 "required": [
  "status"
 ],
 "properties": {
  "status": {
   "enum": [
    "ok"
   ]
  },
  "version": {
   "type": "string"
  },
  "kb": {
   "type": "object",
   "required": [
    "hash",
    "documents"
   ],
   "properties": {
    "hash": {
     "type": "string"
    },
    "documents": {
     "type": "integer",
     "minimum": 0
    }
   }
  }
 }
} as const;
