import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { QueryOptions } from '../../../browser.js';
import { linkTo, routeOf, useTitle } from '../router.js';
import type { Attachment } from '../ui/attachment.js';
import { Waiting } from '../ui/lazy.js';
import { reasonOf } from '../ui/missing.js';
import type { Params } from '../ui/parameters.js';
import { useSettings } from '../ui/settings.js';
import { useAnswer } from '../ui/use-answer.js';
import { useCall } from '../ui/use-call.js';
import { AnswerView } from './search/answer.js';
import { SymptomInput } from './search/input.js';
import { isVersion, VersionField } from './search/version.js';

/** A symptom of more code units stands in no link: browsers and chats cut long ones. */
const longestLink = 6_000;
const linkDelayMs = 300;
const storedKey = 'triagraph.symptom';

interface Props {
  readonly symptom: string;
  /** The version that runs: what does not hold for it is marked. */
  readonly version: string | undefined;
}

export function Search({ symptom, version: linked = '' }: Props) {
  const { m, language } = useSettings();
  const [typed, setTyped] = useState(() => symptom || storedSymptom());
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [version, setVersion] = useState(linked);
  const written = useRef({ symptom, version: linked });
  useEffect(() => {
    // Another link was opened, or the browser went back.
    if (symptom !== written.current.symptom || linked !== written.current.version) {
      setTyped(symptom || storedSymptom());
      setVersion(linked);
      setAttachment(null);
    }
    written.current = { symptom, version: linked };
  }, [symptom, linked]);
  const writeLink = (): void => {
    if (routeOf(location.hash).view !== 'search') return;
    const fits = typed.length <= longestLink;
    written.current = { symptom: fits ? typed : '', version };
    storeSymptom(fits ? '' : typed);
    history.replaceState({ stored: !fits }, '', linkTo({ view: 'search', ...written.current }));
  };
  useEffect(() => {
    const timer = setTimeout(writeLink, linkDelayMs);
    return () => clearTimeout(timer);
  }, [typed, version]);
  const whole = attachment ? `${typed}\n${attachment.text}`.trim() : typed;
  const [params, setParams] = useState<Params>({});
  const options = useMemo<QueryOptions>(
    () => ({
      params,
      ...(language === 'zh' ? { language } : {}),
      ...(isVersion(version) ? { forVersion: version } : {}),
    }),
    [params, language, version],
  );
  const answer = useAnswer(whole, options);
  useTitle(typed);
  const isEmpty = whole.trim() === '';
  const take = (text: string): void => {
    setTyped(text);
    // The button that was pressed goes; with the focus here, Enter begins the walk.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    // Whoever leaves the input may leave the view, and come back.
    <div class="search" data-empty={isEmpty} data-stale={answer.symptom !== whole} onFocusOut={writeLink}>
      <section class="ask" aria-label={m.ask}>
        <h1>{m.ask}</h1>
        <p class="lead">{m.askLead}</p>
        <SymptomInput value={typed} attachment={attachment} onType={setTyped} onAttach={setAttachment}>
          {(answer.asked !== null || version !== '') && <VersionField value={version} onType={setVersion} />}
        </SymptomInput>
      </section>
      {!isEmpty && answer.symptom !== whole && <Waiting />}
      {isEmpty ? (
        <Examples onPick={take} />
      ) : answer.error ? (
        <p class="problem" role="alert">
          {reasonOf(m, answer.error)}
        </p>
      ) : answer.asked ? (
        <AnswerView
          asked={answer.asked}
          symptom={answer.symptom}
          options={options}
          onSet={(values) => setParams({ ...params, ...values })}
          isLinked={attachment === null && typed.length <= longestLink}
          onAdd={(fact) => take(typed === '' ? fact : `${typed.trimEnd()}\n${fact}`)}
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
        {reasonOf(m, examples.error)}
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
