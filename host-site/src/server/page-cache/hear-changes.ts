import { setTimeout as delay } from 'node:timers/promises';

export interface ChangesSource {
  /** The API's origin. */
  readonly api: string;
  readonly internalKey: string;
  /** Receives each line of the stream. */
  readonly tell: (line: string) => void;
  /** Called once when the stream has been away for about ten seconds. */
  readonly onAway?: (error: unknown) => void;
  /** Whether the network has started: until then the API is not expected to answer. */
  readonly isReady?: () => boolean | Promise<boolean>;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface HeardChanges {
  /** Whether every change arrives at once. */
  isHeard(): boolean;
  close(): void;
}

/** Milliseconds of silence after which the connection counts as lost: three heartbeats. */
const silence = 15_000;
const firstPause = 100;
const longestPause = 2_000;
const attemptsUntilReport = 8;

const pauseFor = (milliseconds: number, signal: AbortSignal) => delay(milliseconds, undefined, { ref: false, signal });

/** Listens to the API's changes of content (`/events/content`), and connects again after a failure. */
export function hearChanges(source: ChangesSource): HeardChanges {
  const { api, internalKey, tell, onAway, isReady = () => true, wait = pauseFor } = source;
  const end = new AbortController();
  let isHeard = false;
  let failures = 0;
  /** Those after the start. */
  let unexpected = 0;

  async function listen(): Promise<void> {
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(new Error('The API was silent.')), silence);
    timer.unref();
    try {
      const { body, ok, status } = await fetch(`${api}/events/content`, {
        headers: { 'x-wbn-internal': internalKey },
        redirect: 'error',
        signal: AbortSignal.any([cut.signal, end.signal]),
      });
      if (!ok || body === null) throw new Error(`The API answered /events/content with ${status}.`);
      let rest = '';
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line !== '') tell(line);
        // The first line is `*`: what changed before is unknown, so all pages were dropped.
        isHeard ||= lines.length > 0;
        failures = 0;
        unexpected = 0;
      }
      throw new Error('The API ended /events/content.');
    } finally {
      isHeard = false;
      clearTimeout(timer);
    }
  }
  async function keepListening(): Promise<void> {
    while (!end.signal.aborted) {
      await listen().catch(async (error: unknown) => {
        failures += 1;
        if (await isReady()) unexpected += 1;
        if (unexpected === attemptsUntilReport && !end.signal.aborted) onAway?.(error);
      });
      await wait(Math.min(firstPause * 2 ** failures, longestPause), end.signal).catch(() => {});
    }
  }
  void keepListening();
  return { isHeard: () => isHeard, close: () => end.abort() };
}
