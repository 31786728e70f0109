import { sentences } from '@wbn/contract';
import { toasts } from './toasts.ts';

/** Copies the page's address without what is only this visitor's, and says so. */
export async function copyLink(said: string): Promise<void> {
  const { origin, pathname } = window.location;
  try {
    await navigator.clipboard.writeText(origin + pathname);
    toasts.show(said);
  } catch {
    toasts.show(sentences.somethingWrong, 'failure');
  }
}
