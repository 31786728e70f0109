import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes of objects. */
  readonly memory: number;
  /** Ends the thread without an answer. */
  readonly end?: AbortSignal;
}

/**
 * Gives a task to a program in a thread of its own, so that other requests are served meanwhile, however long it takes. Its first message is
 * the answer; undefined if it ended without one, had no time left, or was told to end.
 * @throws the program's error, also that its memory is used up
 */
export function runInThread<Answer>(
  program: URL,
  task: unknown,
  { end: told, memory, time }: ThreadLimits,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    if (told?.aborted) return resolve(undefined);
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    const timer = setTimeout(() => stop(), time);
    const stop = () => end(undefined);
    const end = (answer: Answer | undefined) => {
      clearTimeout(timer);
      told?.removeEventListener('abort', stop);
      void thread.terminate();
      resolve(answer);
    };
    told?.addEventListener('abort', stop);
    thread.once('message', end);
    thread.once('error', (error) => {
      reject(error);
      stop();
    });
    thread.once('exit', stop);
    thread.postMessage(task);
  });
}
