import { sentences } from '@wbn/contract';
import { WbnError } from '@wbn/core';

/** The sentence of a refusal, in the page's language; undefined where no server said one: core says its own in English. */
export const saidByServer = (error: unknown): string | undefined =>
  error instanceof WbnError && error.message !== sentences.somethingWrong ? error.message : undefined;
