import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { QueryOptions } from '../../../browser.js';
import { linkTo, routeOf, useTitle } from '../router.js';
import { inTab } from '../storage.js';
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

/** Longer symptoms (in code units) are not put into the link, because browsers and chats cut long links. */
const longestLink = 6_000;
const linkDelayMs = 300;
const storedKey = 'triagraph.symptom';

interface Props {
  readonly symptom: string;
  /** The version in use; content that does not apply to it is marked. */
  readonly version: string | undefined;
  /** The last log that was added, for those who come back to its answer. */
  readonly log: { current: Attachment | null };
}

export function Search({ symptom, version: linked = '', log }: Props) {
  const { m, language } = useSettings();
  const [typed, setTyped] = useState(() => symptom || storedSymptom());
  const [attachment, setAttachment] = useState(() => (wasAttached() ? log.current : null));
  const [version, setVersion] = useState(linked);
  const written = useRef({ symptom, version: linked });
  useEffect(() => {
    // Another link was opened, or the browser went back or forward.
    if (symptom !== written.current.symptom || linked !== written.current.version) {
      setTyped(symptom || storedSymptom());
      setVersion(linked);
      setAttachment(wasAttached() ? log.current : null);
    }
    written.current = { symptom, version: linked };
  }, [symptom, linked]);
  const writeLink = (): void => {
    if (routeOf(location.hash).view !== 'search') return;
    const fits = typed.length <= longestLink;
    written.current = { symptom: fits ? typed : '', version };
    // Without room for it, it is lost on reload.
    inTab.set(storedKey, fits ? null : typed);
    history.replaceState(
      { ...history.state, stored: !fits, attached: attachment !== null },
      '',
      linkTo({ view: 'search', ...written.current }),
    );
  };
  useEffect(() => {
    const timer = setTimeout(writeLink, linkDelayMs);
    return () => clearTimeout(timer);
  }, [typed, version, attachment]);
  const attach = (given: Attachment | null): void => {
    log.current = given;
    setAttachment(given);
  };
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
    // The pressed button disappears. With the focus on main, Enter starts the walk.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    // The reader may be leaving the view, and come back: the link must be up to date.
    <div class="search" data-empty={isEmpty} data-stale={answer.symptom !== whole} onFocusOut={writeLink}>
      <section class="ask" aria-label={m.ask}>
        <h1>{m.ask}</h1>
        <p class="lead">{m.askLead}</p>
        <SymptomInput value={typed} attachment={attachment} onType={setTyped} onAttach={attach}>
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

/** What an entry of the history says about the question that was asked there. */
interface EntryState {
  readonly stored?: boolean;
  readonly attached?: boolean;
}

const entryState = (): EntryState => (history.state ?? {}) as EntryState;

const wasAttached = (): boolean => entryState().attached === true;

/** A symptom that is too long for a link is kept until the tab is closed. */
const storedSymptom = (): string => (entryState().stored === true ? (inTab.get(storedKey) ?? '') : '');

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
          {info.value.documents === 0
            ? m.baseIsEmpty
            : m.baseIs(info.value.documents, info.value.steps, info.value.commands)}
        </p>
      )}
    </section>
  );
}
