/**
 * Which modules share a file of the browser's build. A request costs a slow phone more than a small module: code of every page is one file,
 * and code that several pages need together is another; otherwise each icon would be a request. A module that no group names stands in
 * the file of the page that needs it, or in one of its own if several pages do.
 */

/** The modules whose paths match one of the expressions. */
const isOneOf = (expressions: readonly RegExp[]) => (id: string) => expressions.some((one) => one.test(id));

/** Icons and small shared modules; no widget, client or call table. */
const small = [
  /node_modules[\\/]lucide[\\/]/,
  /host-site[\\/]src[\\/]ui[\\/][^\\/]+$/,
  /host-site[\\/]src[\\/]session[\\/]use-[^\\/]+$/,
  /host-site[\\/]src[\\/]connections[\\/]Connect\.tsx$/,
  /host-site[\\/]src[\\/]texts[\\/]page-texts\.ts$/,
  /contract[\\/]src[\\/]limits\.ts$/,
  /contract[\\/]src[\\/][^\\/]+[\\/](ids|sentences)\.ts$/,
  /core[\\/]src[\\/]users[\\/]photo\.ts$/,
];

/** Session and client: no code that draws, because the head of a logged-in person's page needs them first. */
const ofSession = [
  /node_modules[\\/](ky|zustand)[\\/]/,
  /core[\\/]src[\\/](api[\\/](batch|client|errors|fields|intent|page-request|path-of|send)|platform|session[\\/](acting-business|portal|session)|users[\\/]profile)\.ts$/,
  /contract[\\/]src[\\/](call|errors|(session|users|home|inquiries|messages|timelines)[\\/]calls)\.ts$/,
  /host-site[\\/]src[\\/]early[\\/]early-answers\.ts$/,
];

/** Every page of a logged-in person: their session in the frame of the page, unread counts and live events. */
const ofMembers = [
  /host-site[\\/]src[\\/](personal[\\/][^\\/]+\.tsx?|session[\\/](ask-to-confirm|comment-drafts|live-session|second-factor|unread-messages|use-actors)\.ts)$/,
  /host-site[\\/]src[\\/](browser[\\/]with-cards|notifications[\\/]unread)\.ts$/,
  /core[\\/]src[\\/](api[\\/]pages|drafts[\\/]kept|notifications[\\/]unread|posts[\\/]post|users[\\/]email-confirmation)\.ts$/,
  /core[\\/]src[\\/]live[\\/][^\\/]+\.ts$/,
  /contract[\\/]src[\\/](events|notifications)[\\/]calls\.ts$/,
  /widgets[\\/]src[\\/](runtime[\\/](configure|registry)|theme[\\/]set-theme)\.ts$/,
];

/** Forms with pictures, and their words. */
const ofForms = [
  /host-site[\\/]src[\\/]ui[\\/](form[\\/](FileInput|NativeDropdown)\.tsx|form[\\/]texts[\\/][^\\/]+\.ts|picture[\\/](PictureFailure\.tsx|[^\\/]+\.ts))$/,
];

/** The menu of a logged-in person in the top bar. */
const ofAccountMenu = [
  /host-site[\\/]src[\\/]shell[\\/](AccountMenu|ActingAs|Bell|PersonalLinks|UnreadBadge|UserArea)\.tsx$/,
  /node_modules[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/](bell|house|lock-keyhole)\.mjs$/,
];

/** The base of every widget. */
const ofWidgets = [
  /shadow-dom-inject[\\/]src[\\/]/,
  /node_modules[\\/]preact[\\/]/,
  /widgets[\\/]src[\\/]runtime[\\/](core|lazy-client|session|use-sync-external-store|widget)\.ts$/,
  /widgets[\\/]src[\\/]ui[\\/](Icon|Picture|id-attribute|late-sheet|live|methods|open-link)\.tsx?$/,
  /core[\\/]src[\\/]reference-data[\\/]lists\.ts$/,
  /contract[\\/]src[\\/]reference-data[\\/]calls\.ts$/,
];

/** The message center, which the portal shows whole. */
const ofMessageCenter = [
  /widgets[\\/]src[\\/]message-center[\\/](?!texts[\\/]|translation)/,
  /widgets[\\/]src[\\/]message-center[\\/]texts[\\/](inbox|desk)[\\/]/,
  /core[\\/]src[\\/](desk[\\/][^\\/]+|inquiries[\\/]speakers|messages[\\/][^\\/]+)\.ts$/,
  /contract[\\/]src[\\/]desk[\\/]calls\.ts$/,
];

/** Business cards, which several pages show. */
const ofCards = [
  /widgets[\\/]src[\\/](business-card[\\/](about|fetch-card|model|parts|variants)\.tsx?|ui[\\/]stamp\.ts)$/,
  /core[\\/]src[\\/]businesses[\\/]card\.ts$/,
];

/** A business's tier, in cards and at the head of its page. */
const ofTiers = [
  /contract[\\/]src[\\/]businesses[\\/](access-roles|answers)\.ts$/,
  /node_modules[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/](award|badge|circle|crown|diamond)\.mjs$/,
];

/** Without all that its modules import: by the barrel of the core that is everything. */
const alone = (name: string, expressions: readonly RegExp[]) => ({
  name,
  test: isOneOf(expressions),
  includeDependenciesRecursively: false,
});

export const groups = [
  // Changes only with React, not with each of our releases: stays cached.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'portal', tags: ['$initial' as const], test: (id: string) => !id.endsWith('entry-react.ts'), priority: 2 },
  // The product page loads likes itself. Without its own group, these calls would join the client's chunk and load it early.
  { name: 'likes', test: /contract[\\/]src[\\/](ids|(businesses|reactions|follows)[\\/]calls)\.ts$/, priority: 1 },
  { name: 'words', test: /contract[\\/]src[\\/](sentences|labels|users[\\/]full-name)\.ts$/, priority: 1 },
  { ...alone('forms', ofForms), priority: 1 },
  { ...alone('message-center', ofMessageCenter), priority: 1 },
  { ...alone('account-menu', ofAccountMenu), priority: 1 },
  { ...alone('cards', ofCards), priority: 1 },
  { ...alone('tiers', ofTiers), priority: 1 },
  { name: 'parts', test: isOneOf(small), minShareCount: 4, priority: 1 },
  alone('session', ofSession),
  alone('members', ofMembers),
  alone('widgets', ofWidgets),
];
