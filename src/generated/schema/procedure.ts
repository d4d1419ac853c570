// Generated from schema/procedure.schema.json by scripts/generate.mjs. Do not edit.
export const procedureSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/procedure.json",
 "title": "Words that a procedure is written with",
 "description": "Words and patterns by which steps, groups and branches of a procedure are recognised, in Chinese and English. 识别步骤、分组与分支的词语。",
 "type": "object",
 "properties": {
  "groups": {
   "type": "object",
   "properties": {
    "condition": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "choice": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "step": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "condition",
    "choice",
    "step"
   ],
   "additionalProperties": false,
   "description": "Words before a number in a heading: what must hold, what may be chosen, what is next."
  },
  "descriptive": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Labels of lists that tell facts, not actions."
  },
  "descriptiveEndings": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "expected": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Labels of what should be seen."
  },
  "empty": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Text that says nothing."
  },
  "references": {
   "type": "object",
   "properties": {
    "zh": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "en": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "zh",
    "en"
   ],
   "additionalProperties": false,
   "description": "Verbs before the name of a step, a section or a document."
  },
  "leads": {
   "type": "object",
   "properties": {
    "zh": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "en": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "zh",
    "en"
   ],
   "additionalProperties": false,
   "description": "Words that what is to be done begins with, behind a condition, beside references and instructions."
  },
  "mentions": {
   "type": "object",
   "properties": {
    "zh": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "en": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "zh",
    "en"
   ],
   "additionalProperties": false,
   "description": "References that tell where to read more, and no more."
  },
  "carryings": {
   "type": "object",
   "properties": {
    "zh": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "en": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "zh",
    "en"
   ],
   "additionalProperties": false,
   "description": "References to what is to be carried out elsewhere."
  },
  "referenceTails": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "tables": {
   "type": "object",
   "properties": {
    "when": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "action": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "cause": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "when",
    "action",
    "cause"
   ],
   "additionalProperties": false,
   "description": "Column headings of tables whose rows are branches."
  },
  "stepTables": {
   "type": "object",
   "properties": {
    "number": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "step": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "task": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "command": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "number",
    "step",
    "task",
    "command"
   ],
   "additionalProperties": false,
   "description": "Column headings of tables whose rows are steps."
  },
  "commandLabels": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Labels that only announce the commands below them."
  },
  "instructions": {
   "type": "object",
   "properties": {
    "zh": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "en": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "zh",
    "en"
   ],
   "additionalProperties": false,
   "description": "Verbs that a sentence which says what to do begins with."
  },
  "clauses": {
   "type": "object",
   "description": "Words and patterns by which a sentence with a condition is parted: `A, or B, then C`. 判断条件句在何处结束的词语与模式。",
   "properties": {
    "consequence": {
     "type": "object",
     "description": "What the part begins with that says what is to be done. 结果部分的开头。",
     "properties": {
      "en": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      },
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "en",
      "zh"
     ],
     "additionalProperties": false
    },
    "goesOn": {
     "type": "object",
     "description": "What goes on with the condition: an alternative, an aside. 条件仍在继续的开头。",
     "properties": {
      "en": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      },
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "en",
      "zh"
     ],
     "additionalProperties": false
    },
    "mayGoOn": {
     "type": "object",
     "description": "What goes on with the condition unless an action follows; `unless`: characters behind that make another word of it. 可能延续条件的开头，及其例外。",
     "properties": {
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      },
      "unless": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "zh",
      "unless"
     ],
     "additionalProperties": false
    },
    "alternative": {
     "type": "object",
     "description": "What a list of alternatives has before its last part. 并列项的连接词。",
     "properties": {
      "en": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      },
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "en",
      "zh"
     ],
     "additionalProperties": false
    },
    "ownClause": {
     "type": "object",
     "description": "What a clause of its own begins with. 独立分句的开头。",
     "properties": {
      "en": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      },
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "en",
      "zh"
     ],
     "additionalProperties": false
    },
    "beforeReference": {
     "type": "object",
     "description": "Words before a verb that refers. 指引动词之前的词。",
     "properties": {
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "zh"
     ],
     "additionalProperties": false
    },
    "spoken": {
     "type": "object",
     "description": "Verbs that part the two without a comma, beside those of `references`. 无逗号时区分两部分的动词。",
     "properties": {
      "en": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      },
      "zh": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "uniqueItems": true
      }
     },
     "required": [
      "en",
      "zh"
     ],
     "additionalProperties": false
    }
   },
   "required": [
    "consequence",
    "goesOn",
    "mayGoOn",
    "alternative",
    "ownClause",
    "beforeReference",
    "spoken"
   ],
   "additionalProperties": false
  }
 },
 "required": [
  "groups",
  "descriptive",
  "descriptiveEndings",
  "expected",
  "empty",
  "references",
  "leads",
  "mentions",
  "carryings",
  "referenceTails",
  "tables",
  "stepTables",
  "commandLabels",
  "instructions",
  "clauses"
 ],
 "additionalProperties": false
} as const;
