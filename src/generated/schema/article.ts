// Generated from schema/article.schema.json by scripts/generate.mjs. Do not edit.
export const articleSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/article.json",
 "title": "Front matter of an article",
 "description": "An article explains: background, principle, how-to. It can be found and linked, and is never the procedure of an answer. 文章：背景、原理、操作说明，可被检索与引用。",
 "examples": [
  {
   "id": "how-addresses-are-counted",
   "kind": "article",
   "title": "How a subnet counts its addresses",
   "related": [
    "subnet-ip-exhausted"
   ]
  }
 ],
 "type": "object",
 "allOf": [
  {
   "$ref": "front-matter.json"
  }
 ]
} as const;
