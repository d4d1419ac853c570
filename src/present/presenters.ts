import type {
  Diagnosis,
  Explanation,
  GapReport,
  SessionView,
  TicketImport,
  VersionComparison,
} from '../model/index.js';
import { chat } from './chat/index.js';
import { comparisonMarkdown, comparisonText } from './comparison.js';
import { compilationJson, compilationText } from './compilation.js';
import { diagnosisMarkdown } from './diagnosis/markdown.js';
import { diagnosisText } from './diagnosis/text.js';
import { documentJson, documentText } from './document.js';
import { editorHoverMarkdown } from './editor-hover.js';
import { type Evaluation, evaluationText } from './evaluation.js';
import { explanationText } from './explanation.js';
import { gapsText } from './gaps.js';
import { goldensGithub, goldensJson, goldensJunit, goldensText } from './goldens.js';
import { flowchartJson } from './graph/flowchart.js';
import { flowchartDot, flowchartGraphml, flowchartMermaid } from './graph/flowchart-formats.js';
import { graphDot, graphGraphml, graphJson, graphMermaid } from './graph/graph.js';
import { importJson, importText, ticketsText } from './import.js';
import { lintCheckstyle, lintGithub, lintJson, lintJunit, lintRdjson } from './lint/formats.js';
import { lintPatch } from './lint/patch.js';
import { lintSarif } from './lint/sarif.js';
import { lintText } from './lint/text.js';
import { messagesFor } from './messages/index.js';
import { toJson } from './sanitize.js';
import { sessionCaseDraft } from './session/case-draft.js';
import { sessionReportJson } from './session/record.js';
import { sessionReport } from './session/report.js';
import { checkLabel, choiceText, sessionText, stepLabels } from './session/text.js';

const jsonOf =
  <Result>() =>
  (result: Result): string =>
    toJson(result);

/** The presenters of each kind of result: format → function from the result to text. All are pure. */
export const presenters = {
  diagnosis: { text: diagnosisText, markdown: diagnosisMarkdown, json: jsonOf<Diagnosis>() },
  document: { text: documentText, json: documentJson },
  explanation: { text: explanationText, json: jsonOf<Explanation>() },
  /**
   * One turn of a session: `text`, `json`. The whole session, from its turns: `report` (Markdown), `reportJson`, `caseDraft`. For prompts:
   * `choice`, `check`, `steps`, `words`.
   */
  session: {
    text: sessionText,
    /** One line for each turn. */
    json: (view: SessionView) => toJson(view, 0),
    report: sessionReport,
    reportJson: sessionReportJson,
    caseDraft: sessionCaseDraft,
    choice: choiceText,
    check: checkLabel,
    steps: stepLabels,
    words: messagesFor,
  },
  chat,
  flowchart: { json: flowchartJson, dot: flowchartDot, mermaid: flowchartMermaid, graphml: flowchartGraphml },
  graph: { json: graphJson, dot: graphDot, mermaid: graphMermaid, graphml: graphGraphml },
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
  evaluation: { text: evaluationText, json: jsonOf<Evaluation>() },
  comparison: { text: comparisonText, json: jsonOf<VersionComparison>(), markdown: comparisonMarkdown },
  compilation: { text: compilationText, json: compilationJson },
  gaps: { text: gapsText, json: jsonOf<GapReport>() },
  import: { text: importText, json: importJson },
  tickets: { text: ticketsText, json: jsonOf<TicketImport>() },
  editor: { hover: editorHoverMarkdown },
} as const;
