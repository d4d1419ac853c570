import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isSaved, keepTurns, read } from '../../engine/walk-store.js';
import { goTo } from '../../router.js';
import { type Attachment, AttachmentView, longPasteOf } from '../../ui/attachment.js';
import { textOf, useDrop } from '../../ui/dropped-file.js';
import { useSettings } from '../../ui/settings.js';

interface Props {
  readonly value: string;
  readonly attachment: Attachment | null;
  onType(text: string): void;
  onAttach(attachment: Attachment | null): void;
  /** What else belongs to the question. */
  readonly children?: ComponentChildren;
}

/** One input for words, error lines and logs: typed, pasted, dropped. */
export function SymptomInput({ value, attachment, onType, onAttach, children }: Props) {
  const { m } = useSettings();
  /** Why the last file was not taken. */
  const [refused, setRefused] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) area.current?.focus({ preventScroll: true });
  }, []);
  const take = async (given: File | undefined): Promise<void> => {
    if (!given) return;
    const { text, isWhole } = await textOf(given);
    if (text === null) return setRefused(m.notText(given.name));
    const turns = read(text);
    const token = turns?.at(-1)?.view.token ?? null;
    // An answer to its JSON would mislead.
    if (isSaved(text) && token === null) return setRefused(m.notThisWalk(given.name));
    setRefused('');
    if (!turns || token === null) {
      onAttach({ name: isWhole ? given.name : m.endOf(given.name), text });
      return;
    }
    // A walk that somebody has saved.
    keepTurns(turns);
    goTo({ view: 'walk', token });
  };
  const isOver = useDrop((given) => void take(given));
  const pasted = (event: ClipboardEvent): void => {
    const [given] = event.clipboardData?.files ?? [];
    // Spreadsheets and word processors give a picture of the text too.
    if (given && !event.clipboardData?.getData('text/plain')) {
      event.preventDefault();
      void take(given);
      return;
    }
    const text = longPasteOf(event);
    if (text !== null) onAttach({ name: m.pastedLog, text });
  };
  return (
    <fieldset class="input" aria-label={m.symptom} data-over={isOver}>
      <label for="symptom" class="hidden">
        {m.symptom}
      </label>
      <textarea
        id="symptom"
        ref={area}
        rows={Math.min(10, Math.max(2, value.split('\n', 11).length))}
        value={value}
        placeholder={m.placeholder}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        data-stop
        onInput={(event) => onType(event.currentTarget.value)}
        onPaste={pasted}
      />
      <div class="input-foot">
        {attachment ? (
          <AttachmentView of={attachment} onRemove={() => onAttach(null)} />
        ) : (
          <button type="button" class="quiet" onClick={() => file.current?.click()}>
            {m.attach}
          </button>
        )}
        {value !== '' && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              onType('');
              area.current?.focus();
            }}
          >
            {m.clear}
          </button>
        )}
        {children}
        {refused !== '' && (
          <p class="refused" role="alert">
            {refused}
          </p>
        )}
        <kbd class="hint">/</kbd>
      </div>
      <input
        ref={file}
        type="file"
        class="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file may be chosen again, when more was written to it.
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
