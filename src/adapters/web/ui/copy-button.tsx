import { useEffect, useState } from 'preact/hooks';
import { sanitize } from '../../../browser.js';
import { useSettings } from './settings.js';

/** Copies a text (a function is called at the click) and confirms it. `label` describes the text to screen readers; `words` are the button's own. */
export function CopyButton({ text, label, words }: { text: string | (() => string); label?: string; words?: string }) {
  const { m } = useSettings();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    // Copied as shown: hidden characters of a command must not be pasted into a shell.
    copyText(sanitize(typeof text === 'string' ? text : text())).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <button
      type="button"
      class="copy"
      data-state={state}
      aria-label={label === undefined ? undefined : `${m.copy}: ${label}`}
      onClick={copy}
    >
      <span aria-live="polite">
        {state === 'copied' ? m.copied : state === 'failed' ? m.notCopied : (words ?? m.copy)}
      </span>
    </button>
  );
}

/** @throws Error if the browser does not allow copying */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // The clipboard API needs a secure connection.
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('not copied');
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string, type = 'text/markdown'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
