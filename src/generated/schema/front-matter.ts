// Generated from schema/front-matter.schema.json by scripts/generate.mjs. Do not edit.
export const frontMatterSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/front-matter.json",
 "title": "Front matter shared by every kind of document",
 "description": "The keys that a workflow, a case and an article have in common, and the keys of the dialects that are read as they are. 所有文档共有的元数据字段，以及按原样读取的外来字段。",
 "examples": [
  {
   "id": "subnet-ip-exhausted",
   "title": "Subnet out of addresses",
   "triggers": [
    "no available ip",
    "子网 IP 耗尽"
   ],
   "priority": 40
  }
 ],
 "type": "object",
 "properties": {
  "id": {
   "$ref": "#/$defs/text",
   "description": "Stable name, unique in the knowledge base. Without it the path is the name. 稳定且在知识库中唯一的名称；缺省时以路径为名。"
  },
  "title": {
   "$ref": "#/$defs/text",
   "description": "What is wrong, or what is done, in one line. Without it the first heading is the title. 一行说明故障现象或所做之事；缺省时取第一个标题。"
  },
  "kind": {
   "description": "What the document is. Lists are the kinds of other dialects. 文档的类型；列表为其他格式的类型写法。",
   "type": [
    "string",
    "array",
    "null"
   ],
   "if": {
    "type": "string"
   },
   "then": {
    "$ref": "#/$defs/kind"
   },
   "items": {
    "type": "string"
   },
   "x-expected": "workflow, case or article"
  },
  "category": {
   "$ref": "#/$defs/text",
   "description": "Area that the document belongs to, such as `general` or `pod_to_external`. 所属领域，例如 `general` 或 `pod_to_external`。"
  },
  "priority": {
   "description": "1 to 999; of near-equal answers the smaller comes first. 999 when absent. 1 到 999；结果相近时数值小者优先，缺省为 999。",
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 999,
   "x-expected": "a whole number from 1 to 999"
  },
  "triggers": {
   "description": "Phrases and rules; any one that holds speaks for the document. 短语与规则，任意一条成立即指向本文档。",
   "type": [
    "array",
    "null"
   ],
   "items": {
    "$ref": "#/$defs/trigger"
   },
   "x-expected": "a list of phrases or rules"
  },
  "symptoms": {
   "$ref": "#/$defs/texts",
   "description": "What a person sees when this is the problem. 出现该问题时人所见到的现象。"
  },
  "components": {
   "$ref": "#/$defs/texts",
   "description": "Parts of the system that are concerned. 涉及的系统组件。"
  },
  "products": {
   "$ref": "#/$defs/texts",
   "description": "Products that are concerned. 涉及的产品。"
  },
  "versions": {
   "$ref": "#/$defs/texts",
   "description": "Versions or ranges that are concerned: `4.1.0`, `4.2.x`, `4.3.x and later`. 涉及的版本或版本范围。"
  },
  "language": {
   "description": "Language of the text. Found from the text when absent. 正文语言；缺省时由正文判断。",
   "type": [
    "string",
    "null"
   ],
   "pattern": "^(zh|en)([-_].*)?$",
   "x-expected": "zh or en"
  },
  "related": {
   "$ref": "#/$defs/texts",
   "description": "Ids of documents to read next. 建议继续阅读的文档 id。"
  },
  "date": {
   "$ref": "#/$defs/text",
   "description": "When it happened or was last reviewed, as the author writes dates. 发生或最近一次复核的日期，写法从作者。"
  },
  "status": {
   "$ref": "#/$defs/text",
   "description": "State of the document, such as `draft` or `reviewed`. 文档状态，例如 `draft` 或 `reviewed`。"
  },
  "sources": {
   "$ref": "#/$defs/texts",
   "description": "Ids and addresses of the same incident elsewhere. Two documents with one source are one incident. 同一故障在别处的编号或地址；来源相同的文档视为同一故障。"
  },
  "ProductsVersion": {
   "$ref": "#/$defs/texts",
   "description": "Versions, in Alauda records. Alauda 记录中的版本。"
  },
  "sourceSHA": {
   "$ref": "#/$defs/text",
   "description": "Hash of the original, in Alauda records. Alauda 记录中原文的哈希。"
  },
  "ID": {
   "$ref": "#/$defs/text",
   "description": "Same as `id`, in Alauda records. 等同 `id`，用于 Alauda 记录。"
  },
  "tags": {
   "$ref": "#/$defs/texts",
   "description": "Labels; `runbook` and `incident` decide the kind. 标签；`runbook` 与 `incident` 决定文档类型。"
  },
  "domain": {
   "$ref": "#/$defs/text",
   "description": "Area, in runbook notes. 领域，用于 runbook 笔记。"
  },
  "component": {
   "$ref": "#/$defs/texts",
   "description": "Component, in runbook notes. 组件，用于 runbook 笔记。"
  },
  "fault_type": {
   "$ref": "#/$defs/text",
   "description": "Path of the fault in a classification, in runbook notes. 故障在分类中的路径，用于 runbook 笔记。"
  },
  "symptom": {
   "$ref": "#/$defs/texts",
   "description": "Symptom, in notes. 现象，用于笔记。"
  },
  "last_updated": {
   "$ref": "#/$defs/text",
   "description": "Date of the last change, in runbook notes. 最近修改日期，用于 runbook 笔记。"
  },
  "source_incidents": {
   "$ref": "#/$defs/texts",
   "description": "How many incidents, or which, a runbook note was written from. runbook 笔记所依据的故障数量或编号。"
  },
  "affected_versions": {
   "$ref": "#/$defs/texts",
   "description": "Versions, in runbook notes. 版本，用于 runbook 笔记。"
  },
  "root_cause": {
   "$ref": "#/$defs/texts",
   "description": "Cause, in incident notes. 原因，用于故障笔记。"
  },
  "resolution": {
   "$ref": "#/$defs/texts",
   "description": "Resolution, in incident notes. 处置，用于故障笔记。"
  },
  "severity": {
   "$ref": "#/$defs/text",
   "description": "Severity, in incident notes. 严重程度，用于故障笔记。"
  },
  "environment": {
   "$ref": "#/$defs/texts",
   "description": "Where it happened, in incident notes. 发生的环境，用于故障笔记。"
  },
  "version": {
   "$ref": "#/$defs/texts",
   "description": "Version, in incident notes. 版本，用于故障笔记。"
  },
  "weight": {
   "$ref": "#/$defs/text",
   "description": "Order on a web site. 网站上的排序。"
  },
  "aliases": {
   "$ref": "#/$defs/texts",
   "description": "Former addresses or names of the page. 页面的旧地址或旧名称。"
  },
  "description": {
   "$ref": "#/$defs/text",
   "description": "Summary for a web site. 网站摘要。"
  },
  "draft": {
   "$ref": "#/$defs/text",
   "description": "State on a web site. 网站上的发布状态。"
  },
  "author": {
   "$ref": "#/$defs/texts",
   "description": "Who wrote it. 作者。"
  },
  "keywords": {
   "$ref": "#/$defs/texts",
   "description": "Words for search. 检索用关键词。"
  },
  "canonical_url": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "layout": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "permalink": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "slug": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "url": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "toc": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "enableToc": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "parent": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "section": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "type": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "content_type": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "linkTitle": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "sidebar_label": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "sidebar_position": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "nav_order": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "published": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "publish": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "created": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "updated": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "modified": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "lastmod": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "owner": {
   "$ref": "#/$defs/text",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "categories": {
   "$ref": "#/$defs/texts",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "series": {
   "$ref": "#/$defs/texts",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "reviewers": {
   "$ref": "#/$defs/texts",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "authors": {
   "$ref": "#/$defs/texts",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  },
  "owners": {
   "$ref": "#/$defs/texts",
   "description": "Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"
  }
 },
 "patternProperties": {
  "^x-": {
   "description": "Free for your own tools; never read. 供自有工具使用，不会被读取。"
  }
 },
 "$defs": {
  "kind": {
   "enum": [
    "workflow",
    "case",
    "article",
    "Troubleshooting",
    "Solution",
    "Article",
    "How To",
    "Information",
    "BestPractices",
    "Best Practices",
    "KnownIssue",
    "Known Issue",
    "FAQ",
    "runbook",
    "incident"
   ],
   "x-expected": "workflow, case or article"
  },
  "text": {
   "type": [
    "string",
    "number",
    "boolean",
    "null"
   ],
   "x-expected": "one line of text"
  },
  "texts": {
   "type": [
    "string",
    "number",
    "boolean",
    "null",
    "array"
   ],
   "items": {
    "type": [
     "string",
     "number",
     "boolean",
     "null"
    ],
    "x-expected": "one line of text"
   },
   "x-expected": "a text or a list of texts"
  },
  "phrases": {
   "type": [
    "string",
    "number",
    "boolean",
    "array"
   ],
   "items": {
    "type": [
     "string",
     "number",
     "boolean"
    ],
    "x-expected": "a phrase"
   },
   "minItems": 1,
   "x-expected": "a phrase or a list of phrases"
  },
  "trigger": {
   "description": "A phrase, of which any hit counts, or a rule. 触发词：字符串即短语，对象即规则。",
   "type": [
    "string",
    "number",
    "boolean",
    "object"
   ],
   "x-expected": "a phrase or a rule",
   "properties": {
    "phrase": {
     "$ref": "#/$defs/phrases",
     "description": "Same as `any`. 等同 `any`。"
    },
    "any": {
     "$ref": "#/$defs/phrases",
     "description": "One of these is enough. 其一出现即可。"
    },
    "all": {
     "$ref": "#/$defs/phrases",
     "description": "Each of these is needed. 须全部出现。"
    },
    "not": {
     "$ref": "#/$defs/phrases",
     "description": "One of these vetoes the rule. 其一出现即否决本规则。"
    },
    "regex": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "description": "Pattern for a linear-time engine: no look-around, no back-references. 由线性时间引擎执行的正则：不支持环视与反向引用。",
     "x-expected": "a pattern of 1 to 1000 characters"
    },
    "weight": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100,
     "description": "Multiplies what a hit is worth; 1 when absent. 命中价值的倍数，缺省为 1。",
     "x-expected": "a number above 0 and up to 100"
    },
    "cased": {
     "type": "boolean",
     "description": "True: upper and lower case differ. 为真时区分大小写。",
     "x-expected": "true or false"
    }
   },
   "anyOf": [
    {
     "required": [
      "phrase"
     ]
    },
    {
     "required": [
      "any"
     ]
    },
    {
     "required": [
      "all"
     ]
    },
    {
     "required": [
      "regex"
     ]
    }
   ],
   "additionalProperties": false
  }
 }
} as const;
