import { type RawBuilder, sql } from '@wbn/database';
import { hasSecondFactorSql } from './second-factor.ts';

/**
 * SQL: the businesses of a person for which this login does not count. A login by the provider of one business says nothing for the others:
 * its administrators could log in as the person. A business that requires its provider takes no other login, but those of owners with
 * two-step login, so that a broken provider locks nobody out.
 */
export const businessesThatNeedAnotherLogin = (userID: RawBuilder<unknown>, providerID: RawBuilder<unknown>) =>
  sql<string[]>`array(select m.business_id::text from business_members m
    left join sign_in_providers p on p.business_id = m.business_id
    where m.user_id = ${userID} and p.id is distinct from ${providerID} and (${providerID} is not null
      or (p.required and not (m.role = 'owner' and ${hasSecondFactorSql(userID)}))))`;
