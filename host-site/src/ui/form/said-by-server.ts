import { sentences } from '@wbn/contract';
import { WbnError } from '@wbn/core';

/** The sentence of a refusal, in the page's language; undefined where no server said one: core says its own in English. */
export const saidByServer = (error: unknown): string | undefined =>
  error instanceof WbnError && error.message !== sentences.somethingWrong ? error.message : undefined;

/** The same of what was removed meanwhile; of another refusal (a block, above all) nobody is told more than that it failed. */
export const saidOfGone = (error: unknown): string | undefined =>
  error instanceof WbnError && error.name === 'Gone' ? error.message : undefined;
