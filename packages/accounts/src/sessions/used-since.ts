import { sql } from '@wbn/database';
import { idleSeconds } from './lifetimes.ts';

/** A session, or a login at the account site, that was last used before this time has ended. */
export const usedSince = () => sql<Date>`now() - make_interval(secs => ${idleSeconds})`;
