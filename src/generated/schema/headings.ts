// Generated from schema/headings.schema.json by scripts/generate.mjs. Do not edit.
export const headingsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/headings.json",
 "title": "Heading lexicon",
 "description": "What headings mean. Texts are folded: lower case, half-width, without numbering, emoji, or punctuation at their edges. A whole heading decides first, then the longest beginning or end.",
 "type": "object",
 "required": [
  "sections"
 ],
 "additionalProperties": false,
 "properties": {
  "sections": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "kind",
     "headings"
    ],
    "additionalProperties": false,
    "properties": {
     "kind": {
      "enum": [
       "preamble",
       "overview",
       "symptoms",
       "impact",
       "cause",
       "diagnosis",
       "resolution",
       "workaround",
       "verification",
       "prevention",
       "environment",
       "prerequisites",
       "branches",
       "decision-tree",
       "known-causes",
       "not-applicable",
       "history",
       "faq",
       "reference",
       "related",
       "summary",
       "monitoring",
       "other"
      ]
     },
     "headings": {
      "description": "Whole headings.",
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1
      },
      "uniqueItems": true
     },
     "prefixes": {
      "description": "Beginnings of headings.",
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1
      },
      "uniqueItems": true
     },
     "suffixes": {
      "description": "Ends of headings.",
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1
      },
      "uniqueItems": true
     }
    }
   }
  }
 }
} as const;
