import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes of objects. */
  readonly memory: number;
}

/**
 * Gives a task to a program in a thread of its own, so that other requests are served meanwhile, however long it takes. Its first message is
 * the answer; undefined if it ended without one or had no time left.
 * @throws the program's error, also that its memory is used up
 */
export function runInThread<Answer>(
  program: URL,
  task: unknown,
  { memory, time }: ThreadLimits,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    const timer = setTimeout(() => end(undefined), time);
    const end = (answer: Answer | undefined) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(answer);
    };
    thread.once('message', end);
    thread.once('error', (error) => {
      reject(error);
      end(undefined);
    });
    thread.once('exit', () => end(undefined));
    thread.postMessage(task);
  });
}
