import { useState } from 'preact/hooks';
import type { Observation } from '../../../../browser.js';
import { fileOf, type Turns } from '../../engine/walk-store.js';
import { CopyButton, saveFile } from '../../ui/copy-button.js';
import { useSettings } from '../../ui/settings.js';

interface Props {
  readonly turns: Turns;
  onAnswer(observation: Observation): void;
}

/** Hands the walk over as a link or a file, adds notes to its report, and finishes it. */
export function HandOver({ turns, onAnswer }: Props) {
  const { m } = useSettings();
  const [note, setNote] = useState('');
  const { view } = turns.at(-1)!;
  return (
    <section class="hand-over" aria-labelledby="hand-over-title">
      <h2 id="hand-over-title">{m.handOver}</h2>
      <div class="actions">
        <CopyButton text={location.href} words={m.share} />
        <button
          type="button"
          onClick={() => saveFile(`${fileName(turns)}.walk.json`, fileOf(turns), 'application/json')}
        >
          {m.saveFile}
        </button>
        {view.status === 'step' && (
          <button type="button" onClick={() => onAnswer({ finish: true })}>
            {m.finish}
          </button>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim() !== '') onAnswer({ note });
          setNote('');
        }}
      >
        <label for="note">{m.note}</label>
        <div class="note-row">
          <input id="note" value={note} maxLength={500} onInput={(event) => setNote(event.currentTarget.value)} />
          <button type="submit">{m.noteAdd}</button>
        </div>
      </form>
      {view.notes.length > 0 && (
        <ul class="kept-notes">
          {view.notes.map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The document's id as a file name. */
export const fileName = (turns: Turns): string =>
  (turns.at(-1)?.view.document?.id ?? 'walk').replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80);
