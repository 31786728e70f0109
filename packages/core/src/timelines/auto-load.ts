import { browserPlatform, type Platform } from '../platform.ts';

/** Milliseconds until a feed loads the next page by itself. */
const autoLoadDelay = 4000;

export interface AutoLoad {
  /** The end of the list has become visible or hidden. */
  see(isVisible: boolean): void;
  stop(): void;
}

/** Loads more when the end of the list is visible, but not in the first four seconds: until then a visitor may click the button. */
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
