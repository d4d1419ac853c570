// Generated from schema/alert-answers.schema.json by scripts/generate.mjs. Do not edit.
export const alertAnswersSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/alert-answers.json",
 "title": "Answers to alerts",
 "description": "Answer of `POST /v1/alerts`: alerts that say the same are answered once. 对告警的回答。",
 "examples": [
  {
   "schema": "triagraph/alert-answers/1",
   "answers": [],
   "resolved": 0,
   "unanswered": 0
  }
 ],
 "type": "object",
 "required": [
  "schema",
  "answers",
  "resolved",
  "unanswered"
 ],
 "properties": {
  "schema": {
   "const": "triagraph/alert-answers/1"
  },
  "answers": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "alertname",
     "alerts",
     "fingerprints",
     "symptom",
     "params",
     "diagnosis"
    ],
    "properties": {
     "alertname": {
      "type": "string"
     },
     "alerts": {
      "type": "integer",
      "minimum": 1,
      "description": "Firing alerts that this answers."
     },
     "fingerprints": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Those of the first of them."
     },
     "symptom": {
      "type": "string"
     },
     "params": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      },
      "description": "Labels that all of them share."
     },
     "diagnosis": {
      "$ref": "https://triagraph.dev/schema/diagnosis.json"
     }
    }
   }
  },
  "resolved": {
   "type": "integer",
   "minimum": 0,
   "description": "Alerts that are over; they are not answered."
  },
  "unanswered": {
   "type": "integer",
   "minimum": 0,
   "description": "Kinds of alerts above the most that are answered at once."
  }
 }
} as const;
