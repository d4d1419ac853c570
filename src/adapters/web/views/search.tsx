import { useEffect, useRef, useState } from 'preact/hooks';
import { linkTo } from '../router.js';
import { Waiting } from '../ui/lazy.js';
import type { Params } from '../ui/parameters.js';
import { useSettings } from '../ui/settings.js';
import { useAnswer } from '../ui/use-answer.js';
import { useCall } from '../ui/use-call.js';
import { AnswerView } from './search/answer.js';
import { type Attachment, SymptomInput } from './search/input.js';

/** A symptom of more code units stands in no link: browsers and chats cut long ones. */
const longestLink = 6_000;
const linkDelayMs = 300;
const storedKey = 'triagraph.symptom';

export function Search({ symptom }: { symptom: string }) {
  const { m } = useSettings();
  const [typed, setTyped] = useState(() => symptom || storedSymptom());
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const written = useRef(symptom);
  useEffect(() => {
    // Another link was opened, or the browser went back.
    if (symptom !== written.current) {
      setTyped(symptom || storedSymptom());
      setAttachment(null);
    }
    written.current = symptom;
  }, [symptom]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const fits = typed.length <= longestLink;
      written.current = fits ? typed : '';
      storeSymptom(fits ? '' : typed);
      history.replaceState({ stored: !fits }, '', linkTo({ view: 'search', symptom: written.current }));
    }, linkDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const whole = attachment ? `${typed}\n${attachment.text}`.trim() : typed;
  const [params, setParams] = useState<Params>({});
  const answer = useAnswer(whole, params);
  const isEmpty = whole.trim() === '';
  return (
    <div class="search" data-empty={isEmpty} data-stale={answer.symptom !== whole}>
      <section class="ask" aria-label={m.ask}>
        <h1>{m.ask}</h1>
        <p class="lead">{m.askLead}</p>
        <SymptomInput value={typed} attachment={attachment} onType={setTyped} onAttach={setAttachment} />
      </section>
      {!isEmpty && answer.symptom !== whole && <Waiting />}
      {isEmpty ? (
        <Examples onPick={setTyped} />
      ) : answer.error ? (
        <p class="problem" role="alert">
          {m.failed(answer.error.message)}
        </p>
      ) : answer.asked ? (
        <AnswerView
          asked={answer.asked}
          symptom={answer.symptom}
          params={params}
          onSet={(values) => setParams({ ...params, ...values })}
          isLinked={attachment === null && typed.length <= longestLink}
          onAdd={(fact) => setTyped(typed === '' ? fact : `${typed.trimEnd()}\n${fact}`)}
        />
      ) : null}
    </div>
  );
}

/** A symptom that is too long for a link, until the tab is closed. */
function storedSymptom(): string {
  try {
    const { stored } = (history.state ?? {}) as { stored?: boolean };
    return stored === true ? (sessionStorage.getItem(storedKey) ?? '') : '';
  } catch {
    return '';
  }
}

function storeSymptom(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(storedKey);
    else sessionStorage.setItem(storedKey, text);
  } catch {
    // Too long, or nothing is stored here: a reload forgets it.
  }
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  const { m, language } = useSettings();
  const examples = useCall('examples', language);
  const info = useCall('info');
  if (examples.state === 'failed')
    return (
      <p class="problem" role="alert">
        {m.failed(examples.error.message)}
      </p>
    );
  return (
    <section class="examples" aria-label={m.examples}>
      {examples.state === 'waiting' && <Waiting />}
      {examples.state === 'done' && examples.value.length > 0 && (
        <>
          <h2>{m.examples}</h2>
          <ul>
            {examples.value.map((text) => (
              <li key={text}>
                <button type="button" data-stop onClick={() => onPick(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {info.state === 'done' && (
        <p class="footnote" role="status">
          {m.baseIs(info.value.documents, info.value.steps, info.value.commands)}
        </p>
      )}
    </section>
  );
}
