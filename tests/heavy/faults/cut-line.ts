import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut, silenced and restored. */
export interface Line {
  readonly port: number;
  /** Number of connections so far. */
  made(): number;
  /** Closes open connections and refuses new ones. */
  cut(): void;
  /** Accepts everything and delivers nothing, like a network that drops packets. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(to: { host: string; port: number }): Promise<Line> {
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  let made = 0;
  const open = new Set<Socket>();
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    made += 1;
    const far = connect(to);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => state === 'whole' && into.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        into.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    made: () => made,
    cut() {
      state = 'cut';
      endAll();
    },
    silence() {
      state = 'silent';
    },
    mend() {
      // Dropped bytes are lost, so the affected connections must end.
      if (state === 'silent') endAll();
      state = 'whole';
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
