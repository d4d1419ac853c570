// Generated from schema/verdicts.schema.json by scripts/generate.mjs. Do not edit.
export const verdictsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/verdicts.json",
 "title": "Words that an expectation is written with",
 "description": "Marks and words by which an expectation is read as normal, warning or abnormal. 判断正常、警告、异常的标记与词语。",
 "type": "object",
 "properties": {
  "marks": {
   "type": "object",
   "properties": {
    "normal": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "warning": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "abnormal": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "normal",
    "warning",
    "abnormal"
   ],
   "additionalProperties": false
  },
  "words": {
   "type": "object",
   "properties": {
    "normal": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "warning": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "abnormal": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "normal",
    "warning",
    "abnormal"
   ],
   "additionalProperties": false
  },
  "comparators": {
   "type": "object",
   "properties": {
    "before": {
     "type": "array",
     "items": {
      "type": "array",
      "prefixItems": [
       {
        "enum": [
         "==",
         "!=",
         "<",
         "<=",
         ">",
         ">="
        ]
       },
       {
        "type": "array",
        "items": {
         "type": "string",
         "minLength": 1
        },
        "uniqueItems": true
       }
      ],
      "minItems": 2,
      "items": false
     }
    },
    "after": {
     "type": "array",
     "items": {
      "type": "array",
      "prefixItems": [
       {
        "enum": [
         "==",
         "!=",
         "<",
         "<=",
         ">",
         ">="
        ]
       },
       {
        "type": "array",
        "items": {
         "type": "string",
         "minLength": 1
        },
        "uniqueItems": true
       }
      ],
      "minItems": 2,
      "items": false
     }
    }
   },
   "required": [
    "before",
    "after"
   ],
   "additionalProperties": false,
   "description": "Comparisons in words, before or behind the number."
  },
  "units": {
   "type": "object",
   "additionalProperties": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1
    },
    "uniqueItems": true
   },
   "description": "Canonical unit and its names in lower case; under the empty name, words that only count."
  },
  "be": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "show": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "expectLines": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "subjects": {
   "type": "object",
   "additionalProperties": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1
    },
    "uniqueItems": true
   },
   "description": "Names of one quantity across languages; under the empty name, words that name none."
  },
  "dimensions": {
   "type": "object",
   "additionalProperties": {
    "type": "object",
    "additionalProperties": {
     "type": "number",
     "exclusiveMinimum": 0
    }
   },
   "description": "What units measure, and how many of the first each is; units of one dimension can be compared."
  },
  "statusNames": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Names of the value that an output calls its status, the first wins."
  },
  "readyWords": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Words that ask whether something is ready."
  },
  "addressFamilies": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Qualifiers of a name that say which addresses are meant; each implies `ip`."
  },
  "kinds": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Words of a subject that name a kind of thing and not the value that is compared."
  },
  "distinctWords": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Words that make another quantity of a name that they stand in."
  },
  "beNot": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Words that say that something is not so."
  },
  "showNot": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Words that say that output lacks something."
  },
  "emptyWords": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Values that stand for no value."
  },
  "emptyOutput": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Phrases by which a whole expectation says that nothing is printed."
  },
  "someOutput": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Phrases by which a whole expectation says that something is printed."
  },
  "statuses": {
   "type": "object",
   "additionalProperties": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1
    },
    "uniqueItems": true,
    "description": "Names of the status in other languages."
   },
   "description": "Statuses that are known wherever they stand alone, with their names in lower case."
  },
  "lastingStatuses": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true,
   "description": "Statuses that are good when everything has them: what shows one of them is in it."
  },
  "checks": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "asides": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "hindrances": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  }
 },
 "required": [
  "marks",
  "words",
  "comparators",
  "units",
  "be",
  "show",
  "expectLines",
  "subjects",
  "dimensions",
  "statusNames",
  "readyWords",
  "addressFamilies",
  "kinds",
  "distinctWords",
  "beNot",
  "showNot",
  "emptyWords",
  "emptyOutput",
  "someOutput",
  "statuses",
  "lastingStatuses",
  "checks",
  "asides",
  "hindrances"
 ],
 "additionalProperties": false
} as const;
