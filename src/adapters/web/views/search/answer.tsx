import type { QueryOptions } from '../../../../browser.js';
import type { Asked } from '../../engine/asked.js';
import { linkTo } from '../../router.js';
import { CopyButton } from '../../ui/copy-button.js';
import { useKeys } from '../../ui/keys.js';
import { Notes } from '../../ui/notes.js';
import { Parameters, type Params } from '../../ui/parameters.js';
import { useSettings } from '../../ui/settings.js';
import { useStartWalk } from '../../ui/start-walk.js';
import { Cases, Feedback, Others } from './after.js';
import { Candidates } from './candidates.js';
import { EvidenceView } from './evidence.js';
import { Nothing } from './nothing.js';
import { Path } from './path.js';

interface Props {
  readonly asked: Asked;
  readonly symptom: string;
  /** Whether the symptom is in the page's address. */
  readonly isLinked: boolean;
  /** Options of the question, such as filled-in values. */
  readonly options: QueryOptions;
  /** Adds a fact to the symptom. */
  onAdd(fact: string): void;
  onSet(values: Params): void;
}

export function AnswerView({ asked, symptom, isLinked, options, onAdd, onSet }: Props) {
  const { diagnosis, sentences } = asked;
  const { status, workflow } = diagnosis;
  const startWalk = useStartWalk();
  const start = (document: string): void => startWalk(symptom, { ...options, document });
  useKeys({ Enter: () => workflow && start(workflow.path) });
  if (status === 'no_match') return <Nothing asked={asked} symptom={symptom} onAdd={onAdd} />;
  return (
    <article class="answer" data-status={status}>
      <Verdict asked={asked} isLinked={isLinked} />
      {status === 'ambiguous' && <Candidates asked={asked} onAdd={onAdd} onStart={start} />}
      {workflow && (
        <section class="chosen" aria-labelledby="chosen-title">
          <Head asked={asked} onStart={start} />
          <Path asked={asked} />
          <aside class="side">
            <Parameters parameters={asked.parameters} onSet={onSet} />
            <EvidenceView asked={asked} />
          </aside>
        </section>
      )}
      {sentences.notes.length > 0 && <Notes notes={sentences.notes} />}
      <Cases asked={asked} />
      <Others asked={asked} />
      <Feedback asked={asked} symptom={symptom} />
    </article>
  );
}

/** Status and confidence in words, and the reason for the confidence. */
export function Verdict({ asked, isLinked }: { asked: Asked; isLinked: boolean }) {
  const { m } = useSettings();
  const { status, confidence } = asked.diagnosis;
  const isUnsure = status === 'matched' && confidence === 'low';
  return (
    <div class="verdict" role="status" data-status={status}>
      <strong>{isUnsure ? m.mayFit : m.status[status]}</strong>
      {status !== 'no_match' && (
        <span class="confidence" data-level={confidence}>
          <span class="meter" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {m.confidence[confidence]}
        </span>
      )}
      {isLinked && <CopyButton text={() => location.href} words={m.share} />}
      <span class="because">{asked.sentences.confidenceReason}</span>
    </div>
  );
}

/** Characters above which a title is set smaller. */
const longTitle = 80;

function Head({ asked, onStart }: { asked: Asked; onStart: (document: string) => void }) {
  const { m } = useSettings();
  const { diagnosis, sentences, stepCount } = asked;
  const workflow = diagnosis.workflow!;
  return (
    <header class="chosen-head">
      <p class="kicker">
        {m.kind[workflow.kind]} · <span class="path">{workflow.path}</span>
      </p>
      <h2 id="chosen-title" data-long={workflow.title.length > longTitle}>
        <a href={linkTo({ view: 'document', id: workflow.path, line: null })} data-stop>
          {workflow.title}
        </a>
      </h2>
      <p class="why">{sentences.reason}</p>
      {workflow.cause !== undefined && (
        <p class="cause">
          <b>{m.cause}</b> {workflow.cause}
        </p>
      )}
      <div class="actions">
        {stepCount > 0 && (
          <button type="button" class="primary" data-stop onClick={() => onStart(workflow.path)}>
            {m.walk}
          </button>
        )}
        <a class="button" href={linkTo({ view: 'document', id: workflow.path, line: null })}>
          {m.read}
        </a>
        {stepCount > 1 && (
          <a class="button" href={linkTo({ view: 'flow', id: workflow.path })}>
            {m.flowchart}
          </a>
        )}
        <a class="button" href={linkTo({ view: 'graph', id: workflow.path })}>
          {m.graph}
        </a>
      </div>
    </header>
  );
}
