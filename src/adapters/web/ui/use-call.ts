import { useEffect, useState } from 'preact/hooks';
import type { Calls } from '../engine/calls.js';
import type { CallError } from '../engine/client.js';
import { useSettings } from './settings.js';

/** A call under way, its result, or its failure. */
export type Called<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: CallError };

/** Calls the engine when the component appears, and again when an argument changes. */
export function useCall<Name extends keyof Calls>(
  name: Name,
  ...args: Parameters<Calls[Name]>
): Called<ReturnType<Calls[Name]>> {
  const { kb } = useSettings();
  const [called, setCalled] = useState<Called<ReturnType<Calls[Name]>>>({ state: 'waiting' });
  useEffect(() => {
    let isCurrent = true;
    setCalled({ state: 'waiting' });
    kb.call(name, ...args).then(
      (value) => isCurrent && setCalled({ state: 'done', value }),
      (error: CallError) => isCurrent && setCalled({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kb, name, JSON.stringify(args)]);
  return called;
}
