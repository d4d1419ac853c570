/** Milliseconds of processor time since this was called: unlike the clock, it leaves out what else the machine does. */
export function processorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
