export type ShapeName = 'placeholder' | 'time' | 'url' | 'mac' | 'ip' | 'quoted' | 'word';

/** A variable part that is recognised by its shape, from its first character on. */
export interface Shape {
  readonly name: ShapeName;
  /** Sticky; every repetition is bounded, so that a scan is linear. */
  readonly pattern: RegExp;
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const clock = '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?';
const zone = '(?: ?(?:Z|UTC|GMT|CST|[+-]\\d{2}:?\\d{2})(?![A-Za-z0-9]))?';
/** A mark beside a part counts as the characters that it stands for, so that a second look sees what the first saw. */
const alone = '(?<![A-Za-z0-9_.>])';
const group = '[0-9A-Fa-f]{1,4}';
const noAddressAfter = '(?![0-9A-Za-z:<]|\\.\\d)';

const shape = (name: ShapeName, pattern: string): Shape => ({ name, pattern: new RegExp(pattern, 'y') });

const date = shape(
  'time',
  `${alone}\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}(?:[T ]{1,2}${clock})?${zone}(?: [A-Z]{3,4}\\b)?(?: m=[+-]\\d{1,12}\\.\\d{1,12})?`,
);
const klogTime = shape('time', `${alone}[IWEF]\\d{4} ${clock}(?: {1,8}\\d{1,8}(?= ))?`);
const namedDate = shape(
  'time',
  `${alone}(?:${weekday},? {1,2})?(?:${month} {1,2}\\d{1,2}|\\d{1,2}[ /-]${month})(?:[ /-]\\d{4})?[ :]${clock}${zone}`,
);
const time = shape('time', `${alone}${clock}${zone}(?![\\d:<])`);
const url = shape('url', '(?<![A-Za-z0-9>])[a-z][a-z0-9+]{1,10}://[^\\s/?#"\'`<>，。）)\\\\]{1,255}');
const mac = shape('mac', `${alone}[0-9A-Fa-f]{2}(?:[:-][0-9A-Fa-f]{2}){5}(?![0-9A-Za-z:<-])`);
const ipv6 = shape('ip', `(?<![0-9A-Za-z:.>])(?:${group}:){7}${group}(?:/\\d{1,3})?${noAddressAfter}`);
const shortIpv6 = shape(
  'ip',
  `(?<![0-9A-Za-z:.>])(?:${group}:){1,6}:(?:${group}:){0,5}(?:${group})?(?:/\\d{1,3})?${noAddressAfter}`,
);
const ipv4 = shape(
  'ip',
  '(?<![0-9A-Za-z_.>])(?:\\d{1,3}(?:\\.\\d{1,3}){3}|[xX]{1,3}(?:\\.[xX]{1,3}){3})(?:/\\d{1,2}|:\\d{1,5})?(?![0-9A-Za-z_<]|\\.\\d)',
);
const inQuotes = '[^\\s"\'`\\\\]{1,253}';
const quoted = shape('quoted', `"${inQuotes}"|'${inQuotes}'|\`${inQuotes}\`|\\\\"${inQuotes}\\\\"`);
const placeholder = shape(
  'placeholder',
  '<[A-Za-z][\\w .-]{0,40}>|\\$\\{\\w{1,40}\\}|\\{\\{? ?[.$]?\\w[\\w.-]{0,40} ?\\}?\\}',
);
const word = shape('word', '[A-Za-z0-9_](?:[A-Za-z0-9_.@+~:-]{0,510}[A-Za-z0-9_])?');

/** Shapes with the ASCII characters that they may begin with, in the order in which they are tried. */
const beginnings: readonly (readonly [Shape, RegExp])[] = [
  [date, /\d/],
  [klogTime, /[IWEF]/],
  [namedDate, /[\dADFJMNOSTW]/],
  [time, /\d/],
  [url, /[a-z]/],
  [mac, /[\dA-Fa-f]/],
  [ipv6, /[\dA-Fa-f]/],
  [shortIpv6, /[\dA-Fa-f]/],
  [ipv4, /[\dXx]/],
  [word, /\w/],
  [quoted, /["'`\\]/],
  [placeholder, /[<${]/],
];
const none: readonly Shape[] = [];
const shapesByUnit: readonly (readonly Shape[])[] = Array.from({ length: 0x80 }, (_, unit) =>
  beginnings.filter(([, first]) => first.test(String.fromCharCode(unit))).map(([each]) => each),
);

/** The shapes that may begin with a character, in the order in which they are tried. */
export const shapesAt = (unit: number): readonly Shape[] => (unit < 0x80 ? shapesByUnit[unit]! : none);

/** Words that may begin a date. */
export const dateWords: ReadonlySet<string> = new Set(
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Mon Tue Wed Thu Fri Sat Sun'.split(' '),
);
