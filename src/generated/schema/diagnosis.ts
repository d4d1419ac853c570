// Generated from schema/diagnosis.schema.json by scripts/generate.mjs. Do not edit.
export const diagnosisSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/diagnosis.json",
 "title": "The answer to a symptom",
 "description": "What `triagraph query --json` prints. New keys may be added; a change of meaning changes `schema`. 对一个症状的回答。",
 "examples": [
  {
   "schema": "triagraph/diagnosis/1",
   "kb": {
    "hash": "sha256:0",
    "documents": 0
   },
   "query": {
    "text": "hello",
    "language": "en",
    "entities": {},
    "corrections": []
   },
   "status": "no_match",
   "confidence": "low",
   "matches": [],
   "workflow": null,
   "cases": [],
   "fallback": null,
   "suggestions": [],
   "question": null,
   "diagnostics": []
  }
 ],
 "type": "object",
 "required": [
  "schema",
  "kb",
  "query",
  "status",
  "confidence",
  "matches",
  "workflow",
  "cases",
  "fallback",
  "suggestions",
  "question",
  "diagnostics"
 ],
 "properties": {
  "schema": {
   "const": "triagraph/diagnosis/1"
  },
  "kb": {
   "type": "object",
   "required": [
    "hash",
    "documents"
   ],
   "properties": {
    "hash": {
     "type": "string"
    },
    "documents": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "query": {
   "type": "object",
   "required": [
    "text",
    "language",
    "entities",
    "corrections"
   ],
   "properties": {
    "text": {
     "type": "string"
    },
    "language": {
     "$ref": "#/$defs/language"
    },
    "entities": {
     "type": "object",
     "additionalProperties": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    },
    "corrections": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "from",
       "to"
      ],
      "properties": {
       "from": {
        "type": "string"
       },
       "to": {
        "type": "string"
       }
      }
     }
    }
   }
  },
  "status": {
   "enum": [
    "matched",
    "ambiguous",
    "no_match"
   ]
  },
  "confidence": {
   "enum": [
    "high",
    "medium",
    "low"
   ]
  },
  "matches": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "rank",
     "id",
     "path",
     "kind",
     "title",
     "language",
     "priority",
     "score",
     "evidence"
    ],
    "properties": {
     "rank": {
      "type": "integer",
      "minimum": 1
     },
     "id": {
      "type": "string"
     },
     "path": {
      "type": "string",
      "description": "Relative to the root of its knowledge base."
     },
     "kind": {
      "$ref": "#/$defs/documentKind"
     },
     "title": {
      "type": "string"
     },
     "language": {
      "$ref": "#/$defs/language"
     },
     "priority": {
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "score": {
      "type": "number"
     },
     "evidence": {
      "type": "array",
      "items": {
       "$ref": "#/$defs/evidence"
      }
     }
    }
   }
  },
  "workflow": {
   "anyOf": [
    {
     "$ref": "#/$defs/workflow"
    },
    {
     "type": "null"
    }
   ],
   "description": "The procedure; null when nothing matched. `kind` says when it is the resolution of a case, or the steps of an article."
  },
  "cases": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "id",
     "title",
     "path",
     "cause",
     "resolution",
     "evidence"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "path": {
      "type": "string"
     },
     "cause": {
      "type": [
       "string",
       "null"
      ]
     },
     "resolution": {
      "type": [
       "string",
       "null"
      ]
     },
     "evidence": {
      "type": "array",
      "items": {
       "$ref": "#/$defs/evidence"
      }
     }
    }
   }
  },
  "fallback": {
   "anyOf": [
    {
     "type": "object",
     "required": [
      "id",
      "title",
      "path"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "path": {
       "type": "string"
      }
     }
    },
    {
     "type": "null"
    }
   ],
   "description": "Only when nothing matched: a general workflow, offered and never claimed."
  },
  "suggestions": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "id",
     "title",
     "path"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "path": {
      "type": "string"
     }
    }
   },
   "description": "Only when nothing matched: the nearest documents."
  },
  "question": {
   "anyOf": [
    {
     "type": "object",
     "required": [
      "text",
      "options"
     ],
     "properties": {
      "text": {
       "type": "string"
      },
      "options": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "answer",
         "id"
        ],
        "properties": {
         "answer": {
          "type": "string"
         },
         "id": {
          "type": "string"
         }
        }
       }
      }
     }
    },
    {
     "type": "null"
    }
   ],
   "description": "Only when ambiguous: the question whose answer separates the matches best."
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
  "sourceLine": {
   "type": "object",
   "required": [
    "path",
    "line"
   ],
   "properties": {
    "path": {
     "type": "string"
    },
    "line": {
     "type": "integer",
     "minimum": 1
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
  "evidence": {
   "description": "One reason for a match. The scores of the evidence add up to the score of the match.",
   "type": "object",
   "required": [
    "kind",
    "value",
    "score",
    "query",
    "source"
   ],
   "properties": {
    "kind": {
     "enum": [
      "trigger",
      "signature",
      "text",
      "case",
      "correction"
     ]
    },
    "value": {
     "type": "string"
    },
    "score": {
     "type": "number"
    },
    "query": {
     "anyOf": [
      {
       "type": "object",
       "required": [
        "start",
        "end"
       ],
       "properties": {
        "start": {
         "type": "integer",
         "minimum": 0
        },
        "end": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      {
       "type": "null"
      }
     ],
     "description": "Offsets in the text of the query (UTF-16 units)."
    },
    "concept": {
     "description": "Concept of the domain lexicon through which alone the document says it, in other words or another language. Absent where it uses the same words.",
     "type": "string"
    },
    "source": {
     "anyOf": [
      {
       "$ref": "#/$defs/sourceLine"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "placeholder": {
   "type": "object",
   "required": [
    "name",
    "type",
    "value",
    "from"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "type": {
     "type": "string"
    },
    "value": {
     "type": [
      "string",
      "null"
     ]
    },
    "from": {
     "enum": [
      "symptom",
      "param",
      "state",
      null
     ]
    },
    "refused": {
     "type": "string",
     "description": "Why a value was refused."
    },
    "refusal": {
     "enum": [
      "empty",
      "too-long",
      "option",
      "alphabet",
      "too-small",
      "too-great",
      "program",
      "place"
     ],
     "description": "The same as a stable code; `type` says what is expected."
    }
   }
  },
  "command": {
   "type": "object",
   "required": [
    "id",
    "text",
    "rendered",
    "runnable",
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
     "type": "string",
     "description": "As written in the document."
    },
    "rendered": {
     "type": "string",
     "description": "With the known values put in, quoted for their context."
    },
    "runnable": {
     "type": "boolean",
     "description": "True when no placeholder is open."
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
      "$ref": "#/$defs/placeholder"
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
    "source",
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
    "source": {
     "$ref": "#/$defs/sourceLine"
    },
    "commands": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/command"
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
    },
    "solved": {
     "description": "Solved cases that ended at this step, and the versions that they name; absent when there are none.",
     "type": "object",
     "required": [
      "cases",
      "versions"
     ],
     "properties": {
      "cases": {
       "type": "integer",
       "minimum": 1
      },
      "versions": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     }
    }
   }
  },
  "workflow": {
   "type": "object",
   "required": [
    "id",
    "kind",
    "title",
    "path",
    "language",
    "reason",
    "start",
    "steps"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "kind": {
     "$ref": "#/$defs/documentKind"
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
    "reason": {
     "type": "string",
     "description": "Why it was chosen, in one line, in the language of the query."
    },
    "cause": {
     "type": "string",
     "description": "What a solved case or an article says was the cause; absent for a workflow, whose steps find it."
    },
    "start": {
     "type": [
      "string",
      "null"
     ],
     "description": "Id of the step to start at."
    },
    "startBecause": {
     "type": "string",
     "description": "The text of the document that the symptom says, or the title of the solved case like it, for which it starts there; absent where the diagnosis begins."
    },
    "confirm": {
     "type": "object",
     "description": "The check to make first, where it starts with what changes something and an earlier step says when to come there; absent otherwise.",
     "additionalProperties": false,
     "required": [
      "step",
      "when"
     ],
     "properties": {
      "step": {
       "type": "string",
       "description": "Id of an earlier step, all of whose commands only look."
      },
      "when": {
       "type": "string",
       "description": "The condition of its branch to the start; empty where it names none."
      }
     }
    },
    "steps": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/step"
     },
     "description": "Flat, in document order; a sub-step names its parent."
    }
   }
  }
 }
} as const;
