// Generated from schema/entities.schema.json by scripts/generate.mjs. Do not edit.
export const entitiesSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/entities.json",
 "title": "Entities",
 "description": "Words by which names, states and codes are recognised in symptoms.",
 "type": "object",
 "required": [
  "kinds",
  "knownNames",
  "notNames",
  "proseParts",
  "products",
  "components",
  "reasons",
  "errorNames"
 ],
 "additionalProperties": false,
 "properties": {
  "kinds": {
   "description": "Kinds of things that have names.",
   "type": "array",
   "items": {
    "type": "object",
    "required": [
     "type",
     "words",
     "han"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "description": "Type of the entity: the Kubernetes kind, singular, in small letters.",
      "type": "string",
      "pattern": "^[a-z]+$"
     },
     "words": {
      "description": "Latin words for the kind, in small letters; also labels and fields that hold such a name.",
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1,
       "pattern": "^[a-z_]+$"
      },
      "uniqueItems": true
     },
     "han": {
      "description": "Chinese words for the kind.",
      "type": "array",
      "items": {
       "type": "string",
       "minLength": 1,
       "pattern": "^[\\u4e00-\\u9fff]+$"
      },
      "uniqueItems": true
     }
    }
   }
  },
  "knownNames": {
   "description": "Type → names that are recognised although they look like words.",
   "type": "object",
   "additionalProperties": {
    "description": "Names.",
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "pattern": "^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$"
    },
    "uniqueItems": true
   }
  },
  "notNames": {
   "description": "Words that stand beside a kind in prose and are never a name.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z0-9.]+$"
   },
   "uniqueItems": true
  },
  "proseParts": {
   "description": "Words that make a hyphenated word prose (`not-ready`), not a name.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z]+$"
   },
   "uniqueItems": true
  },
  "products": {
   "description": "Products whose version may be given with two numbers.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z0-9-]+$"
   },
   "uniqueItems": true
  },
  "components": {
   "description": "Components that have pods on nodes but are the name of neither.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[a-z0-9-]+$"
   },
   "uniqueItems": true
  },
  "reasons": {
   "description": "States and reasons that Kubernetes shows, in their own case.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[A-Z][A-Za-z]+$"
   },
   "uniqueItems": true
  },
  "errorNames": {
   "description": "Names of errors and signals, in their own case.",
   "type": "array",
   "items": {
    "type": "string",
    "minLength": 1,
    "pattern": "^[A-Za-z0-9]+$"
   },
   "uniqueItems": true
  }
 }
} as const;
