import { addThesaurusTerm, type CallName, calls, removeThesaurusTerm, switchOffThesaurusTerm } from '@wbn/contract';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Hub } from '../../events/hub.ts';

/** Milliseconds between two readings of the words without a notice: a notice may have been lost. */
const everyMs = 60_000;

const changes: ReadonlySet<unknown> = new Set([addThesaurusTerm, removeThesaurusTerm, switchOffThesaurusTerm]);

/** A change made by this process takes effect before its answer is sent. Its transaction has ended by then. */
export function watchThesaurus(app: FastifyInstance, { thesaurus }: Pick<Context, 'thesaurus'>): void {
  app.addHook('onSend', async (request) => {
    const { call } = request.routeOptions.config as { call?: CallName };
    if (call && changes.has(calls[call])) thesaurus.expire();
  });
  repeatEvery(app, { everyMs, work: async () => thesaurus.expire(), failure: 'the thesaurus could not expire' });
}

/** Changes of other processes. A gap (`*`) may hide one. */
export function hearThesaurus(hub: Hub, { thesaurus }: Pick<Context, 'thesaurus'>): void {
  hub.hearContent((changed) => {
    if (changed === '*' || changed.split(',').includes('thesaurus')) thesaurus.expire();
  });
}
