import type { Effect } from '../../../../model/index.js';
import { judgeScript } from './script.js';

/** Names that a text may begin an expression with when it only calculates and prints. */
const harmless = new Set(
  'console JSON Math Date Buffer Number String Array Object Boolean BigInt RegExp Map Set Intl parseInt parseFloat isNaN isFinite atob btoa encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape NaN Infinity undefined null true false const let var new typeof if else for of in while return break continue void'.split(
    ' ',
  ),
);
const suspicious = /constructor|prototype|__|\bthis\b|\bimport\b|\beval\b|\bFunction\b|=>|`|\[\s*['"]|\\u|\\x/;

/** Effect of text for Node.js: it reads when it names nothing but what calculates and prints. */
export function judgeNode(text: string): Effect {
  const effect = judgeScript(text);
  if (effect === 'destroy' || suspicious.test(text)) return effect;
  const code = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '""');
  const declared = new Set([...code.matchAll(/\b(?:const|let|var)\s+(\w+)/g)].map(([, name]) => name!));
  for (const [, before = '', name = ''] of code.matchAll(/(\.\s*|[{,]\s*(?=[\w$]+\s*:))?\b([A-Za-z_$][\w$]*)/g)) {
    if (!before && !harmless.has(name) && !declared.has(name)) return 'unknown';
  }
  return 'read';
}
