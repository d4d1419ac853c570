/**
 * Whether a source of a document identifies one incident: an address, `#123`, a key of a ticket, a number or hash of a
 * page. A plain word such as `experience` only says what kind of source it is.
 */
export const identifiesIncident = (source: string): boolean =>
  /^https?:\/\/|(?:^|[#_/\s-])\d+$|[a-z]\d{3}|^[\da-f-]{16,}$/i.test(source.trim());
