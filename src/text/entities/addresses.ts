import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { isAsciiDigit } from '../normalize.js';
import { type Entity, entityAt } from './names.js';

const portsOf = derived(({ entities: data }) => {
  const port = alternatives(allOf(data.ports));
  return {
    named: new RegExp(
      `(?:${port})["']?[ \\t]{0,4}(?:[:=：][ \\t]{0,16}|${alternatives(allOf(data.linking))})?[ \\t]{0,4}["']?(\\d{1,5})(?![\\d.]|[A-Za-z])`,
      'gi',
    ),
    inFront: new RegExp(
      `(?<![\\w.:/-])(\\d{2,5})(?=[ \\t]{0,2}(?:${alternatives(allOf(data.ofName))})?[ \\t]{0,2}(?:${alternatives(data.ports.zh)}))`,
      'g',
    ),
  };
});

const ipv4 = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?:\/(\d{1,2})(?!\d)|:(\d{1,5})(?![\d.]))?(?![\w-]|\.\d)/g;
/** Groups of hexadecimal digits with at least two colons; isIpv6 decides whether they are an address. */
const groups = /[0-9A-Fa-f]{0,4}:[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]{0,34}(?:\/(\d{1,3}))?(?![\w:]|\.\d)/y;
/** `[fd00::5]:8080` */
const portOfGroups = /(?<=[0-9A-Fa-f]\]:)(\d{1,5})(?![\d.:]|[A-Za-z])/g;
const mac = /^[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}$/;
const macWithHyphens = /(?<![\w:-])[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5}(?![\w:-])/g;
const hostBefore = /[a-z0-9]\.[a-z]{2,24}$/;
/** The port of a host name. The letter is looked for behind the colon, since most colons follow a digit, as in times. */
const portOfHost = /:(?<=[a-z]:)(\d{1,5})(?![\d.:]|[A-Za-z])/g;
/** What follows the port of a registry, which is part of the name of an image. */
const imageBehind = /^\/[a-z0-9][a-z0-9._/-]{0,200}(?::[A-Za-z0-9_]|@sha256)/;
const fileBefore =
  /\.(?:go|c|cc|cpp|h|hpp|py|java|js|mjs|ts|rs|rb|sh|lua|php|cs|kt|scala|yaml|yml|json|conf|log|txt|md)$/;

/** IP addresses, networks, hardware addresses and ports. */
export function* findAddresses(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  for (const found of text.matchAll(ipv4)) yield* ipv4At(text, found);
  yield* groupedAddresses(text);
  for (const { 1: digits, index } of text.matchAll(portOfGroups)) yield* portAt(digits!, index);
  for (const found of text.matchAll(macWithHyphens)) yield entityAt('mac', found[0], found.index);
  yield* ports(text, vocabulary);
}

function* ports(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { named, inFront } = portsOf(vocabulary);
  for (const { 0: whole, 1: digits, index } of text.matchAll(named))
    yield* portAt(digits!, index + whole.length - digits!.length);
  for (const { 1: digits, index } of text.matchAll(inFront)) yield* portAt(digits!, index);
  for (const found of text.matchAll(portOfHost)) {
    const before = text.slice(Math.max(0, found.index - 27), found.index);
    // In `pod.go:425` the number is a line of a source file.
    if (!hostBefore.test(before) || fileBefore.test(before)) continue;
    const behind = found.index + found[0].length;
    if (!imageBehind.test(text.slice(behind, behind + 220))) yield* portAt(found[1]!, found.index + 1);
  }
}

/** Starts from each colon, because logs have far more digits, at which an address may begin, than colons. */
function* groupedAddresses(text: string): Generator<Entity> {
  let behind = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', Math.max(colon + 1, behind))) {
    let start = colon;
    while (start > behind && colon - start < groupDigits && isHexadecimal(text.charCodeAt(start - 1))) start--;
    let second = colon + 1;
    while (second - colon <= groupDigits && isHexadecimal(text.charCodeAt(second))) second++;
    if (text.charCodeAt(second) !== colonUnit) continue;
    groups.lastIndex = start;
    const found = groups.exec(text);
    if (found === null) continue;
    const [value, prefix] = found;
    behind = start + value.length;
    if (/[\w:.]/.test(text[start - 1] ?? ' ')) continue;
    if (mac.test(value)) yield entityAt('mac', value, start);
    else if (isIpv6(value)) yield entityAt(prefix === undefined ? 'ip' : 'cidr', value, start);
  }
}

const groupDigits = 4;
const colonUnit = 0x3a;
const isHexadecimal = (unit: number): boolean => isAsciiDigit(unit) || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x66);

function* ipv4At(text: string, found: RegExpExecArray): Generator<Entity> {
  const [whole, prefix, service] = found;
  const address = whole.replace(/[/:].*$/, '');
  if (/[\w.-]/.test(text[found.index - 1] ?? ' ') || address.split('.').some((part) => Number(part) > 255)) return;
  if (prefix !== undefined && Number(prefix) <= 32) yield entityAt('cidr', whole, found.index);
  else yield entityAt('ip', address, found.index);
  if (service !== undefined) yield* portAt(service, found.index + address.length + 1);
}

function* portAt(digits: string, start: number): Generator<Entity> {
  if (Number(digits) >= 1 && Number(digits) <= 65_535) yield entityAt('port', digits, start);
}

/** Eight groups of at most four digits, or fewer with one `::`. A time (`10:02:11`) has too few. */
function isIpv6(value: string): boolean {
  const address = value.replace(/\/.*$/, '');
  const [head, tail, ...more] = address.split('::');
  const parts = [head, tail].flatMap((half) => (half ? half.split(':') : []));
  if (more.length > 0 || !/\d/.test(address) || parts.some((part) => !/^[0-9A-Fa-f]{1,4}$/.test(part))) return false;
  return tail === undefined ? parts.length === 8 : parts.length > 0 && parts.length <= 7;
}
