// Generated from schema/config.schema.json by scripts/generate.mjs. Do not edit.
export const configSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/config.json",
 "title": "triagraph.config.json",
 "description": "Where a project keeps its knowledge base, what to leave out, and its own words. 知识库的位置、忽略规则与词典扩展。",
 "examples": [
  {
   "kb": [
    "workflows",
    "cases"
   ],
   "ignore": [
    "**/drafts/**"
   ],
   "headings": [
    {
     "kind": "cause",
     "headings": [
      "why it broke"
     ]
    }
   ],
   "rules": {
    "fence/no-language": "off",
    "triggers/shared": {
     "severity": "error",
     "options": {
      "documents": 8
     }
    }
   },
   "lexicon": [
    {
     "id": "order-service",
     "terms": [
      "order service",
      "订单服务"
     ]
    }
   ],
   "commands": [
    {
     "names": [
      "shopctl"
     ],
     "effect": "unknown",
     "subcommands": {
      "status": "read",
      "restart": "change"
     }
    }
   ]
  }
 ],
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "$schema": {
   "type": "string"
  },
  "kb": {
   "description": "Folders, files or compiled snapshots, relative to this file.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "minItems": 1,
   "x-expected": "a list of paths"
  },
  "ignore": {
   "description": "Patterns as in .gitignore, besides those in .triagraphignore.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "x-expected": "a list of patterns"
  },
  "headings": {
   "description": "Additions to the heading lexicon.",
   "type": "array",
   "x-expected": "a list of {kind, headings}",
   "items": {
    "type": "object",
    "required": [
     "kind",
     "headings"
    ],
    "properties": {
     "kind": {
      "enum": [
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
       "monitoring"
      ]
     },
     "headings": {
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1
      },
      "minItems": 1
     }
    },
    "additionalProperties": false
   }
  },
  "lexicon": {
   "description": "Additions to the words that mean the same: each group is a list of terms, in any language. A group with the id of one that Triagraph has adds to that.",
   "type": "array",
   "x-expected": "a list of {id, terms}",
   "items": {
    "type": "object",
    "required": [
     "id",
     "terms"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1
     },
     "terms": {
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1
      },
      "minItems": 2
     }
    },
    "additionalProperties": false
   }
  },
  "rules": {
   "description": "Rules of `lint` by id: switched off, or with another severity or options. 检查规则：关闭、调整级别或选项。",
   "type": "object",
   "x-expected": "a mapping of rules",
   "additionalProperties": {
    "x-expected": "\"off\", \"info\", \"warning\", \"error\" or {severity, options}",
    "anyOf": [
     {
      "enum": [
       "off",
       "info",
       "warning",
       "error"
      ],
      "x-expected": "off, info, warning or error"
     },
     {
      "type": "object",
      "properties": {
       "severity": {
        "enum": [
         "off",
         "info",
         "warning",
         "error"
        ],
        "x-expected": "off, info, warning or error"
       },
       "options": {
        "description": "What the page of the rule names under Options.",
        "type": "object"
       }
      },
      "additionalProperties": false,
      "minProperties": 1
     }
    ]
   }
  },
  "commands": {
   "description": "What programs of your own do, so that their commands are marked; those that Triagraph knows stay as they are.",
   "type": "array",
   "x-expected": "a list of {names, effect}",
   "items": {
    "type": "object",
    "required": [
     "names",
     "effect"
    ],
    "additionalProperties": false,
    "properties": {
     "names": {
      "description": "Names of the program, without folder.",
      "type": "array",
      "minItems": 1,
      "x-expected": "a list of names",
      "items": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_][A-Za-z0-9_.+-]*$",
       "x-expected": "a name of letters, digits and . _ + -"
      }
     },
     "effect": {
      "description": "What it does when no subcommand says otherwise.",
      "enum": [
       "read",
       "change",
       "destroy",
       "unknown"
      ]
     },
     "subcommands": {
      "$ref": "#/$defs/subcommands"
     },
     "valueOptions": {
      "description": "Options whose value is the next argument, such as `--context`.",
      "type": "array",
      "items": {
       "type": "string",
       "pattern": "^-",
       "x-expected": "an option, with its hyphens"
      }
     }
    }
   }
  }
 },
 "$defs": {
  "subcommands": {
   "description": "What subcommands do, by name: an effect, or a mapping with subcommands of their own. One that is not listed is `unknown`.",
   "type": "object",
   "x-expected": "a mapping from subcommands to effects",
   "propertyNames": {
    "pattern": "^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$",
    "x-expected": "one word as the name of a subcommand; nest those that follow"
   },
   "additionalProperties": {
    "x-expected": "read, change, destroy, unknown, or a mapping with subcommands",
    "anyOf": [
     {
      "enum": [
       "read",
       "change",
       "destroy",
       "unknown"
      ]
     },
     {
      "type": "object",
      "required": [
       "subcommands"
      ],
      "additionalProperties": false,
      "properties": {
       "effect": {
        "enum": [
         "read",
         "change",
         "destroy",
         "unknown"
        ]
       },
       "subcommands": {
        "$ref": "#/$defs/subcommands"
       }
      }
     }
    ]
   }
  }
 }
} as const;
