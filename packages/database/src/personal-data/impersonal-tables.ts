/** Tables that hold nothing about a person, each with its content. */
export const impersonalTables = {
  refresh_tokens: 'hashes of tokens, removed with their session',
  used_proofs: 'hashes of proofs',
  partner_key_usage: 'numbers per key and day',
  business_categories: 'categories of a business',
  sign_in_domains: 'domains of a business, with the token that proves them',
  certificates: 'certificates of a business',
  slug_history: 'former addresses of pages',
  visibility_hours: 'numbers per resource and hour',
  business_days: 'numbers per business and day',
  products: 'products of a business',
  conversation_labels: 'labels of a business for its conversations',
  resource_counters: 'numbers per resource',
  search_log: 'searched words, without the person; 90 days',
  search_own_network: 'keyed hashes of networks of a business',
  webhook_events: 'events of the payment provider',
  invoices: 'receipts of a business',
} as const;
