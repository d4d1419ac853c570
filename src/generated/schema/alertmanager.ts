// Generated from schema/alertmanager.schema.json by scripts/generate.mjs. Do not edit.
export const alertmanagerSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/alertmanager.json",
 "title": "Alertmanager's webhook",
 "description": "Body of `POST /v1/alerts`, version 4. Keys that are not named here are passed over; values are bounded by the body alone. Alertmanager 的 webhook 请求体。",
 "examples": [
  {
   "version": "4",
   "status": "firing",
   "alerts": [
    {
     "status": "firing",
     "labels": {
      "alertname": "PodNotReady"
     },
     "annotations": {}
    }
   ]
  }
 ],
 "type": "object",
 "required": [
  "version",
  "alerts"
 ],
 "properties": {
  "version": {
   "const": "4"
  },
  "groupKey": {
   "type": "string",
   "maxLength": 65536
  },
  "truncatedAlerts": {
   "type": "integer",
   "minimum": 0
  },
  "status": {
   "enum": [
    "firing",
    "resolved"
   ]
  },
  "receiver": {
   "type": "string",
   "maxLength": 1000
  },
  "groupLabels": {
   "type": [
    "object",
    "null"
   ],
   "maxProperties": 256,
   "additionalProperties": {
    "type": "string"
   }
  },
  "commonLabels": {
   "type": [
    "object",
    "null"
   ],
   "maxProperties": 256,
   "additionalProperties": {
    "type": "string"
   }
  },
  "commonAnnotations": {
   "type": [
    "object",
    "null"
   ],
   "maxProperties": 256,
   "additionalProperties": {
    "type": "string"
   }
  },
  "externalURL": {
   "type": "string",
   "maxLength": 16384
  },
  "alerts": {
   "type": "array",
   "maxItems": 10000,
   "items": {
    "type": "object",
    "required": [
     "labels"
    ],
    "properties": {
     "status": {
      "enum": [
       "firing",
       "resolved"
      ]
     },
     "labels": {
      "type": "object",
      "maxProperties": 256,
      "additionalProperties": {
       "type": "string"
      }
     },
     "annotations": {
      "type": [
       "object",
       "null"
      ],
      "maxProperties": 256,
      "additionalProperties": {
       "type": "string"
      }
     },
     "startsAt": {
      "type": "string",
      "maxLength": 100
     },
     "endsAt": {
      "type": "string",
      "maxLength": 100
     },
     "generatorURL": {
      "type": "string",
      "maxLength": 16384
     },
     "fingerprint": {
      "type": "string",
      "maxLength": 100
     }
    }
   }
  }
 }
} as const;
