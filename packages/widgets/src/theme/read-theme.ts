import type { Theme } from './theme.ts';

/** The theme of a script tag's `data-theme`. Reports a text that is not JSON, and then changes nothing. */
export function readTheme(written: string): Theme {
  try {
    const theme: unknown = JSON.parse(written);
    if (theme && typeof theme === 'object') return theme as Theme;
  } catch {
    // Reported below.
  }
  // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
  console.warn(`data-theme="${written}" is not understood. Write, for example, data-theme='{"accent":"#8a3b12"}'.`);
  return {};
}
