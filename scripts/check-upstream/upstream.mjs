// What a version of upstream defines: resources, fields, labels, flags, words of the plugin, metrics, printed strings.
import { execFileSync } from 'node:child_process';

const folders = ['pkg', 'cmd', 'dist', 'charts', 'yamls'];
/** Bytes of the files of one version; v1.16 has 40 MB. */
const maxBytes = 1 << 30;

/** Runs git in a checkout or a bare git directory. */
function git(repository, ...args) {
  return execFileSync('git', ['-C', repository, ...args], { maxBuffer: maxBytes, stdio: ['ignore', 'pipe', 'ignore'] });
}

/** @throws when the tag is not there */
export function upstreamOf(repository, tag) {
  const there = git(repository, 'ls-tree', '--name-only', tag).toString().split('\n');
  const wanted = folders.filter((folder) => there.includes(folder));
  // The text of a tar archive: headers do no harm where strings are looked up.
  const text = git(repository, 'archive', '--format=tar', tag, ...wanted).toString('latin1');
  const plugin = git(repository, 'show', `${tag}:dist/images/kubectl-ko`).toString();
  const resources = resourcesIn(text);
  const has = {
    resource: ({ name }) => resources.has(name.replace(/\.kubeovn\.io$/, '')),
    // Fields of resources of Kubernetes are not looked up here.
    field: ({ name, resources: of }) =>
      (of.length > 0 && !of.some((each) => resources.has(each))) ||
      new RegExp(`json:"${name}[",]|\\s${name}:\\s`).test(text),
    label: ({ name }) => labelForms(name).some((form) => text.includes(form)),
    flag: ({ name }) => text.includes(`"${name.slice(2)}`),
    plugin: ({ name }) => name.split(' ').every((word) => isWordOf(plugin, word)),
    metric: ({ name }) => metricForms(name).some((form) => text.includes(`"${form}"`)),
    error: ({ name }) => fragmentsOf(name).some((fragment) => text.includes(fragment)),
  };
  return { has: (entry) => has[entry.kind](entry) };
}

/** A word of kubectl-ko: a case of the script, one of a list in its usage, or one that it compares with. */
const isWordOf = (plugin, word) =>
  new RegExp(`(?:^|[\\s|(])${word}\\s*(?:[|)])|[{|]${word}[|}]|"${word}"`, 'm').test(plugin);

/** Whether the documentation has a name. */
export function documentationOf(repository) {
  const text = git(repository, 'archive', '--format=tar', 'HEAD', 'docs').toString('latin1');
  return (name) => text.includes(name);
}

/** Plural, singular, kind and short names of the custom resources, in lower case. */
function resourcesIn(text) {
  const names = [...text.matchAll(/^\s+(?:plural|singular|kind): "?([A-Za-z][\w-]*)"?\s*$/gm)].map(([, name]) => name);
  const short = [...text.matchAll(/^\s+shortNames:\s*\n((?:\s+- "?[\w-]+"?\s*\n)+)/gm)].flatMap(([, list]) =>
    [...list.matchAll(/- "?([\w-]+)/g)].map(([, name]) => name),
  );
  return new Set([...names, ...short].map((name) => name.toLowerCase()));
}

/** A label as it is written, and as a format whose first part is filled in. */
function labelForms(name) {
  const plain = name.replace(/<[^>]*>/g, '%s');
  return [plain, plain.replace(/^[^./]+/, '%s'), plain.replace(/^.*?(?=\.ovn\.kubernetes\.io)/, '%s')];
}

/** A metric is made of a namespace, a subsystem and a name. */
function metricForms(name) {
  const parts = name.split('_');
  return parts.map((_, index) => parts.slice(index).join('_')).slice(0, 3);
}

const shortestFragment = 8;

/** The constant parts of an error line, the longest first; where it has values, the source has verbs of a format. */
function fragmentsOf(line) {
  return line
    .split(/<[^>]*>|…|\.{3}|["'`]|%\w| {2}|\b[\w.:/-]*\d[\w.:/-]*/)
    .map((part) => part.replace(/^[\s:,;.()[\]-]+|[\s:,;()[\]-]+$/g, ''))
    .filter((part) => part.length >= shortestFragment)
    .sort((left, right) => right.length - left.length)
    .slice(0, 1);
}
