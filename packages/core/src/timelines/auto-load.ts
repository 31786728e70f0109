import { browserPlatform, type Platform } from '../platform.ts';

/** Milliseconds until a feed goes on by itself. */
const autoLoadDelay = 4000;

export interface AutoLoad {
  /** The end of the list has come into sight, or gone out of it. */
  see(isVisible: boolean): void;
  stop(): void;
}

/** Goes on by itself once the end of the list is in sight, but not in the first four seconds: until then a visitor may press the button. */
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
