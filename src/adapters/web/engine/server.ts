/** The body of `POST v1/feedback` (schema/feedback.schema.json). */
export interface Feedback {
  readonly verdict: 'helped' | 'did-not-help' | 'instead';
  readonly text: string;
  readonly document?: string;
  readonly instead?: string;
  readonly kb?: string;
  readonly comment?: string;
}

const longestText = 65_536;

/** Where the API is, when `serve` delivered the page: it says so in the page. Null for static files. */
function serverAddress(route: string): URL | null {
  const base = document.querySelector('meta[name="triagraph-api"]')?.getAttribute('content');
  return base ? new URL(`${base}${route}`, document.baseURI) : null;
}

/** What became of feedback: `counted` by a server that keeps no log; `none`: static files have no server. */
export type FeedbackResult = 'recorded' | 'counted' | 'failed' | 'none';

/**
 * Gives feedback to the server beside the page.
 * @param headers with the token of the server, if it asks for one
 */
export async function postFeedback(
  feedback: Feedback,
  headers: Readonly<Record<string, string>>,
): Promise<FeedbackResult> {
  const address = serverAddress('feedback');
  if (address === null) return 'none';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...feedback, text: feedback.text.slice(0, longestText) }),
    });
    if (!response.ok) return 'failed';
    const { recorded } = (await response.json()) as { recorded: boolean };
    return recorded ? 'recorded' : 'counted';
  } catch {
    return 'failed';
  }
}

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
