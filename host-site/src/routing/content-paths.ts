/**
 * The static pages, which are data in packages/content with one page component. The sitemap also uses them, in a process that loads no
 * page.
 */
export const contentPaths = [
  '/about-us',
  '/mission-vision',
  '/terms-and-conditions',
  '/privacy-policy',
  '/our-network',
  '/why-wbn',
  '/contact-us',
  '/membership-standard',
  '/membership-gold',
  '/membership-premium',
  '/membership-platinum',
  '/advertise-with-us',
  '/free-marketing',
  '/message-center',
  '/work-with-wbn',
  '/b2b-tips/export-to-the-world-tip-0',
  '/b2b-tips/how-to-create-export-system-tip-1',
  '/b2b-tips/industrial-marketing-tip-2',
  '/b2b-tips/distribution-network-tip-3',
  '/b2b-tips/international-buyers-tip-4',
  '/b2b-tips/qualified-exporting-companies-tip-5',
  '/b2b-tips/best-products-for-export-tip-6',
] as const;
