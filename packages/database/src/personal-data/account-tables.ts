import type { PersonalTable } from './personal-table.ts';

const account = 'as long as the account';
const secret = 'secrets and their hashes only';

/** Account, logins and what a person allowed. */
export const accountTables = {
  users: {
    holds: 'name, e-mail address, password hash, profile',
    persons: ['id'],
    addresses: ['email'],
    stays: 'the row is emptied, so that its page answers that it was removed',
    kept: account,
    exported: {
      by: ['id'],
      columns: [
        ...['id', 'email', 'email_verified_at', 'username', 'first_name', 'last_name', 'mobile_country_code'],
        ...['mobile_number', 'birth_date', 'show_birth_date', 'profession', 'show_profession', 'brief_presentation'],
        ...['company_name', 'city', 'country_code', 'state_id', 'gender_code', 'language_code', 'job_position_id'],
        ...['business_type_code', 'industry_id', 'locale', 'role', 'created_at', 'updated_at'],
      ],
    },
  },
  sessions: {
    holds: 'sites where the person is logged in, with browser and times',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: '30 days after their end',
    exported: {
      by: ['user_id'],
      columns: [
        ...['kind', 'origin', 'scopes', 'business_ids', 'user_agent_label', 'created_at', 'last_seen_at'],
        'revoked_at',
      ],
    },
  },
  account_sessions: {
    holds: 'logins at the account site, with browser and times',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'until they expire, and the sessions that began with them end',
    exported: { by: ['user_id'], columns: ['user_agent_label', 'created_at', 'last_seen_at', 'expires_at'] },
  },
  known_devices: {
    holds: 'browsers that logged in before',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'until they expire',
    exported: { by: ['user_id'], columns: ['user_agent_label', 'created_at', 'last_seen_at', 'expires_at'] },
  },
  handover_codes: {
    holds: 'one-time codes between our sites',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'a day after they expire',
    notExported: secret,
  },
  consents: {
    holds: 'partner pages that the person allowed, with scopes',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['origin', 'scopes', 'business_ids', 'granted_at', 'revoked_at'] },
  },
  email_tokens: {
    holds: 'mailed links, and the address of a change of address',
    persons: ['user_id'],
    addresses: ['new_email'],
    removedBy: ['user_id'],
    kept: 'a day after they expire',
    exported: { by: ['user_id'], columns: ['purpose', 'new_email', 'created_at', 'expires_at', 'used_at'] },
  },
  registrations: {
    holds:
      'name, address and password hash of a registration that waits for its link; without the hash once it was used',
    persons: [],
    addresses: ['email'],
    kept: 'until the link expires',
    notExported: 'no account exists yet',
  },
  auth_trail: {
    holds: 'logins, account changes and acts with special rights, with hashed address, network, browser and outcome',
    persons: ['user_id'],
    kept: '90 days; a deletion takes the id out of its rows',
    exported: {
      by: ['user_id'],
      columns: ['at', 'event', 'outcome', 'address_prefix', 'user_agent_label'],
    },
  },
  sign_in_links: {
    holds: 'identity providers of businesses by which the person logs in, with the id there',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'until the person or the business ends it',
    exported: { by: ['user_id'], columns: ['provider_id', 'subject', 'created_at', 'last_used_at'] },
  },
  sign_in_removals: {
    holds:
      'hashes of the address, and of the provider’s id, of a person whom a business removed: its provider cannot make them a member again',
    persons: [],
    kept: 'until the business invites the person again, or has no identity provider',
    notExported: secret,
  },
  authenticators: {
    holds: 'the encrypted secret of an authenticator app',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['state', 'created_at'] },
  },
  authenticator_setups: {
    holds: 'the encrypted secret of an authenticator app that a login sets up',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'an hour, or until its first code',
    notExported: secret,
  },
  recovery_codes: {
    holds: 'hashes of recovery codes',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    notExported: secret,
  },
  login_steps: {
    holds: 'logins between password and second step',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: 'until they expire',
    notExported: secret,
  },
  passkeys: {
    holds: 'public keys of passkeys and their names',
    persons: ['user_id'],
    removedBy: ['user_id'],
    kept: account,
    exported: { by: ['user_id'], columns: ['name', 'created_at', 'last_used_at'] },
  },
  partner_keys: {
    holds: 'the owner of a partner key',
    persons: ['owner_user_id'],
    stays: 'partner pages go on working',
    kept: 'as long as the network',
    exported: { by: ['owner_user_id'], columns: ['name', 'publishable_key', 'origins', 'created_at', 'revoked_at'] },
  },
} as const satisfies Record<string, PersonalTable>;
