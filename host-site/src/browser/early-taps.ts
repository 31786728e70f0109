import { useEffect } from 'react';
import { dataIsGiven } from './wake-widgets.ts';

/** From here on React handles every tap, finishing hydration if necessary; the script in the head stops recording. */
export function stopRecordingTaps(): void {
  document.documentElement.dataset.live = '';
}

/** Replays a tap made before hydration, and marks the page as fully hydrated: all its listeners exist by now. */
export function EarlyTaps(): null {
  useEffect(() => {
    document.documentElement.dataset.live = 'whole';
    dataIsGiven();
    const tapped = document.querySelector<HTMLElement>('[data-tapped]');
    tapped?.removeAttribute('data-tapped');
    tapped?.click();
  }, []);
  return null;
}
