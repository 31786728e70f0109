import { toasts } from './toasts.ts';

/** Copies the page's address without what is only this visitor's, or another path of the portal, and says so. */
export async function copyLink(said: string, path = window.location.pathname): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + path);
    toasts.success(said);
  } catch {
    toasts.failure();
  }
}
