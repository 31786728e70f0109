import { useEffect } from 'react';
import { dataIsGiven } from './wake-widgets.ts';

declare global {
  interface Window {
    /** The button that was tapped last before hydration; written by document/head-script.ts. */
    wbnTapped?: HTMLElement;
  }
}

/** From here on React handles every tap, finishing hydration if necessary; the script in the head stops recording. */
export function stopRecordingTaps(): void {
  document.documentElement.dataset.live = '';
}

/** Replays a tap made before hydration, and marks the page as fully hydrated: all its listeners exist by now. */
export function EarlyTaps(): null {
  useEffect(() => {
    document.documentElement.dataset.live = 'whole';
    dataIsGiven();
    const { wbnTapped: tapped } = window;
    delete tapped?.dataset.tapped;
    delete window.wbnTapped;
    tapped?.click();
  }, []);
  return null;
}
