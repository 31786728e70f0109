import { addFigures } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db.ts';
import { networkFigures } from './network-figures.ts';

/** Adds the figures of the whole network to this process's metrics. Without an answer of the database they are missing. */
export function measureNetwork(app: FastifyInstance, db: Db): void {
  const described = {
    name: 'wbn_network_figure',
    help: 'Queues, overdue work and sizes of the whole network, as in the console of operators',
    label: 'figure',
  };
  addFigures(app, described, () =>
    networkFigures(db).catch((err: unknown) => {
      app.log.warn({ err }, 'the figures of the network could not be read');
      return {};
    }),
  );
}
