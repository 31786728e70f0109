import type { FastifyInstance } from 'fastify';

/** Milliseconds that work under way gets to end once the app is told to close. */
export const closingPatience = 1_500;

/**
 * Closing lets requests at work end, then cuts what is left: `npm start` ends within three seconds, open streams included. Streams
 * should end themselves in a preClose hook, so that their clients see an end and not a cut.
 */
export function closeInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), closingPatience);
    timer.unref();
    app.server.once('close', () => clearTimeout(timer));
  });
}
