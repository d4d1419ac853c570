import { sanitizeLine } from '../sanitize.js';

/** Numbering that authors put before a title: `第一步：`, `步骤 2.`, `Step 3 -`, `4、`. */
const ownNumber =
  /^(?:第\s*([一二三四五六七八九十]|\d{1,3})\s*步|步骤\s*(\d{1,3})|step\s+(\d{1,3})|(\d{1,3})(?=[.、)）](?!\d)))\s*[：:.、)）\-–—]*\s*(?=\S)/iu;
const chineseDigits = '一二三四五六七八九十';

/**
 * A step's title without its own number where that says the same as the number before it (`1. 第一步：…`), or is a bare one:
 * authors begin at 1 in each section, and `3. 1. …` says two things.
 */
export function stepTitle(step: { readonly title: string; readonly number: number }): string {
  const title = sanitizeLine(step.title);
  const found = ownNumber.exec(title);
  if (!found) return title;
  if (found[4] !== undefined) return title.slice(found[0].length);
  const digits = found.slice(1).find((group) => group !== undefined)!;
  const chinese = chineseDigits.indexOf(digits);
  const number = chinese >= 0 ? chinese + 1 : Number(digits);
  return number === step.number ? title.slice(found[0].length) : title;
}
