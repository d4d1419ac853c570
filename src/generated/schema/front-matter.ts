// Generated from schema/front-matter.schema.json by scripts/generate.mjs. Do not edit.
export const frontMatterSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/front-matter.json",
 "title": "Front matter shared by every kind of document",
 "description": "The keys that a workflow, a case and an article have in common, and the keys of the dialects that are read as they are. 所有文档共有的元数据字段，以及按原样读取的外来字段。",
 "examples": [
  {
   "id": "subnet-ip-exhausted",
   "title": "Subnet out of addresses",
   "triggers": [
    "no available ip",
    "子网 IP 耗尽"
   ],
   "priority": 40
  }
 ],
 "type": "object",
 "properties": {
  "id": {
   "$ref": "#/$defs/text",
   "description": "Stable name, unique in the knowledge base. Without it the path is the name."
  },
  "title": {
   "$ref": "#/$defs/text",
   "description": "What is wrong, or what is done, in one line. Without it the first heading is the title."
  },
  "kind": {
   "description": "What the document is. Lists are the kinds of other dialects.",
   "type": [
    "string",
    "array",
    "null"
   ],
   "if": {
    "type": "string"
   },
   "then": {
    "$ref": "#/$defs/kind"
   },
   "items": {
    "type": "string"
   },
   "x-expected": "workflow, case or article"
  },
  "category": {
   "$ref": "#/$defs/text",
   "description": "Area that the document belongs to, such as `general` or `pod_to_external`."
  },
  "priority": {
   "description": "1 to 999; of near-equal answers the smaller comes first. 999 when absent.",
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 999,
   "x-expected": "a whole number from 1 to 999"
  },
  "triggers": {
   "description": "Phrases and rules; any one that holds speaks for the document.",
   "type": [
    "array",
    "null"
   ],
   "items": {
    "$ref": "#/$defs/trigger"
   },
   "x-expected": "a list of phrases or rules"
  },
  "symptoms": {
   "$ref": "#/$defs/texts",
   "description": "What a person sees when this is the problem."
  },
  "components": {
   "$ref": "#/$defs/texts",
   "description": "Parts of the system that are concerned."
  },
  "products": {
   "$ref": "#/$defs/texts",
   "description": "Products that are concerned."
  },
  "versions": {
   "$ref": "#/$defs/texts",
   "description": "Versions or ranges that are concerned: `4.1.0`, `4.2.x`, `4.3.x and later`."
  },
  "language": {
   "description": "Language of the text. Found from the text when absent.",
   "type": [
    "string",
    "null"
   ],
   "pattern": "^(zh|en)([-_].*)?$",
   "x-expected": "zh or en"
  },
  "related": {
   "$ref": "#/$defs/texts",
   "description": "Ids of documents to read next."
  },
  "date": {
   "$ref": "#/$defs/text",
   "description": "When it happened or was last reviewed, as the author writes dates."
  },
  "status": {
   "$ref": "#/$defs/text",
   "description": "State of the document, such as `draft` or `reviewed`."
  },
  "sources": {
   "$ref": "#/$defs/texts",
   "description": "Ids and addresses of the same incident elsewhere. Two documents with one source are one incident."
  },
  "ProductsVersion": {
   "$ref": "#/$defs/texts",
   "description": "Versions, in Alauda records."
  },
  "sourceSHA": {
   "$ref": "#/$defs/text",
   "description": "Hash of the original, in Alauda records."
  },
  "ID": {
   "$ref": "#/$defs/text",
   "description": "Same as `id`, in Alauda records."
  },
  "tags": {
   "$ref": "#/$defs/texts",
   "description": "Labels; `runbook` and `incident` decide the kind."
  },
  "domain": {
   "$ref": "#/$defs/text",
   "description": "Area, in runbook notes."
  },
  "component": {
   "$ref": "#/$defs/texts",
   "description": "Component, in runbook notes."
  },
  "fault_type": {
   "$ref": "#/$defs/text",
   "description": "Path of the fault in a classification, in runbook notes."
  },
  "symptom": {
   "$ref": "#/$defs/texts",
   "description": "Symptom, in notes."
  },
  "last_updated": {
   "$ref": "#/$defs/text",
   "description": "Date of the last change, in runbook notes."
  },
  "source_incidents": {
   "$ref": "#/$defs/texts",
   "description": "How many incidents, or which, a runbook note was written from."
  },
  "affected_versions": {
   "$ref": "#/$defs/texts",
   "description": "Versions, in runbook notes."
  },
  "root_cause": {
   "$ref": "#/$defs/texts",
   "description": "Cause, in incident notes."
  },
  "resolution": {
   "$ref": "#/$defs/texts",
   "description": "Resolution, in incident notes."
  },
  "severity": {
   "$ref": "#/$defs/text",
   "description": "Severity, in incident notes."
  },
  "environment": {
   "$ref": "#/$defs/texts",
   "description": "Where it happened, in incident notes."
  },
  "version": {
   "$ref": "#/$defs/texts",
   "description": "Version, in incident notes."
  },
  "weight": {
   "$ref": "#/$defs/text",
   "description": "Order on a web site."
  },
  "aliases": {
   "$ref": "#/$defs/texts",
   "description": "Former addresses or names of the page."
  },
  "description": {
   "$ref": "#/$defs/text",
   "description": "Summary for a web site."
  },
  "draft": {
   "$ref": "#/$defs/text",
   "description": "State on a web site."
  },
  "author": {
   "$ref": "#/$defs/texts",
   "description": "Who wrote it."
  },
  "keywords": {
   "$ref": "#/$defs/texts",
   "description": "Words for search."
  }
 },
 "patternProperties": {
  "^x-": {
   "description": "Free for your own tools; never read."
  }
 },
 "$defs": {
  "kind": {
   "enum": [
    "workflow",
    "case",
    "article",
    "Troubleshooting",
    "Solution",
    "Article",
    "How To",
    "Information",
    "BestPractices",
    "Best Practices",
    "KnownIssue",
    "Known Issue",
    "FAQ",
    "runbook",
    "incident"
   ],
   "x-expected": "workflow, case or article"
  },
  "text": {
   "type": [
    "string",
    "number",
    "boolean",
    "null"
   ],
   "x-expected": "one line of text"
  },
  "texts": {
   "type": [
    "string",
    "number",
    "boolean",
    "null",
    "array"
   ],
   "items": {
    "type": [
     "string",
     "number",
     "boolean",
     "null"
    ],
    "x-expected": "one line of text"
   },
   "x-expected": "a text or a list of texts"
  },
  "phrases": {
   "type": [
    "string",
    "number",
    "boolean",
    "array"
   ],
   "items": {
    "type": [
     "string",
     "number",
     "boolean"
    ],
    "x-expected": "a phrase"
   },
   "minItems": 1,
   "x-expected": "a phrase or a list of phrases"
  },
  "trigger": {
   "description": "A phrase, of which any hit counts, or a rule. 触发词：字符串即短语，对象即规则。",
   "type": [
    "string",
    "number",
    "boolean",
    "object"
   ],
   "x-expected": "a phrase or a rule",
   "properties": {
    "phrase": {
     "$ref": "#/$defs/phrases",
     "description": "Same as `any`."
    },
    "any": {
     "$ref": "#/$defs/phrases",
     "description": "One of these is enough."
    },
    "all": {
     "$ref": "#/$defs/phrases",
     "description": "Each of these is needed."
    },
    "not": {
     "$ref": "#/$defs/phrases",
     "description": "One of these vetoes the rule."
    },
    "regex": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "description": "Pattern for a linear-time engine: no look-around, no back-references.",
     "x-expected": "a pattern of 1 to 1000 characters"
    },
    "weight": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100,
     "description": "Multiplies what a hit is worth; 1 when absent.",
     "x-expected": "a number above 0 and up to 100"
    },
    "cased": {
     "type": "boolean",
     "description": "True: upper and lower case differ.",
     "x-expected": "true or false"
    }
   },
   "anyOf": [
    {
     "required": [
      "phrase"
     ]
    },
    {
     "required": [
      "any"
     ]
    },
    {
     "required": [
      "all"
     ]
    },
    {
     "required": [
      "regex"
     ]
    }
   ],
   "additionalProperties": false
  }
 }
} as const;
