import { answerPresenters } from './answers.js';
import { reportPresenters } from './reports.js';

/** Every way to show each kind of result: format → function from the result to text. All are pure. */
export const presenters = { ...answerPresenters, ...reportPresenters };
