import { runChild } from './child.mjs';
import { atMost, milliseconds, plain } from './figures.mjs';
import { constantArguments, serveArguments, startObserved } from './server-process.mjs';
import { assertCount } from './statistics.mjs';

/**
 * Both servers at 70 % of what each does at most, as who asks sees them, and as they do themselves: the constant one says what
 * the load and the machine add.
 */
export async function measureSteady(snapshot, most, connections) {
  const server = await startObserved(serveArguments(snapshot));
  const constant = await startObserved(constantArguments(most.bytes));
  const load = async ({ port }, seconds, seed, more) =>
    runChild('serve-load.mjs', { port, snapshot, seconds, connections: 64, seed, count: 8_000, ...more });
  const observe = async (observed, rate) => {
    observed.forget();
    const asked = await load(observed, 6, 1, { rate });
    const inside = await observed.inside();
    assertCount(`${inside.requests} of ${asked.requests} questions seen`, inside.requests >= asked.requests);
    return { ...asked, inside };
  };
  try {
    await load(server, 6, 99, { connections });
    await load(constant, 2, 99, { connections });
    const asked = await observe(server, 0.7 * most.own);
    const control = await observe(constant, 0.7 * most.constant);
    assertCount(`statuses ${JSON.stringify(asked.statuses)}`, asked.statuses[200] === asked.requests);
    return { ...asked, control };
  } finally {
    await server.end();
    await constant.end();
  }
}

/** For the server a request begins when its head is read, which waits for what its event loop does before. */
export function steadyFigures({ p50, p99, inside, control }) {
  return [
    atMost('p99 at 70 % of that', p99, 25, milliseconds, 'by the clock, waiting included'),
    plain('p99 of the constant string at 70 % of its most', milliseconds(control.p99), 'what load and machine add'),
    plain(
      'p99 inside the server at 70 %',
      milliseconds(inside.p99),
      `from head to end of answer; ${milliseconds(control.inside.p99)} of the constant string`,
    ),
    plain(
      'its event loop late at 70 %, p99',
      milliseconds(inside.late),
      `questions before, and the machine; ${milliseconds(control.inside.late)} of the constant string`,
    ),
    plain('p50 at 70 % of that', milliseconds(p50), ''),
  ];
}
