import type { Redirection } from 'unbash';
import type { Effect } from '../../../model/index.js';

const harmlessTargets = /^(?:\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)|\/dev\/(?:tcp|udp)\/.*|\d+|-|\d+-)$/;
/** A device that is written to loses what it held. */
const device = /^\/dev\/(?:sd|vd|nvme|xvd|hd|dm-|mapper\/|disk\/)/;

/** What a redirection does to what it names; one that only reads, or writes where nothing is kept, does nothing. */
export function writtenTo(node: Redirection): Effect {
  if (node.type !== 'Redirect' || node.operator === '<' || node.operator === '<&') return 'read';
  const target = node.target?.value ?? '';
  if (harmlessTargets.test(target)) return 'read';
  // `2>&$descriptor` and `> >(command)` write to no file by name.
  if (/^[<>]\(/.test(node.target?.text ?? '')) return 'read';
  return device.test(target) ? 'destroy' : 'change';
}
