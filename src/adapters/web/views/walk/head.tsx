import type { Observation, SessionView } from '../../../../browser.js';
import type { Turn } from '../../engine/calls.js';
import { linkTo } from '../../router.js';
import { useSettings } from '../../ui/settings.js';

/** The document and symptom of the walk, and its progress. */
export function Head({ view }: { view: SessionView }) {
  const { m } = useSettings();
  const { document, symptom, visits } = view;
  if (!document) return null;
  const answered = new Set(visits.map(({ path, step }) => `${path}#${step}`)).size;
  return (
    <header class="walk-head">
      <p class="kicker">
        {m.kind[document.kind]} · {m.progress(answered)}
      </p>
      <h1>
        <a href={linkTo({ view: 'document', id: document.path, line: null })}>{document.title}</a>
      </h1>
      {symptom !== '' && (
        <p class="walk-symptom">
          <span>{m.symptomWas}</span> <a href={linkTo({ view: 'search', symptom })}>{firstLine(symptom)}</a>
        </p>
      )}
      <progress value={answered} max={Math.max(document.steps, answered)} aria-label={m.progress(answered)} />
    </header>
  );
}

const firstLine = (text: string): string => text.trim().split('\n')[0]!.slice(0, 160);

/** Notices that are shown in the step or in the checklist. */
const shownElsewhere: ReadonlySet<string> = new Set(['started-at', 'check-first', 'confirm-first', 'other-document']);

interface Props {
  readonly turn: Turn;
  onAnswer(observation: Observation): void;
}

/** Result of the last answer: the verdict with the line that was read, notices, the cause with similar cases. */
export function Said({ turn: { view, words }, onAnswer }: Props) {
  const { m } = useSettings();
  const { judgement, notices, conclusion, cases } = view;
  const said = notices.flatMap(({ code }, index) => (shownElsewhere.has(code) ? [] : words.notices[index]!));
  return (
    <div class="said" role="status" aria-live="polite">
      {words.stale !== '' && <p class="notice">{words.stale}</p>}
      {judgement && (
        <div class="judgement" data-verdict={judgement.verdict ?? 'none'}>
          <strong>{judgement.verdict ? `${m.judged} ${m.verdict[judgement.verdict]}` : m.notJudged}</strong>
          {judgement.row !== null && <span> {judgement.row}</span>}
          <ul>
            {words.readings.map((reading) => (
              <li key={reading}>
                <code>{reading}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {said.length > 0 && (
        <ul class="notes">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {conclusion && (
        <section class="conclusion" aria-labelledby="conclusion-title">
          <h2 id="conclusion-title">{m.conclusion[conclusion.kind](conclusion.cause)}</h2>
          {conclusion.resolution !== null && !conclusion.resolution.endsWith(conclusion.cause) && (
            <p>
              <b>{m.resolution}</b> {conclusion.resolution}
            </p>
          )}
          {words.cases !== '' && <p>{words.cases}</p>}
          {cases.similar.length > 0 && (
            <ul class="similar">
              {cases.similar.map((each) => (
                <li key={each.path}>
                  <a href={linkTo({ view: 'document', id: each.path, line: null })}>{each.title}</a>
                  {each.resolution !== null && <p>{each.resolution}</p>}
                  <button type="button" class="quiet" onClick={() => onAnswer({ document: each.path })}>
                    {m.openCase}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
