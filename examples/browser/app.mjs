// A page that answers by itself: the snapshot is fetched once, from where the page is; no symptom leaves it.
// All text of documents and of the user goes into the page as text, never as markup.
import { openSnapshot } from 'triagraph/browser';

/**
 * An element with what is in it.
 * @param {Document} page
 * @param {string} name
 * @param {readonly (Node | string)[]} inside
 */
function element(page, name, ...inside) {
  const made = page.createElement(name);
  made.append(...inside);
  return made;
}

/** @param {Document} page @param {import('triagraph/browser').PlannedStep} step @param {boolean} isStart */
function stepItem(page, step, isStart) {
  const item = element(page, 'li', element(page, 'strong', step.title));
  if (isStart) item.setAttribute('aria-current', 'step');
  for (const command of step.commands) {
    item.append(element(page, 'pre', element(page, 'code', command.rendered)));
    if (command.effect !== 'read') item.append(element(page, 'p', `⚠ ${command.effect}`));
  }
  for (const { verdict, text } of step.expectations) item.append(element(page, 'p', `${verdict}: ${text}`));
  return item;
}

/**
 * The answer as elements.
 * @param {Document} page
 * @param {import('triagraph/browser').Diagnosis} diagnosis
 * @returns {HTMLElement[]}
 */
export function answerElements(page, diagnosis) {
  const { status, confidence, workflow, cases, question, fallback, suggestions } = diagnosis;
  const shown = [element(page, 'p', `${status} · ${confidence}`)];
  if (question) {
    const options = question.options.map(({ answer, id }) => element(page, 'li', `${answer} → ${id}`));
    shown.push(element(page, 'p', question.text), element(page, 'ul', ...options));
  }
  if (workflow) {
    const steps = workflow.steps.map((step) => stepItem(page, step, step.id === workflow.start));
    shown.push(element(page, 'h2', workflow.title), element(page, 'p', workflow.reason), element(page, 'ol', ...steps));
  }
  for (const { title, cause, resolution } of cases) {
    const lines = [cause, resolution].filter((line) => line !== null).map((line) => element(page, 'p', line));
    shown.push(element(page, 'h3', title), ...lines);
  }
  for (const { title, path } of [...(fallback ? [fallback] : []), ...suggestions]) {
    shown.push(element(page, 'p', `${title} (${path})`));
  }
  return shown;
}

/** @param {Document} page */
export async function start(page) {
  const form = /** @type {HTMLFormElement} */ (page.getElementById('ask'));
  const symptom = /** @type {HTMLTextAreaElement} */ (page.getElementById('symptom'));
  const answer = /** @type {HTMLElement} */ (page.getElementById('answer'));
  try {
    const engine = await openSnapshot(await fetch('kb.snapshot'));
    answer.replaceChildren(`${engine.info().documents} documents`);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer.replaceChildren(...answerElements(page, engine.query(symptom.value)));
    });
  } catch (error) {
    answer.replaceChildren(error instanceof Error ? error.message : String(error));
  }
}

if (typeof document !== 'undefined') await start(document);
