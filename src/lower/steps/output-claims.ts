import type { Condition } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { compare } from './quantity.js';
import { grammar } from './words.js';

const rulesOf = grammar({
  outputOf: '^{outputOf}\\s*(\\S.{0,38}\\S)$',
  printsNothing: '^(\\S.{0,38}?)\\s*{printsNothing}$',
  printsSomething: '^(\\S.{0,38}?)\\s*{printsSomething}$',
  lines: '^(\\S.{0,38}?)\\s*{prints}\\s*(\\d{1,5})\\s*{classifier}?\\s*{lineWord}\\s*(?:({orMore})|({orLess}))?$',
  counts: '{prints}\\s*\\d{1,5}\\s*{classifier}?\\s*{lineWord}',
  oneVersion: '^(?!.*{not}).{0,16}?{oneVersion}(?:$|\\s)',
  mixedVersions: '^{mixedVersions}(?:$|\\s)',
  oneMissing: '^{oneMissing}$',
  allSilent: '^{allSilent}$',
});
/** A command is named by what stands in it: `ls-list`, `kubectl get crd`. */
const commandName = /^[A-Za-z][\w./ -]*$/;

/** Whether a text counts lines: what its number measures is no value of the output. */
export const countsLines = (text: string, vocabulary?: Vocabulary): boolean => rulesOf(vocabulary).counts.test(text);

/**
 * What is claimed about a command as a whole: that it prints nothing, something or some lines; that the images printed
 * have one version; that an object which is asked for does not exist.
 */
export function readOutputClaim(text: string, vocabulary?: Vocabulary): Condition | null {
  const rules = rulesOf(vocabulary);
  if (rules.oneVersion.test(text)) return { all: [compare('versions', '==', { value: 1 })] };
  if (rules.mixedVersions.test(text)) return { all: [compare('versions', '>', { value: 1 })] };
  if (rules.oneMissing.test(text)) return { all: [compare('missing', '>', { value: 0 })] };
  if (rules.allSilent.test(text)) return { all: [compare('output of *', '==', { value: '' })] };
  const plain = text.replace(/["“”]/g, '');
  const [, lineName = '', count, orMore, orLess] = rules.lines.exec(plain) ?? [];
  if (count !== undefined && commandName.test(lineName))
    return { all: [compare(`lines of ${lineName}`, orMore ? '>=' : orLess ? '<=' : '==', { value: Number(count) })] };
  const silent = (rules.outputOf.exec(plain) ?? rules.printsNothing.exec(plain))?.[1] ?? '';
  if (commandName.test(silent)) return { all: [compare(`output of ${silent}`, '==', { value: '' })] };
  const loud = rules.printsSomething.exec(plain)?.[1] ?? '';
  return commandName.test(loud) ? { all: [compare(`output of ${loud}`, '!=', { value: '' })] } : null;
}
