// Generated from schema/placeholders.schema.json by scripts/generate.mjs. Do not edit.
export const placeholdersSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/placeholders.json",
 "title": "Placeholders of commands",
 "description": "Types of placeholders with their alphabets, and the words, options and kinds by which a type is recognised.",
 "type": "object",
 "required": [
  "types",
  "words",
  "flags",
  "resources",
  "literals",
  "braced",
  "variables",
  "bindings",
  "genericWords",
  "weakWords"
 ],
 "additionalProperties": false,
 "properties": {
  "types": {
   "type": "object",
   "propertyNames": {
    "$ref": "#/$defs/type"
   },
   "additionalProperties": {
    "type": "object",
    "required": [
     "pattern",
     "maximum",
     "expected"
    ],
    "additionalProperties": false,
    "properties": {
     "pattern": {
      "type": "string",
      "description": "Matches the whole value."
     },
     "maximum": {
      "type": "integer",
      "minimum": 1,
      "description": "Greatest number of characters."
     },
     "expected": {
      "type": "string",
      "description": "For people."
     },
     "least": {
      "type": "number"
     },
     "greatest": {
      "type": "number"
     }
    }
   }
  },
  "words": {
   "description": "Words of a name that speak for a type; the first entry wins.",
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "type",
     "words"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "$ref": "#/$defs/type"
     },
     "words": {
      "$ref": "#/$defs/words"
     },
     "notWords": {
      "$ref": "#/$defs/words",
      "description": "With one of these in the name, the entry does not count."
     },
     "resource": {
      "type": "string"
     }
    }
   }
  },
  "flags": {
   "description": "Options in front of a placeholder that say its type, of these programs or of all.",
   "type": "object",
   "additionalProperties": {
    "type": "object",
    "required": [
     "type",
     "resource"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "$ref": "#/$defs/type"
     },
     "resource": {
      "type": [
       "string",
       "null"
      ]
     },
     "programs": {
      "$ref": "#/$defs/words"
     }
    }
   }
  },
  "resources": {
   "description": "Kinds in the singular with their other names.",
   "type": "object",
   "additionalProperties": {
    "$ref": "#/$defs/words"
   }
  },
  "literals": {
   "$ref": "#/$defs/words",
   "description": "What stands in angle brackets and is no placeholder."
  },
  "braced": {
   "$ref": "#/$defs/words",
   "description": "What stands in braces and is no placeholder."
  },
  "variables": {
   "$ref": "#/$defs/words",
   "description": "Variables that a shell or awk sets itself."
  },
  "bindings": {
   "description": "Entity of a symptom → kinds and types that it fills.",
   "type": "object",
   "additionalProperties": {
    "$ref": "#/$defs/words"
   }
  },
  "genericWords": {
   "$ref": "#/$defs/words",
   "description": "Words that tell no special one apart (my-pod, pod-name)."
  },
  "weakWords": {
   "$ref": "#/$defs/words",
   "description": "Last words that say less than the word in front of them."
  }
 },
 "$defs": {
  "type": {
   "enum": [
    "name",
    "namespace",
    "ip",
    "cidr",
    "mac",
    "port",
    "path",
    "label",
    "image",
    "url",
    "version",
    "number",
    "duration",
    "resource",
    "text"
   ]
  },
  "words": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   }
  }
 }
} as const;
