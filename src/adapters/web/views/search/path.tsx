import { useState } from 'preact/hooks';
import type { Asked, FocusStep, Outcome } from '../../engine/asked.js';
import { linkTo } from '../../router.js';
import { Commands, EffectBadge } from '../../ui/command.js';
import { Expectations } from '../../ui/expectations.js';
import { Parts } from '../../ui/parts.js';
import { Prose } from '../../ui/prose.js';
import { useSettings } from '../../ui/settings.js';

/** The way through the procedure: the check first, where it leads, and the other outcomes. */
export function Path({ asked }: { asked: Asked }) {
  const { m } = useSettings();
  const { diagnosis, check, start, acting } = asked;
  const workflow = diagnosis.workflow!;
  if (!start) return <p class="notice">{m.noSteps}</p>;
  const when = workflow.confirm?.when ?? '';
  return (
    <section class="way" aria-label={m.procedure}>
      <ol class="track">
        {check && <Stop label={m.checkFirst} step={check} kind="check" />}
        <Stop
          label={check ? (when === '' ? m.thenStart : m.thenStartWhen(when)) : m.startHere}
          because={workflow.startBecause}
          step={start}
          kind="start"
        />
        {acting && <Stop label={m.actsFirst(start.words.number)} step={acting} kind="acting" />}
      </ol>
      <AllSteps asked={asked} />
    </section>
  );
}

interface StopProps {
  readonly label: string;
  readonly because?: string | undefined;
  readonly step: FocusStep;
  readonly kind: 'check' | 'start' | 'acting';
}

function Stop({ label, because, step, kind }: StopProps) {
  const { m } = useSettings();
  const { number, title, text } = step.words;
  return (
    <li class="stop" data-kind={kind}>
      <p class="stop-label">{label}</p>
      <h3>
        <a href={linkTo({ view: 'document', id: step.source.path, line: step.source.line })} data-stop>
          <span class="number">{number}</span> {title}
        </a>
      </h3>
      {because !== undefined && <p class="because">{m.because(because)}</p>}
      <Prose text={text} />
      <Commands commands={step.commands} />
      <Expectations of={step.expectations} />
      <Outcomes of={step.outcomes} />
    </li>
  );
}

/** Where the results of a step lead. */
function Outcomes({ of }: { of: readonly Outcome[] }) {
  const { m } = useSettings();
  if (of.length === 0) return null;
  return (
    <ul class="outcomes" aria-label={m.otherOutcomes}>
      {of.map((outcome) => (
        <li key={outcome.title} data-said={outcome.isSaid}>
          {outcome.conditions.length > 0 && (
            <span class="when">
              {m.when(outcome.conditions)} {outcome.isSaid && <em>{m.symptomSays}</em>}
            </span>
          )}
          <span class="to">
            <Target outcome={outcome} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A section without a title is called 'that section'; a branch without a target shows its own text. */
function Target({ outcome: { number, title, place } }: { outcome: Outcome }) {
  const { m } = useSettings();
  const name = number !== null ? m.toStep(number, title) : /^section-\d+$/.test(title) ? m.thatSection : title;
  if (place === null) return <>{name}</>;
  return <a href={linkTo({ view: 'document', id: place.path, line: place.line })}>{name}</a>;
}

function AllSteps({ asked: { outline, stepCount, start, check } }: { asked: Asked }) {
  const { m } = useSettings();
  const [isOpen, setOpen] = useState(false);
  if (stepCount < 2) return null;
  return (
    <details class="all-steps" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-stop>{m.allSteps(stepCount)}</summary>
      {isOpen && (
        <ol>
          <Parts items={outline} first={outline.findIndex(({ id }) => id === start?.id)}>
            {(step) => (
              <li
                key={step.id}
                data-depth={Math.min(step.depth, 4)}
                aria-current={step.id === start?.id ? 'step' : undefined}
              >
                <a href={linkTo({ view: 'document', id: step.source.path, line: step.source.line })}>
                  <span class="number">{step.number}</span> {step.title}
                </a>
                {step.effect && step.effect !== 'read' && <EffectBadge effect={step.effect} />}
                {step.id === check?.id && <em>{m.checkFirst}</em>}
                {step.id === start?.id && <em>{m.startHere}</em>}
              </li>
            )}
          </Parts>
        </ol>
      )}
      {isOpen && outline.length < stepCount && <p class="footnote">{m.shownOf(outline.length, stepCount)}</p>}
    </details>
  );
}
