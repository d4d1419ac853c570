// Generated from schema/session-start.schema.json by scripts/generate.mjs. Do not edit.
export const sessionStartSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/session-start.json",
 "title": "A walk that begins",
 "description": "Body of `POST /v1/sessions`. 开始逐步诊断的请求体。",
 "examples": [
  {
   "text": "Pod stuck in ContainerCreating: no available ip"
  }
 ],
 "type": "object",
 "required": [
  "text"
 ],
 "additionalProperties": false,
 "properties": {
  "text": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1048576,
   "pattern": "\\S",
   "description": "A sentence, an alert or a log."
  },
  "limit": {
   "type": "integer",
   "minimum": 1,
   "maximum": 100,
   "description": "Matches to return; 5 when absent."
  },
  "language": {
   "enum": [
    "zh",
    "en"
   ],
   "description": "Language of the answer; that of the symptom when absent."
  },
  "product": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200,
   "description": "Prefer documents for this product."
  },
  "version": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200,
   "description": "Prefer documents for this version."
  },
  "params": {
   "type": "object",
   "description": "Values of placeholders, by name.",
   "maxProperties": 64,
   "propertyNames": {
    "minLength": 1,
    "maxLength": 200
   },
   "additionalProperties": {
    "type": "string",
    "maxLength": 2048
   }
  },
  "document": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000,
   "description": "Id or path of the document to walk through; the answer's when absent."
  }
 }
} as const;
