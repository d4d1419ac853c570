// Generated from schema/feedback.schema.json by scripts/generate.mjs. Do not edit.
export const feedbackSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/feedback.json",
 "title": "What became of an answer",
 "description": "Body of `POST /v1/feedback`: whether a document helped, or which one would have. 对回答的反馈。",
 "examples": [
  {
   "verdict": "instead",
   "document": "subnet-full",
   "instead": "vip-conflict",
   "text": "no available ip"
  }
 ],
 "type": "object",
 "required": [
  "verdict"
 ],
 "additionalProperties": false,
 "properties": {
  "verdict": {
   "enum": [
    "helped",
    "did-not-help",
    "instead"
   ],
   "description": "`instead`: another document was right; name it in `instead`."
  },
  "text": {
   "type": "string",
   "minLength": 1,
   "maxLength": 65536,
   "pattern": "\\S",
   "description": "The symptom that was asked."
  },
  "document": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000,
   "description": "Id or path of the document that was answered."
  },
  "instead": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000,
   "description": "Id or path of the document that would have been right."
  },
  "kb": {
   "type": "string",
   "pattern": "^sha256:[0-9a-f]{1,64}$",
   "description": "Hash of the knowledge base that answered."
  },
  "comment": {
   "type": "string",
   "maxLength": 4000
  }
 },
 "if": {
  "properties": {
   "verdict": {
    "const": "instead"
   }
  },
  "required": [
   "verdict"
  ]
 },
 "then": {
  "required": [
   "instead"
  ]
 }
} as const;
