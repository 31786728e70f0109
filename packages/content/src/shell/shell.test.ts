import { describe, expect, it } from 'vitest';
import { footerColumns, footerLanguages } from './footer.ts';
import { accountMenu, mobileMenu, sidebarLinks, topBarIcons, topBarLinks, visitorMenu } from './navigation.ts';

const hrefs = (title: string) => footerColumns.find((column) => column.title === title)?.links.map(({ href }) => href);

describe('footer', () => {
  it('leads to the required addresses, column by column', () => {
    expect(footerColumns.map(({ title }) => title)).toEqual([
      'Company',
      'Our Services',
      'Manufacturers',
      'Distributors',
      'Buyers',
    ]);
    expect(hrefs('Company')).toEqual([
      '/about-us',
      '/privacy-policy',
      '/mission-vision',
      '/terms-and-conditions',
      '/contact-us',
      '/',
    ]);
    expect(hrefs('Our Services')).toEqual([
      '/membership-standard',
      '/membership-gold',
      '/membership-premium',
      '/membership-platinum',
      '/',
      '/',
    ]);
    expect(hrefs('Manufacturers')).toEqual(['/why-wbn', '/', '/', '/', '/', '/b2b-tips/export-to-the-world-tip-0']);
    expect(hrefs('Distributors')).toEqual(['/our-network', '/', '/', '/', '/', '/']);
    expect(hrefs('Buyers')).toEqual(['/', '/', '/', '/', '/', '/']);
  });

  it('offers its languages at the root', () => {
    expect(footerLanguages.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'English /',
      'Español /',
      'Italiano /',
      'Chinese /',
    ]);
  });
});

describe('navigation', () => {
  it('labels and orders its entries as the specification does', () => {
    const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
    expect(labels(topBarLinks)).toEqual(['Home', 'My Business', 'My B2B']);
    expect(labels(accountMenu)).toEqual(['My profile', 'Favorite Business', 'Need help?', 'Logout']);
    expect(mobileMenu.map(({ title, items }) => [title, ...labels(items)])).toEqual([
      ['ACCOUNT', 'My account', 'Messages', 'My business'],
      ['MAIN MENU', 'Home', 'Articles', 'Industries'],
      ['SUPPORT', 'Contact us'],
    ]);
    expect(labels(visitorMenu)).toEqual(['Login', 'Register']);
    expect(topBarIcons.find(({ id }) => id === 'notifications')?.href).toBeUndefined();
  });

  it('uses one id for one label', () => {
    const items = [...topBarLinks, ...topBarIcons, ...accountMenu, ...visitorMenu, ...sidebarLinks];
    const entries = [...items, ...mobileMenu.flatMap((group) => group.items)];
    const labelOf = new Map(entries.map(({ id, label }) => [id, label]));
    for (const { id, label } of entries) expect(labelOf.get(id)).toBe(label);
  });
});
