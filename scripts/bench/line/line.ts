import { Duplex } from 'node:stream';

/** A line between a visitor and all servers, in milliseconds and kilobits per second. */
export interface LineSpeed {
  readonly name: string;
  readonly roundTrip: number;
  readonly down: number;
  readonly up: number;
}

/** Small enough that several connections share the line evenly, large enough that a fast line needs few timers. */
const packetBytes = 1_400;

interface Packet {
  readonly bytes: Uint8Array;
  readonly deliver: () => unknown;
  readonly departed?: () => void;
}

/**
 * One direction of the line, which all connections share: packets depart one after the other at the line's speed, the connections in turn,
 * and arrive half a round trip later. There is no loss and no slow start.
 */
class Direction {
  readonly #speed: number;
  readonly #delay: number;
  #queues: Packet[][] = [];
  #free = 0;
  #timer: NodeJS.Timeout | undefined;
  #isPumping = false;

  constructor(kilobits: number, delay: number) {
    this.#speed = kilobits / 8;
    this.#delay = delay;
  }

  /** A connection's queue. */
  open(): Packet[] {
    const queue: Packet[] = [];
    this.#queues.push(queue);
    return queue;
  }

  close(queue: Packet[]): void {
    this.#queues = this.#queues.filter((one) => one !== queue);
  }

  send(queue: Packet[], packet: Packet): void {
    queue.push(packet);
    if (!this.#timer && !this.#isPumping) this.#pump();
  }

  #pump(): void {
    this.#isPumping = true;
    const now = performance.now();
    // A late timer makes up for its delay, for the line would have gone on.
    this.#free = Math.max(this.#free, now - 10);
    this.#sendUntil(now);
    this.#isPumping = false;
    const isEmpty = this.#queues.every((one) => one.length === 0);
    this.#timer = isEmpty ? undefined : setTimeout(() => this.#pump(), this.#free - now);
  }

  #sendUntil(now: number): void {
    while (this.#free <= now) {
      const queue = this.#queues.find((one) => one.length > 0);
      if (!queue) return;
      // The next packet is another connection's.
      this.#queues = [...this.#queues.filter((one) => one !== queue), queue];
      const { bytes, deliver, departed } = queue.shift()!;
      this.#free += bytes.length / this.#speed;
      // Timers of equal length fire in the order in which they were set.
      setTimeout(deliver, this.#delay);
      // Writes the connection's next bytes, so it comes last.
      departed?.();
    }
  }
}

/** Copies, because TLS uses its memory again as soon as a write has ended. */
const packets = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / packetBytes) }, (_, n) =>
    Uint8Array.from(bytes.subarray(n * packetBytes, (n + 1) * packetBytes)),
  );

/** Both directions. `connect` puts a socket behind the line: the returned stream is the server's end. */
export function createLine({ down, roundTrip, up }: LineSpeed) {
  const directions = { down: new Direction(down, roundTrip / 2), up: new Direction(up, roundTrip / 2) };
  return {
    connect(socket: Duplex): Duplex {
      const [down, up] = [directions.down.open(), directions.up.open()];
      const end = (queue: Packet[], direction: Direction, deliver: () => void) =>
        direction.send(queue, { bytes: new Uint8Array(), deliver });
      const far = new Duplex({
        highWaterMark: packetBytes,
        read() {},
        write(bytes: Uint8Array, _, callback) {
          const all = packets(bytes);
          all.forEach((one, n) => {
            const deliver = () => socket.writable && socket.write(one);
            directions.down.send(down, { bytes: one, deliver, ...(n === all.length - 1 && { departed: callback }) });
          });
        },
        final(callback) {
          end(down, directions.down, () => socket.end(callback));
        },
        destroy(error, callback) {
          directions.down.close(down);
          directions.up.close(up);
          if (error) socket.destroy();
          else socket.end();
          callback(error);
        },
      });
      const listen = () => {
        socket.on('data', (bytes: Uint8Array) => {
          for (const one of packets(bytes)) directions.up.send(up, { bytes: one, deliver: () => far.push(one) });
        });
        socket.on('end', () => end(up, directions.up, () => far.push(null)));
      };
      // The socket is connected already: its first bytes wait for the round trip of TCP's handshake.
      setTimeout(listen, roundTrip);
      socket.on('error', () => far.destroy());
      socket.on('close', () => setTimeout(() => far.destroy(), roundTrip));
      far.on('error', () => socket.destroy());
      return far;
    },
  };
}
export type Line = ReturnType<typeof createLine>;
