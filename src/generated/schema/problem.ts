// Generated from schema/problem.schema.json by scripts/generate.mjs. Do not edit.
export const problemSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/problem.json",
 "title": "What went wrong with a request",
 "description": "Every error of the HTTP API, as application/problem+json (RFC 9457). `code` is stable. 错误响应。",
 "examples": [
  {
   "type": "https://triagraph.dev/problems/not-found",
   "title": "Not found",
   "status": 404,
   "code": "not-found",
   "detail": "There is no GET /v2.",
   "requestId": "a1"
  }
 ],
 "type": "object",
 "required": [
  "type",
  "title",
  "status",
  "code",
  "detail",
  "requestId"
 ],
 "properties": {
  "type": {
   "type": "string"
  },
  "title": {
   "type": "string"
  },
  "status": {
   "type": "integer",
   "minimum": 400,
   "maximum": 599
  },
  "code": {
   "type": "string",
   "pattern": "^[a-z][a-z0-9-]*$"
  },
  "detail": {
   "type": "string",
   "description": "What happened, where, and what to do."
  },
  "requestId": {
   "type": "string"
  },
  "errors": {
   "type": "array",
   "description": "What does not fit in the body or the parameters.",
   "items": {
    "type": "object",
    "required": [
     "pointer",
     "message"
    ],
    "properties": {
     "pointer": {
      "type": "string",
      "description": "JSON pointer into what was sent."
     },
     "message": {
      "type": "string"
     }
    }
   }
  },
  "suggestions": {
   "type": "array",
   "description": "Ids that look like the one that is not there.",
   "items": {
    "type": "string"
   }
  }
 }
} as const;
