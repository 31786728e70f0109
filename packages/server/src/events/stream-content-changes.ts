import { PassThrough } from 'node:stream';
import { type CallName, definitionOf } from '@wbn/contract';
import { CallError, isInternal } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Hub } from './hub.ts';

/** Milliseconds between two heartbeats (empty lines). The portal takes a longer silence for a lost connection. */
const beat = 5_000;
/** Bytes that may wait for a slow reader. A reader that falls further behind is disconnected; it then drops all its pages. */
const maxWaiting = 256 * 1024;

/** Calls that may change content: all but reads and searches. */
const mayChange = (name: CallName | undefined): boolean => {
  const call = name && definitionOf(name);
  return call !== undefined && call.method !== 'GET' && call.limit !== 'read' && call.limit !== 'search';
};

/**
 * `GET /events/content`: for the portal's servers, which keep pages and must drop them when their content changes. Each line is one change
 * (`changedContent`), an empty line is a heartbeat. The first line comes at once: `*`, because earlier changes were missed.
 *
 * An act is answered after its change was written to all streams of this process, so that the actor's next page shows it.
 */
export function streamContentChanges(app: FastifyInstance, hub: Hub): void {
  const open = new Set<PassThrough>();
  const timer = setInterval(() => {
    for (const body of open) body.write('\n');
  }, beat);
  timer.unref();
  app.addHook('preClose', async () => {
    for (const body of open) body.end();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config as { call?: CallName };
    if (open.size > 0 && reply.statusCode < 400 && mayChange(call)) await hub.settled();
  });

  app.get('/events/content', { exposeHeadRoute: false }, (request, reply) => {
    if (!isInternal(request, app.wbn.options.internalKey)) throw new CallError('NotFound');
    const body = new PassThrough();
    open.add(body);
    const stop = hub.hearContent((changed) => {
      if (body.writableLength + body.readableLength > maxWaiting) body.destroy();
      else body.write(`${changed}\n`);
    });
    body.once('close', () => {
      stop();
      open.delete(body);
    });
    body.write('*\n');
    request.raw.socket.setTimeout(0);
    return reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      .send(body);
  });
}
