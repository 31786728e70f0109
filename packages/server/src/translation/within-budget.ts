import { CallError, type Limiter } from '@wbn/http';
import type { Translator } from './translator.ts';

const hour = 3_600_000;

export interface Budget {
  /** Characters that all people together may have translated in a day. */
  readonly charactersADay: number;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly now: () => Date;
  /** Called at most once an hour while nothing is left. */
  readonly onUsedUp: () => void;
}

/** A service that is asked only while the network's budget lasts: its operator pays by the character, whoever asks. */
export function withinBudget(service: Translator, { charactersADay, limiter, now, onUsedUp }: Budget): Translator {
  const bucket = { name: 'translation:network', burst: charactersADay, seconds: 86_400 } as const;
  let told = Number.NEGATIVE_INFINITY;
  return {
    async translate(text, to) {
      const { allowed, reset } = await limiter.take(bucket, text.length);
      if (allowed) return service.translate(text, to);
      if (now().getTime() - told >= hour) {
        told = now().getTime();
        onUsedUp();
      }
      throw new CallError('TooManyRequests', { retryAfter: reset });
    },
  };
}
