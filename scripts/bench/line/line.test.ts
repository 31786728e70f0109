import { connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLine } from './line.ts';

/** Echoes behind the line, on a free port. */
async function echoBehind(line: ReturnType<typeof createLine>) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const far = line.connect(socket);
    far.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

const numbers = (from: number, count: number) =>
  Buffer.from(Uint32Array.from({ length: count }, (_, n) => from + n).buffer);

it('several connections get their own bytes back, complete and in order', async () => {
  await using echo = await echoBehind(createLine({ name: 'test', roundTrip: 4, down: 80_000, up: 80_000 }));
  const sent = [1, 2, 3].map((n) => numbers(n * 1_000_000, 50_000));
  const got = await Promise.all(
    sent.map((bytes) => {
      const socket: Socket = connect({ port: echo.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.end(bytes);
      return buffer(socket);
    }),
  );
  for (const [n, bytes] of sent.entries()) expect(got[n]?.equals(bytes), `connection ${n}`).toBe(true);
});

it('a short answer does not wait for the end of a long one of another connection', async () => {
  await using echo = await echoBehind(createLine({ name: 'test', roundTrip: 4, down: 4_000, up: 80_000 }));
  const ends: string[] = [];
  const ask = async (name: string, bytes: Buffer) => {
    const socket = connect({ port: echo.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.end(bytes);
    await buffer(socket);
    ends.push(name);
  };
  await Promise.all([ask('long', numbers(0, 50_000)), ask('short', numbers(0, 500))]);
  expect(ends).toEqual(['short', 'long']);
});
