import { actions, goGlobal, h2, image, type Page, p, ul } from './blocks.ts';

export const workWithWbn: Page = {
  id: 'work-with-wbn',
  path: '/work-with-wbn',
  title: 'Work with WBN',
  lead: 'Represent the network in your region, bring your association, or build on our widgets.',
  meta: {
    title: 'Work with WBN in {theCountry}',
    description:
      'Become a representative or a partner of WBN in {theCountry}: for consultants, chambers, associations and developers who serve {demonym} companies.',
    keywords: [
      'work with WBN',
      'representative {country}',
      'export consultant',
      'chamber of commerce',
      'partner program',
    ],
  },
  layout: 'marketing',
  blocks: [
    image('partners', 'Three people joining pieces of a puzzle'),
    h2('Representatives'),
    p(
      'Our representatives visit companies, help them to present themselves and explain what a foreign buyer expects to see. It suits consultants and agents who already know the factories of their region and would like to offer them something concrete.',
    ),
    h2('Chambers, associations and public bodies'),
    p(
      'Bring your members as a group. We help to enter them correctly, show them together and report how often they were found and asked. {demonym} institutions that promote exports use the directory to answer foreign inquiries as well.',
    ),
    h2('Publishers and developers'),
    p(
      'The search box, the business card, the product page and the other parts of this site can be placed on your own pages with one line of code. Your readers search for suppliers without leaving you.',
    ),
    h2('What we look for'),
    ul(
      'Knowledge of at least one industry',
      'An honest way of selling',
      'Patience with companies that export for the first time',
    ),
    p('Write to {email} and tell us what you do and where.'),
    actions({ label: 'Contact us', to: '/contact-us' }),
    goGlobal,
  ],
};
