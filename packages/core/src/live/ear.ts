import { streamSilence } from '@wbn/contract';
import type { LiveEvent } from '@wbn/contract/shapes';
import type { Platform } from '../platform.ts';
import type { Attention } from './attention.ts';
import type { Received } from './parse.ts';
import { poll } from './poller.ts';

/** What a page hears, whichever tab reads it. While nothing comes, a `reset` every few seconds takes its place. */
export interface Ear {
  take(event: Received): void;
  /** A sign of life of who reads. */
  alive(): void;
  /** Nothing will come for now. */
  deaf(): void;
  /** Nothing goes by unheard. */
  isReady(): boolean;
  /** The id of the last event; '' before the first. */
  last(): string;
  stop(): void;
}

export interface EarOptions {
  readonly platform: Pick<Platform, 'after'>;
  readonly attention: Attention;
  /** Milliseconds between two resets where nothing comes. */
  readonly every: number;
  tell(event: LiveEvent): void;
}

export function openEar({ attention, every, platform, tell }: EarOptions): Ear {
  let last = '';
  let isReady = false;
  let stopPolling: (() => void) | undefined;
  let disarm = () => {};
  const deaf = () => {
    isReady = false;
    stopPolling ??= poll(async () => tell({ kind: 'reset' }), { every, after: platform.after, attention });
  };
  const alive = () => {
    disarm();
    disarm = platform.after(streamSilence * 1000, deaf);
  };
  return {
    take({ id, data }) {
      last = id;
      alive();
      if (data.kind === 'ready' || data.kind === 'reset') {
        isReady = true;
        stopPolling?.();
        stopPolling = undefined;
      }
      tell(data);
    },
    alive,
    deaf,
    isReady: () => isReady,
    last: () => last,
    stop() {
      disarm();
      stopPolling?.();
    },
  };
}
