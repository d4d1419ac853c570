import { useEffect, useState } from 'preact/hooks';
import type { Observation } from '../../../../browser.js';
import type { Turns } from '../../engine/walk-store.js';
import { linkTo, useTitle } from '../../router.js';
import { CopyButton, saveFile } from '../../ui/copy-button.js';
import { useSettings } from '../../ui/settings.js';
import { fileName } from './hand-over.js';

interface Props {
  readonly turns: Turns;
  onAnswer(observation: Observation): void;
}

/** The end of a walk: how it ended, the report, and a draft of a case. */
export function End({ turns, onAnswer }: Props) {
  const { kb, m } = useSettings();
  const [report, setReport] = useState('');
  const { words, view } = turns.at(-1)!;
  const views = turns.map((turn) => turn.view);
  useEffect(() => {
    kb.call('report', views).then(setReport, () => setReport(''));
  }, [turns]);
  useTitle(words.end || m.walkOver);
  const name = fileName(turns);
  const saveDraft = async (): Promise<void> => {
    const id = `case-${name}`;
    saveFile(`${id}.md`, await kb.call('caseDraft', views, id));
  };
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title" tabIndex={-1}>
        {words.end || m.walkOver}
      </h2>
      <div class="actions">
        <button type="button" class="primary" onClick={() => report !== '' && saveFile(`${name}-report.md`, report)}>
          {m.saveReport}
        </button>
        <CopyButton text={report} words={m.copyReport} />
        <button type="button" onClick={() => void saveDraft()}>
          {m.saveDraft}
        </button>
        {view.visits.length > 0 && (
          <button type="button" onClick={() => onAnswer({ back: true })}>
            {m.back}
          </button>
        )}
        <a class="button" href={linkTo({ view: 'search', symptom: '' })}>
          {m.startAgain}
        </a>
      </div>
      <h3>{m.report}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
      <pre class="report" tabIndex={0}>
        {report}
      </pre>
    </section>
  );
}
