// Generated from schema/document.schema.json by scripts/generate.mjs. Do not edit.
export const documentSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/document.json",
 "title": "One document as it was understood",
 "description": "What `triagraph show ID --json` prints. Further keys may stand beside these. 一篇文档被理解后的样子。",
 "examples": [
  {
   "id": "a",
   "kind": "article",
   "kindReason": "no ordered steps, no cause",
   "title": "A",
   "path": "a.md",
   "language": "en",
   "category": null,
   "priority": 999,
   "triggers": [],
   "symptoms": [],
   "causes": [],
   "resolutions": [],
   "workarounds": [],
   "components": [],
   "products": [],
   "versions": [],
   "sections": [],
   "steps": [],
   "signatures": [],
   "links": [],
   "sources": [],
   "diagnostics": []
  }
 ],
 "type": "object",
 "required": [
  "id",
  "kind",
  "kindReason",
  "title",
  "path",
  "language",
  "category",
  "priority",
  "triggers",
  "symptoms",
  "causes",
  "resolutions",
  "workarounds",
  "components",
  "products",
  "versions",
  "sections",
  "steps",
  "signatures",
  "links",
  "sources",
  "diagnostics"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "kind": {
   "$ref": "#/$defs/documentKind"
  },
  "kindReason": {
   "type": "string",
   "description": "What decided the kind."
  },
  "title": {
   "type": "string"
  },
  "path": {
   "type": "string"
  },
  "language": {
   "$ref": "#/$defs/language"
  },
  "category": {
   "type": [
    "string",
    "null"
   ]
  },
  "priority": {
   "type": "integer",
   "minimum": 1,
   "maximum": 999
  },
  "triggers": {
   "type": "array"
  },
  "symptoms": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "causes": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "resolutions": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "workarounds": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "components": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "products": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "versions": {
   "type": "array"
  },
  "sections": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "kind",
     "heading",
     "line"
    ],
    "properties": {
     "kind": {
      "type": "string"
     },
     "heading": {
      "type": "string"
     },
     "line": {
      "type": "integer",
      "minimum": 1
     }
    }
   }
  },
  "steps": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/step"
   }
  },
  "signatures": {
   "type": "array"
  },
  "links": {
   "type": "array"
  },
  "sources": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "diagnostics": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/diagnostic"
   }
  }
 },
 "$defs": {
  "position": {
   "type": "object",
   "description": "A place in a source text. Columns and offsets are UTF-16 units.",
   "required": [
    "line",
    "column",
    "offset"
   ],
   "properties": {
    "line": {
     "type": "integer",
     "minimum": 1
    },
    "column": {
     "type": "integer",
     "minimum": 1
    },
    "offset": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "range": {
   "description": "A half-open piece of a source text.",
   "type": "object",
   "required": [
    "start",
    "end"
   ],
   "properties": {
    "start": {
     "$ref": "#/$defs/position"
    },
    "end": {
     "$ref": "#/$defs/position"
    }
   }
  },
  "documentKind": {
   "enum": [
    "workflow",
    "case",
    "article"
   ]
  },
  "language": {
   "enum": [
    "zh",
    "en"
   ]
  },
  "effect": {
   "description": "The worst that the command can do. `unknown` is treated like `change`.",
   "enum": [
    "read",
    "change",
    "destroy",
    "unknown"
   ]
  },
  "verdict": {
   "enum": [
    "normal",
    "warning",
    "abnormal"
   ]
  },
  "comparison": {
   "type": "object",
   "required": [
    "subject",
    "operator",
    "value"
   ],
   "properties": {
    "subject": {
     "type": "string"
    },
    "operator": {
     "enum": [
      "==",
      "!=",
      "<",
      "<=",
      ">",
      ">=",
      "contains",
      "lacks"
     ]
    },
    "value": {
     "type": [
      "number",
      "string"
     ]
    },
    "unit": {
     "type": "string"
    }
   }
  },
  "condition": {
   "description": "All or any of some comparisons.",
   "anyOf": [
    {
     "type": "object",
     "required": [
      "all"
     ],
     "properties": {
      "all": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/comparison"
       }
      }
     }
    },
    {
     "type": "object",
     "required": [
      "any"
     ],
     "properties": {
      "any": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/comparison"
       }
      }
     }
    }
   ]
  },
  "nullableCondition": {
   "anyOf": [
    {
     "$ref": "#/$defs/condition"
    },
    {
     "type": "null"
    }
   ]
  },
  "diagnostic": {
   "type": "object",
   "required": [
    "ruleId",
    "severity",
    "message",
    "path"
   ],
   "properties": {
    "ruleId": {
     "type": "string"
    },
    "severity": {
     "enum": [
      "error",
      "warning",
      "info"
     ]
    },
    "message": {
     "type": "string"
    },
    "path": {
     "type": "string"
    },
    "range": {
     "$ref": "#/$defs/range"
    },
    "note": {
     "type": "string"
    },
    "values": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     },
     "description": "What the sentence is made of, where it is told in other languages too."
    },
    "url": {
     "type": "string"
    },
    "related": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "path",
       "message"
      ],
      "properties": {
       "path": {
        "type": "string"
       },
       "range": {
        "$ref": "#/$defs/range"
       },
       "message": {
        "type": "string"
       }
      }
     }
    },
    "fix": {
     "type": "object",
     "required": [
      "title",
      "edits"
     ],
     "properties": {
      "title": {
       "type": "string"
      },
      "edits": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "range",
         "text"
        ],
        "properties": {
         "range": {
          "$ref": "#/$defs/range"
         },
         "text": {
          "type": "string"
         }
        }
       }
      }
     }
    }
   }
  },
  "step": {
   "type": "object",
   "required": [
    "id",
    "parent",
    "number",
    "title",
    "text",
    "phase",
    "commands",
    "expectations",
    "branches"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "parent": {
     "type": [
      "string",
      "null"
     ]
    },
    "number": {
     "type": "integer",
     "minimum": 1
    },
    "title": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "phase": {
     "type": "string"
    },
    "commands": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "id",
       "text",
       "language",
       "description",
       "effect",
       "interactive",
       "placeholders"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "text": {
        "type": "string"
       },
       "language": {
        "type": "string"
       },
       "description": {
        "type": "string"
       },
       "effect": {
        "$ref": "#/$defs/effect"
       },
       "interactive": {
        "type": "boolean"
       },
       "placeholders": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "name",
          "type"
         ],
         "properties": {
          "name": {
           "type": "string"
          },
          "type": {
           "type": "string"
          }
         }
        }
       }
      }
     }
    },
    "expectations": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "verdict",
       "text",
       "condition"
      ],
      "properties": {
       "verdict": {
        "$ref": "#/$defs/verdict"
       },
       "text": {
        "type": "string"
       },
       "condition": {
        "$ref": "#/$defs/nullableCondition"
       }
      }
     }
    },
    "branches": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "when",
       "to"
      ],
      "properties": {
       "when": {
        "type": "string"
       },
       "to": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 }
} as const;
