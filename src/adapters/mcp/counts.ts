type Labels = Readonly<Record<string, string | number>>;

const kinds = {
  triagraph_mcp_requests_total: 'Requests over HTTP, by status.',
  triagraph_mcp_request_seconds_sum: 'Seconds from the head of a request to the end of its answer.',
  triagraph_mcp_request_seconds_count: 'Requests that were timed.',
  triagraph_mcp_tool_calls_total: 'Calls of tools, by outcome.',
  triagraph_reloads_total: 'Reloads of the knowledge base.',
  triagraph_token_file_failures_total: 'Token files that could not be read.',
} as const;

type Kind = keyof typeof kinds;

/** What Prometheus sees. Labels take few values: names of tools, statuses, never what was asked. */
export class Counts {
  readonly #values = new Map<Kind, Map<string, number>>(
    (Object.keys(kinds) as Kind[]).map((kind) => [kind, new Map()]),
  );

  add(kind: Kind, labels: Labels = {}, amount = 1): void {
    const values = this.#values.get(kind)!;
    const key = Object.entries(labels)
      .map(([name, value]) => `${name}=${JSON.stringify(String(value))}`)
      .join(',');
    values.set(key, (values.get(key) ?? 0) + amount);
  }

  /** The text format of Prometheus. @param gauges what is so at this moment */
  text(gauges: Readonly<Record<string, number>>): string {
    const counters = [...this.#values].flatMap(([kind, values]) => [
      `# HELP ${kind} ${kinds[kind]}`,
      `# TYPE ${kind} counter`,
      ...[...values].map(([labels, value]) => `${kind}${labels === '' ? '' : `{${labels}}`} ${value}`),
    ]);
    const now = Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]);
    return `${[...counters, ...now].join('\n')}\n`;
  }
}
