/**
 * The access table: what each role gets from a call. A call names its row; tests exercise every call with every role.
 * Source: section 6 of both documents, Q-37, Q-39, Q-52, Q-69.
 */
export const roles = [
  'anonymous', // no token
  'user', // a signed-in user acting on what is theirs or on public things
  'stranger', // a signed-in user acting on a business, post or thread of somebody else
  'member', // member of the business in question
  'admin', // admin of the business in question
  'owner', // owner of the business in question
  'otherParty', // the other side of a thread
  'partnerKey', // a signed-in user on a partner's page: publishable key, token of partner scopes, partner's Origin
] as const;
export type Role = (typeof roles)[number];

/** `yes`, or the status of the refusal. 404 hides that the thing exists. */
export type Outcome = 'yes' | 401 | 403 | 404;

export const scopes = ['read', 'react', 'comment', 'inquire', 'message', 'manage', 'pay'] as const;
export type Scope = (typeof scopes)[number];
/** What a partner page's token may do: never manage, never pay. */
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
  /** Any signed-in user, partner pages included when the scope allows. */
  signedIn: row(401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** A signed-in user managing their own account: never from a partner's page. */
  ownAccount: row(401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403),
  /** Signed in; when a businessID says "as this business", that business must let the user speak for it. */
  speaker: row(401, 'yes', 404, 'yes', 'yes', 'yes', 404, 'yes'),
  /** Only the parties of the thread, and whoever may speak for a party. */
  threadParty: row(401, 404, 404, 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** The author of a post, the owner of its timeline, or an owner or admin of the business it is of. */
  postAuthor: row(401, 'yes', 403, 403, 'yes', 'yes', 403, 403),
  /** Owner or admin of the business. */
  businessManager: row(401, 403, 403, 403, 'yes', 'yes', 403, 403),
  /** The owner of the business alone. */
  businessOwner: row(401, 403, 403, 403, 403, 'yes', 403, 403),
  /** Operators of the network, whatever else they are: nobody by a role in a business. */
  operator: row(401, 403, 403, 403, 403, 403, 403, 403),
  /** Calls of the account site, guarded by the credential they carry. */
  credential: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
} as const;
export type AccessPolicy = keyof typeof accessTable;
