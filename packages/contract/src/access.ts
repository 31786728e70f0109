/** The access table: the outcome of a call for each role. Each call names its row; tests run every call with every role. */
export const roles = [
  'anonymous', // no token
  'user', // a logged-in user acting on their own or public resources
  'stranger', // a logged-in user acting on another person's business, post or thread
  'member', // member of the business in question
  'admin', // admin of the business in question
  'owner', // owner of the business in question
  'otherParty', // the other side of a thread
  'partnerKey', // a logged-in user on a partner page: publishable key, token with partner scopes, the partner's Origin
] as const;
export type Role = (typeof roles)[number];

/** `yes`, or the status of the refusal. 404 hides that the resource exists. */
export type Outcome = 'yes' | 401 | 403 | 404;

export const scopes = ['read', 'react', 'comment', 'inquire', 'message', 'manage', 'pay'] as const;
export type Scope = (typeof scopes)[number];
/** Scopes that a partner page's token may have: never manage, never pay. */
export const partnerScopes: readonly Scope[] = ['read', 'react', 'comment', 'inquire', 'message'];

const row = (
  anonymous: Outcome,
  user: Outcome,
  stranger: Outcome,
  member: Outcome,
  admin: Outcome,
  owner: Outcome,
  otherParty: Outcome,
  partnerKey: Outcome,
) => ({ anonymous, user, stranger, member, admin, owner, otherParty, partnerKey }) satisfies Record<Role, Outcome>;

export const accessTable = {
  /** Anyone, on any site whose key or origin is known. */
  public: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** Any logged-in user, also on partner pages if the scope allows. */
  signedIn: row(401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** A logged-in user managing their own account: never from a partner page. */
  ownAccount: row(401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403),
  /** Logged in; if a businessID asks to act as that business, the user must be allowed to speak for it. */
  speaker: row(401, 'yes', 404, 'yes', 'yes', 'yes', 404, 'yes'),
  /** Only the parties of the thread, and users who speak for a party. */
  threadParty: row(401, 404, 404, 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** The author of a post, the owner of its timeline, or an owner or admin of its business. */
  postAuthor: row(401, 'yes', 403, 403, 'yes', 'yes', 403, 403),
  /** Owner or admin of the business. */
  businessManager: row(401, 403, 403, 403, 'yes', 'yes', 403, 403),
  /** Only the owner of the business. */
  businessOwner: row(401, 403, 403, 403, 403, 'yes', 403, 403),
  /** Only operators of the network; a role in a business does not count. */
  operator: row(401, 403, 403, 403, 403, 403, 403, 403),
  /** Calls of the account site, protected by the credential that they carry. */
  credential: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
} as const;
export type AccessPolicy = keyof typeof accessTable;
