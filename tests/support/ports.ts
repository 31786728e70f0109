import { createServer } from 'node:net';

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of six consecutive free ports that are not promised yet. */
export async function freePorts(promised: readonly number[] = []): Promise<number> {
  for (let base = 21_000 + Math.floor(Math.random() * 800) * 10; ; base += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => canListen(base + i)));
    if (free.every(Boolean) && !promised.includes(base)) return base;
  }
}
