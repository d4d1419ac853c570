import { serverAddress } from './feedback.js';

/** A symptom that was asked and not answered well, as the server's log has it: secrets are masked there. */
export interface Unanswered {
  readonly text: string;
  readonly kind: 'unanswered' | 'unsure' | 'did-not-help';
  readonly times: number;
}

/** `static`: no server; `none`: it keeps no log. */
export type UnansweredList = readonly Unanswered[] | 'static' | 'none' | 'failed';

export async function fetchUnanswered(headers: Readonly<Record<string, string>>): Promise<UnansweredList> {
  const address = serverAddress('unanswered');
  if (address === null) return 'static';
  try {
    const response = await fetch(address, { headers });
    if (!response.ok) return 'failed';
    const { kept, symptoms } = (await response.json()) as { kept: boolean; symptoms: readonly Unanswered[] };
    return kept ? symptoms : 'none';
  } catch {
    return 'failed';
  }
}
