import type { Messages } from './messages/messages.js';

const later = /\s+(?:and|or) (?:later|above|newer|higher|up)$/i;
const earlier = /\s+(?:and|or) (?:earlier|below|older|lower)$/i;

/** A range of versions in the words of the reader: documents of any language may say `1.16.2 and earlier`. */
export const versionIn = (version: string, { laterVersions, earlierVersions }: Messages): string =>
  version.replace(later, ` ${laterVersions}`).replace(earlier, ` ${earlierVersions}`);
