// Generated from schema/explanation.schema.json by scripts/generate.mjs. Do not edit.
export const explanationSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/explanation.json",
 "title": "Why a document is the answer to a symptom, or why not",
 "description": "What `triagraph explain --json` prints. New keys may be added; a change of meaning changes `schema`. 为什么是(或不是)这份文档。",
 "examples": [
  {
   "schema": "triagraph/explanation/1",
   "query": {
    "text": "no available ip",
    "language": "en",
    "corrections": []
   },
   "status": "matched",
   "confidence": "medium",
   "document": {
    "id": "ip-management",
    "path": "workflows/ip-management.md",
    "title": "IP address management",
    "kind": "workflow",
    "priority": 40,
    "rank": 1,
    "score": 0.8,
    "evidence": [
     {
      "kind": "trigger",
      "score": 0.8,
      "leaves": [
       {
        "kind": "trigger",
        "value": "no available ip",
        "score": 0.8,
        "query": {
         "start": 0,
         "end": 15
        },
        "source": {
         "path": "workflows/ip-management.md",
         "line": 6
        }
       }
      ]
     }
    ]
   },
   "rival": null,
   "differences": [],
   "unexplained": [],
   "silentTriggers": [],
   "tried": 0,
   "changes": []
  }
 ],
 "type": "object",
 "required": [
  "schema",
  "query",
  "status",
  "confidence",
  "document",
  "rival",
  "differences",
  "unexplained",
  "silentTriggers",
  "tried",
  "changes"
 ],
 "properties": {
  "schema": {
   "const": "triagraph/explanation/1"
  },
  "query": {
   "type": "object",
   "required": [
    "text",
    "language",
    "corrections"
   ],
   "properties": {
    "text": {
     "type": "string"
    },
    "language": {
     "$ref": "#/$defs/language"
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
  "document": {
   "$ref": "#/$defs/document"
  },
  "rival": {
   "anyOf": [
    {
     "$ref": "#/$defs/document"
    },
    {
     "type": "null"
    }
   ]
  },
  "differences": {
   "type": "array",
   "description": "What makes the difference between the two, greatest first. 两者的差别,从大到小。",
   "items": {
    "type": "object",
    "required": [
     "kind",
     "value",
     "document",
     "rival"
    ],
    "properties": {
     "kind": {
      "$ref": "#/$defs/evidenceKind"
     },
     "value": {
      "type": "string"
     },
     "document": {
      "type": "number"
     },
     "rival": {
      "type": "number"
     }
    }
   }
  },
  "unexplained": {
   "type": "array",
   "description": "Parts of the symptom that the document says nothing of. 文档没有解释的部分。",
   "items": {
    "type": "object",
    "required": [
     "text",
     "start",
     "end"
    ],
    "properties": {
     "text": {
      "type": "string"
     },
     "start": {
      "type": "integer",
      "minimum": 0
     },
     "end": {
      "type": "integer",
      "minimum": 0
     }
    }
   }
  },
  "silentTriggers": {
   "type": "array",
   "description": "Triggers of the document that did not hit, and why. 没有命中的触发条件及原因。",
   "items": {
    "type": "object",
    "required": [
     "trigger",
     "line",
     "reason",
     "phrases"
    ],
    "properties": {
     "trigger": {
      "type": "string"
     },
     "line": {
      "type": "integer",
      "minimum": 1
     },
     "reason": {
      "enum": [
       "absent",
       "missing",
       "vetoed",
       "boundary",
       "case",
       "pattern"
      ]
     },
     "phrases": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   }
  },
  "tried": {
   "type": "integer",
   "minimum": 0,
   "description": "Changes that were tried at most; 0 where the symptom is too long. 最多试验了多少种改动;症状过长时为 0。"
  },
  "changes": {
   "type": "array",
   "description": "Changes after which the order of the two is the other way round; each was tried. 会使名次互换的最小改动,均已验证。",
   "items": {
    "type": "object",
    "required": [
     "kind",
     "text",
     "first",
     "document",
     "rival"
    ],
    "properties": {
     "kind": {
      "enum": [
       "remove",
       "add",
       "trigger"
      ]
     },
     "text": {
      "type": "string"
     },
     "first": {
      "type": "string"
     },
     "document": {
      "type": "number"
     },
     "rival": {
      "type": "number"
     }
    }
   }
  }
 },
 "$defs": {
  "evidenceKind": {
   "enum": [
    "trigger",
    "signature",
    "text",
    "case",
    "correction"
   ]
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
  "language": {
   "enum": [
    "zh",
    "en"
   ]
  },
  "document": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "path": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "kind": {
     "enum": [
      "workflow",
      "case",
      "article"
     ]
    },
    "priority": {
     "type": "integer",
     "minimum": 1,
     "maximum": 999
    },
    "rank": {
     "type": [
      "integer",
      "null"
     ],
     "description": "Place in the order, from 1; null when it has nothing in common with the symptom. 名次,没有共同点时为 null。"
    },
    "score": {
     "type": "number",
     "description": "Sum of the branches. 各类证据之和。"
    },
    "evidence": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "kind",
       "score",
       "leaves"
      ],
      "properties": {
       "kind": {
        "$ref": "#/$defs/evidenceKind"
       },
       "score": {
        "type": "number"
       },
       "leaves": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/evidence"
        }
       }
      }
     }
    }
   },
   "required": [
    "id",
    "path",
    "title",
    "kind",
    "priority",
    "rank",
    "score",
    "evidence"
   ]
  }
 }
} as const;
