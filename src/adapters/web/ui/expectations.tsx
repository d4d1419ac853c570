import type { PlannedStep } from '../../../browser.js';
import { useSettings } from './settings.js';

/** What the output of a step may show, and what that means. */
export function Expectations({ of }: { of: PlannedStep['expectations'] }) {
  const { m } = useSettings();
  if (of.length === 0) return null;
  return (
    <ul class="expectations" aria-label={m.expectations}>
      {of.map(({ verdict, text }) => (
        <li key={verdict + text} data-verdict={verdict}>
          <b>{m.verdict[verdict]}</b> {text}
        </li>
      ))}
    </ul>
  );
}
