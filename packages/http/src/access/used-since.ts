import { sql } from '@wbn/database';

/** Seconds after which a session that nobody uses ends, and a login at the account site likewise. */
export const idleSeconds = 14 * 86_400;

/** A session, or a login at the account site, that was last used before this time has ended. */
export const usedSince = () => sql<Date>`now() - make_interval(secs => ${idleSeconds})`;
