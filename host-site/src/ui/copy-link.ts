import { toasts } from './toasts.ts';

/** Copies the page's address without personal parameters, or another path of the portal, and shows a message. */
export async function copyLink(said: string, path = window.location.pathname): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + path);
    toasts.success(said);
  } catch {
    toasts.failure();
  }
}
