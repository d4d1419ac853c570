import { useRef, useState } from 'preact/hooks';
import { type Choice, type Observation, type SessionView, stepTitle } from '../../../../browser.js';
import type { Turn } from '../../engine/calls.js';
import { linkTo, useTitle } from '../../router.js';
import { AttachmentView, longPaste, longPasteOf } from '../../ui/attachment.js';
import { Commands } from '../../ui/command.js';
import { textOf, useDrop } from '../../ui/dropped-file.js';
import { Expectations } from '../../ui/expectations.js';
import { takeFocus, useKeys } from '../../ui/keys.js';
import { Prose } from '../../ui/prose.js';
import { useSettings } from '../../ui/settings.js';

interface Props {
  readonly turn: Turn;
  onAnswer(observation: Observation): void;
}

/** The current step: what to run, what to look for, and the ways to say what was seen. */
export function Step({ turn: { view, words }, onAnswer }: Props) {
  const { m } = useSettings();
  const step = view.step!;
  useTitle(`${view.number} ${words.title}`);
  // The output is abnormal and the reader must choose a branch: the choices come before the commands, which were run already.
  const isAsked = view.notices.some(({ code }) => code === 'choose-branch');
  return (
    <article class="step" aria-labelledby="step-title">
      <p class="stop-label">
        {m.stepOf(view.number ?? '', view.document?.steps ?? 0)}{' '}
        <a href={linkTo({ view: 'flow', id: step.source.path, step: step.id })}>{m.flowchart}</a>
      </p>
      <h2 id="step-title">
        <a href={linkTo({ view: 'document', id: step.source.path, line: step.source.line })}>
          <span class="number">{view.number}</span> {words.title}
        </a>
      </h2>
      <Confirm view={view} onAnswer={onAnswer} />
      {isAsked && <Choices choices={view.choices} onAnswer={onAnswer} />}
      <Prose text={words.text} />
      <Commands commands={step.commands} />
      <Expectations of={step.expectations} />
      <Answers view={view} isAsked={isAsked} onAnswer={onAnswer} />
    </article>
  );
}

/** Before a change: the check to make first, or what the check leads to. */
function Confirm({ view: { confirm, step }, onAnswer }: { view: SessionView; onAnswer: Props['onAnswer'] }) {
  const { m } = useSettings();
  if (!confirm) return null;
  const isCheck = confirm.step === step?.id;
  return (
    <div class="confirm">
      {isCheck ? (
        <p>{m.leadsTo(confirm.leadsTo.number, stepTitle(confirm.leadsTo))}</p>
      ) : (
        <button type="button" onClick={() => onAnswer({ jump: confirm.number })}>
          {m.checkBefore(confirm.number, stepTitle(confirm))}
        </button>
      )}
    </div>
  );
}

