import { useSettings } from '../../ui/settings.js';
import { useCall } from '../../ui/use-call.js';

/** As the engine reads it (`readVersion` of src/text/versions.ts). */
export const isVersion = (text: string): boolean => /^\s*[a-z -]{0,20}\d/i.test(text);

interface Props {
  readonly value: string;
  onType(version: string): void;
}

/** Input for the version in use, shown if the knowledge base names versions. */
export function VersionField({ value, onType }: Props) {
  const { m } = useSettings();
  const versioned = useCall('isVersioned');
  if (value === '' && !(versioned.state === 'done' && versioned.value)) return null;
  const isWrong = value.trim() !== '' && !isVersion(value);
  return (
    <span class="version">
      <label for="version">{m.version}</label>
      <input
        id="version"
        value={value}
        size={9}
        maxLength={60}
        placeholder="v1.13"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={isWrong}
        aria-describedby="version-hint"
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <span id="version-hint" role="status">
        {isWrong && m.versionWrong}
      </span>
    </span>
  );
}
