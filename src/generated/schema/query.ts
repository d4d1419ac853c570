// Generated from schema/query.schema.json by scripts/generate.mjs. Do not edit.
export const querySchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/query.json",
 "title": "A symptom that is asked",
 "description": "Body of `POST /v1/query`. 查询的请求体。",
 "examples": [
  {
   "text": "Pod stuck in ContainerCreating: no available ip",
   "limit": 3
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
  }
 }
} as const;
