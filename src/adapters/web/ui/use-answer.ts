import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asked } from '../engine/asked.js';
import type { CallError } from '../engine/client.js';
import type { Params } from './parameters.js';
import { useSettings } from './settings.js';

export interface Answer {
  /** The symptom that `asked` answers, which may be an earlier one while another is being answered. */
  readonly symptom: string;
  readonly asked: Asked | null;
  readonly error: CallError | null;
}

const none: Answer = { symptom: '', asked: null, error: null };
/** Symptoms above this length are answered when typing pauses. */
const longText = 20_000;
const pauseMs = 250;

/** The answer to what is typed. One question is under way at a time; of those typed meanwhile, the last is asked. */
export function useAnswer(symptom: string, params: Params): Answer {
  const { kb, language } = useSettings();
  const [answer, setAnswer] = useState<Answer>(none);
  const state = useRef({ busy: false, wanted: '' });
  useEffect(() => {
    const key = symptom.trim() === '' ? '' : symptom;
    state.current.wanted = key;
    if (key === '') {
      setAnswer(none);
      return;
    }
    const options = { params, ...(language === 'zh' ? { language } : {}) };
    const ask = async (): Promise<void> => {
      if (state.current.busy) return;
      state.current.busy = true;
      const text = state.current.wanted;
      const next = await kb.call('ask', text, options).then(
        (asked) => ({ symptom: text, asked, error: null }),
        (error: CallError) => ({ symptom: text, asked: null, error }),
      );
      state.current.busy = false;
      if (state.current.wanted !== '') setAnswer(next);
      if (state.current.wanted !== text && state.current.wanted !== '') await ask();
    };
    const timer = setTimeout(ask, symptom.length > longText ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [kb, symptom, language, params]);
  return answer;
}
