// Generated from data/headings.json by scripts/generate.mjs. Do not edit.
import type { HeadingLexicon } from '../../model/index.js';

export const headings: HeadingLexicon = {
 "sections": [
  {
   "kind": "symptoms",
   "headings": [
    "issue",
    "problem",
    "symptom",
    "symptoms",
    "问题",
    "现象",
    "问题现象",
    "适用现象",
    "常见症状",
    "症状",
    "故障现象",
    "问题描述"
   ],
   "prefixes": [],
   "suffixes": [
    "症状",
    "现象"
   ]
  },
  {
   "kind": "cause",
   "headings": [
    "cause",
    "root cause",
    "原因",
    "根因",
    "根本原因",
    "原因分析",
    "根本原因分析"
   ],
   "suffixes": [
    "原因",
    "根因"
   ]
  },
  {
   "kind": "resolution",
   "headings": [
    "resolution",
    "solution",
    "mitigation",
    "解决方案",
    "解决方法",
    "处置步骤",
    "标准处置步骤",
    "缓解"
   ],
   "suffixes": [
    "解决方案",
    "解决方法"
   ]
  },
  {
   "kind": "workaround",
   "headings": [
    "workaround",
    "workarounds",
    "临时方案",
    "临时解决方案"
   ]
  },
  {
   "kind": "diagnosis",
   "headings": [
    "diagnosis",
    "diagnostic steps",
    "诊断",
    "诊断步骤",
    "标准排查路径",
    "troubleshooting"
   ],
   "prefixes": [
    "排查",
    "诊断"
   ]
  },
  {
   "kind": "impact",
   "headings": [
    "impact",
    "影响"
   ]
  },
  {
   "kind": "overview",
   "headings": [
    "meaning",
    "含义",
    "overview",
    "概述",
    "introduction",
    "介绍"
   ]
  }
 ]
};
