import type { PersonalTable } from './personal-table.ts';

const operators = 'operators answer for what they did';

/** Data of the network itself: mails to send, live events, repeats, the audit log. */
export const platformTables = {
  outbox_emails: {
    holds: 'mails to send; their content is emptied after sending',
    persons: [],
    addresses: ['to_address'],
    kept: '30 days after sending, 90 after a failure; removed with the account of the address',
    notExported: 'the person has them as mails',
  },
  events: {
    holds: 'live events for open pages, by topic',
    persons: [],
    kept: 'an hour',
    notExported: 'copies of other rows',
  },
  idempotency_keys: {
    holds: 'answers of calls that can be repeated, by caller',
    persons: [],
    kept: '24 hours; removed with the account of the caller',
    notExported: 'copies of other rows',
  },
  rate_limit_buckets: {
    holds: 'how often a person, network or address used a limit',
    persons: [],
    kept: 'until the limit is full again, at most a day',
    notExported: 'numbers only',
  },
  audit_log: {
    holds: 'acts with special rights, with the kind of browser',
    persons: ['actor_user_id'],
    stays: 'the log can be changed by nobody',
    kept: 'as long as the network',
    exported: { by: ['actor_user_id'], columns: ['at', 'action', 'business_id', 'resource_type', 'resource_id'] },
  },
  enquiries: {
    holds: 'forms of the help page',
    persons: ['user_id', 'handled_by'],
    addresses: ['email'],
    removedBy: ['user_id'],
    stays: operators,
    kept: 'until they are answered, and 365 days more',
    exported: { by: ['user_id'], columns: ['email', 'country_code', 'fields', 'created_at'] },
  },
  search_choice: {
    holds: 'keyed hashes of the account and network that chose a search result',
    persons: [],
    kept: '90 days',
    notExported: 'the hashes lead back to nobody',
  },
  thesaurus_terms: {
    holds: 'words that operators added to the thesaurus or switched off, with the operator',
    persons: ['added_by'],
    stays: operators,
    kept: 'as long as the network',
    notExported: 'words of the network',
  },
} as const satisfies Record<string, PersonalTable>;
