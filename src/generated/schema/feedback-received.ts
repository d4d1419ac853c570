// Generated from schema/feedback-received.schema.json by scripts/generate.mjs. Do not edit.
export const feedbackReceivedSchema = {
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "$id": "https://triagraph.dev/schema/feedback-received.json",
 "title": "Feedback that was taken",
 "description": "Answer of `POST /v1/feedback`. 反馈已接收。",
 "examples": [
  {
   "accepted": true,
   "recorded": false
  }
 ],
 "type": "object",
 "required": [
  "accepted",
  "recorded"
 ],
 "properties": {
  "accepted": {
   "const": true
  },
  "recorded": {
   "type": "boolean",
   "description": "False when the server keeps no log, or cannot write it now."
  }
 }
} as const;
