import { useEffect, useState } from 'preact/hooks';
import type { Observation } from '../../../browser.js';
import type { CallError } from '../engine/client.js';
import { keepTurns, type Turns, turnsTo } from '../engine/walk-store.js';
import { goTo, linkTo, useTitle } from '../router.js';
import { Waiting } from '../ui/lazy.js';
import { Parameters } from '../ui/parameters.js';
import { useSettings } from '../ui/settings.js';
import { End } from './walk/end.js';
import { HandOver } from './walk/hand-over.js';
import { Head, Said } from './walk/head.js';
import { Step } from './walk/step.js';
import { Trail } from './walk/trail.js';
import './walk.css';

/** The heading of a turn. */
const title = '#step-title a, #end-title';

/** A session. Its token is in the address, so the browser's back and forward work, and a link hands it over. */
export default function Walk({ token }: { token: string }) {
  const { kb, m } = useSettings();
  const [turns, setTurns] = useState<Turns | null>(() => turnsTo(token));
  const [error, setError] = useState<CallError | null>(null);
  useEffect(() => {
    if (turns?.at(-1)?.view.token === token) return;
    const known = turnsTo(token);
    setError(null);
    setTurns(known);
    if (known) return;
    // An empty `set` returns the token's current step.
    kb.call('advance', token, { set: {} }).then(
      (turn) => {
        keepTurns([turn]);
        setTurns([turn]);
      },
      (failed: CallError) => setError(failed),
    );
  }, [token]);
  // The focused element disappeared with the answered step.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(title)?.focus();
  }, [turns]);
  if (error) return <Failed error={error} />;
  const turn = turns?.at(-1);
  if (!turns || !turn) return <Waiting />;
  const { view } = turn;
  const answer = (observation: Observation): void => {
    if (view.token === null) return;
    kb.call('advance', view.token, observation).then(
      (next) => {
        const all = [...turns, next];
        keepTurns(all);
        setTurns(all);
        if (next.view.token !== null) goTo({ view: 'walk', token: next.view.token });
        scrollTo({ top: 0 });
      },
      (failed: CallError) => setError(failed),
    );
  };
  return (
    <div class="walk">
      <Head view={view} />
      <div class="walk-main">
        <Said turn={turn} onAnswer={answer} />
        {view.status === 'ended' && <End turns={turns} onAnswer={answer} />}
        {view.step && <Step key={`${view.token}`} turn={turn} onAnswer={answer} />}
      </div>
      <div class="walk-side">
        {view.step && (
          <Parameters
            parameters={view.parameters}
            here={new Set(view.step.commands.flatMap(({ placeholders }) => placeholders.map(({ name }) => name)))}
            offers={view.offers}
            onSet={(set) => answer({ set })}
          />
        )}
        <Trail view={view} onAnswer={answer} />
        <HandOver turns={turns} onAnswer={answer} />
      </div>
      {view.status === 'no_match' && <p class="notice">{m.status.no_match}</p>}
    </div>
  );
}

function Failed({ error }: { error: CallError }) {
  const { m } = useSettings();
  useTitle(m.walkFailed);
  return (
    <section class="missing">
      <h1>{m.walkFailed}</h1>
      <p class="problem" role="alert">
        {error.code === 'snapshot' ? m.noSnapshot(error.message) : error.message}
      </p>
      <p>
        <a class="button" href={linkTo({ view: 'search', symptom: '' })}>
          {m.startAgain}
        </a>
      </p>
    </section>
  );
}
