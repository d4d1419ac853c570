import { useEffect, useState } from 'preact/hooks';
import type { Asked } from '../../engine/asked.js';
import { postFeedback } from '../../engine/server.js';
import { saveFile } from '../../ui/copy-button.js';
import { takeFocus } from '../../ui/keys.js';
import { useSettings } from '../../ui/settings.js';

/** Reports a gap to the authors of the knowledge base: to the server, or as a file if there is none. */
export function ReportGap({ asked, symptom }: { asked: Asked; symptom: string }) {
  const { m, kb: engine } = useSettings();
  const [state, setState] = useState<'open' | 'sent' | 'saved'>('open');
  const [comment, setComment] = useState('');
  const { kb, suggestions } = asked.diagnosis;
  useEffect(() => setState('open'), [symptom]);
  const report = async (): Promise<void> => {
    const given = { verdict: 'did-not-help', text: symptom, kb: kb.hash, comment } as const;
    const isRecorded = (await postFeedback(given, engine.headers)) === 'recorded';
    if (!isRecorded) {
      const near = suggestions.map(({ path, title }) => `- ${title} (${path})`);
      saveFile(
        'gap.md',
        [`# ${m.gap}`, '', '```', symptom, '```', '', comment, '', ...near, '', kb.hash, ''].join('\n'),
      );
    }
    setComment('');
    setState(isRecorded ? 'sent' : 'saved');
  };
  return (
    <section class="gap" aria-labelledby="gap-title">
      <h2 id="gap-title">{m.gap}</h2>
      {state === 'open' ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void report();
          }}
        >
          <label for="gap-comment">{m.gapComment}</label>
          <textarea
            id="gap-comment"
            rows={2}
            maxLength={4_000}
            value={comment}
            onInput={(event) => setComment(event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {m.gapSend}
          </button>
        </form>
      ) : (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          {state === 'sent' ? m.gapSent : m.gapSaved}
        </p>
      )}
    </section>
  );
}
