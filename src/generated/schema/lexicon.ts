// Generated from schema/lexicon.schema.json by scripts/generate.mjs. Do not edit.
export const lexiconSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/lexicon.json",
 "title": "Domain lexicon",
 "description": "Words and phrases that mean the same in troubleshooting, across Chinese and English. Terms are written as people write them and are compared folded. A term with several senses may stand in several groups. The regular plural of an English term is a term, too.",
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
