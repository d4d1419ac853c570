import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from './settings.js';

type Loaded<Props> = { readonly view: ComponentType<Props> } | { readonly failed: true };

/** A view in a file of its own, fetched when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: Loaded<Props> | null = null;
  return function Lazy(props: Props) {
    const [found, setFound] = useState(loaded);
    const { m } = useSettings();
    useEffect(() => {
      if (found) return;
      load().then(
        (file) => {
          loaded = { view: file.default };
          setFound(loaded);
        },
        () => setFound({ failed: true }),
      );
    }, []);
    if (!found) return <Waiting />;
    if ('failed' in found) return <p class="notice">{m.viewNotLoaded}</p>;
    const View = found.view;
    return <View {...props} />;
  };
}

/** Shown while something loads; style/base.css delays it, so that short waits do not flicker. */
export function Waiting() {
  const { m } = useSettings();
  return (
    <p class="waiting" role="status">
      {m.loading}
    </p>
  );
}
