import { Counter, Gauge, Registry, Summary } from 'prom-client';

/** Prometheus metrics of the HTTP transport. Labels have few values: tool names and statuses, never symptoms. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = this.#counter('triagraph_mcp_requests_total', 'Requests over HTTP, by status.', ['status']);
  readonly seconds = new Summary({
    name: 'triagraph_mcp_request_seconds',
    help: 'Seconds from the head of a request to the end of its answer.',
    percentiles: [],
    registers: [this.registry],
  });
  readonly toolCalls = this.#counter('triagraph_mcp_tool_calls_total', 'Calls of tools, by outcome.', [
    'tool',
    'outcome',
  ]);
  readonly reloads = this.#counter('triagraph_reloads_total', 'Reloads of the knowledge base.', ['outcome']);
  readonly tokenFaults = this.#counter('triagraph_token_file_failures_total', 'Token files that could not be read.');

  constructor(inFlight: () => number) {
    new Gauge({
      name: 'triagraph_mcp_in_flight',
      help: 'Requests being answered.',
      registers: [this.registry],
      collect() {
        this.set(inFlight());
      },
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }
}
