import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from './mix.ts';

/** An answer: its call's scheduled time, its duration from then (milliseconds), and its status, 0 for none. */
export interface Answered {
  readonly due: number;
  readonly took: number;
  readonly status: number;
}

export const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function textOf(told: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of told.setEncoding('utf8')) text += piece;
  return text;
}

/** Makes one call; returns its status, or 0 without an answer. */
export const caller =
  (address: string) =>
  ({ method, path, token, body }: Step): Promise<{ status: number; text: string }> =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const asked = request(`${address}${path}`, { method, agent, headers }, async (told) => {
        resolve({ status: told.statusCode ?? 0, text: await textOf(told) });
      });
      asked.on('error', () => resolve({ status: 0, text: '' }));
      asked.end(text);
    });

interface Use {
  readonly call: ReturnType<typeof caller>;
  readonly next: () => Step;
  readonly seconds: number;
  /** Calls a second. */
  readonly rate: number;
  /** Once a second, with the milliseconds since the beginning. */
  readonly eachSecond?: (at: number) => Promise<void>;
}

/** Makes calls on schedule, independent of answers. */
export async function use({ call, eachSecond, next, rate, seconds }: Use): Promise<Answered[]> {
  const answered: Answered[] = [];
  const began = performance.now();
  const open = new Set<Promise<void>>();
  for (let count = 0; performance.now() - began < seconds * 1000; count += 1) {
    const due = (count * 1000) / rate;
    const early = began + due - performance.now();
    if (early > 0) await wait(early);
    const one: Promise<void> = call(next()).then(({ status }) => {
      answered.push({ due, took: performance.now() - began - due, status });
      open.delete(one);
    });
    open.add(one);
    if (count % rate === 0) await eachSecond?.(due);
  }
  await Promise.all(open);
  return answered;
}

/** Opens streams of live events about a resource, sixteen at a time, each on its own connection. */
export async function openStreams(address: string, resourceID: string, count: number): Promise<IncomingMessage[]> {
  const opened: IncomingMessage[] = [];
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const asked = request(`${address}/events?resources=${resourceID}`, { agent: false });
      asked.on('error', () => {});
      asked.end();
      const [told] = (await once(asked, 'response')) as [IncomingMessage];
      if (told.statusCode !== 200) throw new Error(`a stream was answered with ${told.statusCode}`);
      opened.push(told.on('error', () => {}).resume());
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return opened;
}
