import { foldName } from './names.js';
import type { Field, OutputRecord } from './record.js';

const family = /(?:^|[^A-Za-z])(?:ip)?(v[46])/i;

/**
 * Values of the address family that a record does not have are left out: a subnet whose protocol is IPv4 has no free IPv6
 * addresses, and that is no shortage. Where the record does not say, or has both, all values stay.
 */
export function ofItsFamily(found: readonly Field[], { fields }: OutputRecord): readonly Field[] {
  if (found.length < 2) return found;
  const protocol = fields.find(({ name }) => foldName(name) === 'protocol')?.value.toLowerCase();
  if (protocol !== 'ipv4' && protocol !== 'ipv6') return found;
  const kept = found.filter(
    ({ name }) => (family.exec(name)?.[1]?.toLowerCase() ?? protocol.slice(2)) === protocol.slice(2),
  );
  return kept.length > 0 ? kept : found;
}
