import { createContext } from 'react-router';
import type { Caller } from './caller.ts';

/** Loaders take the API from here: on the server one that forwards the visitor's address, in the browser one with the session. */
export const apiContext = createContext<Caller>();
