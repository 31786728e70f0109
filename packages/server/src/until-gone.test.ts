import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { untilGone } from './until-gone.ts';

it('aborts for a client that leaves before its answer, also when it is asked late, and once the call is answered', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const closed = Promise.withResolvers<void>();
  const signals: Record<string, AbortSignal> = {};
  app.get('/answered', async (_request, reply) => {
    signals.answered = untilGone(reply);
    expect(signals.answered.aborted).toBe(false);
    reply.raw.once('close', () => closed.resolve());
    return 'yes';
  });
  const began = Promise.withResolvers<void>();
  app.get('/left', async (_request, reply) => {
    signals.left = untilGone(reply);
    began.resolve();
    await once(signals.left, 'abort');
    signals.late = untilGone(reply);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(`${origin}/answered`)).text()).toBe('yes');
  await closed.promise;
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  client.write('GET /left HTTP/1.1\r\nHost: x\r\n\r\n');
  await began.promise;
  client.destroy();
  await expect.poll(() => signals.late?.aborted).toBe(true);
  expect(signals.left?.aborted).toBe(true);
  expect(signals.answered?.aborted).toBe(true);
});
