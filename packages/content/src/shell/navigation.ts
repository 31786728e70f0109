/** A menu entry. Without an href it is an action (`logout`) or a part that is switched off. */
export type NavigationItem = { readonly id: string; readonly label: string; readonly href?: string };

export type NavigationGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly NavigationItem[];
};

/** The three links of the bar for logged-in visitors from 768 px on. */
export const topBarLinks: readonly NavigationItem[] = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'my-business', label: 'My Business', href: '/my-business' },
  { id: 'my-b2b', label: 'My B2B', href: '/newsfeed' },
];

/** The two icons of the bar beside them, at every width. */
export const topBarIcons: readonly NavigationItem[] = [
  { id: 'messages', label: 'Messages', href: '/my-messages' },
  { id: 'notifications', label: 'Notifications' },
];

/** The account dropdown, in order. */
export const accountMenu: readonly NavigationItem[] = [
  { id: 'my-profile', label: 'My profile', href: '/profile' },
  { id: 'favorite-business', label: 'Favorite Business' },
  { id: 'need-help', label: 'Need help?', href: '/contact-us/form' },
  { id: 'logout', label: 'Logout' },
];

/** The two buttons of a logged-out visitor; their addresses belong to the account site. */
export const visitorMenu: readonly NavigationItem[] = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Register' },
];

/** The menu behind the hamburger; Logout follows it. */
export const mobileMenu: readonly NavigationGroup[] = [
  {
    id: 'account',
    title: 'ACCOUNT',
    items: [
      { id: 'my-account', label: 'My account', href: '/profile' },
      { id: 'messages', label: 'Messages', href: '/my-messages' },
      { id: 'mobile-my-business', label: 'My business', href: '/my-business' },
    ],
  },
  {
    id: 'main-menu',
    title: 'MAIN MENU',
    items: [
      { id: 'home', label: 'Home', href: '/' },
      { id: 'articles', label: 'Articles', href: '/b2b-tips/export-to-the-world-tip-0' },
      { id: 'industries', label: 'Industries', href: '/industries' },
    ],
  },
  {
    id: 'support',
    title: 'SUPPORT',
    items: [{ id: 'mobile-contact-us', label: 'Contact us', href: '/contact-us' }],
  },
];

/** The sidebar's links besides the industries. */
export const sidebarLinks: readonly NavigationItem[] = [
  { id: 'all-categories', label: 'All Categories', href: '/industries' },
  { id: 'view-more', label: 'View More', href: '/industries' },
  { id: 'view-more-categories', label: 'View More Categories', href: '/' },
];
