import { browserPlatform, type Platform } from '../platform.ts';

/** Milliseconds until a feed loads the next page by itself. */
const autoLoadDelay = 4000;

export interface AutoLoad {
  /** The end of the list has become visible or hidden. */
  see(isVisible: boolean): void;
  stop(): void;
}

/**
 * Loads more when the end of the list is visible, but not in the first four seconds: until then a visitor may click the button.
 *
 * @example
 * const atOnce = (_, task) => { task(); return () => {}; }; // in place of four seconds
 * const loaded = [];
 * createAutoLoad(() => loaded.push('next page'), atOnce).see(true);
 * loaded; // ['next page']
 */
export function createAutoLoad(more: () => void, after: Platform['after'] = browserPlatform.after): AutoLoad {
  let isArmed = false;
  let isVisible = false;
  const stop = after(autoLoadDelay, () => {
    isArmed = true;
    if (isVisible) more();
  });
  return {
    see(visible) {
      isVisible = visible;
      if (isArmed && visible) more();
    },
    stop,
  };
}
