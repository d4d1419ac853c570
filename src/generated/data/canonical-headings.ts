// Generated from data/canonical-headings.json by scripts/generate.mjs. Do not edit.
export const canonicalHeadings = {
 "symptoms": {
  "en": "Symptoms",
  "zh": "现象"
 },
 "cause": {
  "en": "Cause",
  "zh": "原因"
 },
 "diagnosis": {
  "en": "Diagnosis",
  "zh": "诊断步骤"
 },
 "resolution": {
  "en": "Resolution",
  "zh": "解决方案"
 },
 "workaround": {
  "en": "Workaround",
  "zh": "临时方案"
 },
 "verification": {
  "en": "Verification",
  "zh": "验证"
 },
 "prevention": {
  "en": "Prevention",
  "zh": "预防"
 },
 "environment": {
  "en": "Environment",
  "zh": "环境"
 },
 "impact": {
  "en": "Impact",
  "zh": "影响"
 }
} as const;
