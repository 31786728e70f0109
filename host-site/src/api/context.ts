import type { Edition, Locale } from '@wbn/content/editions';
import type { Client } from '@wbn/core';
import { createContext } from 'react-router';

/** The function by which loaders call the API. */
export type Caller = Client['call'];

/** The API for loaders: on the server it forwards the visitor's address, in the browser it has the session. */
export const apiContext = createContext<Caller>();

/** The page's language, for loaders of page texts. */
export const localeContext = createContext<Locale>();

/** The running edition, for loaders whose texts name its country. */
export const editionContext = createContext<Edition>();
