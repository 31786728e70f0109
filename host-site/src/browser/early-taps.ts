import { useEffect } from 'react';
import { dataIsGiven } from './wake-widgets.ts';

/** From here on React hears every tap itself, and finishes what it is at for it; the script in the head remembers no more. */
export function hearTaps(): void {
  document.documentElement.dataset.live = '';
}

/** Repeats the tap that came before anybody heard it, and says that the whole page is taken over: what listens by itself does so by now. */
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
