import type { Edition, Locale } from '@wbn/content/editions';
import type { Client } from '@wbn/core';
import { createContext } from 'react-router';

/** How loaders ask the API: as every widget does. */
export type Caller = Client['call'];

/** Loaders take the API from here: on the server one that forwards the visitor's address, in the browser one with the session. */
export const apiContext = createContext<Caller>();

/** The page's language, for loaders that fetch a page's own texts. */
export const localeContext = createContext<Locale>();

/** The site that runs, for loaders whose texts name its country. */
export const editionContext = createContext<Edition>();
