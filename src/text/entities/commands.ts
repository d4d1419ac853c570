import { marksOf } from '../text-signs.js';
import { kindOfWord } from './kinds.js';
import { hasPodEnding, namePattern } from './names.js';
import type { Entity } from './types.js';

const flag = new RegExp(
  `(?<![\\w-])(?:(-n|--namespace)|(-c|--container))(?:=|[ \\t]{1,4})["']?(${namePattern})(?![A-Za-z0-9_])`,
  'g',
);

/** What all of these have. */
export const optionMarks = marksOf('-n', '-c');

/** Namespaces and containers behind the options of kubectl. `-n` and `-c` are options of other programs too. */
export function* findOptionNames(text: string): Generator<Entity> {
  for (const found of text.matchAll(flag)) {
    const [whole, namespace, container, value] = found as unknown as [string, string?, string?, string?];
    if (/^\d+$/.test(value!) || (container !== undefined && !mentionsKubectl(text, found.index))) continue;
    const end = found.index + whole.length;
    yield { type: namespace === undefined ? 'container' : 'namespace', value: value!, start: end - value!.length, end };
  }
}

const commandLength = 300;

function mentionsKubectl(text: string, index: number): boolean {
  const lead = text.slice(Math.max(0, index - commandLength), index);
  return /\b(?:kubectl|oc|k)\b/.test(lead.slice(lead.lastIndexOf('\n') + 1));
}

/** The end of a name that a controller generated. */
const generatedEnding = /-[bcdfghjklmnpqrstvwxz2456789]{5}(?![A-Za-z0-9_/-]|\.[A-Za-z0-9])/g;
const nameInFront = /(?<![A-Za-z0-9_./:-])(?:([a-z0-9][a-z0-9-]{0,62})\/)?([a-z][a-z0-9.-]{0,200})$/;
const nameLength = 270;
/** A row of `kubectl get pods`: name, ready containers, status. */
const podRow = new RegExp(
  `^(?:(${namePattern})[ \\t]{1,60})?(${namePattern})[ \\t]{1,60}\\d{1,3}/\\d{1,3}[ \\t]{1,20}[A-Z]`,
  'gm',
);

/** Pods that are recognised by their names alone: those with the endings that controllers generate, and rows of tables. */
export function* findPods(text: string): Generator<Entity> {
  for (const { 0: ending, index } of text.matchAll(generatedEnding)) {
    const found = nameInFront.exec(text.slice(Math.max(0, index - nameLength), index));
    if (!found) continue;
    const value = found[2]! + ending;
    const end = index + ending.length;
    if (!hasPodEnding(value)) continue;
    const start = end - value.length;
    const namespace = found[1];
    if (namespace && !kindOfWord.has(namespace))
      yield { type: 'namespace', value: namespace, start: start - 1 - namespace.length, end: start - 1 };
    yield { type: 'pod', value, start, end };
  }
  if (/[ \t]\d{1,3}\/\d{1,3}[ \t]{1,20}[A-Z]/.test(text)) yield* podRows(text);
  if (!countedWithReason.test(text)) return;
  for (const { 1: value, index } of text.matchAll(podWithReason))
    yield { type: 'pod', value: value!, start: index, end: index + value!.length };
}

function* podRows(text: string): Generator<Entity> {
  for (const found of text.matchAll(podRow)) {
    const start = found.index + found[0].lastIndexOf(found[2]!, found[0].search(/[ \t]\d{1,3}\/\d/));
    if (/^\d+$/.test(found[2]!)) continue;
    if (found[1]) yield { type: 'namespace', value: found[1], start: found.index, end: found.index + found[1].length };
    yield { type: 'pod', value: found[2]!, start, end: start + found[2]!.length };
  }
}

const reasonBehind =
  '[ \\t]{1,4}(?:is |was |in |状态)?["\'`]?(?:OOMKilled|CrashLoopBackOff|ImagePullBackOff|ErrImagePull|ContainerCreating|PodInitializing|Evicted|CreateContainer|RunContainerError|Init:)';
/** `web-0 CrashLoopBackOff`: a counted name that is told of as only pods are. */
const podWithReason = new RegExp(`(?<![\\w./:-])([a-z][a-z0-9-]{0,60}-\\d{1,3})(?=${reasonBehind})`, 'g');
/** What it ends with, which is found in less time. */
const countedWithReason = new RegExp(`-\\d{1,3}${reasonBehind}`);

const nodeName = /(?<![\w./:-])(?:node|worker|master|control-plane)-?\d{1,4}(?![\w-]|\.\w)/g;

export const nodeMarks = marksOf('node', 'worker', 'master', 'control-plane');

/** Nodes that are called nothing but nodes: `worker-3`, `node0003`. */
export function* findNodes(text: string): Generator<Entity> {
  for (const { 0: value, index } of text.matchAll(nodeName)) {
    yield { type: 'node', value, start: index, end: index + value.length };
  }
}
