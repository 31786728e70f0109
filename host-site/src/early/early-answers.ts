import type { Call } from '@wbn/contract';
import type { Client } from '@wbn/core';

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

interface EarlyAnswer {
  readonly userID: string | undefined;
  readonly answer: Promise<unknown>;
}

/** Answers that were requested before the page could ask. */
const answers = new Map<string, EarlyAnswer>();

/** Calls of the head and of the page that have no answer yet. */
const pending = new Set<Promise<unknown>>();

function noted<Answer extends Promise<unknown>>(answer: Answer): Answer {
  pending.add(answer);
  const forget = () => pending.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/** Resolves when the page has nothing to do, at the latest after a second; in Safari, which cannot tell, in the next task. */
const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });

/**
 * Resolves when every call of the page is answered and the answers are drawn: work that can wait, such as counters and live events, never
 * delays the content.
 */
export async function callsAnswered(): Promise<void> {
  do {
    await Promise.allSettled(pending);
    // An answer may be the reason for the next call.
    await whenIdle();
  } while (pending.size > 0);
}

const nameOf = ({ method, path }: Call, { body, params, query }: Input = {}): string =>
  JSON.stringify([method, path, params ?? {}, query ?? {}, body ?? {}]);

/** A client whose calls are kept for the page's own client. Each call must be a read. */
export const askingEarly = (client: Client): Client => ({
  ...client,
  call: ((call: Call, input?: Input) => {
    const answer = noted(client.call(call, input as never));
    // The call that takes it handles the failure.
    answer.catch(() => undefined);
    answers.set(nameOf(call, input), { answer, userID: client.session?.get().userID });
    return answer;
  }) as Client['call'],
});

/**
 * A client that takes early answers, and sends every other call. An early answer is for all parts of the page that ask before its first calls
 * are answered: the message center and the menu both begin with the person's businesses. A change ends it, and an answer for another person
 * is not taken.
 */
export const takingEarly = (client: Client): Client => ({
  ...client,
  call: ((call: Call, input?: Input) => {
    if (call.method !== 'GET') answers.clear();
    const name = nameOf(call, input);
    const early = answers.get(name);
    if (!early || early.userID !== client.session?.get().userID) {
      answers.delete(name);
      return noted(client.call(call, input as never));
    }
    const forget = () => answers.get(name) === early && answers.delete(name);
    early.answer.then(callsAnswered).then(forget, forget);
    return early.answer;
  }) as Client['call'],
});
