import { useEffect, useRef, useState } from 'preact/hooks';
import type { QueryOptions } from '../../../browser.js';
import type { Asked } from '../engine/asked.js';
import type { CallError } from '../engine/client.js';
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

interface Question {
  readonly symptom: string;
  readonly options: QueryOptions;
}

/** The answer to what is typed. One question is asked at a time; of the texts typed meanwhile only the last is asked. */
export function useAnswer(symptom: string, options: QueryOptions): Answer {
  const { kb } = useSettings();
  const [answer, setAnswer] = useState<Answer>(none);
  const state = useRef<{ busy: boolean; wanted: Question | null }>({ busy: false, wanted: null });
  useEffect(() => {
    state.current.wanted = symptom.trim() === '' ? null : { symptom, options };
    if (state.current.wanted === null) {
      setAnswer(none);
      return;
    }
    const ask = async (): Promise<void> => {
      const question = state.current.wanted;
      if (state.current.busy || question === null) return;
      state.current.busy = true;
      const next = await kb.call('ask', question.symptom, question.options).then(
        (asked) => ({ symptom: question.symptom, asked, error: null }),
        (error: CallError) => ({ symptom: question.symptom, asked: null, error }),
      );
      state.current.busy = false;
      if (state.current.wanted !== null) setAnswer(next);
      if (state.current.wanted !== question) await ask();
    };
    const timer = setTimeout(ask, symptom.length > longText ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [kb, symptom, options]);
  return answer;
}
