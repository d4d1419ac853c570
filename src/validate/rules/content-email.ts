import { derivedForBuild } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

const address =
  /(?<![\w.+/:@-])[A-Za-z0-9][\w.+-]{0,63}@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,18})(?![\w@-]|\.\w)/g;
const exampleDomains = derivedForBuild(({ ruleWords }): ReadonlySet<string> => new Set(ruleWords.exampleDomains));

export const email: DocumentRule<{ allow: readonly string[] }> = {
  id: 'content/email',
  description: 'A document names no mail address of a person.',
  severity: 'info',
  options: { allow: [] },
  *check({ source, vocabulary }, { allow }) {
    if (!source.text.includes('@')) return;
    for (const match of source.text.matchAll(address)) {
      const domain = match[1]!.toLowerCase();
      if (
        isExample(match[0], domain) ||
        exampleDomains(vocabulary).has(domain) ||
        allow.includes(match[0]) ||
        allow.includes(domain)
      )
        continue;
      yield {
        message: `Unexpected mail address ${match[0]}, expected one at example.com`,
        range: source.range(match.index, match.index + match[0].length),
      };
    }
  },
};

/** Placeholder accounts and the names of examples. */
const nobody =
  /^(?:git|root|admin|user|username|name|me|you|foo|foo\.bar|test|noreply|no-reply|someone|somebody|xxx*|email|mail|your.*|my.*|someemail|j(?:ohn|ane)(?:[._-]?(?:doe|smith))?|alice|bob|zhang[._-]?san|li[._-]?si)@/i;
/** Accounts of programs and offices. */
const role =
  /^(?:[\w.+-]*[._+-])?(?:admin|administrator|bot|robot|ci|jenkins|system|service|daemon|notifications?|alerts?|support|helpdesk|postmaster|webmaster)@/i;

/** Reserved domains, service units, file names, and accounts of nobody. */
function isExample(written: string, domain: string): boolean {
  if (
    /(?:^|\.)(?:example\.[a-z]+|example|test|invalid|local|localhost|localdomain|internal|svc|service|timer|socket|target|mount|slice|scope|png|jpe?g|svg|md|ya?ml|conf|log|sh)$/.test(
      domain,
    )
  )
    return true;
  return nobody.test(written) || role.test(written);
}
