/**
 * Milliseconds since it was started, as on a machine with nothing else to do: by the clock, or by what the processor has
 * computed where that is less, since a busy machine makes a process wait.
 */
export function stopwatch(): () => number {
  const clock = performance.now();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return Math.min(performance.now() - clock, (user + system) / 1000);
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
