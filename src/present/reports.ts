import { chat } from './chat/index.js';
import { comparisonJson } from './comparison/json.js';
import { comparisonMarkdown } from './comparison/markdown.js';
import { comparisonText } from './comparison/text.js';
import { compilationJson, compilationText } from './compilation.js';
import { editorHoverMarkdown } from './editor/hover.js';
import { evaluationJson, evaluationText } from './evaluation.js';
import { gapsJson, gapsText } from './gaps.js';
import { goldensGithub } from './goldens/github.js';
import { goldensJson } from './goldens/json.js';
import { goldensJunit } from './goldens/junit.js';
import { goldensText } from './goldens/text.js';
import { graphDot } from './graph/dot.js';
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

/** Ways to show what is said of a whole knowledge base, and of answers in a chat. All are pure. */
export const reportPresenters = {
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
  editor: { hover: editorHoverMarkdown },
  evaluation: { text: evaluationText, json: evaluationJson },
  chat,
  gaps: { text: gapsText, json: gapsJson },
  import: { text: importText, json: importJson },
  graph: { json: graphJson, dot: graphDot, mermaid: graphMermaid, graphml: graphGraphml },
} as const;
