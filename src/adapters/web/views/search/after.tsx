import { useEffect, useState } from 'preact/hooks';
import type { Asked } from '../../engine/asked.js';
import { type FeedbackResult, postFeedback } from '../../engine/server.js';
import { linkTo } from '../../router.js';
import { takeFocus } from '../../ui/keys.js';
import { useSettings } from '../../ui/settings.js';

/** Solved cases like this one: what it was, what helped. */
export function Cases({ asked }: { asked: Asked }) {
  const { m } = useSettings();
  const { cases } = asked.diagnosis;
  if (cases.length === 0) return null;
  return (
    <section class="cases" aria-labelledby="cases-title">
      <h2 id="cases-title">{m.cases}</h2>
      <ul>
        {cases.map(({ path, title, cause, resolution, alike, forVersion }) => (
          <li key={path}>
            <a href={linkTo({ view: 'document', id: path, line: null })} data-stop>
              {title}
            </a>
            {alike && <small> · {m.alike(alike.count, alike.newest)}</small>}
            {forVersion && <p class="for-version">{forVersion.text}</p>}
            <dl>
              {cause !== null && (
                <>
                  <dt>{m.cause}</dt>
                  <dd>{cause}</dd>
                </>
              )}
              {resolution !== null && (
                <>
                  <dt>{m.resolution}</dt>
                  <dd>{resolution}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Matches that are neither the answer, nor a candidate, nor a similar case. */
export function Others({ asked: { diagnosis, sentences } }: { asked: Asked }) {
  const { m } = useSettings();
  const shown = new Set([diagnosis.workflow?.id, ...[...diagnosis.cases, ...sentences.candidates].map(({ id }) => id)]);
  const others = diagnosis.matches.filter(({ id }) => !shown.has(id));
  if (others.length === 0) return null;
  return (
    <section class="others" aria-labelledby="others-title">
      <h2 id="others-title">{m.others}</h2>
      <ul>
        {others.map(({ path, title, alike }) => (
          <li key={path}>
            <a href={linkTo({ view: 'document', id: path, line: null })} data-stop>
              {title}
            </a>
            {alike && <small> · {m.alike(alike.count, alike.newest)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks whether the answer helped. */
export function Feedback({ asked, symptom }: { asked: Asked; symptom: string }) {
  const { m, kb: engine } = useSettings();
  const [state, setState] = useState<'open' | FeedbackResult>('open');
  useEffect(() => setState('open'), [symptom]);
  const { workflow, kb } = asked.diagnosis;
  if (!workflow) return null;
  const send = async (verdict: 'helped' | 'did-not-help'): Promise<void> => {
    setState(await postFeedback({ verdict, text: symptom, document: workflow.id, kb: kb.hash }, engine.headers));
  };
  return (
    <section class="feedback" aria-label={m.helped}>
      {state === 'open' ? (
        <>
          <span>{m.helped}</span>
          <button type="button" onClick={() => void send('helped')}>
            {m.yes}
          </button>
          <button type="button" onClick={() => void send('did-not-help')}>
            {m.no}
          </button>
        </>
      ) : (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {state === 'none' ? m.noServer : state === 'failed' ? m.notSent : m.thanks}
        </p>
      )}
    </section>
  );
}
