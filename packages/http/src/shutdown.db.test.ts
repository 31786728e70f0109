import { startTemporaryDatabase } from '@wbn/database/testing';
import { expect, it } from 'vitest';
import { createApp } from './create-app.ts';
import { testOptions } from './testing/index.ts';

it('an app closes although a stream is open', async () => {
  const database = await startTemporaryDatabase();
  const app = createApp(testOptions(database.db));
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': open\n\n');
  });
  const { body } = await fetch(`${await app.listen({ port: 0 })}/stream`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await app.close();
  await expect(reader.read()).rejects.toThrow();
  await database.stop();
});

it('a request that arrives while the app closes is answered, and its connection ends', async () => {
  const database = await startTemporaryDatabase();
  const app = createApp(testOptions(database.db));
  const closingBegan = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  app.addHook('preClose', () => {
    closingBegan.resolve();
    return mayGoOn.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const closing = app.close();
  await closingBegan.promise;
  const answer = await fetch(`${address}/health/ready`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  mayGoOn.resolve();
  await closing;
  await database.stop();
});

it('a process that is about to end serves, and reports itself not ready with an envelope', async () => {
  const database = await startTemporaryDatabase();
  let isDraining = false;
  const app = createApp({ ...testOptions(database.db), isDraining: () => isDraining });
  const ready = () => app.inject('/health/ready');
  expect((await ready()).statusCode).toBe(200);
  isDraining = true;
  const answer = await ready();
  expect([answer.statusCode, answer.json().name]).toEqual([503, 'Unavailable']);
  expect(answer.headers['retry-after']).toBeDefined();
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await app.close();
  await database.stop();
});
