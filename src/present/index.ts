import { chat } from './chat/index.js';
import { comparisonJson } from './comparison/json.js';
import { comparisonMarkdown } from './comparison/markdown.js';
import { comparisonText } from './comparison/text.js';
import { compilationJson, compilationText } from './compilation.js';
import { diagnosisJson } from './diagnosis/json.js';
import { diagnosisMarkdown } from './diagnosis/markdown.js';
import { diagnosisText } from './diagnosis/text.js';
import { documentJson } from './document/json.js';
import { documentText } from './document/text.js';
import { editorHoverMarkdown } from './editor/hover.js';
import { evaluationJson, evaluationText } from './evaluation.js';
import { explanationJson } from './explanation/json.js';
import { explanationText } from './explanation/text.js';
import { gapsJson, gapsText } from './gaps.js';
import { goldensGithub } from './goldens/github.js';
import { goldensJson } from './goldens/json.js';
import { goldensJunit } from './goldens/junit.js';
import { goldensText } from './goldens/text.js';
import { graphDot } from './graph/dot.js';
import { flowchartDot } from './graph/flowchart-dot.js';
import { flowchartGraphml } from './graph/flowchart-graphml.js';
import { flowchartJson } from './graph/flowchart-json.js';
import { flowchartMermaid } from './graph/flowchart-mermaid.js';
import { graphGraphml } from './graph/graphml.js';
import { graphJson } from './graph/json.js';
import { graphMermaid } from './graph/mermaid.js';
import { importJson, importText } from './import.js';
import { lintCheckstyle } from './lint/checkstyle.js';
import { lintGithub } from './lint/github.js';
import { lintJson } from './lint/json.js';
import { lintJunit } from './lint/junit.js';
import { lintPatch } from './lint/patch.js';
import { lintRdjson } from './lint/rdjson.js';
import { lintSarif } from './lint/sarif.js';
import { lintText } from './lint/text.js';
import { sessionCaseDraft } from './session/case-draft.js';
import { sessionJson } from './session/json.js';
import { sessionReport } from './session/report.js';
import { choiceText, sessionText, sessionWords } from './session/text.js';

/** Every way to show each kind of result: format → function from the result to text. All are pure. */
export const presenters = {
  diagnosis: { text: diagnosisText, markdown: diagnosisMarkdown, json: diagnosisJson },
  document: { text: documentText, json: documentJson },
  lint: {
    text: lintText,
    json: lintJson,
    sarif: lintSarif,
    github: lintGithub,
    junit: lintJunit,
    checkstyle: lintCheckstyle,
    rdjson: lintRdjson,
  },
  fixes: { patch: lintPatch },
  goldens: { text: goldensText, json: goldensJson, junit: goldensJunit, github: goldensGithub },
  comparison: { text: comparisonText, json: comparisonJson, markdown: comparisonMarkdown },
  compilation: { text: compilationText, json: compilationJson },
  /** What an editor shows under the pointer. */
  editor: { hover: editorHoverMarkdown },
  explanation: { text: explanationText, json: explanationJson },
  evaluation: { text: evaluationText, json: evaluationJson },
  /** One turn of a walk: `text`, `json`. The whole walk, from its turns: `report`, `caseDraft`. For asking: `choice`, `words`. */
  session: {
    text: sessionText,
    json: sessionJson,
    report: sessionReport,
    caseDraft: sessionCaseDraft,
    choice: choiceText,
    words: sessionWords,
  },
  chat,
  gaps: { text: gapsText, json: gapsJson },
  import: { text: importText, json: importJson },
  flowchart: { json: flowchartJson, dot: flowchartDot, mermaid: flowchartMermaid, graphml: flowchartGraphml },
  graph: { json: graphJson, dot: graphDot, mermaid: graphMermaid, graphml: graphGraphml },
} as const;

export type { AdaptiveCard, ChatAction, ChatMessage, ChatOptions, FeishuCard, SlackMessage } from './chat/index.js';
export type { Compilation } from './compilation.js';
export type { ShownDocument } from './document/json.js';
export { type Evaluation, type MetricName, metricNames } from './evaluation.js';
export type { LintOptions } from './lint/types.js';
export type { PresentOptions } from './options.js';
export { sanitize, sanitizeLine } from './sanitize.js';
