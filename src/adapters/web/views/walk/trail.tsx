import { useEffect, useRef } from 'preact/hooks';
import type { Observation, SessionView, VisitOutcome } from '../../../../browser.js';
import { EffectBadge } from '../../ui/command.js';
import { Parts } from '../../ui/parts.js';
import { useSettings } from '../../ui/settings.js';
import { useCall } from '../../ui/use-call.js';

const sign: Readonly<Record<VisitOutcome, string>> = {
  normal: '✓',
  warning: '!',
  abnormal: '✗',
  done: '•',
  skipped: '–',
};

interface Props {
  readonly view: SessionView;
  onAnswer(observation: Observation): void;
}

/** All steps as a checklist with their outcomes and the current one. A click goes to a step. */
export function Trail({ view, onAnswer }: Props) {
  const { document } = view;
  return document ? <Checklist path={document.path} view={view} onAnswer={onAnswer} /> : null;
}

function Checklist({ path, view, onAnswer }: Props & { path: string }) {
  const { m } = useSettings();
  const outline = useCall('outline', path);
  const outcomes = new Map(
    view.visits.filter((visit) => visit.path === path).map(({ step, outcome }) => [step, outcome]),
  );
  const current = view.step?.id;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const at = list.current?.querySelector<HTMLElement>('[aria-current=step]')?.closest('li');
    if (at && list.current) list.current.scrollTop = at.offsetTop - list.current.offsetTop - at.offsetHeight;
  }, [current, outline.state]);
  if (outline.state !== 'done' || outline.value.length === 0) return null;
  return (
    <section class="checklist" aria-labelledby="checklist-title">
      <h2 id="checklist-title">{m.allSteps(outline.value.length)}</h2>
      <ol ref={list}>
        <Parts items={outline.value} first={outline.value.findIndex(({ id }) => id === current)}>
          {({ id, number, depth, title, effect }) => {
            const outcome = outcomes.get(id);
            return (
              <li key={id} data-depth={Math.min(depth, 4)} data-outcome={outcome}>
                <button
                  type="button"
                  aria-current={id === current ? 'step' : undefined}
                  onClick={() => onAnswer({ jump: id })}
                >
                  <span class="tick" role="img" aria-label={outcome ? m.outcome[outcome] : m.outcome.skipped}>
                    {outcome ? sign[outcome] : ''}
                  </span>
                  <span>
                    <span class="number">{number}</span> {title}
                  </span>
                  {effect && effect !== 'read' && <EffectBadge effect={effect} />}
                </button>
              </li>
            );
          }}
        </Parts>
      </ol>
    </section>
  );
}
