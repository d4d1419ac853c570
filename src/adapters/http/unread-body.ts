import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../limits.js';

/**
 * Reads and drops what is left of a body that was refused. Who is still sending when the connection is closed gets a reset, and
 * often never sees the answer: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 * The time for a whole request ends it; what announces more than anyone sends by mistake is closed as before.
 */
export function dropUnreadBody({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? 0) > limits.httpDroppedBytes) return;
  reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
}
