// Generated from schema/session-advance.schema.json by scripts/generate.mjs. Do not edit.
export const sessionAdvanceSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/session-advance.json",
 "title": "A turn of a walk",
 "description": "Body of `POST /v1/sessions/advance`. 逐步诊断下一步的请求体。",
 "examples": [
  {
   "token": "t1.AAAA",
   "observation": {
    "outcome": "abnormal"
   }
  }
 ],
 "type": "object",
 "required": [
  "token",
  "observation"
 ],
 "additionalProperties": false,
 "properties": {
  "token": {
   "type": "string",
   "minLength": 1,
   "maxLength": 524288,
   "description": "As the last answer gave it."
  },
  "observation": {
   "$ref": "#/$defs/observation"
  }
 },
 "$defs": {
  "observation": {
   "description": "What was seen at the step, or what is wanted.",
   "anyOf": [
    {
     "type": "object",
     "required": [
      "outcome"
     ],
     "additionalProperties": false,
     "properties": {
      "outcome": {
       "type": "string",
       "maxLength": 1000
      }
     },
     "description": "`normal`, `warning`, `abnormal`, `done`, or the condition of a branch as written."
    },
    {
     "type": "object",
     "required": [
      "output"
     ],
     "additionalProperties": false,
     "properties": {
      "output": {
       "type": "string",
       "maxLength": 1048576
      }
     },
     "description": "What the commands of the step printed."
    },
    {
     "type": "object",
     "required": [
      "branch"
     ],
     "additionalProperties": false,
     "properties": {
      "branch": {
       "type": "integer",
       "minimum": 1,
       "maximum": 1000
      }
     },
     "description": "Number of one of the choices."
    },
    {
     "type": "object",
     "required": [
      "jump"
     ],
     "additionalProperties": false,
     "properties": {
      "jump": {
       "type": "string",
       "maxLength": 1000
      }
     },
     "description": "Id or number of a step."
    },
    {
     "type": "object",
     "required": [
      "set"
     ],
     "additionalProperties": false,
     "properties": {
      "set": {
       "type": "object",
       "description": "Values of placeholders, by name.",
       "maxProperties": 64,
       "propertyNames": {
        "minLength": 1,
        "maxLength": 200
       },
       "additionalProperties": {
        "type": "string",
        "maxLength": 2048
       }
      }
     },
     "description": "Values of parameters."
    },
    {
     "type": "object",
     "required": [
      "document"
     ],
     "additionalProperties": false,
     "properties": {
      "document": {
       "type": "string",
       "maxLength": 1000
      }
     },
     "description": "Id or path of another document."
    },
    {
     "type": "object",
     "required": [
      "back"
     ],
     "additionalProperties": false,
     "properties": {
      "back": {
       "const": true
      }
     },
     "description": "The answer before is taken back."
    },
    {
     "type": "object",
     "required": [
      "finish"
     ],
     "additionalProperties": false,
     "properties": {
      "finish": {
       "const": true
      }
     },
     "description": "The walk ends here."
    }
   ]
  }
 }
} as const;
