import type { SiteSession } from '../session/site-session.ts';
import type { SiteSettings } from '../settings.ts';
import { type Caller, callerOver } from './caller.ts';

/** Calls from the browser: with the visitor's token whenever there is one. */
export const browserCaller = ({ api }: SiteSettings, session: SiteSession): Caller =>
  callerOver(async (address, init) => {
    const token = await session.token();
    const headers = token ? { ...init.headers, authorization: `Bearer ${token}` } : init.headers;
    return fetch(`${api}/${address}`, { ...init, headers });
  });
