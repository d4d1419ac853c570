import { useState } from 'preact/hooks';
import type { Asked, FocusStep, OutlineStep } from '../../engine/asked.js';
import { linkTo } from '../../router.js';
import { Commands, EffectBadge } from '../../ui/command.js';
import { Expectations } from '../../ui/expectations.js';
import { Parts } from '../../ui/parts.js';
import { Prose } from '../../ui/prose.js';
import { useSettings } from '../../ui/settings.js';

/** The way through the procedure: the check first, where it leads, and the other outcomes. */
export function Path({ asked }: { asked: Asked }) {
  const { m } = useSettings();
  const { diagnosis, check, start, acting, outline } = asked;
  const workflow = diagnosis.workflow!;
  if (!start) return <p class="notice">{m.noSteps}</p>;
  const numberOf = new Map(outline.map(({ id, number }) => [id, number]));
  const when = workflow.confirm?.when ?? '';
  return (
    <section class="way" aria-label={m.procedure}>
      <ol class="track">
        {check && (
          <Stop label={m.checkFirst} step={check} kind="check">
            <Outcomes step={check} outline={outline} except={start.id} />
          </Stop>
        )}
        <Stop
          label={check ? (when === '' ? m.thenStart : m.thenStartWhen(when)) : m.startHere}
          because={workflow.startBecause}
          step={start}
          kind="start"
        >
          <Outcomes step={start} outline={outline} />
        </Stop>
        {acting && (
          <Stop label={m.actsFirst(numberOf.get(start.id) ?? '')} step={acting} kind="acting">
            <Outcomes step={acting} outline={outline} />
          </Stop>
        )}
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
  readonly children: preact.ComponentChildren;
}

function Stop({ label, because, step, kind, children }: StopProps) {
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
      {children}
    </li>
  );
}

/** Where the results of a step lead, but for the step that is shown next. */
function Outcomes({ step, outline, except }: { step: FocusStep; outline: readonly OutlineStep[]; except?: string }) {
  const { m } = useSettings();
  const branches = step.branches.filter(({ to }) => to !== except);
  if (branches.length === 0) return null;
  return (
    <ul class="outcomes" aria-label={m.otherOutcomes}>
      {branches.map(({ when, to }) => {
        const target = outline.find(({ id }) => id === to);
        return (
          <li key={when + to}>
            {when !== '' && <span class="when">{m.when(when)}</span>}
            <span class="to">{target ? m.toStep(target.number, target.title) : <Target to={to} />}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Ids of documents are one word; anything else is the text of the branch. */
function Target({ to }: { to: string }) {
  const { m } = useSettings();
  if (/^section-\d+$/.test(to)) return <span>{m.thatSection}</span>;
  return /^[\w./-]+$/.test(to) ? (
    <a href={linkTo({ view: 'document', id: to, line: null })}>{to}</a>
  ) : (
    <span>{to}</span>
  );
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
                <span class="number">{step.number}</span> {step.title}
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
