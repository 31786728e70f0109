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

/** Resolves when every call of the page is answered: what can wait, such as counters and live events, never delays the content. */
export async function callsAnswered(): Promise<void> {
  do {
    await Promise.allSettled(pending);
    // An answer may be the reason for the next call.
    await new Promise((resolve) => setTimeout(resolve));
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

/** A client that takes each early answer once, and sends every other call. An answer for another person is not taken. */
export const takingEarly = (client: Client): Client => ({
  ...client,
  call: ((call: Call, input?: Input) => {
    const name = nameOf(call, input);
    const early = answers.get(name);
    answers.delete(name);
    const isOwn = early && early.userID === client.session?.get().userID;
    return isOwn ? early.answer : noted(client.call(call, input as never));
  }) as Client['call'],
});
