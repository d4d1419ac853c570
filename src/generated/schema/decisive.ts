// Generated from schema/decisive.schema.json by scripts/generate.mjs. Do not edit.
export const decisiveSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/decisive.json",
 "title": "Decisive concepts",
 "description": "What a symptom cannot speak of in passing: a defect of a program, a system that few documents are about, an affair of a project or an office. A document that says nothing of it is hardly the answer. Terms are compared as those of the domain lexicon; nothing else is made of them.",
 "type": "object",
 "required": [
  "groups"
 ],
 "additionalProperties": false,
 "properties": {
  "groups": {
   "type": "array",
   "minItems": 1,
   "items": {
    "type": "object",
    "required": [
     "id",
     "terms"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "description": "Name of the meaning, unique, stable.",
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
     },
     "terms": {
      "type": "array",
      "minItems": 2,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "pattern": "^\\S(.*\\S)?$"
      }
     }
    }
   }
  }
 }
} as const;
