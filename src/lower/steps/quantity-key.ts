import { verdicts } from '../../vocabulary/index.js';

const subjectTerms = new Map<string, string>();
for (const [term, names] of Object.entries(verdicts.subjects)) for (const name of names) subjectTerms.set(name, term);
const hanNames = [...subjectTerms.keys()]
  .filter((name) => /\p{Script=Han}/u.test(name))
  .sort((a, b) => b.length - a.length);
const hanPattern = new RegExp(hanNames.join('|'), 'g');

/** `availableIPs`, `可用IP` and `kube_ovn_subnet_available_ips` are one quantity: `available ip`. */
export function quantityKey(subject: string): string {
  const spaced = subject
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(hanPattern, (name) => ` ${subjectTerms.get(name)} `);
  const terms = new Set<string>();
  for (const word of spaced.split(/[^\p{L}\p{N}]+/u)) {
    const single = /^[a-z]{2,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
    const term = subjectTerms.get(word) ?? subjectTerms.get(single) ?? single;
    if (term) terms.add(term);
  }
  return [...terms].sort().join(' ');
}
