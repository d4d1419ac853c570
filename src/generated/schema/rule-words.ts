// Generated from schema/rule-words.schema.json by scripts/generate.mjs. Do not edit.
export const ruleWordsSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/rule-words.json",
 "title": "Words that rules know",
 "description": "Words that tell nothing in a trigger, words that warn, addresses and domains that are nobody's secret. 检查规则使用的词语：过于常见的词、警示用语、公共地址与示例域名。",
 "examples": [
  {
   "generic": {
    "en": [
     "error"
    ],
    "zh": [
     "异常"
    ]
   },
   "warnings": {
    "en": [
     "caution"
    ],
    "zh": [
     "谨慎"
    ]
   },
   "resolvers": [
    "8.8.8.8"
   ],
   "exampleDomains": [
    "example.com"
   ],
   "publicSites": [
    "github.com"
   ],
   "labels": {
    "en": [
     "severity"
    ],
    "zh": [
     "级别"
    ]
   },
   "well": {
    "within": [
     "condition met"
    ],
    "atStart": [
     "no error"
    ]
   },
   "collecting": [
    "jstack"
   ],
   "proseStarts": [
    "we"
   ],
   "explains": {
    "en": [
     "this"
    ],
    "zh": [
     "由于"
    ]
   },
   "explainsWithin": {
    "en": [
     "this alert"
    ],
    "zh": [
     "触发告警"
    ]
   }
  }
 ],
 "type": "object",
 "properties": {
  "$schema": {
   "type": "string"
  },
  "generic": {
   "description": "Words of nearly every report of a problem; lower case. 几乎所有故障描述都会出现的词。",
   "$ref": "#/$defs/byLanguage"
  },
  "warnings": {
   "description": "Words, or their beginnings, that warn of what a command does; lower case. 警示用语。",
   "$ref": "#/$defs/byLanguage"
  },
  "collecting": {
   "description": "Words of commands that collect something for a diagnosis, such as a heap dump, and mend nothing. 为诊断采集信息（如堆转储）的命令用语，不算变更。",
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "resolvers": {
   "description": "Public addresses that everybody knows. 公共 DNS 等众所周知的地址。",
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "exampleDomains": {
   "description": "Domains that stand for any domain. 示例域名。",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 3
   }
  },
  "publicSites": {
   "description": "Domains of public sites whose addresses are no secret of anybody. 众所周知的公共站点域名。",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 3
   },
   "uniqueItems": true
  },
  "labels": {
   "description": "Words in front of a colon by which a line says of what kind a page is, which is no symptom. 行首标签，不是现象。",
   "$ref": "#/$defs/byLanguage"
  },
  "well": {
   "type": "object",
   "description": "What is printed where nothing is wrong: anywhere in a line, or at its start; lower case. 一切正常时的输出。",
   "properties": {
    "within": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    },
    "atStart": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "uniqueItems": true
    }
   },
   "required": [
    "within",
    "atStart"
   ],
   "additionalProperties": false
  },
  "proseStarts": {
   "description": "Words that short prose in quotes begins with, which is no message; lower case. 引号中短句（非报错）的开头。",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "explains": {
   "description": "What a sentence begins with that explains, and is no phrase that an incident shows again; lower case. 解释性句子的开头，不宜作触发词。",
   "$ref": "#/$defs/byLanguage"
  },
  "explainsWithin": {
   "description": "What only a sentence that explains has. 仅解释性句子含有的词语。",
   "$ref": "#/$defs/byLanguage"
  }
 },
 "required": [
  "generic",
  "warnings",
  "collecting",
  "resolvers",
  "exampleDomains",
  "publicSites",
  "labels",
  "well",
  "proseStarts",
  "explains",
  "explainsWithin"
 ],
 "additionalProperties": false,
 "$defs": {
  "words": {
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1
   },
   "uniqueItems": true
  },
  "byLanguage": {
   "type": "object",
   "properties": {
    "en": {
     "$ref": "#/$defs/words"
    },
    "zh": {
     "$ref": "#/$defs/words"
    }
   },
   "required": [
    "en",
    "zh"
   ],
   "additionalProperties": false
  }
 }
} as const;
