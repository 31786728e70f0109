import { setTimeout as delay } from 'node:timers/promises';

export interface ChangesSource {
  /** The API's origin. */
  readonly api: string;
  readonly internalKey: string;
  /** Receives each line of the stream. */
  readonly tell: (line: string) => void;
  /** Called once when the stream has been away for about ten seconds. */
  readonly onAway?: (error: unknown) => void;
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

/** Listens to the API's changes of content (`/events/content`), and connects again after a failure. */
export function hearChanges({ api, internalKey, tell, onAway }: ChangesSource): HeardChanges {
  const end = new AbortController();
  let isHeard = false;
  let failures = 0;

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
      }
      throw new Error('The API ended /events/content.');
    } finally {
      isHeard = false;
      clearTimeout(timer);
    }
  }
  async function keepListening(): Promise<void> {
    while (!end.signal.aborted) {
      await listen().catch((error: unknown) => {
        failures += 1;
        if (failures === attemptsUntilReport && !end.signal.aborted) onAway?.(error);
      });
      const pause = Math.min(firstPause * 2 ** failures, longestPause);
      await delay(pause, undefined, { ref: false, signal: end.signal }).catch(() => {});
    }
  }
  void keepListening();
  return { isHeard: () => isHeard, close: () => end.abort() };
}
