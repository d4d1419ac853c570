// Generated from schema/denials.schema.json by scripts/generate.mjs. Do not edit.
export const denialsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/denials.json",
 "title": "Denials",
 "description": "How people say of something that it is not what is wrong, for each language, in small letters. A phrase of English words that has `is not` stands for `isn't` as well.",
 "type": "object",
 "required": [
  "well",
  "copulas",
  "adverbs",
  "sound",
  "ruledOut",
  "around",
  "notIt",
  "faults",
  "faulty",
  "without",
  "unsolved",
  "openings",
  "checked",
  "pronouns",
  "connectives",
  "asking",
  "questions",
  "doubt",
  "noFault",
  "elliptic",
  "speaks"
 ],
 "additionalProperties": false,
 "$defs": {
  "phrases": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[^A-Z]+$"
   },
   "uniqueItems": true
  },
  "english": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z' -]+$|^ipv[46]$"
   },
   "uniqueItems": true
  }
 },
 "properties": {
  "well": {
   "description": "What stands behind a thing that is well, at the end of a clause: `DNS works fine`, 网关正常.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "copulas": {
   "description": "English verbs between a thing and an adjective of `sound`.",
   "$ref": "#/$defs/phrases"
  },
  "adverbs": {
   "description": "English words that may stand between the two.",
   "$ref": "#/$defs/phrases"
  },
  "sound": {
   "description": "English adjectives of what is well.",
   "$ref": "#/$defs/phrases"
  },
  "ruledOut": {
   "description": "What stands in front of a thing that is not the cause: `ruled out`, 不是.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "around": {
   "description": "Chinese words on both sides of such a thing: 与 … 无关.",
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "before",
     "after"
    ],
    "additionalProperties": false,
    "properties": {
     "before": {
      "$ref": "#/$defs/phrases"
     },
     "after": {
      "$ref": "#/$defs/phrases"
     }
    }
   }
  },
  "notIt": {
   "description": "English subjects of which `is not` says what is not the cause: `it is not DNS`.",
   "$ref": "#/$defs/phrases"
  },
  "faults": {
   "description": "Nouns of faults: without them, all is well. `no DNS errors`, 没有报错.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "faulty": {
   "description": "English adjectives of the same: `the disk is not full`.",
   "$ref": "#/$defs/phrases"
  },
  "without": {
   "description": "Chinese words in front of a fault that there is not.",
   "$ref": "#/$defs/phrases"
  },
  "unsolved": {
   "description": "Chinese words between the two that make the fault one that there is, or name what is lacking: 没有解决问题.",
   "$ref": "#/$defs/phrases"
  },
  "openings": {
   "description": "What may stand in front of words of `ruledOut`.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "checked": {
   "description": "Beginnings of a clause of which the next one says that it is well: `checked DNS, it is fine`.",
   "$ref": "#/$defs/phrases"
  },
  "pronouns": {
   "description": "What stands for that clause; nothing does as well.",
   "type": "array",
   "items": {
    "type": "string"
   },
   "uniqueItems": true
  },
  "connectives": {
   "description": "Words between two clauses.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "asking": {
   "description": "English words with which a question begins.",
   "$ref": "#/$defs/phrases"
  },
  "questions": {
   "description": "Words of questions and negations within a clause: it denies nothing.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "doubt": {
   "description": "Words of a place, a time, a test or another fault: what is well there, then or by that test is well by contrast with what is wrong.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "noFault": {
   "description": "What follows `not` or 不是 where that says what is wrong: `it is not ready`, 不是所有.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "elliptic": {
   "description": "Beginnings of a clause that goes on about what was said to be well: `DNS works, but slowly`.",
   "type": "object",
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false,
   "properties": {
    "en": {
     "$ref": "#/$defs/english"
    },
    "zh": {
     "$ref": "#/$defs/phrases"
    }
   }
  },
  "speaks": {
   "description": "English words that a sentence has and a list of names has not.",
   "$ref": "#/$defs/phrases"
  }
 }
} as const;
