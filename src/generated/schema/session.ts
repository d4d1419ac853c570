// Generated from schema/session.schema.json by scripts/generate.mjs. Do not edit.
export const sessionSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/session.json",
 "title": "A turn of a guided walk",
 "description": "What `triagraph diagnose --json` prints for each turn, and what `POST /v1/sessions` and `/v1/sessions/advance` answer. New keys may be added; a change of meaning changes `schema`. 逐步诊断中的一轮。",
 "examples": [
  {
   "schema": "triagraph/session/1",
   "status": "no_match",
   "language": "en",
   "match": "no_match",
   "symptom": "hello",
   "token": null,
   "document": null,
   "step": null,
   "number": null,
   "choices": [],
   "below": [],
   "parameters": [],
   "judgement": null,
   "notices": [],
   "visits": [],
   "dropped": 0,
   "conclusion": null,
   "cases": {
    "workflow": 0,
    "here": 0,
    "versions": [],
    "similar": []
   },
   "end": null,
   "stale": null
  }
 ],
 "type": "object",
 "required": [
  "schema",
  "status",
  "language",
  "match",
  "symptom",
  "token",
  "document",
  "step",
  "number",
  "choices",
  "below",
  "parameters",
  "judgement",
  "notices",
  "visits",
  "dropped",
  "conclusion",
  "cases",
  "end",
  "stale"
 ],
 "properties": {
  "schema": {
   "const": "triagraph/session/1"
  },
  "status": {
   "enum": [
    "step",
    "ended",
    "stale",
    "no_match"
   ],
   "description": "`step`: answer it. `ended`: see `end`. `stale`: the document has changed; the token goes on at `step`. `no_match`: nothing to walk."
  },
  "language": {
   "$ref": "diagnosis.json#/$defs/language"
  },
  "match": {
   "enum": [
    "matched",
    "ambiguous",
    "no_match"
   ],
   "description": "Status of the answer that the walk began with."
  },
  "symptom": {
   "type": "string",
   "description": "The beginning of it."
  },
  "token": {
   "type": [
    "string",
    "null"
   ],
   "description": "To be given to the next turn as it is."
  },
  "document": {
   "anyOf": [
    {
     "type": "object",
     "required": [
      "id",
      "path",
      "kind",
      "title",
      "language",
      "hash",
      "steps"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "path": {
       "type": "string"
      },
      "kind": {
       "$ref": "diagnosis.json#/$defs/documentKind"
      },
      "title": {
       "type": "string"
      },
      "language": {
       "$ref": "diagnosis.json#/$defs/language"
      },
      "hash": {
       "type": "string"
      },
      "steps": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    {
     "type": "null"
    }
   ]
  },
  "step": {
   "anyOf": [
    {
     "$ref": "diagnosis.json#/$defs/step"
    },
    {
     "type": "null"
    }
   ],
   "description": "The step to do now, with the known values put into its commands."
  },
  "number": {
   "type": [
    "string",
    "null"
   ],
   "description": "Its number through all levels, `3.1`."
  },
  "choices": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/choice"
   }
  },
  "below": {
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "step",
     "number",
     "title"
    ],
    "properties": {
     "step": {
      "type": "string"
     },
     "number": {
      "type": "string"
     },
     "title": {
      "type": "string"
     }
    }
   },
   "description": "Steps right below it."
  },
  "parameters": {
   "type": "array",
   "items": {
    "$ref": "diagnosis.json#/$defs/placeholder"
   },
   "description": "Parameters of the document's commands: known ones and open ones."
  },
  "judgement": {
   "anyOf": [
    {
     "$ref": "#/$defs/judgement"
    },
    {
     "type": "null"
    }
   ],
   "description": "How the output of this turn was judged."
  },
  "notices": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/notice"
   }
  },
  "visits": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/visit"
   }
  },
  "dropped": {
   "type": "integer",
   "minimum": 0,
   "description": "Oldest answers of a very long walk that are no longer remembered."
  },
  "conclusion": {
   "anyOf": [
    {
     "$ref": "#/$defs/conclusion"
    },
    {
     "type": "null"
    }
   ]
  },
  "cases": {
   "$ref": "#/$defs/cases"
  },
  "end": {
   "enum": [
    "finished",
    "resolved",
    "nothing-found",
    "end-of-document",
    "read",
    null
   ],
   "description": "Why the walk has ended."
  },
  "stale": {
   "anyOf": [
    {
     "$ref": "#/$defs/stale"
    },
    {
     "type": "null"
    }
   ]
  }
 },
 "$defs": {
  "seenValue": {
   "type": "object",
   "description": "A value read from output, as far as it is remembered.",
   "required": [
    "name",
    "value",
    "unit",
    "text"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "value": {
     "type": [
      "number",
      "string"
     ]
    },
    "unit": {
     "type": [
      "string",
      "null"
     ]
    },
    "text": {
     "type": "string"
    }
   }
  },
  "visit": {
   "type": "object",
   "description": "One step that was gone through.",
   "required": [
    "path",
    "step",
    "number",
    "title",
    "outcome",
    "branch",
    "seen"
   ],
   "properties": {
    "path": {
     "type": "string"
    },
    "step": {
     "type": "string"
    },
    "number": {
     "type": [
      "string",
      "null"
     ],
     "description": "`3.1`; null when the document has changed since."
    },
    "title": {
     "type": [
      "string",
      "null"
     ]
    },
    "outcome": {
     "enum": [
      "normal",
      "warning",
      "abnormal",
      "done",
      "skipped"
     ],
     "description": "`skipped`: left without an answer."
    },
    "branch": {
     "type": [
      "string",
      "null"
     ],
     "description": "Condition of the branch that was taken."
    },
    "seen": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/seenValue"
     }
    }
   }
  },
  "choice": {
   "type": "object",
   "description": "Where a branch of the step leads.",
   "required": [
    "number",
    "when",
    "kind",
    "to",
    "stepNumber",
    "title",
    "cases",
    "suggested"
   ],
   "properties": {
    "number": {
     "type": "integer",
     "minimum": 1,
     "description": "As `branch` of an observation."
    },
    "when": {
     "type": "string"
    },
    "kind": {
     "enum": [
      "step",
      "document",
      "resolution",
      "unresolved"
     ]
    },
    "to": {
     "type": "string",
     "description": "Step id, document path, or text of the resolution."
    },
    "stepNumber": {
     "type": [
      "string",
      "null"
     ]
    },
    "title": {
     "type": "string"
    },
    "cases": {
     "type": "integer",
     "minimum": 0,
     "description": "Solved cases that ended there."
    },
    "suggested": {
     "type": "boolean",
     "description": "The pasted output holds a word that only this condition names."
    }
   }
  },
  "conclusion": {
   "type": "object",
   "description": "What a cause or a resolution was reached as.",
   "required": [
    "cause",
    "resolution",
    "path",
    "step"
   ],
   "properties": {
    "cause": {
     "type": "string"
    },
    "resolution": {
     "type": [
      "string",
      "null"
     ]
    },
    "path": {
     "type": "string"
    },
    "step": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "similarCase": {
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
      "$ref": "diagnosis.json#/$defs/evidence"
     }
    }
   }
  },
  "cases": {
   "type": "object",
   "description": "Solved cases behind the conclusion, or behind the workflow while there is none.",
   "required": [
    "workflow",
    "here",
    "versions",
    "similar"
   ],
   "properties": {
    "workflow": {
     "type": "integer",
     "minimum": 0,
     "description": "Cases that follow the workflow."
    },
    "here": {
     "type": "integer",
     "minimum": 0,
     "description": "Cases that ended at this conclusion."
    },
    "versions": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "similar": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/similarCase"
     }
    }
   }
  },
  "notice": {
   "type": "object",
   "description": "Something that the person at the step should know. `code` is stable.",
   "required": [
    "code",
    "values"
   ],
   "properties": {
    "code": {
     "type": "string"
    },
    "values": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    }
   }
  },
  "stale": {
   "type": "object",
   "description": "The document has changed: nothing of the observation was used.",
   "required": [
    "path",
    "before",
    "now",
    "title",
    "step"
   ],
   "properties": {
    "path": {
     "type": "string"
    },
    "before": {
     "type": "string"
    },
    "now": {
     "type": "string"
    },
    "title": {
     "type": "string",
     "description": "Title of the step when it was shown."
    },
    "step": {
     "enum": [
      "same",
      "moved",
      "renamed",
      "gone"
     ],
     "description": "`same`: it has its id and title. `moved`: another id has its title. `renamed`: its id has another title. `gone`: the walk goes on at the beginning."
    }
   }
  },
  "reading": {
   "type": "object",
   "description": "A value that was read from the output, and where.",
   "required": [
    "name",
    "value",
    "unit",
    "row",
    "line",
    "text"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "value": {
     "type": [
      "number",
      "string"
     ]
    },
    "unit": {
     "type": [
      "string",
      "null"
     ]
    },
    "row": {
     "type": [
      "string",
      "null"
     ]
    },
    "line": {
     "type": "integer",
     "minimum": 1
    },
    "text": {
     "type": "string"
    }
   }
  },
  "judgement": {
   "type": "object",
   "description": "What pasted output says about the expectations of a step.",
   "required": [
    "outcome",
    "verdict",
    "expectation",
    "row",
    "readings",
    "each",
    "contradictions",
    "shapes",
    "truncated"
   ],
   "properties": {
    "outcome": {
     "enum": [
      "holds",
      "none_holds",
      "not_found",
      "ambiguous",
      "no_conditions"
     ]
    },
    "verdict": {
     "anyOf": [
      {
       "$ref": "diagnosis.json#/$defs/verdict"
      },
      {
       "type": "null"
      }
     ]
    },
    "expectation": {
     "type": [
      "integer",
      "null"
     ],
     "description": "Index of the expectation that holds."
    },
    "row": {
     "type": [
      "string",
      "null"
     ]
    },
    "readings": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/reading"
     }
    },
    "each": {
     "type": "array",
     "items": {
      "enum": [
       "holds",
       "fails",
       "not_found",
       "ambiguous",
       "no_condition"
      ]
     }
    },
    "contradictions": {
     "type": "array",
     "items": {
      "type": "integer"
     }
    },
    "shapes": {
     "type": "array",
     "items": {
      "enum": [
       "empty",
       "scalar",
       "json",
       "prometheus",
       "bordered-table",
       "table",
       "document",
       "pairs",
       "text"
      ]
     }
    },
    "truncated": {
     "type": "boolean"
    }
   }
  }
 }
} as const;
