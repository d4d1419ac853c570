import { useSettings } from './settings.js';

/** Corrections and diagnostics beside an answer. */
export function Notes({ notes }: { notes: readonly string[] }) {
  const { m } = useSettings();
  return (
    <ul class="notes" aria-label={m.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
