import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Diagnosis } from '../../index.js';

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Prometheus metrics. Labels have few values: declared routes, never symptoms. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'triagraph_http_request_seconds',
    help: 'Seconds from the head of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers: [this.registry],
  });
  readonly problems = this.#counter('triagraph_http_problems_total', 'Errors answered.', ['code']);
  readonly reloads = this.#counter('triagraph_reloads_total', 'Reloads of the knowledge base.', ['outcome']);
  readonly tokenFaults = this.#counter('triagraph_token_file_failures_total', 'Token files that could not be read.');
  readonly feedback = this.#counter('triagraph_feedback_total', 'Feedback received.', ['verdict']);
  readonly posts = this.#counter('triagraph_chat_posts_total', 'Answers to alerts forwarded to chats.', [
    'to',
    'outcome',
  ]);
  readonly unlogged = this.#counter('triagraph_feedback_log_failures_total', 'Entries that could not be logged.');
  readonly #answers = this.#counter('triagraph_answers_total', 'Symptoms answered.', ['route', 'status', 'confidence']);
  readonly #unanswered = this.#counter('triagraph_unanswered_total', 'Symptoms that nothing matched.', ['route']);
  readonly #documents = this.#gauge('triagraph_documents', 'Documents of the live knowledge base.');
  readonly #since = this.#gauge('triagraph_loaded_timestamp_seconds', 'When the live knowledge base was loaded.');
  readonly #knowledgeBase = this.#gauge('triagraph_knowledge_base', '1 for the live knowledge base.', ['hash']);

  constructor(inFlight: () => number) {
    collectDefaultMetrics({ register: this.registry });
    // They repeat the sums of `nodejs_active_*` under names that are reserved for counters.
    for (const what of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${what}_total`);
    const gauge = this.#gauge('triagraph_http_in_flight', 'Requests being answered.');
    Object.assign(gauge, { collect: () => gauge.set(inFlight()) });
    for (const outcome of ['swapped', 'unchanged', 'failed']) this.reloads.inc({ outcome }, 0);
    this.unlogged.inc(0);
    this.tokenFaults.inc(0);
  }

  answer(route: string, { status, confidence }: Pick<Diagnosis, 'status' | 'confidence'>): void {
    this.#answers.inc({ route, status, confidence });
    if (status === 'no_match') this.#unanswered.inc({ route });
  }

  knowledgeBase(hash: string, documents: number): void {
    this.#knowledgeBase.reset();
    this.#knowledgeBase.set({ hash }, 1);
    this.#documents.set(documents);
    this.#since.setToCurrentTime();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }
}
