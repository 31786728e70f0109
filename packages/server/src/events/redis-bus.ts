import { createClient } from '@redis/client';
import { parseEventNotice } from '@wbn/database';
import type { Bus, BusNotice } from './bus.ts';
import { type PostgresBusOptions, postgresBus } from './postgres-bus.ts';

const channel = 'wbn_events';
const shortestPause = 50;
const longestPause = 2_000;

const written = (heard: BusNotice): string => (heard === 'gap' ? heard : `${heard.id}:${heard.topic}`);
const read = (message: string): BusNotice | null => (message === 'gap' ? message : parseEventNotice(message));

/**
 * Redis distributes the notices to all processes. The database still announces events at commit, and never those of a rolled-back
 * transaction: one process listens to it and publishes to Redis, and another takes over when it ends. Each network needs a Redis (6 or
 * newer) of its own.
 */
export function redisBus(url: string, databaseUrl: string, options: PostgresBusOptions = {}): Bus {
  const { onError = () => {} } = options;
  const source = postgresBus(databaseUrl, { ...options, isOneOfMany: true });
  let isOver = false;
  let end = () => {};

  const open = async (hear: (heard: BusNotice) => void) => {
    const client = () =>
      createClient({
        url,
        disableOfflineQueue: true,
        pingInterval: options.checkEvery ?? 15_000,
        socket: { reconnectStrategy: (retries) => Math.min(shortestPause * 2 ** retries, longestPause) },
      }).on('error', (error: Error) => !isOver && onError(error));
    const [listener, speaker] = [client(), client()];
    end = () => {
      for (const one of [listener, speaker]) if (one.isOpen) one.destroy();
    };

    let isBehind = false;
    const tell = (heard: BusNotice) =>
      void speaker.publish(channel, written(heard)).catch(() => {
        isBehind = true;
      });
    speaker.on('ready', () => {
      if (!isBehind) return;
      isBehind = false;
      tell('gap');
    });
    let isListening = false;
    listener.on('ready', () => isListening && hear('gap'));
    await Promise.all([listener.connect(), speaker.connect()]);
    await listener.subscribe(channel, (message) => {
      const heard = read(message);
      if (heard && !isOver) hear(heard);
    });
    isListening = true;
    hear('gap');
    source.start(tell);
  };

  return {
    start(hear) {
      open(hear).catch((error: Error) => !isOver && onError(error));
    },
    async close() {
      isOver = true;
      end();
      await source.close();
    },
  };
}
