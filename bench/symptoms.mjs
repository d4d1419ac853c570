import { Random } from './random.mjs';

/** Kinds of symptoms: how long they are. */
export const symptomKinds = [
  { name: '3–8 words', least: 3, most: 8 },
  { name: '25 words', least: 25, most: 25 },
  { name: '4 KB log', characters: 4096 },
];

/** Words as a person counts them: a run of Latin letters and digits, or two Han characters. */
const wordPattern = /[\p{Script=Latin}\p{N}_./:-]+|\p{Script=Han}{1,2}/gu;

/**
 * Different symptoms of one kind, out of what documents say of themselves. None is repeated, so that no cache can answer.
 * @param sayings for each document its titles, symptoms, causes and error lines.
 */
export function makeSymptoms(sayings, kind, count, seed) {
  const random = new Random(seed);
  const made = new Set();
  for (let attempt = 0; made.size < count && attempt < count * 50; attempt++) {
    const text = kind.characters ? makeLog(sayings, random, kind.characters) : makeSentence(sayings, random, kind);
    if (text !== null) made.add(text);
  }
  return [...made];
}

/** Neighbouring words of one document, from a place in the middle of what it says. */
function makeSentence(sayings, random, { least, most }) {
  const count = random.integer(least, most);
  const text = random.pick(sayings).join('\n');
  const words = [...text.matchAll(wordPattern)];
  if (words.length < count) return null;
  const first = random.integer(0, words.length - count);
  const last = words[first + count - 1];
  return text.slice(words[first].index, last.index + last[0].length).replace(/\s+/g, ' ');
}

/** Log lines with times, hosts and processes; each tells a line of some document, most of them of one. */
function makeLog(sayings, random, characters) {
  const main = random.pick(sayings);
  const lines = [];
  let length = 0;
  while (length < characters) {
    const saying = random.pick(random.next() < 0.3 ? main : random.pick(sayings));
    const line = `${logPrefix(random)} ${saying.replace(/\s+/g, ' ').slice(0, 160)}`;
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n').slice(0, characters);
}

const two = (value) => String(value).padStart(2, '0');
const processes = ['kubelet', 'kube-ovn-cni', 'kube-ovn-controller', 'etcd', 'coredns', 'ovs-vswitchd', 'apiserver'];

function logPrefix(random) {
  const time = `${two(random.integer(0, 23))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}`;
  const host = `node-${random.integer(1, 40)}`;
  const level = random.pick(['INFO', 'WARN', 'ERROR', 'ERROR']);
  return `2026-0${random.integer(1, 9)}-${two(random.integer(1, 28))}T${time}Z ${host} ${random.pick(processes)}[${random.integer(100, 65000)}]: ${level}`;
}
