import { sentences } from '@wbn/contract';
import { isUnreachable, WbnError } from '@wbn/core';

/** The message in the page's language, by the server or the portal's client; undefined if neither wrote one, because core's own are English. */
export const saidByServer = (error: unknown): string | undefined =>
  error instanceof WbnError && error.message !== sentences.somethingWrong ? error.message : undefined;

/** The same for removed resources and a lost connection only; other refusals (above all a block) show only that it failed. */
export const saidOfGone = (error: unknown): string | undefined =>
  error instanceof WbnError && (error.name === 'Gone' || isUnreachable(error)) ? saidByServer(error) : undefined;

/** Why the name of a person or company was refused although it is not empty. */
export const saidOfName = (error: unknown): string | undefined =>
  error instanceof WbnError && error.name === 'NameReserved' ? error.message : undefined;
