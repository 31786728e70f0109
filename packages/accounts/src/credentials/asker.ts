import { AsyncLocalStorage } from 'node:async_hooks';
import { type Asker, addressOf, networksOf } from '@wbn/http';
import type { FastifyInstance } from 'fastify';

const asking = new AsyncLocalStorage<{ -readonly [Name in keyof Asker]: Asker[Name] }>();

/** The current request as the queue of password checks sees it. */
export const currentAsker = (): Asker => asking.getStore() ?? { networks: networksOf('') };

/**
 * Puts the password check of the current request into the queue of known browsers, where each account has its turn. Call it after the request was
 * counted by a limit of its own.
 */
export function noteKnown(userID: string): void {
  const asker = asking.getStore();
  if (asker) asker.userID = userID;
}

/** Makes `currentAsker` available in all code that a request runs. */
export function noteAsker(app: FastifyInstance): void {
  const { internalKey } = app.wbn.options;
  app.addHook('preHandler', (request, reply, done) => {
    const end = new AbortController();
    reply.raw.once('close', () => end.abort());
    const networks = networksOf(addressOf(request, internalKey) ?? '');
    asking.run({ networks, ended: end.signal }, done);
  });
}
