import type { answerPresenters } from './answers.js';
import { deferredAnswerPresenters } from './deferred-answers.js';
import { deferredReportPresenters } from './deferred-reports.js';
import type { reportPresenters } from './reports.js';

const answers = (): typeof answerPresenters => deferredAnswerPresenters().answerPresenters;
const reports = (): typeof reportPresenters => deferredReportPresenters().reportPresenters;

/** Every way to show each kind of result: format → function from the result to text. All are pure. */
export const presenters = {
  get diagnosis() {
    return answers().diagnosis;
  },
  get document() {
    return answers().document;
  },
  get explanation() {
    return answers().explanation;
  },
  get session() {
    return answers().session;
  },
  get flowchart() {
    return answers().flowchart;
  },
  get lint() {
    return reports().lint;
  },
  get fixes() {
    return reports().fixes;
  },
  get goldens() {
    return reports().goldens;
  },
  get comparison() {
    return reports().comparison;
  },
  get compilation() {
    return reports().compilation;
  },
  /** What an editor shows under the pointer. */
  get editor() {
    return reports().editor;
  },
  get evaluation() {
    return reports().evaluation;
  },
  get chat() {
    return reports().chat;
  },
  get gaps() {
    return reports().gaps;
  },
  get import() {
    return reports().import;
  },
  get graph() {
    return reports().graph;
  },
};
