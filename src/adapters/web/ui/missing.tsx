import { linkTo, useTitle } from '../router.js';
import { useSettings } from './settings.js';

/** In place of a view that has nothing to show: why, and where to go from here. */
export function Missing({ title, why }: { title: string; why: string }) {
  const { m } = useSettings();
  useTitle(title);
  return (
    <section>
      <h1 class="hidden">{title}</h1>
      <p class="problem" role="alert">
        {why}
      </p>
      <p>
        <a href={linkTo({ view: 'search', symptom: '' })}>{m.toSearch}</a>
      </p>
    </section>
  );
}
