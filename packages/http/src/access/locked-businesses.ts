import { type RawBuilder, sql } from '@wbn/database';
import { businessesThatNeedAnotherLogin } from './other-login.ts';
import { businessesThatRequireIt, hasSecondFactorSql, type SecondFactorRule } from './second-factor.ts';

/**
 * SQL: the businesses for which a person may not act before they set up two-step login, or log in another way. The query has the login at
 * the account site under the name `login`.
 */
export const lockedBusinessesSql = (userID: RawBuilder<unknown>, duty: SecondFactorRule | undefined) =>
  sql<string[]>`(case when ${hasSecondFactorSql(userID)} or login.is_multi_factor then '{}'
    else ${businessesThatRequireIt(userID, duty)} end || ${otherLoginBusinessesSql(userID)})`;

/** SQL: those of them that need another login. */
export const otherLoginBusinessesSql = (userID: RawBuilder<unknown>) =>
  businessesThatNeedAnotherLogin(userID, sql.ref('login.provider_id'));
