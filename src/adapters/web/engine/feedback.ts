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

/** Whether a server beside the page took it: static files have none. */
export async function postFeedback(feedback: Feedback): Promise<boolean> {
  try {
    const response = await fetch(new URL('v1/feedback', document.baseURI), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...feedback, text: feedback.text.slice(0, longestText) }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
