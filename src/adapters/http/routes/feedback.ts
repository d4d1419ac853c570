import { Problem } from '../problem.js';
import type { Route } from './route.js';

interface FeedbackBody {
  readonly verdict: 'helped' | 'did-not-help' | 'instead';
  readonly text?: string;
  readonly document?: string;
  readonly instead?: string;
  readonly kb?: string;
  readonly comment?: string;
}

export const feedbackRoute: Route = {
  method: 'POST',
  path: '/v1/feedback',
  operation: 'giveFeedback',
  summary: 'Whether an answer helped, or which document would have',
  access: 'token',
  body: 'feedback',
  answer: { description: 'It was taken; `recorded` says whether it was written down.', schema: 'feedback-received' },
  problems: ['unknown-document'],
  handle({ body, engine }, { metrics, feedback }) {
    const given = body as FeedbackBody;
    // Documents may have gone since the answer; what is said to be right must be there.
    if (given.instead !== undefined && engine.show(given.instead) === null) {
      const suggestions = engine.suggestIds(given.instead.slice(0, 100));
      throw new Problem('unknown-document', '"instead" names no document of this knowledge base.', { suggestions });
    }
    metrics.feedback(given.verdict);
    const recorded = feedback?.add({ kind: 'feedback', ...given }) ?? false;
    return { json: { accepted: true, recorded } };
  },
};
