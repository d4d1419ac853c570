// The names of Kube-OVN in a document as it was compiled: each with its kind, file and line.

export const nameKinds = ['resource', 'field', 'label', 'flag', 'plugin', 'metric', 'error'];

/** Commands of kubectl whose first word is a resource. */
const ofResource =
  /\bkubectl\s+(?:(?:-n|--namespace)[ =]\S+\s+)?(?:get|describe|delete|edit|patch|annotate|label|explain|scale|wait|auth can-i \w+|rollout \w+|set \w+)\s+([a-zA-Z][\w.,/<>-]*)/g;
/** Plugin words that have words of their own. */
const withWords = new Set(['nb', 'sb', 'diagnose', 'log']);

/** What begins a command, an option, a path, a value: such quotations are no error messages. */
const noError =
  /^(?:kubectl|virtctl|ovn-|ovs-|lr-|ls-|lsp-|tc |remove open |ip |ip6?tables|nc |ncat|--|\/|<|\.|\$|ENABLE_|Status:)|[={}|]|[<>]=? \d|^\S+:\s\S+$/;
/** Reasons of events and conditions. */
const reason = /^[A-Z][a-z]+(?:[A-Z]+[a-z]+)*(?:Failed|Conflict|OutOfRange|Unreachable|Address)$/;

/**
 * @param document what `Engine.show` gives
 * @param source the text of its file, in which its ranges lie
 * @returns `{kind, name, path, line}`, and for fields the resources that the command names
 */
export function namesOf(document, source) {
  const { path } = document;
  const names = [];
  const add = (kind, name, line, more = {}) => names.push({ kind, name, path, line, ...more });
  for (const step of document.steps) for (const command of step.commands) namesInCommand(command, add);
  for (const section of document.sections) for (const block of section.blocks) namesInBlock(block, add);
  for (const section of document.sections)
    for (const { kind, range } of section.blocks)
      if (kind !== 'code')
        for (const error of errorsIn(source.slice(range.start.offset, range.end.offset)))
          add('error', error, range.start.line);
  return names;
}

function namesInCommand({ text, range }, add) {
  const { line } = range.start;
  const resources = [...text.matchAll(ofResource)].flatMap(([, words]) =>
    words.split(',').map((word) => word.split('/')[0].toLowerCase()),
  );
  for (const resource of resources) if (!/[<>]/.test(resource)) add('resource', resource, line);
  for (const field of fieldsIn(text)) add('field', field, line, { resources });
  for (const [, quoted] of text.matchAll(/'([^']*)'/g)) {
    if (!quoted.startsWith('--')) continue;
    const [, common, inner] = /^(--[\w-]*)\(([^)]*)\)/.exec(quoted) ?? [];
    const flags = inner === undefined ? quoted.split('|') : inner.split('|').map((flag) => common + flag);
    for (const flag of flags) addFlag(flag, line, add);
  }
  for (const [, word, second] of text.matchAll(/\bkubectl ko ([a-z][\w-]*)(?: ([a-z][\w-]*))?/g)) {
    add('plugin', word, line);
    if (second && withWords.has(word)) add('plugin', `${word} ${second}`, line);
  }
}

/** Error messages and reasons that a text quotes as code. */
function errorsIn(text) {
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code.trim());
  return quoted.filter((code) => reason.test(code) || (/[a-z]{3,} [\w"'<…(]/.test(code) && !noError.test(code)));
}

/** Names of fields in a JSONPath, columns, jq or a patch. */
function fieldsIn(text) {
  const paths = [...text.matchAll(/\.(?:spec|status)((?:\.[a-zA-Z]\w*|\[[^\]]*\])+)/g)].flatMap(([, path]) =>
    [...path.replace(/\[[^\]]*\]/g, '').matchAll(/\.(\w+)/g)].map(([, name]) => name),
  );
  const [, patch = ''] = / -p '(\{.*?\})'/.exec(text) ?? [];
  const keys = [...patch.matchAll(/"(\w+)":/g)]
    .map(([, key]) => key)
    .filter((key) => key !== 'spec' && key !== 'metadata');
  return [...new Set([...paths, ...keys])];
}

function namesInBlock({ kind, text, range }, add) {
  const lines = text.split('\n');
  for (const [index, content] of lines.entries()) {
    // A fence begins a line before its text.
    const line = range.start.line + index + (kind === 'code' ? 1 : 0);
    for (const [label] of content
      .replaceAll('\\.', '.')
      .replace(/\.metadata\.(?:annotations|labels)\./g, ' ')
      .matchAll(/[\w.<>-]*(?:ovn|provider-network)\.kubernetes\.io\/[\w.-]+|\bkube-ovn\/[\w.-]+(?=[=\s`'"]|$)/g))
      if (!/^kube-ovn\/kube-ovn/.test(label)) add('label', label.replace(/[.,]$/, ''), line);
    for (const metric of metricsIn(content)) add('metric', metric, line);
    if (kind !== 'code') for (const [flag] of content.matchAll(/(?<![\w-])--[a-z][\w-]+/g)) addFlag(flag, line, add);
  }
}

/** The metrics of Kube-OVN in a text, such as an expression of an alert. */
export const metricsIn = (text) =>
  Array.from(
    text.matchAll(/(?<![\w.<-])(?:subnet|kube_ovn|pinger|cni|ovs|ovn|ipam)_[a-z]\w*_\w+(?![\w.:(-])/g),
    ([metric]) => metric,
  );

function addFlag(flag, line, add) {
  const name = flag.split('=')[0].trim();
  if (/^--[a-z][\w-]+$/.test(name)) add('flag', name, line);
}
