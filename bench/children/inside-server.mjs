// Loaded before a server that is measured (`--import`): times that it sees itself, without what load and machine add on the way.
// A message of any kind begins anew; "report" is answered first.
import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { percentile } from '../statistics.mjs';

const everyMs = 5;
const nanoseconds = 1e6;
const started = new WeakMap();
let times = [];
const lateness = monitorEventLoopDelay({ resolution: everyMs });
lateness.enable();

// https://nodejs.org/api/diagnostics_channel.html#built-in-channels
subscribe('http.server.request.start', ({ request }) => started.set(request, performance.now()));
subscribe('http.server.response.finish', ({ request }) => times.push(performance.now() - started.get(request)));

process.on('message', (message) => {
  if (message === 'report')
    process.send({
      requests: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      // A histogram of whole turns of the timer.
      late: Math.max(0, lateness.percentile(99) / nanoseconds - everyMs),
    });
  times = [];
  lateness.reset();
});
// Who measures may be gone; what is served must not wait for it.
process.channel.unref();
