const functions =
  'sum|avg|min|max|count|group|topk|bottomk|quantile|stddev|histogram_quantile|i?rate|increase|i?delta|deriv|predict_linear|absent|scalar|vector|label_replace|label_join|clamp|clamp_min|clamp_max|[a-z]+_over_time';
const grouped = '(?:(?:by|without)\\s*\\([^()]*\\)\\s*)?';
/** `sum by (node) (…)`, `/ scalar(…)`, `(sum(…)`; a function of the shell has nothing between its parentheses. */
const applied = new RegExp(`^(?:[-+*/] ?)?\\(*\\s*(?:${functions})\\s*${grouped}\\((?!\\s*\\))`);
/** `kube_pod_info{namespace="x"}`. */
const selected = /^\(*[a-zA-Z_:][\w:]*\{[^{}]*(?:=|!=|=~|!~)\s*"/;
/** `node_filesystem_free_bytes`, `(a_total - b_total) / 1024`: names of metrics end with their unit. */
const metric =
  /^\(*[a-z][a-z0-9]*(?:_[a-z0-9]+)+_(?:bytes|total|seconds|ratio|count|sum|bucket|info|percent|celsius)\)*\s*(?:$|[-+*/<>]|[=!]=|\[\d+[smhdwy]\])/;
/** A remark above a query. */
const remark = /^\/\/\s/;

/** True for a line that is a query of Prometheus, or a remark on one: runbooks of alerts show them in fences of any language. */
export function isPromql(line: string): boolean {
  return applied.test(line) || selected.test(line) || metric.test(line) || remark.test(line);
}
