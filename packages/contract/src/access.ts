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

/**
 * The scopes that a person can allow a partner's page, in the order of the consent page. The page, SECURITY.md and the tests all use this list.
 * A token of a partner's page needs the scope that a call names; it never manages and never pays.
 */
export const partnerScopes = [
  'read', // public things, and that the person is logged in: part of every login, so nobody can refuse it alone
  'profile', // name, picture and profile, without the fields of `contact`
  'contact', // the fields of `contactFields`
  'businesses', // the businesses that the person chose: see them, and speak for them within the other scopes; without it there are none
  'posts', // the newsfeed
  'react',
  'comment',
  'inquire',
  'message',
] as const;
export type PartnerScope = (typeof partnerScopes)[number];
export const scopes = [...partnerScopes, 'manage', 'pay'] as const;
export type Scope = (typeof scopes)[number];

/**
 * Whether a text is a scope that a partner's page may ask for.
 *
 * @example isPartnerScope('message') // true
 * @example isPartnerScope('pay') // false
 */
export const isPartnerScope = (scope: string): scope is PartnerScope =>
  (partnerScopes as readonly string[]).includes(scope);

/** Fields of one's own profile that a partner's page gets only with the scope `contact`. Without it they are left empty. */
export const contactFields = ['email', 'mobilePhone', 'birthDate'] as const;

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
  /** Everyone who belongs to the business, on our own sites alone. The other side of a thread is refused. */
  businessMember: row(401, 403, 403, 'yes', 'yes', 'yes', 403, 403),
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
