import { calls } from '@wbn/contract';
import type { Client } from '@wbn/core';
import type { Answer, Caller } from './caller.ts';

type AnyCall = (call: unknown, input: unknown) => Promise<unknown>;

/** Loaders' calls in the browser: through the page's one client, so with the visitor's token whenever there is one (Q-59). */
export const browserCaller =
  (client: () => Promise<Client>): Caller =>
  async (name, input = {}) =>
    ((await client()).call as AnyCall)(calls[name], input) as Promise<Answer<typeof name>>;
