import type { DocumentRule, Finding } from '../rule.js';
import type { DocumentView } from '../view.js';

/** Whether an offset is inside a block of code, which may show anything. */
const inCode = ({ blocks }: DocumentView, at: number): boolean =>
  blocks.some(({ block: { kind, range } }) => kind === 'code' && range.start.offset <= at && at < range.end.offset);

export const damagedMerge: DocumentRule = {
  id: 'content/damaged-merge',
  description: 'No text has markers of an unfinished merge.',
  severity: 'error',
  *check(view) {
    for (const { 0: marker, index } of view.source.text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)) {
      if (inCode(view, index)) continue;
      yield {
        message: `Unexpected marker ${marker.slice(0, 30)} of a merge, expected one of the two texts`,
        range: view.source.range(index, index + 7),
      };
    }
  },
};

/** UTF-8 that was read as Latin-1 or Windows-1252, and Chinese after two wrong conversions. */
const mojibake =
  /Ã[\u0080-\u00bf]|â€[\u0080-\u00bf\u2018-\u201d\u2122\u0153\u02dc\u00a6]|Â[\u00a0-\u00bf]|ï¼[\u0080-\u00bf\u0152\u0161]|(?:[ä-é][\u0080-\u00bf\u0152-\u0178\u2013-\u203a\u20ac\u2122\u02c6\u02dc]{1,2}){2,}|\u951f\u65a4\u62f7|\u70eb\u70eb\u70eb/u;

export const damagedEncoding: DocumentRule = {
  id: 'content/damaged-encoding',
  description: 'Every character is as its author wrote it: no text was read in a wrong encoding.',
  severity: 'warning',
  *check(view) {
    // A document that shows damaged text shows it as code.
    const found = Array.from(view.source.text.matchAll(new RegExp(mojibake, 'gu'))).find(
      ({ index }) => !inCode(view, index),
    );
    if (found === undefined) return;
    yield {
      message: `Unexpected characters '${found[0]}' of a wrong encoding, expected the text as it was written`,
      note: 'The file was read in a wrong encoding and saved as UTF-8. Restore it from its source.',
      range: view.source.range(found.index, found.index + found[0].length),
    };
  },
};

export const damagedMarkup: DocumentRule = {
  id: 'content/damaged-markup',
  description: 'Every fence and every comment is closed.',
  severity: 'warning',
  *check(view) {
    const fence = unclosedFence(view);
    if (fence) yield fence;
    const { text } = view.source;
    const at = text.lastIndexOf('<!--');
    if (at >= 0 && text.indexOf('-->', at) < 0 && !inCode(view, at) && text[at - 1] !== '`')
      yield {
        message: 'Unexpected unclosed comment, expected -->',
        note: 'The text after it is hidden.',
        range: view.source.range(at, at + 4),
      };
  },
};

/** The first fence that the end of the file, or the beginning of another fence, leaves open. */
function unclosedFence({ source, frontMatter }: DocumentView): Finding | null {
  let open: { readonly at: number; readonly marker: string } | null = null;
  let at = frontMatter.range?.end.offset ?? 0;
  for (const line of source.text.slice(at).split('\n')) {
    const [, marker, info = ''] =
      /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})([^`]*)$/.exec(line.replace(/\r$/, '')) ?? [];
    if (marker !== undefined) {
      const isSame: boolean = open !== null && marker[0] === open.marker[0] && marker.length >= open.marker.length;
      if (open === null) open = { at: at + line.indexOf(marker), marker };
      else if (isSame && info.trim() === '') open = null;
      else if (isSame && /^\s*[a-z]+\s*$/.test(info)) break;
    }
    at += line.length + 1;
  }
  return open === null
    ? null
    : {
        message: `Unexpected unclosed fence, expected ${open.marker} below it`,
        note: 'The text after it is read as code, up to the next fence or the end of the file.',
        range: source.range(open.at, open.at + open.marker.length),
      };
}
