import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import { type Entity, entityAt, isAddress } from './names.js';

const url =
  /(?<![A-Za-z0-9])(?:https?|ldaps?|tcp|udp|wss?|grpc|unix|amqp|redis|mysql|postgres(?:ql)?|ssh|s3|nfs):\/\/[\w.~:/?#[\]@&+,=%-]{1,500}/gi;
const path = /(?<![\w.:/$})>-])\/[A-Za-z0-9_.-]{1,80}(?:\/[A-Za-z0-9_.@:+-]{1,120}){1,20}(?![\w/])/g;
const host = '[a-z0-9](?:[a-z0-9.-]{0,120}[a-z0-9])?(?::\\d{1,5})?';
const repository = '[a-z0-9]+(?:[._-]{1,2}[a-z0-9]+){0,12}';
const reference = ':[A-Za-z0-9_][\\w.-]{0,127}(?:@sha256:[0-9a-f]{64})?|@sha256:[0-9a-f]{64}';
/** The last part of the name of an image, with its tag or digest. */
const imageEnding = new RegExp(`/${repository}(?:${reference})(?![\\w/])`, 'g');
const imageBeginning = new RegExp(`(?<![\\w./:@-])${host}(?:/${repository}){0,5}$`);
const imageLength = 250;
const wordsOf = derived(({ entities: data }) => {
  const [image, latinImage] = [alternatives(data.images.zh), alternatives(data.images.en)];
  return {
    namedImage: new RegExp(
      `(?:(?<![a-z])(?:${latinImage})["']?[ \\t]{0,2}(?:[:=][ \\t]{0,16})?["'\`]?|(?:${image})[ \\t:：]{0,3}["'\`]?)((?:${host}/)?(?:${repository}/){0,6}${repository}(?:${reference}))(?![\\w/])`,
      'gi',
    ),
    productVersion: new RegExp(
      `(?<![\\w.-])(?:${alternatives(data.products)}|${alternatives(allOf(data.versions))})(?:${alternatives(allOf(data.ofVersion))})?[ \\t]{0,2}(?:[:=：]|${alternatives(data.linking.zh)})?[ \\t]{0,2}(\\d{1,4}(?:\\.\\d{1,5}){1,3})(?![\\w/%]|\\.\\d)`,
      'gi',
    ),
    /** Code units around two numbers in which a product with its version is looked for. */
    versionReach: 24 + Math.max(...data.products.map((product) => product.length)),
    /** `upgraded from 1.27 to 1.28`. */
    versionChange: new RegExp(
      `(?:${alternatives(allOf(data.upgrades))})[^\\d\\n]{0,24}(?<![\\w.-])(\\d{1,3}\\.\\d{1,4})[ \\t]{0,2}(?:-+>|→|${alternatives(allOf(data.upgradedTo))})[ \\t]{0,2}(\\d{1,3}\\.\\d{1,4})(?![\\w%]|\\.\\d)`,
      'dgi',
    ),
  };
});

export function* findReferences(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  for (const { 0: found, index } of text.matchAll(url))
    yield entityAt('url', found.replace(/[.,;:!?\]&]+$/, ''), index);
  for (const { 0: found, index } of text.matchAll(path)) yield entityAt('path', found.replace(/[.:]+$/, ''), index);
  yield* images(text);
  for (const found of text.matchAll(wordsOf(vocabulary).namedImage))
    yield entityAt('image', found[1]!, found.index + found[0].length - found[1]!.length);
}

function* images(text: string): Generator<Entity> {
  for (const { 0: ending, index } of text.matchAll(imageEnding)) {
    const beginning = imageBeginning.exec(text.slice(Math.max(0, index - imageLength), index));
    if (!beginning || (/:\d{1,5}$/.test(ending) && !beginning[0].includes('.'))) continue;
    if (/[a-z]/.test(beginning[0] + ending))
      yield entityAt('image', beginning[0] + ending, index - beginning[0].length);
  }
}

const vVersion = /(?<![\w.-])v\d{1,4}(?:\.\d{1,6}){1,3}(?:[-+][A-Za-z0-9][A-Za-z0-9.-]{0,40})?(?![\w/])/gi;
const longVersion =
  /(?<![\w.:/-])\d{1,3}\.\d{1,4}\.\d{1,5}(?:-(?:alpha|beta|rc|r|patch|hotfix)[A-Za-z0-9.-]{0,20})?(?![\w/%]|\.\d)/g;
/** Versions after the name of a product. Searches only near numbers, since any word may begin the name of a product. */
function* productVersions(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  const { productVersion, versionReach } = wordsOf(vocabulary);
  for (const { index } of text.matchAll(twoNumbers)) {
    const from = Math.max(0, index - versionReach);
    for (const found of text.slice(from, index + versionReach).matchAll(productVersion)) {
      const version = found[1]!;
      const start = from + found.index + found[0].length - version.length;
      // Another version in the window may be cut off; it is found in its own.
      if (start > index || start + version.length <= index || isAddress(version)) continue;
      yield entityAt('version', version, start);
    }
  }
}

const twoNumbers = /\d\.\d/g;

/** Versions: with a `v`, of three numbers, or of two after the name of a product or of an upgrade. */
export function* findVersions(text: string, vocabulary?: Vocabulary): Generator<Entity> {
  for (const { 0: found, index } of text.matchAll(vVersion))
    yield entityAt('version', found.replace(/[.-]+$/, ''), index);
  for (const { 0: found, index } of text.matchAll(longVersion)) yield entityAt('version', found, index);
  yield* productVersions(text, vocabulary);
  for (const { 1: from, 2: to, indices } of text.matchAll(wordsOf(vocabulary).versionChange)) {
    yield entityAt('version', from!, indices![1]![0]);
    yield entityAt('version', to!, indices![2]![0]);
  }
}
