import type { Server, ServerExit } from './supervisor.ts';

/** Ctrl-C reaches the server too: our process has this long to call stop() before we conclude that only the server was stopped. */
const CLEAN_EXIT_GRACE_MS = 2_000;

export type Keeping = {
  /** Starts the server again and resolves when it serves; calls `onSpawn` before, so that a stop can reach it. */
  restart: (onSpawn: (server: Server) => void) => Promise<unknown>;
  log: (line: string) => void;
  onExit?: (exit: ServerExit) => void;
  onRestart?: () => void;
};

export type KeptServer = { readonly pid: number; stop(): Promise<void> };

/** Restarts the server whenever it ends by itself, and keeps trying (a full disk may be emptied) until stopped. */
export function keepServing(first: Server, keeping: Keeping): KeptServer {
  let server = first;
  let stopping = false;
  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const onSpawn = (spawned: Server) => {
    server = spawned;
    if (stopping) void spawned.stop();
  };

  const comeBack = async () => {
    for (let failures = 0; !stopping; failures += 1) {
      try {
        await keeping.restart(onSpawn);
        if (stopping) return;
        keeping.log('PostgreSQL serves again.');
        keeping.onRestart?.();
        return;
      } catch (error) {
        if (stopping) return;
        keeping.log(`PostgreSQL can't be started again yet: ${error instanceof Error ? error.message : error}`);
        await pause(Math.min(5_000, 200 * 2 ** failures));
      }
    }
  };
  const watch = async () => {
    while (!stopping) {
      const exit = await server.exited;
      if (stopping) return;
      keeping.log(
        exit.clean ? 'PostgreSQL was shut down.' : `PostgreSQL ended unexpectedly (${exit.signal ?? exit.code}).`,
      );
      keeping.onExit?.(exit);
      if (exit.clean) await pause(CLEAN_EXIT_GRACE_MS);
      await comeBack();
    }
  };
  const watching = watch();

  return {
    get pid() {
      return server.pid;
    },
    async stop() {
      stopping = true;
      wake();
      await server.stop();
      await watching;
    },
  };
}