function Answers({ view, isAsked, onAnswer }: { view: SessionView; isAsked: boolean; onAnswer: Props['onAnswer'] }) {
  const { m } = useSettings();
  const { choices, step, below, visits } = view;
  const back = (): void => {
    if (visits.length > 0) onAnswer({ back: true });
  };
  useKeys({
    n: () => onAnswer({ outcome: 'normal' }),
    w: () => onAnswer({ outcome: 'warning' }),
    a: () => onAnswer({ outcome: 'abnormal' }),
    d: () => onAnswer({ outcome: 'done' }),
    u: back,
    ...Object.fromEntries(
      choices.slice(0, 9).map(({ number }) => [String(number), () => onAnswer({ branch: number })] as const),
    ),
  });
  const judged = new Set(step!.expectations.map(({ verdict }) => verdict));
  return (
    <>
      {step!.commands.length > 0 && <Paste onAnswer={onAnswer} />}
      {choices.length > 0 && !isAsked && <Choices choices={choices} onAnswer={onAnswer} />}
      {step!.commands.length === 0 && below.length > 0 && (
        <nav class="below" aria-label={m.subSteps}>
          <h3>{m.subSteps}</h3>
          <ul>
            {below.slice(0, 40).map(({ number, title }) => (
              <li key={number}>
                <button type="button" class="quiet" onClick={() => onAnswer({ jump: number })}>
                  <span class="number">{number}</span> {stepTitle({ title })}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <fieldset class="outcome-buttons">
        <legend>{m.orSay}</legend>
        {step!.expectations.length > 0 || choices.length > 0 ? (
          <>
            <button type="button" data-verdict="normal" data-stop onClick={() => onAnswer({ outcome: 'normal' })}>
              <b>{m.sawNormal}</b>
            </button>
            {judged.has('warning') && (
              <button type="button" data-verdict="warning" data-stop onClick={() => onAnswer({ outcome: 'warning' })}>
                <b>{m.sawWarning}</b>
              </button>
            )}
            <button type="button" data-verdict="abnormal" data-stop onClick={() => onAnswer({ outcome: 'abnormal' })}>
              <b>{m.sawAbnormal}</b>
            </button>
          </>
        ) : null}
        <button type="button" data-stop onClick={() => onAnswer({ outcome: 'done' })}>
          {m.done}
        </button>
        {visits.length > 0 && (
          <button type="button" class="quiet" onClick={back}>
            {m.back}
          </button>
        )}
      </fieldset>
    </>
  );
}

/** What the commands printed, to be judged. Output that is too long to edit is shown by its size. */
function Paste({ onAnswer }: { onAnswer: Props['onAnswer'] }) {
  const { m } = useSettings();
  const [output, setOutput] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  useDrop((file) => {
    void textOf(file).then(({ text }) => {
      setRefused(text === null ? file.name : null);
      if (text !== null) setOutput(text);
    });
  });
  const area = useRef<HTMLTextAreaElement>(null);
  useKeys({ p: () => area.current?.focus() });
  const isLong = output.length > longPaste;
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (output.trim() === '') area.current?.focus();
        else onAnswer({ output });
      }}
    >
      <label for="output">{m.pasteLabel}</label>
      {isLong ? (
        <AttachmentView of={{ name: m.pastedLog, text: output }} onRemove={() => setOutput('')} />
      ) : (
        <textarea
          id="output"
          ref={area}
          rows={3}
          value={output}
          spellcheck={false}
          data-stop
          aria-describedby="output-hint"
          onInput={(event) => setOutput(event.currentTarget.value)}
          onPaste={(event) => {
            const text = longPasteOf(event);
            if (text !== null) setOutput(text);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
      {refused !== null && (
        <p class="refused" role="alert">
          {m.notText(refused)}
        </p>
      )}
      <div class="paste-foot">
        <button type="submit" class="primary" ref={isLong ? takeFocus : null}>
          {m.judge}
        </button>
        <span id="output-hint">{m.pasteHint}</span>
      </div>
    </form>
  );
}

const leadsTo = (choice: Choice | undefined): string => `${choice?.stepNumber} ${choice?.title}`;

/** Adjacent branches to the same target are joined: only the first shows it. */
function Choices({ choices, onAnswer }: { choices: readonly Choice[]; onAnswer: Props['onAnswer'] }) {
  const { m } = useSettings();
  const isJoined = (index: number): boolean =>
    !choices[index]!.suggested && leadsTo(choices[index]) === leadsTo(choices[index - 1]);
  return (
    <section class="choices" aria-labelledby="choices-title">
      <h3 id="choices-title">{m.whichBranch}</h3>
      <ol>
        {choices.map((choice, index) => (
          <li key={choice.number} data-joined={isJoined(index)}>
            <button
              type="button"
              class="choice"
              data-stop
              data-suggested={choice.suggested}
              onClick={() => onAnswer({ branch: choice.number })}
            >
              <kbd>{choice.number}</kbd>
              <span class="choice-when">{choice.when}</span>
              <span class="choice-to">
                <span class={isJoined(index) ? 'hidden' : undefined}>
                  → {choice.stepNumber !== null && <span class="number">{choice.stepNumber} </span>}
                  {stepTitle(choice)}
                  {choice.cases > 0 && <small> · {m.solvedHere(choice.cases)}</small>}
                </span>
                {choice.suggested && <em> · {m.suggested}</em>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
