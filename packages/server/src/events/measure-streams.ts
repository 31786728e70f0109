import { addCounter, addFigure } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Hub } from './hub.ts';

/** Adds this process's live streams to its metrics. After each break of the bus open pages read anew. */
export function measureStreams(app: FastifyInstance, hub: Hub): void {
  addFigure(app, { name: 'wbn_streams_open', help: 'Live streams of this process now' }, hub.streams);
  const countGap = addCounter(app, {
    name: 'wbn_bus_gaps_total',
    help: 'Times that events may have been missed: one at the start, then one for each lost connection of the bus',
  });
  hub.hearContent((changed) => {
    if (changed === '*') countGap();
  });
}
