import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Consent by scope and by business. The old consent page described `read` as name and picture, which is `profile` now, so earlier consents
 * keep that. It did not name businesses, the newsfeed or contact data, so earlier consents do not include them. Keys ask for businesses and
 * the newsfeed from now on where they could use them before: people see the consent page again at their next login there.
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
update partner_keys set scopes = scopes || 'businesses'::text
  where scopes && '{react,comment,inquire,message}'::text[] and not 'businesses' = any(scopes);
update partner_keys set scopes = scopes || 'posts'::text where 'read' = any(scopes) and not 'posts' = any(scopes);
`),
};
