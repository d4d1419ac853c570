import { diagnosisJson } from './diagnosis/json.js';
import { diagnosisMarkdown } from './diagnosis/markdown.js';
import { diagnosisText } from './diagnosis/text.js';
import { documentJson } from './document/json.js';
import { documentText } from './document/text.js';
import { explanationJson } from './explanation/json.js';
import { explanationText } from './explanation/text.js';
import { flowchartDot } from './graph/flowchart-dot.js';
import { flowchartGraphml } from './graph/flowchart-graphml.js';
import { flowchartJson } from './graph/flowchart-json.js';
import { flowchartMermaid } from './graph/flowchart-mermaid.js';
import { sessionCaseDraft } from './session/case-draft.js';
import { sessionJson } from './session/json.js';
import { sessionReport } from './session/report.js';
import { choiceText, sessionText, sessionWords } from './session/text.js';

/** Ways to show what an opened snapshot answers. All are pure. */
export const answerPresenters = {
  diagnosis: { text: diagnosisText, markdown: diagnosisMarkdown, json: diagnosisJson },
  document: { text: documentText, json: documentJson },
  explanation: { text: explanationText, json: explanationJson },
  /** One turn of a walk: `text`, `json`. The whole walk, from its turns: `report`, `caseDraft`. For asking: `choice`, `words`. */
  session: {
    text: sessionText,
    json: sessionJson,
    report: sessionReport,
    caseDraft: sessionCaseDraft,
    choice: choiceText,
    words: sessionWords,
  },
  flowchart: { json: flowchartJson, dot: flowchartDot, mermaid: flowchartMermaid, graphml: flowchartGraphml },
} as const;
