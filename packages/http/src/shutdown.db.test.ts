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
