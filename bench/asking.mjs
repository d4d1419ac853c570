/** How long what was asked last may take before it counts as not answered. */
const patienceMs = 15_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Each connection asks the next question when its last one was answered. @param ask (connection, askedAt) → promise */
export async function askOnAndOn(pool, seconds, ask) {
  const start = performance.now();
  const end = start + seconds * 1_000;
  const askOn = async (connection) => {
    while (performance.now() < end) await ask(connection, performance.now());
  };
  await Promise.all(pool.map(askOn));
  return { elapsed: (performance.now() - start) / 1_000, unanswered: 0 };
}

/**
 * So many questions a second, whatever becomes of them: one that has to wait for a free connection has waited since its time.
 * @param ask (connection, dueAt) → promise that never rejects
 */
export async function askByClock(pool, seconds, ask, rate) {
  const start = performance.now();
  const end = start + seconds * 1_000;
  const free = [...pool];
  const due = [];
  let [sent, open] = [0, 0];
  const next = () => {
    while (free.length > 0 && due.length > 0) {
      const connection = free.pop();
      open++;
      ask(connection, due.shift()).then(() => {
        open--;
        free.push(connection);
        next();
      });
    }
  };
  while (performance.now() < end) {
    for (const now = performance.now(); start + (sent * 1_000) / rate <= now; sent++)
      due.push(start + (sent * 1_000) / rate);
    next();
    await pause(1);
  }
  const last = performance.now() + patienceMs;
  while ((open > 0 || due.length > 0) && performance.now() < last) await pause(5);
  return { elapsed: (performance.now() - start) / 1_000, unanswered: open + due.length };
}
