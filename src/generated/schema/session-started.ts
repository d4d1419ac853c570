// Generated from schema/session-started.schema.json by scripts/generate.mjs. Do not edit.
export const sessionStartedSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/session-started.json",
 "title": "A walk that has begun",
 "description": "Answer of `POST /v1/sessions`: the answer to the symptom, and the first turn. 逐步诊断的第一步。",
 "type": "object",
 "required": [
  "diagnosis",
  "view"
 ],
 "properties": {
  "diagnosis": {
   "$ref": "https://triagraph.dev/schema/diagnosis.json"
  },
  "view": {
   "$ref": "https://triagraph.dev/schema/session.json"
  }
 }
} as const;
