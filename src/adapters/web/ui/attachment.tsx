import { useSettings } from './settings.js';

/** A log that was dropped or pasted. It is not shown in a text area, because browsers lay out several MB slowly. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
}

/** Pasted text above this length becomes an attachment. */
export const longPaste = 20_000;

/** The pasted text if it is too long for an input; the default paste is then prevented. */
export function longPasteOf(event: ClipboardEvent): string | null {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.length <= longPaste) return null;
  event.preventDefault();
  return text;
}

export function AttachmentView({ of: { name, text }, onRemove }: { of: Attachment; onRemove: () => void }) {
  const { m } = useSettings();
  return (
    <span class="attachment">
      <b>{name}</b> {m.logSize(text.length, countLines(text))}
      <button type="button" onClick={onRemove}>
        {m.remove}
      </button>
    </span>
  );
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
