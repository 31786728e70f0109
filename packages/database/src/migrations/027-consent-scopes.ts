import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Consent by scope and by business. Who allowed `read` read on the page that the site sees name and picture, which is `profile` now.
 * Contact data, the newsfeed and businesses were not named there: no grant of before has them, and people are asked again.
 */
export const consentScopes: Migration = {
  up: runSql(`
alter table sessions add column business_ids uuid[] not null default '{}';
alter table consents add column business_ids uuid[] not null default '{}';
alter table consents add column asked_scopes text[] not null default '{}';
update partner_keys set scopes = scopes || 'profile'::text where 'read' = any(scopes) and not 'profile' = any(scopes);
update sessions set scopes = scopes || 'profile'::text
  where kind = 'partner' and 'read' = any(scopes) and not 'profile' = any(scopes);
update consents set scopes = scopes || 'profile'::text where 'read' = any(scopes) and not 'profile' = any(scopes);
update consents set asked_scopes = scopes;
`),
};
