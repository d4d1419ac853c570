export type { AdaptiveCard } from './chat/adaptive-card.js';
export type { ChatAction, ChatMessage, ChatOptions, SessionChatOptions } from './chat/content.js';
export type { FeishuCard } from './chat/feishu.js';
export type { SlackMessage } from './chat/slack.js';
export type { Compilation } from './compilation.js';
export { stepTitle } from './diagnosis/outline.js';
export { type Evaluation, type MetricName, metricNames } from './evaluation.js';
export type { AnswerOptions, PresentOptions } from './layout.js';
export { type LintOptions, ruleAddress } from './lint/findings.js';
export type { PatchOptions } from './lint/patch.js';
export { presenters } from './presenters.js';
export { sanitize, sanitizeLine } from './sanitize.js';
export {
  type DiagnosisSentences,
  diagnosisSentences,
  type SessionSentences,
  type StepSentences,
  sessionSentences,
} from './sentences.js';
export { sessionCaseDraft } from './session/case-draft.js';
export { sessionReport } from './session/report.js';
