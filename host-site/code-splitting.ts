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
  /host-site[\\/]src[\\/]session[\\/](own-business-changes\.ts|toggles\.ts|use-[^\\/]+)$/,
  /host-site[\\/]src[\\/]connections[\\/]Connect\.tsx$/,
  /host-site[\\/]src[\\/]texts[\\/]page-texts\.ts$/,
  /contract[\\/]src[\\/]limits\.ts$/,
  /core[\\/]src[\\/](controls[\\/]initials|users[\\/]photo)\.ts$/,
];

/**
 * Parts of first pages that the session needs too, and icons of first pages. A group of their own: in the session's file they would load it with each
 * page, and in the portal's file the session would wait for the whole portal.
 */
const ofAll = [
  /contract[\\/]src[\\/](ids|(businesses|reactions|follows)[\\/]calls)\.ts$/,
  /node_modules[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/](message-square|search)\.mjs$/,
];

/** Session and client: no code that draws, because the head of a logged-in person's page needs them first. */
const ofSession = [
  /node_modules[\\/](ky|zustand)[\\/]/,
  /core[\\/]src[\\/](api[\\/](batch|client|errors|fields|intent|path-of|send)|platform|session[\\/](acting-business|portal|session)|users[\\/]profile)\.ts$/,
  /contract[\\/]src[\\/](call|errors|sentences|writing[\\/]labels|users[\\/]full-name|(session|users|home|inquiries|messages|timelines)[\\/]calls)\.ts$/,
  /host-site[\\/]src[\\/]early[\\/]early-answers\.ts$/,
];

/**
 * Every page of a logged-in person: their session in the frame of the page, unread counts and live events, the menus of the top bar, forms with
 * pictures and their words, likes and follows.
 */
const ofMembers = [
  /widgets[\\/]src[\\/]diagnosis[\\/]wrong-argument\.ts$/,
  /host-site[\\/]src[\\/](personal[\\/][^\\/]+\.tsx?|session[\\/]FollowUnread\.tsx|session[\\/](ask-to-confirm|comment-drafts|live-session|lost-connection|report-own-businesses|second-factor|unread-messages|use-actors)\.ts)$/,
  /host-site[\\/]src[\\/](browser[\\/]with-cards|notifications[\\/]unread)\.ts$/,
  /host-site[\\/]src[\\/]shell[\\/](ActingAs|PersonalLinks|UnreadBadge)\.tsx$/,
  /host-site[\\/]src[\\/]ui[\\/](form[\\/](FileInput|NativeDropdown)\.tsx|form[\\/]said-by-server\.ts|form[\\/]texts[\\/][^\\/]+\.ts|picture[\\/](PictureFailure\.tsx|[^\\/]+\.ts))$/,
  /node_modules[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/](bell|flag|house|life-buoy|lock-keyhole|mail)\.mjs$/,
  /core[\\/]src[\\/](api[\\/]pages|drafts[\\/]kept|follows[\\/]follow|notifications[\\/]unread|posts[\\/](actors|post)|saved[\\/]save|users[\\/]email-confirmation)\.ts$/,
  /core[\\/]src[\\/](live|reactions|uploads)[\\/][^\\/]+\.ts$/,
  /contract[\\/]src[\\/](events|members|notifications|saved|uploads)[\\/]calls\.ts$/,
  /widgets[\\/]src[\\/](runtime[\\/](configure|registry)|theme[\\/]set-theme)\.ts$/,
];

/** The base of every widget. */
const ofWidgets = [
  /shadow-dom-inject[\\/]src[\\/]/,
  /node_modules[\\/](@preact[\\/]compat|preact)[\\/]/,
  /widgets[\\/]src[\\/]runtime[\\/](core|lazy-client|renderer|session|settled|use-sync-external-store|widget)\.ts$/,
  /widgets[\\/]src[\\/]ui[\\/](Icon|Picture|id-attribute|late-sheet|live|methods|open-link)\.tsx?$/,
  /widgets[\\/]src[\\/]ui[\\/](base|widget-tokens)\.css/,
  /core[\\/]src[\\/]reference-data[\\/]lists\.ts$/,
  /contract[\\/]src[\\/]reference-data[\\/]calls\.ts$/,
];

/** The message center, which the portal shows whole. */
const ofMessageCenter = [
  /widgets[\\/]src[\\/]message-center[\\/](?!texts[\\/]|translation)/,
  /widgets[\\/]src[\\/]message-center[\\/]texts[\\/]((inbox|desk)[\\/]|en\.ts$)/,
  /core[\\/]src[\\/](desk[\\/][^\\/]+|inquiries[\\/]speakers|messages[\\/][^\\/]+)\.ts$/,
  /contract[\\/]src[\\/]desk[\\/]calls\.ts$/,
  /host-site[\\/]src[\\/]pages[\\/]messages[\\/]loader\.ts$/,
];

/** Business cards, which several pages show, and the words of the search box that comes with them. */
const ofCards = [
  /widgets[\\/]src[\\/](business-card[\\/](about|element|fetch-card|model|parts|texts[\\/]en|variants|view)\.tsx?|search-box[\\/]texts[\\/]en\.ts|ui[\\/]stamp\.ts)$/,
  /widgets[\\/]src[\\/](business-card[\\/](result|styles)|ui[\\/](badge|picture|tiers))\.css/,
  /core[\\/]src[\\/]businesses[\\/]card\.ts$/,
];

/** Shared by cards and pages, without imports of their own: a business's tier, also at the head of its page, and the way to the parts of a card. */
const ofTiers = [
  /widgets[\\/]src[\\/]parts[\\/]parts-of\.ts$/,
  /contract[\\/]src[\\/]businesses[\\/](access-roles|answers)\.ts$/,
  /node_modules[\\/]lucide[\\/]dist[\\/]esm[\\/]icons[\\/](award|badge|circle|crown|diamond)\.mjs$/,
];

/** All expressions, for the check that each names a file. */
export const expressions = [
  ...small,
  ...ofAll,
  ...ofSession,
  ...ofMembers,
  ...ofWidgets,
  ...ofMessageCenter,
  ...ofCards,
  ...ofTiers,
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
  { name: 'common', test: isOneOf(ofAll), priority: 1 },
  { ...alone('message-center', ofMessageCenter), priority: 1 },
  { ...alone('cards', ofCards), priority: 1 },
  { ...alone('tiers', ofTiers), priority: 1 },
  { name: 'parts', test: isOneOf(small), minShareCount: 4, priority: 1 },
  alone('session', ofSession),
  { ...alone('members', ofMembers), priority: 1 },
  alone('widgets', ofWidgets),
];
