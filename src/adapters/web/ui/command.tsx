import { useState } from 'preact/hooks';
import type { Effect, PlannedCommand } from '../../../browser.js';
import { CopyButton } from './copy-button.js';
import { useSettings } from './settings.js';

/** What a command does, in a word and a colour. */
export function EffectBadge({ effect }: { effect: Effect }) {
  const { m } = useSettings();
  return (
    <span class="badge" data-effect={effect} title={m.effectMeans[effect]}>
      {m.effect[effect]}
    </span>
  );
}

/** A command with what it does. One that changes something is shown after a deliberate click. */
function Command({ command }: { command: PlannedCommand }) {
  const { m } = useSettings();
  const { effect, description, interactive, rendered } = command;
  const changes = effect === 'change' || effect === 'destroy';
  const [isShown, setShown] = useState(!changes);
  return (
    <div class="command" data-effect={effect}>
      <div class="command-head">
        <EffectBadge effect={effect} />
        {interactive && <span class="badge">{m.interactive}</span>}
        {description !== '' && <span class="command-about">{description}</span>}
      </div>
      {isShown ? (
        <>
          {changes && (
            <p class="warning" role="alert">
              {m.effectWarning[effect]}
            </p>
          )}
          <div class="command-body">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
            <pre tabIndex={0}>
              <code>
                <CommandText text={rendered} isOpen={!command.runnable} />
              </code>
            </pre>
            <CopyButton text={rendered} label={rendered} />
          </div>
        </>
      ) : (
        <button type="button" class="reveal" onClick={() => setShown(true)}>
          {m.reveal[effect === 'destroy' ? 'destroy' : 'change']}
        </button>
      )}
    </div>
  );
}

const shownAtFirst = 4;

/** The commands of a step; of many, the first few. */
export function Commands({ commands }: { commands: readonly PlannedCommand[] }) {
  const { m } = useSettings();
  const [isWhole, setWhole] = useState(commands.length <= shownAtFirst + 1);
  const shown = isWhole ? commands : commands.slice(0, shownAtFirst);
  return (
    <>
      {shown.map((command) => (
        <Command key={command.id + command.rendered} command={command} />
      ))}
      {!isWhole && (
        <button type="button" class="quiet" data-stop onClick={() => setWhole(true)}>
          {m.moreCommands(commands.length - shownAtFirst)}
        </button>
      )}
    </>
  );
}

/** Values that are still open stand out. */
function CommandText({ text, isOpen }: { text: string; isOpen: boolean }) {
  if (!isOpen) return <>{text}</>;
  return (
    <>
      {text
        .split(/(<[^<>\s|&;]{1,60}>)/)
        .map((part, index) => (index % 2 === 1 ? <var key={index}>{part}</var> : part))}
    </>
  );
}
