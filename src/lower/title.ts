import type { Section, TextItem } from '../model/index.js';
import { behindLabel } from './headings.js';
import { isAlertPage } from './kind-shapes.js';
import type { Reading } from './reading.js';

/** Titles that say nothing of the document: a year, a number, a date, a name for want of one. */
const empty =
  /^(?:[\d\s./:_-]*|\d{4}\s*年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*日)?|untitled(?:\s*document)?|no title|new (?:document|page)|readme|index|无标题|未命名(?:文档)?|新建文档)$/i;

/**
 * `title`, else the first heading of level 1, unless it says nothing; then `Original Title`, the first heading that is no
 * known section, the first symptom, and at last that heading after all, or the file's name.
 */
export function readTitle(reading: Reading, symptoms: readonly TextItem[]): string {
  const { frontMatter, trailing, sections, parsed, headings } = reading;
  const isName = (title: string) => headings.exact(title) === null || headings.exact(behindLabel(title)) === null;
  const saysSomething = (title: string | undefined) => !!title && !empty.test(title) && isName(title);
  const first = sections.find((section) => section.level === 1)?.heading;
  const candidates = [
    frontMatter.text('title')?.text,
    first,
    frontMatter.text('original_title')?.text ?? trailing.values.get('originaltitle')?.text,
    first === undefined ? firstOwnHeading(sections) : undefined,
    first === undefined && isAlertPage(sections) ? fileName(parsed.path) : undefined,
    first === undefined && sections.length > 1 ? namingFile(parsed.path) : undefined,
    symptoms[0]?.text,
  ];
  const title = candidates.find(saysSomething) ?? (first && !empty.test(first) ? first : fileName(parsed.path));
  return title.replace(/\s+/g, ' ').trim();
}

/** A document without a title may still begin with a heading of its own. */
function firstOwnHeading(sections: readonly Section[]): string | undefined {
  const first = sections.find((section) => section.level > 0);
  return first?.kind === 'other' ? first.heading : undefined;
}

/** The name of a file that was given to say something: three words or more, or four Han characters. */
function namingFile(path: string): string | undefined {
  const name = fileName(path);
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]{2,}/g) ?? [];
  return words.length >= 3 || /[\u3400-\u9fff]{4}/.test(name) ? name : undefined;
}

function fileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.(?:zh|en))?\.[^.]+$/, '');
  return name.replace(/[_-]+/g, ' ').trim() || path;
}
