import { translationShares } from '@wbn/contract';
import { CallError, type Limiter } from '@wbn/http';
import type { InterfaceLocale } from './languages.ts';
import type { Translated, Translator } from './translator.ts';

const hour = 3_600_000;

/** The reader who asks. */
export interface Asker {
  readonly userID: string;
  /** The network of their address; null for the host site's own server. */
  readonly network: string | null;
}

export interface BudgetedTranslator {
  translate(text: string, to: InterfaceLocale, asker: Asker): Promise<Translated>;
}

export interface Budget {
  /** Characters that all people together may have translated in a day. */
  readonly charactersADay: number;
  readonly limiter: Pick<Limiter, 'take' | 'giveBack'>;
  readonly now: () => Date;
  /** Called at most once an hour while nothing is left. */
  readonly onUsedUp: () => void;
}

/** The longest message, twice: a small budget still translates whole messages. */
const leastShare = 4_000;

/**
 * A service that is asked only while the budget of the network and the share of the reader last: its operator pays by the character.
 */
export function withinBudget(
  service: Translator,
  { charactersADay, limiter, now, onUsedUp }: Budget,
): BudgetedTranslator {
  const bucketOf = (name: string, share = 1) => {
    const burst = Math.min(charactersADay, Math.max(leastShare, Math.floor(charactersADay * share)));
    return { name: `translation:${name}`, burst, seconds: 86_400 } as const;
  };
  let told = Number.NEGATIVE_INFINITY;
  const tell = () => {
    if (now().getTime() - told < hour) return;
    told = now().getTime();
    onUsedUp();
  };
  return {
    async translate(text, to, { network, userID }) {
      const shares = [
        bucketOf(`user:${userID}`, translationShares.person),
        ...(network === null ? [] : [bucketOf(`address:${network}`, translationShares.network)]),
      ];
      const whole = bucketOf('network');
      const buckets = [...shares.filter(({ burst }) => burst < charactersADay), whole];
      for (const [index, bucket] of buckets.entries()) {
        const { allowed, reset } = await limiter.take(bucket, text.length);
        if (allowed) continue;
        for (const taken of buckets.slice(0, index)) await limiter.giveBack(taken, text.length);
        if (bucket === whole) tell();
        throw new CallError('TooManyRequests', { retryAfter: reset });
      }
      return service.translate(text, to);
    },
  };
}
