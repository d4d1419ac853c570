import type { CallError } from '../engine/client.js';
import type { Messages } from '../messages.js';
import { linkTo, useTitle } from '../router.js';
import { useSettings } from './settings.js';

/** What went wrong, in a sentence. */
export const reasonOf = (m: Messages, { code, message }: CallError): string =>
  code === 'snapshot' ? m.noSnapshot(message) : m.failed(message);

/** In place of a view that has nothing to show: why, and where to go from here. */
export function Missing({ why }: { why: string }) {
  const { m } = useSettings();
  useTitle(m.nothingHere);
  return (
    <section class="missing">
      <h1>{m.nothingHere}</h1>
      <p class="notice" role="alert">
        {why}
      </p>
      <p>
        <a class="button" href={linkTo({ view: 'search', symptom: '' })}>
          {m.toSearch}
        </a>
      </p>
    </section>
  );
}
