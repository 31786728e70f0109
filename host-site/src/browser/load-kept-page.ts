const key = 'wbn:offline';

/** Loads the page anew if it is offline: only a load asks the service worker for a kept page. Once for each page, because a load may fail too. */
export function loadKeptPage(): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  try {
    if (sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
    location.reload();
  } catch {
    // Without storage nothing would end a circle of loads.
  }
}
