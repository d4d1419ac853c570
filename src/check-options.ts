import { TriagraphError } from './errors.js';

/** @param taker name of the function, as written in a program: `presenters.gaps.text` */
type CheckOptions<Options> = (taker: string, options: Options) => void;

/** Rejects misspelt options of untyped callers. @throws TriagraphError `option-unknown`, `options-type` */
export function checkOf<Options extends object>(names: Readonly<Record<keyof Options, true>>): CheckOptions<Options> {
  const known = new Set(Object.keys(names));
  return (taker, options) => {
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      throw new TriagraphError('options-type', `Unexpected options of ${taker}, expected an object.`);
    for (const name in options) if (!known.has(name)) throw unknownOption(taker, name, known);
  };
}

/** @throws TriagraphError `document-id` */
export function checkId(id: unknown): void {
  if (typeof id !== 'string')
    throw new TriagraphError('document-id', `Unexpected id of type ${typeof id}, expected a string: an id or a path.`);
}

const longestName = 80;

function unknownOption(taker: string, name: string, known: ReadonlySet<string>): TriagraphError {
  const shown = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return new TriagraphError(
    'option-unknown',
    `Unexpected option ${JSON.stringify(shown)} of ${taker}, expected ${[...known].join(', ')}.`,
  );
}
