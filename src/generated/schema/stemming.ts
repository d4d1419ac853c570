// Generated from schema/stemming.schema.json by scripts/generate.mjs. Do not edit.
export const stemmingSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/stemming.json",
 "title": "Stemming exceptions",
 "description": "Words that the English stemmer must not touch, since they are names or would fall together with other words.",
 "type": "object",
 "required": [
  "keep",
  "replace"
 ],
 "additionalProperties": false,
 "properties": {
  "keep": {
   "description": "Words that are their own stem.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z]+$"
   },
   "uniqueItems": true
  },
  "replace": {
   "description": "Word → its stem.",
   "type": "object",
   "propertyNames": {
    "pattern": "^[a-z]+$"
   },
   "additionalProperties": {
    "type": "string",
    "pattern": "^[a-z]+$"
   }
  }
 }
} as const;
