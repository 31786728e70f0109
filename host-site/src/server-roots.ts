import type { Locale } from '@wbn/content/editions';
import { createElement, Fragment, type ReactNode } from 'react';

/** The style texts inside declarative shadow roots, for the policy's hashes. */
export const declarativeStyles = async (): Promise<readonly string[]> => [];

/** Placeholder until the widgets draw themselves on the server. */
export const serverRoots = (_locale: Locale) => ({
  Provider: ({ children }: { children: ReactNode }) => createElement(Fragment, null, children),
  fill: async (markup: string) => markup,
});
