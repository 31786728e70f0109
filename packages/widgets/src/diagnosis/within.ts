/** Seconds that the diagnosis waits for each answer. */
export const patience = 10;

/** The reason of work that took too long. */
export class NoAnswer extends Error {}

/** The result of `work`, or NoAnswer after the time limit. A signal would not do: a replaced `fetch` may ignore it. */
export const within = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), patience * 1000);
    const settle = async () => work();
    settle()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/** How work failed, as the end of a sentence that begins with the name of a server or file. */
export const failureOf = (reason: unknown): string =>
  reason instanceof NoAnswer ? `did not answer within ${patience} seconds` : 'cannot be reached from here';
