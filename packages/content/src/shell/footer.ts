export type FooterLink = {
  /** Stable name of the label, for its translations. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
};

export type FooterColumn = { readonly id: string; readonly title: string; readonly links: readonly FooterLink[] };

const link = (id: string, label: string, href: string): FooterLink => ({ id, label, href });

/** The address of labels without a page of their own. */
const home = '/';

/** The five link columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    id: 'company',
    title: 'Company',
    links: [
      link('about-us', 'About Us', '/about-us'),
      link('privacy-policy', 'Privacy Policy', '/privacy-policy'),
      link('mission-vision', 'Mission, Vision and Values', '/mission-vision'),
      link('terms', 'Terms and Conditions', '/terms-and-conditions'),
      link('contact-us', 'Contact Us', '/contact-us'),
      link('developers-zone', 'Developers Zone', home),
    ],
  },
  {
    id: 'our-services',
    title: 'Our Services',
    links: [
      link('free-listing', 'Free Listing', '/membership-standard'),
      link('gold-membership', 'Gold Membership', '/membership-gold'),
      link('premium-membership', 'Premium Membership', '/membership-premium'),
      link('platinum-membership', 'Platinum Membership', '/membership-platinum'),
      link('company-verification', 'Company Verification', home),
      link('advertise-with-us', 'Advertise with Us', home),
    ],
  },
  {
    id: 'manufacturers',
    title: 'Manufacturers',
    links: [
      link('why-wbn', 'Why WBN?', '/why-wbn'),
      link('free-b2b-marketing', 'Free B2B Marketing', home),
      link('message-center', 'Message Center', home),
      link('direct-buyer-enquiries', 'Direct Buyer Enquiries', home),
      link('search-buyers', 'Search Buyers by Countries', home),
      link('export-to-the-world', 'Export to the World', '/b2b-tips/export-to-the-world-tip-0'),
    ],
  },
  {
    id: 'distributors',
    title: 'Distributors',
    links: [
      link('our-network', 'Our Network', '/our-network'),
      link('work-with-wbn', 'Work with WBN', home),
      link('search-manufacturers', 'Search Manufacturers by Country', home),
      link('search-suppliers', 'Search Suppliers by Country', home),
      link('search-retailers', 'Search Retailers by Country', home),
      link('b2b-contract-help', 'B2B Contract Help', home),
    ],
  },
  {
    id: 'buyers',
    title: 'Buyers',
    links: [
      link('certified-products', 'Certified Products', home),
      link('verified-manufacturers', 'Verified Manufacturers', home),
      link('international-logistics', 'International Logistics', home),
      link('private-label-industry', 'Private Label Industry', home),
      link('verified-worldwide-suppliers', 'Verified Worldwide Suppliers', home),
      link('certified-price-list', 'Certified Products Price List', home),
    ],
  },
];

/** The language line: each keeps the href `/`; a click stores `locale` first. */
export const footerLanguages: readonly { readonly locale: 'en' | 'es' | 'it' | 'zh'; label: string; href: string }[] = [
  { locale: 'en', label: 'English', href: home },
  { locale: 'es', label: 'Español', href: home },
  { locale: 'it', label: 'Italiano', href: home },
  { locale: 'zh', label: 'Chinese', href: home },
];

/** Labels of the two phone lines; the numbers are the edition's. */
export const footerPhones: readonly { readonly id: 'usa' | 'europe'; readonly label: string }[] = [
  { id: 'usa', label: 'USA' },
  { id: 'europe', label: 'Europe' },
];
