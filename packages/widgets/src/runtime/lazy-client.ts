import type { Client, ClientOptions } from '@wbn/core';

/** A client that fetches its code at the first call. */
export interface LazyClient extends Client {
  /** Fetches the code before the first call, for example while a visitor still types. After a failure the next use tries again. */
  load(): Promise<Client>;
}

/** Options and session are available at once. Most widgets are drawn before they call, and for many visitors they never call. */
export function lazyClient(options: ClientOptions): LazyClient {
  let client: Client | undefined;
  const load = async () => {
    const { createClient } = await import('./client.ts');
    client ??= createClient(options);
    return client;
  };
  const send =
    (name: 'call' | 'callOnce') =>
    async (...input: Parameters<Client['call']>) =>
      (await load())[name](...input);
  return {
    options,
    session: options.session,
    load,
    call: send('call') as Client['call'],
    callOnce: send('callOnce') as Client['callOnce'],
  };
}
