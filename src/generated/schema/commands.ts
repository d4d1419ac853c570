// Generated from schema/commands.schema.json by scripts/generate.mjs. Do not edit.
export const commandsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/commands.json",
 "title": "Table of commands",
 "description": "What known programs do: the built-in data/commands.json, and the extension that a knowledge base may give.",
 "type": "object",
 "required": [
  "programs"
 ],
 "additionalProperties": false,
 "properties": {
  "programs": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/program"
   }
  },
  "rules": {
   "description": "Rules that come before those of every program.",
   "type": "array",
   "items": {
    "$ref": "#/$defs/rule"
   }
  },
  "everydayWords": {
   "description": "Names of programs that are also everyday words: a line must have the shape of a command besides.",
   "$ref": "#/$defs/words"
  }
 },
 "$defs": {
  "effect": {
   "enum": [
    "read",
    "change",
    "destroy",
    "unknown"
   ]
  },
  "words": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   }
  },
  "program": {
   "description": "A program by its names without folder; a name may hold *.",
   "type": "object",
   "required": [
    "names"
   ],
   "properties": {
    "names": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "minItems": 1
    }
   },
   "$ref": "#/$defs/behavior",
   "unevaluatedProperties": false
  },
  "behavior": {
   "type": "object",
   "properties": {
    "effect": {
     "$ref": "#/$defs/effect",
     "description": "When no rule and no subcommand decides."
    },
    "otherwise": {
     "$ref": "#/$defs/effect",
     "description": "Of a subcommand that is not listed."
    },
    "interactive": {
     "type": "boolean"
    },
    "optionStyle": {
     "enum": [
      "gnu",
      "long",
      "bundle"
     ]
    },
    "valueOptions": {
     "description": "Options whose value is the next argument; -p? takes a value in the same argument only.",
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[-+].*"
     }
    },
    "flags": {
     "description": "All other options: when given, one that is not listed makes the effect unknown.",
     "$ref": "#/$defs/words"
    },
    "ignoreCase": {
     "type": "boolean"
    },
    "abbreviations": {
     "type": "boolean"
    },
    "separator": {
     "type": "string"
    },
    "skip": {
     "type": "integer",
     "minimum": 0
    },
    "rules": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/rule"
     }
    },
    "subcommands": {
     "description": "Names, separated by spaces, each may hold *.",
     "type": "object",
     "additionalProperties": {
      "anyOf": [
       {
        "$ref": "#/$defs/effect"
       },
       {
        "$ref": "#/$defs/subcommand"
       }
      ]
     }
    },
    "sameAs": {
     "type": "string"
    },
    "runs": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/run"
     }
    }
   }
  },
  "subcommand": {
   "type": "object",
   "$ref": "#/$defs/behavior",
   "unevaluatedProperties": false
  },
  "rule": {
   "description": "The first rule of which all that is given holds, and that states it, decides.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "options": {
     "$ref": "#/$defs/words",
     "description": "At least one is given: -f, --dry-run=client|server, or --output!=-|/dev/null for any other value."
    },
    "without": {
     "$ref": "#/$defs/words",
     "description": "None is given."
    },
    "operand": {
     "$ref": "#/$defs/words",
     "description": "At least one operand matches one of these patterns."
    },
    "count": {
     "description": "Least and greatest number of operands.",
     "type": "array",
     "items": {
      "type": "integer",
      "minimum": 0
     },
     "minItems": 2,
     "maxItems": 2
    },
    "effect": {
     "$ref": "#/$defs/effect"
    },
    "interactive": {
     "type": "boolean"
    },
    "runsNothing": {
     "type": "boolean"
    },
    "always": {
     "type": "boolean"
    }
   },
   "anyOf": [
    {
     "required": [
      "effect"
     ]
    },
    {
     "required": [
      "interactive"
     ]
    }
   ]
  },
  "run": {
   "description": "Commands inside the arguments.",
   "type": "object",
   "required": [
    "as"
   ],
   "additionalProperties": false,
   "properties": {
    "as": {
     "enum": [
      "arguments",
      "shell",
      "clause",
      "program",
      "sql",
      "awk",
      "sed",
      "javascript",
      "python",
      "perl",
      "node",
      "powershell",
      "request",
      "script"
     ]
    },
    "options": {
     "$ref": "#/$defs/words"
    },
    "unless": {
     "$ref": "#/$defs/words"
    },
    "skip": {
     "type": "integer",
     "minimum": 0
    },
    "assignments": {
     "type": "boolean"
    },
    "after": {
     "type": "string"
    },
    "stdin": {
     "type": "boolean"
    },
    "unseen": {
     "$ref": "#/$defs/effect"
    },
    "program": {
     "type": "string"
    },
    "absent": {
     "anyOf": [
      {
       "$ref": "#/$defs/effect"
      },
      {
       "const": "none"
      }
     ]
    },
    "unknownAs": {
     "$ref": "#/$defs/effect"
    },
    "until": {
     "$ref": "#/$defs/words"
    },
    "single": {
     "type": "boolean"
    },
    "appended": {
     "$ref": "#/$defs/words"
    }
   }
  }
 }
} as const;
