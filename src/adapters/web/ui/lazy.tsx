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
  const { m, kb } = useSettings();
  const [loading, setLoading] = useState(kb.loading);
  useEffect(() => kb.watchLoading(() => setLoading(kb.loading)), [kb]);
  return (
    <div class="waiting">
      {/* The figures are not read out at each change. */}
      <p role="status">{loading ? m.loadingBase : m.loading}</p>
      {loading && (
        <p>
          <progress
            value={loading.total === null ? undefined : loading.bytes}
            max={loading.total ?? 1}
            aria-label={m.loadingBase}
          />{' '}
          {m.loaded(loading.bytes, loading.total)}
        </p>
      )}
    </div>
  );
}
