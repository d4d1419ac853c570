import { useEffect, useRef, useState } from 'preact/hooks';
import { keysAreOn, turnKeys } from './keys.js';
import { useSettings } from './settings.js';

interface HelpState {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

export function useHelp(): HelpState {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The keys of the page, above everything else. */
export function Help({ isOpen, close }: HelpState) {
  const { m } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={close}>
      <h2 id="help-title">{m.help}</h2>
      <dl>
        {m.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys.split(' ').map((key) => (key === '…' ? ' … ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label class="switch">
        <input
          type="checkbox"
          defaultChecked={keysAreOn()}
          onChange={({ currentTarget }) => turnKeys(currentTarget.checked)}
        />
        {m.keysOn}
      </label>
      <button type="button" onClick={close}>
        {m.close}
      </button>
    </dialog>
  );
}
