/** Milliseconds for an orderly shutdown: SIGTERM must end everything within three seconds. */
const patience = 2_700;

/**
 * Ends this process in order, after its drain time, on SIGINT, SIGTERM and SIGHUP, and when its parent has ended (a killed npm must leave
 * nothing behind).
 */
export function endWith(stop: () => Promise<unknown>, drain: () => number = () => 0): void {
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code), patience + drain() * 1_000).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end(0);
  }, 500).unref();
}
