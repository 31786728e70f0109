import { streamSilence } from '@wbn/contract';
import type { LiveEvent } from '@wbn/contract/shapes';
import type { Platform } from '../platform.ts';
import type { Attention } from './attention.ts';
import type { Received } from './parse.ts';
import { poll } from './poller.ts';

/** Passes live events to the page, whichever tab reads the stream. While the stream is down, it sends a `reset` every few seconds instead. */
export interface EventListener {
  receive(event: Received): void;
  /** The reading tab's stream is alive. */
  heartbeat(): void;
  /** The stream is down. */
  disconnected(): void;
  /** True while connected: every event arrives. */
  isReady(): boolean;
  /** The id of the last event; '' before the first. */
  lastEventID(): string;
  stop(): void;
}

export interface EventListenerOptions {
  readonly platform: Pick<Platform, 'after'>;
  readonly attention: Attention;
  /** Milliseconds between two resets while the stream is down. */
  readonly every: number;
  tell(event: LiveEvent): void;
}

export function openEventListener({ attention, every, platform, tell }: EventListenerOptions): EventListener {
  let last = '';
  let isReady = false;
  let stopPolling: (() => void) | undefined;
  let cancelTimer = () => {};
  const disconnected = () => {
    isReady = false;
    stopPolling ??= poll(async () => tell({ kind: 'reset' }), { every, after: platform.after, attention });
  };
  const heartbeat = () => {
    cancelTimer();
    cancelTimer = platform.after(streamSilence * 1000, disconnected);
  };
  return {
    receive({ id, data }) {
      last = id;
      heartbeat();
      if (data.kind === 'ready' || data.kind === 'reset') {
        isReady = true;
        stopPolling?.();
        stopPolling = undefined;
      }
      tell(data);
    },
    heartbeat,
    disconnected,
    isReady: () => isReady,
    lastEventID: () => last,
    stop() {
      cancelTimer();
      stopPolling?.();
    },
  };
}
