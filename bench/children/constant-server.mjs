// What fastify does at most: reads the same questions, and answers a string that is there already.
import fastify from 'fastify';
import { parameters } from '../child.mjs';

const text = JSON.stringify({ text: 'x'.repeat(parameters().bytes - 11) });
const app = fastify({ logger: false });
app.post('/v1/query', (_, reply) => {
  reply.type('application/json; charset=utf-8').send(text);
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
