// Generated from schema/stopwords.schema.json by scripts/generate.mjs. Do not edit.
export const stopwordsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/stopwords.json",
 "title": "Stop words",
 "description": "Words that say nothing about a problem, for each language, and phrases of people that are no symptom.",
 "type": "object",
 "required": [
  "en",
  "zh",
  "chat"
 ],
 "additionalProperties": false,
 "properties": {
  "en": {
   "description": "English words in small letters, before stemming.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z]+$"
   },
   "uniqueItems": true
  },
  "zh": {
   "description": "Chinese fillers. One of more than two characters counts by each of its pairs.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[\\u4e00-\\u9fff]+$"
   },
   "uniqueItems": true
  },
  "chat": {
   "description": "Greetings, thanks and the like. A text of nothing else is no symptom.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  }
 }
} as const;
