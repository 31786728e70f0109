const storageKey = 'wbn:shortcuts';

/** Whether single keys do something; on until somebody turns them off in this browser. */
export function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // No storage: they stay on.
  }
}
