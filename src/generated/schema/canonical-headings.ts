// Generated from schema/canonical-headings.schema.json by scripts/generate.mjs. Do not edit.
export const canonicalHeadingsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/canonical-headings.json",
 "title": "Canonical headings",
 "description": "How `triagraph import` spells the heading of a section that says no more than its kind. 导入时章节标题的规范写法。",
 "examples": [
  {
   "symptoms": {
    "en": "Symptoms",
    "zh": "现象"
   }
  }
 ],
 "type": "object",
 "additionalProperties": {
  "type": "object",
  "required": [
   "en",
   "zh"
  ],
  "additionalProperties": false,
  "properties": {
   "en": {
    "type": "string",
    "minLength": 1
   },
   "zh": {
    "type": "string",
    "minLength": 1
   }
  }
 }
} as const;
