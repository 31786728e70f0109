import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv4 } from 'node:net';
import { addressOf } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { addressPrefix } from '../trail/address-prefix.ts';
import type { Asker } from './turns.ts';

/**
 * The networks of an address: an IPv4 address itself, as a whole office has one, and its /16; an IPv6 /48, which one customer may have
 * whole, and its /32. '' stands for no request.
 */
export function networksOf(address: string): readonly string[] {
  if (address === '') return ['', ''];
  if (isIPv4(address)) return [address, address.split('.').slice(0, 2).join('.')];
  return [addressPrefix(address), address.split(':').slice(0, 2).join(':')];
}

const asking = new AsyncLocalStorage<{ -readonly [Name in keyof Asker]: Asker[Name] }>();

/** The current request as the queue of password checks sees it. */
export const currentAsker = (): Asker => asking.getStore() ?? { networks: networksOf('') };

/** Gives the password of the current request a turn among known browsers, by its account. Call it once the request passed a count of its own. */
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
