/** A figure beside what it was compared with; `holds` is null where nothing is promised. */
const figure = (what, value, promise, holds, comparedWith) => ({ what, value, promise, holds, comparedWith });

export const percent = (value) => `${(100 * value).toFixed(1)} %`;
export const times = (value) => `${value >= 100 ? value.toFixed(0) : value.toFixed(2)} ×`;
export const milliseconds = (value) => `${value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 1)} ms`;

export const plain = (what, text, comparedWith) => figure(what, text, '', null, comparedWith);

export const atMost = (what, value, bound, format, comparedWith) =>
  figure(what, format(value), `at most ${format(bound)}`, value <= bound, comparedWith);

export const atLeast = (what, value, bound, format, comparedWith) =>
  figure(what, format(value), `at least ${format(bound)}`, value >= bound, comparedWith);
