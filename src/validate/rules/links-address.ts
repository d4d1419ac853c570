import type { DocumentRule } from '../rule.js';

/** What is written for `https://` in front of a host; the scheme of a host behind another, which a proxy has, is none. */
const scheme = /(?<![\w/.:-])([hH][hHtTpPsS]{2,6})([:：]?[/／]{1,3})(?=(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,})/g;

export const linkAddress: DocumentRule = {
  id: 'links/address',
  description: 'An address begins with a scheme that browsers know.',
  severity: 'warning',
  *check({ source }) {
    for (const { 0: written, 1: name = '', index } of source.text.matchAll(scheme)) {
      const behind = /^https?:\/\//.exec(source.text.slice(index + written.length))?.[0];
      if (/^https?:\/\/$/i.test(written) && behind === undefined) continue;
      const range = source.range(index, index + written.length + (behind?.length ?? 0));
      const text = behind ?? (/s/i.test(name) ? 'https://' : 'http://');
      yield {
        message: `Unexpected '${source.slice(range)}' in front of an address, expected '${text}'`,
        range,
        fix: { title: `Write ${text}`, edits: [{ range, text }] },
      };
    }
  },
};
