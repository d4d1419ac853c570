import type { StartOptions } from '../../../browser.js';
import { keepTurns } from '../engine/walk-store.js';
import { goTo } from '../router.js';
import { useSettings } from './settings.js';

/** Starts a session in a document and shows it; shows the document itself if no session can be started in it. */
export function useStartWalk() {
  const { kb } = useSettings();
  return (symptom: string, options: StartOptions & { readonly document: string }): void => {
    kb.call('start', symptom, options).then(
      (turn) => {
        keepTurns([turn]);
        if (turn.view.token !== null) goTo({ view: 'walk', token: turn.view.token });
      },
      () => goTo({ view: 'document', id: options.document, line: null }),
    );
  };
}
