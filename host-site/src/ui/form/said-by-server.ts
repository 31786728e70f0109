import { sentences } from '@wbn/contract';
import { WbnError } from '@wbn/core';

/** The server's message in the page's language; undefined if no server sent one, because core's own are English. */
export const saidByServer = (error: unknown): string | undefined =>
  error instanceof WbnError && error.message !== sentences.somethingWrong ? error.message : undefined;

/** The same for removed resources only; other refusals (above all a block) show only that it failed. */
export const saidOfGone = (error: unknown): string | undefined =>
  error instanceof WbnError && error.name === 'Gone' ? error.message : undefined;
