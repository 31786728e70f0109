import type { PersonalTable } from './personal-table.ts';

const books = 'bookkeeping needs it';
const ofBusiness = 'it belongs to the business';
const business = 'as long as the business';

/** Businesses, their members and their payments. */
export const businessTables = {
  businesses: {
    holds: 'the person who created the business, and its contact data',
    persons: ['created_by'],
    stays: ofBusiness,
    kept: 'as long as the network',
    exported: { by: ['created_by'], columns: ['id', 'company_name', 'contact', 'created_at'] },
  },
  business_members: {
    holds: 'businesses of the person, with role',
    persons: ['user_id', 'invited_by'],
    removedBy: ['user_id'],
    stays: 'a colleague remains a member',
    kept: 'as long as the membership',
    exported: { by: ['user_id'], columns: ['business_id', 'role', 'created_at'] },
  },
  business_invitations: {
    holds: 'invited addresses',
    persons: ['invited_by', 'accepted_by'],
    addresses: ['email'],
    stays: 'another person was invited',
    kept: business,
    exported: { by: ['accepted_by'], columns: ['business_id', 'role', 'created_at', 'accepted_at'] },
  },
  second_factor_duties: {
    holds: 'the owner who required two-step login of the members',
    persons: ['set_by'],
    stays: ofBusiness,
    kept: business,
    notExported: ofBusiness,
  },
  sign_in_providers: {
    holds: 'the owner who connected the identity provider of a business',
    persons: ['created_by'],
    stays: ofBusiness,
    kept: business,
    notExported: ofBusiness,
  },
  verifications: {
    holds: 'the persons who sent evidence and who decided',
    persons: ['submitted_by', 'reviewed_by'],
    stays: ofBusiness,
    kept: business,
    notExported: ofBusiness,
  },
  boosts: {
    holds: 'the person who started a boost',
    persons: ['user_id'],
    stays: ofBusiness,
    kept: business,
    notExported: ofBusiness,
  },
  conversation_assignments: {
    holds: 'the member who answers a conversation, and the colleague who chose the member',
    persons: ['user_id', 'assigned_by'],
    removedBy: ['user_id'],
    stays: 'another member remains assigned',
    kept: 'as long as the membership',
    exported: { by: ['user_id'], columns: ['business_id', 'inquiry_id', 'assigned_at'] },
  },
  conversation_notes: {
    holds: 'internal notes of a business on its conversations, with their author',
    persons: ['user_id'],
    stays: ofBusiness,
    kept: business,
    notExported: ofBusiness,
  },
  message_templates: {
    holds: 'the person who wrote a saved answer of a business',
    persons: ['created_by'],
    stays: ofBusiness,
    kept: business,
    notExported: ofBusiness,
  },
  subscriptions: {
    holds: 'the person who bought a membership',
    persons: ['created_by'],
    stays: books,
    kept: business,
    exported: { by: ['created_by'], columns: ['business_id', 'tier', 'state', 'period_start', 'period_end'] },
  },
  payments: {
    holds: 'the person who paid, and the address of the receipt',
    persons: ['user_id'],
    addresses: ['receipt_email'],
    stays: books,
    kept: business,
    exported: {
      by: ['user_id'],
      columns: [
        'business_id',
        'tier',
        'amount_cents',
        'credit_cents',
        'currency',
        'state',
        'receipt_email',
        'created_at',
      ],
    },
  },
  uploads: {
    holds: 'uploaded files',
    persons: ['owner_user_id'],
    stays:
      'files of messages, businesses and of posts on other timelines stay with them; others are deleted within a minute',
    kept: 'until nothing uses the file',
    exported: { by: ['owner_user_id'], columns: ['purpose', 'content_type', 'created_at', 'key', 'variants', 'state'] },
  },
} as const satisfies Record<string, PersonalTable>;
