import type { FastifyInstance } from 'fastify';

/** Milliseconds for running work to end after the app starts closing. */
export const closingPatience = 1_500;

/**
 * Closing lets running requests end, then cuts the rest: `npm start` ends within three seconds, open streams included. Streams should end
 * themselves in a preClose hook, so that their clients see a proper end.
 */
export function closeInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), closingPatience);
    timer.unref();
    app.server.once('close', () => clearTimeout(timer));
  });
}
